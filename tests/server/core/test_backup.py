"""Backup and restore between both kinds of databases, while people play."""

from __future__ import annotations

import asyncio
import gzip
import random
import stat
from pathlib import Path

import pytest

from tafelrunde.cli import main
from tafelrunde.kernel.game import UsageError
from tafelrunde.server.core.settings import SECRET_VARIABLE, Settings
from tafelrunde.server.core.storage import Storage
from tafelrunde.server.core.storage.backup import back_up, restore
from tafelrunde.server.startup import prepare

from ..cluster import BOTH
from ..guests import BESIDE, ME, committed, fast_forward, quiet_choice, running, settings_in

pytestmark = pytest.mark.anyio


def storage_of(folder: Path, url: str) -> Storage:
    return Storage(settings_in(folder, db=url).database_url())


@pytest.fixture(params=["sqlite", "postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A second database, in which there is nothing yet."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("second_postgres")
        return url
    return f"sqlite:///{tmp_path / 'elsewhere.db'}"


@BOTH
async def test_a_backup_of_a_running_server_brings_everything_back(
    tmp_path: Path, database: str, elsewhere: str
) -> None:
    file = tmp_path / "tables.backup"
    async with running(tmp_path, db=database) as server:
        guest = await server.somebody("Mara")
        over = await guest.table(ME, BESIDE, options={"stall_rounds": 10})
        await fast_forward(server, over, 100_000, random.Random(1))
        table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
        await fast_forward(server, table, 30, random.Random(2))
        seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
        await guest.post(f"/tables/{table}/chat", {"text": "Zug um Zug 🎲"}, 201)
        state = await quiet_choice(guest, table, await guest.state(table, seat))
        backup = await back_up(server.services.storage, file, "")
    assert backup.rows > 100
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    storage = storage_of(tmp_path, elsewhere)
    assert await restore(storage, file) == backup
    with pytest.raises(UsageError, match="something in this database already"):
        await restore(storage, file)
    await storage.close()
    async with running(tmp_path, db=elsewhere) as server:
        guest = guest.at(server)
        assert (await guest.get("/me"))["name"] == "Mara"
        assert await guest.state(table, seat) == state
        assert (await guest.get(f"/tables/{over}"))["result"]
        assert (await guest.get(f"/tables/{table}/chat"))[0]["text"] == "Zug um Zug 🎲"
        assert (await guest.step(table, "undo", state))["ply"] < state["ply"]
        assert (await committed(server, over)).over


async def test_a_damaged_backup_restores_nothing(tmp_path: Path) -> None:
    file = tmp_path / "good"
    async with running(tmp_path) as server:
        await (await server.somebody()).table(ME, BESIDE)
        await back_up(server.services.storage, file, "")
        with pytest.raises(UsageError, match="exists already"):
            await back_up(server.services.storage, file, "")
    whole = gzip.decompress(file.read_bytes())
    lines = whole.splitlines(keepends=True)
    damaged = {
        "cut": file.read_bytes()[:-20],
        "shorter": gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        "changed": gzip.compress(whole.replace(b"deus", b"deux")),
        "text": b"Dear database",
        "nothing": b"",
    }
    for name, content in damaged.items():
        (tmp_path / name).write_bytes(content)
        storage = storage_of(tmp_path, f"sqlite:///{tmp_path / name}.db")
        with pytest.raises(UsageError, match="damaged"):
            await restore(storage, tmp_path / name)
        await storage.prepare()
        assert await restore(storage, file)
        await storage.close()


def test_the_commands_carry_the_secret_along(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without it guests would not be known again."""
    monkeypatch.delenv(SECRET_VARIABLE, raising=False)
    old, new, file = tmp_path / "old" / "t.db", tmp_path / "new" / "t.db", str(tmp_path / "file")
    assert main(["backup", file, "--db", str(old)]) == 2
    assert "no tables" in capsys.readouterr().err
    asyncio.run(prepare(Settings(db=str(old))))
    assert main(["backup", file, "--db", str(old)]) == 0
    assert main(["restore", file, "--db", str(new)]) == 0
    assert "0 rows" in capsys.readouterr().out
    assert (new.parent / "secret.key").read_bytes() == (old.parent / "secret.key").read_bytes()
    assert main(["restore", str(tmp_path / "none"), "--db", str(new)]) == 2
    assert capsys.readouterr().err.count("\n") == 1

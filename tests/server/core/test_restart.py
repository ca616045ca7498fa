"""Everything survives a restart of the process."""

from __future__ import annotations

import asyncio
import random
import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tafelrunde.kernel.game import UsageError
from tafelrunde.server.core.settings import Settings
from tafelrunde.server.core.storage import Storage, engine
from tafelrunde.server.core.storage.migrations.newest import NEWEST
from tafelrunde.server.core.storage.models import Stored
from tafelrunde.server.core.storage.schema import MIGRATIONS

from ..cluster import BOTH
from ..guests import BESIDE, ME, bot_seat, committed, fast_forward, quiet_choice, running, until_asked

pytestmark = [pytest.mark.anyio, BOTH]


async def test_a_restart_in_the_middle_of_a_turn_loses_nothing(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, db=database) as server:
        guest = await server.somebody("Mara")
        table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
        await fast_forward(server, table, 30, random.Random(2))
        seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
        before = await quiet_choice(guest, table, await guest.state(table, seat))
        meta = await guest.get(f"/tables/{table}")
        digest = (await committed(server, table)).hash()
    async with running(tmp_path, db=database) as server:
        guest = guest.at(server)
        assert (await guest.get("/me"))["name"] == "Mara"
        assert await guest.get(f"/tables/{table}") == meta
        assert await guest.state(table, seat) == before
        assert (await committed(server, table)).hash() == digest
        assert (await guest.step(table, "undo", before))["ply"] < before["ply"]


@pytest.mark.databases("postgres")
async def test_servers_that_share_a_database_share_their_tables(tmp_path: Path, database: str) -> None:
    """What a server has in memory is a cache: another one may have gone on meanwhile."""
    async with running(tmp_path, db=database) as one, running(tmp_path, db=database) as two:
        here = await one.somebody("Mara")
        there = here.at(two)
        table = await here.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
        state = await quiet_choice(here, table, await here.state(table, 0))
        assert await there.state(table, 0) == state
        dice = random.Random(1)
        for turn in range(6):
            guest, other = (here, there) if turn % 2 else (there, here)
            await guest.take_turn(table, turn % 2, dice)
            for seat in (0, 1):
                assert await guest.state(table, seat) == await other.state(table, seat)
        assert (await committed(one, table)).hash() == (await committed(two, table)).hash()


async def test_a_bot_goes_on_after_a_restart_without_being_asked(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, db=database, bot_seconds=30) as server:
        guest = await server.somebody()
        table = await guest.table(ME, bot_seat("loops"), options={"first_player": "first_seat"})
        await guest.take_turn(table, 0, random.Random(1))
        async with server.services.storage.changing() as db:
            await db.execute(text("UPDATE seats SET bot = 'random' WHERE bot IS NOT NULL"))
    async with running(tmp_path, db=database) as server:
        state = await until_asked(guest.at(server), table)
        assert state["question"] is not None


async def test_only_its_owner_can_read_what_the_server_keeps(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        await server.somebody()
        for name in ("tables.db", "secret.key"):
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


def storage_at(url: str) -> Storage:
    return Storage(Settings(db=url, secret="none").database_url())


async def test_the_migrations_make_what_the_models_say(bare: str) -> None:
    storage = storage_at(bare)
    await storage.prepare()
    await storage.prepare()  # nothing to do the second time

    def ours(name: str | None, kind: str, *_: object) -> bool:
        return kind != "table" or not str(name).startswith("procrastinate")  # its tables are its own business

    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"include_name": ours})
        return list(compare_metadata(context, Stored.metadata))

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST
    await storage.close()


async def test_a_start_looks_through_all_rows_only_if_the_tables_were_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Connection] = []
    monkeypatch.setattr(engine, "check_references", looks.append)
    storage = storage_at(f"sqlite:///{tmp_path / 'tables.db'}")
    await storage.prepare()
    assert len(looks) == 1
    await storage.prepare()
    assert len(looks) == 1
    await storage.close()


async def test_servers_that_start_at_the_same_time_make_the_tables_once(bare: str) -> None:
    storages = [storage_at(bare) for _ in range(4)]
    await asyncio.gather(*(storage.prepare() for storage in storages))
    for storage in storages:
        await storage.close()


async def test_a_database_of_a_newer_program_is_refused(bare: str) -> None:
    storage = storage_at(bare)
    await storage.prepare()
    async with storage.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UsageError, match="newer version"):
        await storage.prepare()
    await storage.close()


async def test_a_table_of_other_rules_says_so(tmp_path: Path, database: str) -> None:
    async with running(tmp_path, db=database) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE)
        async with server.services.storage.changing() as db:
            await db.execute(text("UPDATE tables SET rules_version = 0, started = true"))
        server.services.matches.forget(table)
        refused = await guest.get(f"/tables/{table}/state", 409, seat=0)
        assert refused["code"] == "other-rules"
        assert [each["id"] for each in await guest.get("/tables", which="mine")] == [table]


def test_an_invalid_database_url_is_reported_in_one_line() -> None:
    with pytest.raises(UsageError, match="no database URL"):
        Settings(db="://tables").database_url()


def test_a_database_may_be_named_by_its_file(tmp_path: Path) -> None:
    assert Settings(db=str(tmp_path / "club.db")).database_url() == f"sqlite+inline:///{tmp_path / 'club.db'}"

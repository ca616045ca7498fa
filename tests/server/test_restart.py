"""What outlives the process: everything."""

from __future__ import annotations

import random
import stat
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tafelrunde.kernel.game import BadUse
from tafelrunde.server.settings import Settings
from tafelrunde.server.storage import Storage
from tafelrunde.server.storage.engine import MIGRATIONS
from tafelrunde.server.storage.migrations.newest import NEWEST
from tafelrunde.server.storage.models import Stored

from .guests import BESIDE, ME, bot_seat, committed, fast_forward, quiet_choice, running, until_asked

pytestmark = pytest.mark.anyio


async def test_a_restart_in_the_middle_of_a_turn_loses_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        guest = await server.somebody("Mara")
        table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
        await fast_forward(server, table, 30, random.Random(2))
        seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
        before = await quiet_choice(guest, table, await guest.state(table, seat))
        meta = await guest.get(f"/tables/{table}")
        digest = (await committed(server, table)).hash()
    async with running(tmp_path) as server:
        guest = guest.at(server)
        assert (await guest.get("/me"))["name"] == "Mara"
        assert await guest.get(f"/tables/{table}") == meta
        assert await guest.state(table, seat) == before
        assert (await committed(server, table)).hash() == digest
        assert (await guest.step(table, "undo", before))["ply"] < before["ply"]


async def test_servers_that_share_a_database_share_their_tables(tmp_path: Path) -> None:
    """What a server has in memory is a cache: another one may have gone on meanwhile."""
    async with running(tmp_path) as one, running(tmp_path) as two:
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


async def test_a_bot_goes_on_after_a_restart_without_being_asked(tmp_path: Path) -> None:
    async with running(tmp_path, bot_seconds=30) as server:
        guest = await server.somebody()
        table = await guest.table(ME, bot_seat("loops"), options={"first_player": "first_seat"})
        await guest.take_turn(table, 0, random.Random(1))
        async with server.house.storage.changing() as db:
            await db.execute(text("UPDATE seats SET bot = 'random' WHERE bot IS NOT NULL"))
    async with running(tmp_path) as server:
        state = await until_asked(guest.at(server), table)
        assert state["question"] is not None


async def test_a_table_of_500_choices_opens_quickly_after_a_restart(tmp_path: Path) -> None:
    """Wanted is under 1 second; the bound leaves room for a busy machine."""
    async with running(tmp_path) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE, BESIDE, BESIDE, options={"stall_rounds": 0})
        await fast_forward(server, table, 500, random.Random(1))
        assert (await guest.get(f"/tables/{table}"))["plies"] >= 500
    async with running(tmp_path) as server:
        begun = time.perf_counter()
        await guest.at(server).state(table, 0)
        took = time.perf_counter() - begun
        print(f"opened in {took * 1000:.0f} ms")
        assert took < 2


async def test_only_its_owner_can_read_what_the_server_keeps(tmp_path: Path) -> None:
    async with running(tmp_path):
        for name in ("tables.db", "secret.key"):
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600


async def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    storage = Storage(Settings(db=f"sqlite:///{tmp_path / 'new.db'}").database_url())
    await storage.prepare()
    await storage.prepare()  # nothing to do the second time

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Stored.metadata))

    async with storage.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == NEWEST
    await storage.close()


async def test_a_database_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    storage = Storage(Settings(db=f"sqlite:///{tmp_path / 'new.db'}").database_url())
    await storage.prepare()
    async with storage.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadUse, match="newer version"):
        await storage.prepare()
    await storage.close()


async def test_a_table_of_other_rules_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        guest = await server.somebody()
        table = await guest.table(ME, BESIDE)
        async with server.house.storage.changing() as db:
            await db.execute(text("UPDATE tables SET rules_version = 0"))
        server.house.matches.forget(table)
        refused = await guest.get(f"/tables/{table}/state", 409, seat=0)
        assert refused["code"] == "other-rules"
        assert [each["id"] for each in await guest.get("/tables", which="mine")] == [table]


def test_a_database_url_that_is_none_is_told_in_a_line() -> None:
    with pytest.raises(BadUse, match="no database URL"):
        Settings(db="://tables").database_url()


def test_a_database_may_be_named_by_its_file(tmp_path: Path) -> None:
    assert Settings(db=str(tmp_path / "club.db")).database_url() == f"sqlite+aiosqlite:///{tmp_path / 'club.db'}"

"""Expiry of guests and tables, retries of the database, and the lock of an SQLite file."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from tafelrunde.kernel.game import UsageError
from tafelrunde.server.accounts.expiry import Expiry
from tafelrunde.server.core.settings import Retention, read_retention
from tafelrunde.server.startup import prepare

from ..cluster import BOTH, Cluster
from ..guests import BESIDE, ME, OPEN, Server, counted, fast_forward, running, settings_in

pytestmark = pytest.mark.anyio

A_DAY = 60 * 60 * 24


async def passes(server: Server, days: int) -> None:
    """As if nobody had been here for so long."""
    async with server.services.storage.changing() as db:
        past = {"past": days * A_DAY}
        await db.execute(text("UPDATE users SET seen = seen - :past"), past)
        await db.execute(text("UPDATE tables SET created = created - :past, turn_since = turn_since - :past"), past)


async def left(server: Server) -> set[str]:
    await server.services[Expiry].delete_expired()
    async with server.services.storage.reading() as db:
        return {str(id) for id in (await db.execute(text("SELECT id FROM tables"))).scalars()}


@BOTH
async def test_guests_and_tables_expire_and_accounts_keep_theirs(server: Server) -> None:
    guest, mara = await server.somebody("Olu"), await server.somebody("Mara")
    await server.somebody("never comes back")
    await mara.post("/account/register", {"name": "Mara", "password": "long enough"})
    played, over = await guest.table(ME, BESIDE), await guest.table(ME, BESIDE)
    waiting = await guest.table({"kind": "me"}, OPEN)
    kept, token = await mara.table(ME, BESIDE), await guest.post(f"/tables/{waiting}/seats/1/token", status=201)
    waiting = await guest.table({"kind": "me"}, OPEN)
    assert token["token"]
    for table in (over, kept):
        await fast_forward(server, table, 100_000, random.Random(1))
    everything = {waiting, played, over, kept}
    assert everything < await left(server)
    await passes(server, 31)
    assert everything - {waiting} < await left(server)
    await passes(server, 60)
    assert (await counted(server))["users"] == 4  # with the program
    await left(server)
    assert (await counted(server))["users"] == 3  # whoever sat nowhere is gone
    await passes(server, 300)
    await server.services[Expiry].delete_expired()
    assert await left(server) == {kept}
    rows = await counted(server)
    assert (rows["users"], rows["tables"], rows["seats"], rows["drafts"]) == (1, 1, 2, 0)
    assert (await mara.get(f"/tables/{kept}/record"))["codes"]
    assert (await guest.get("/me"))["name"] == ""  # somebody new


@BOTH
async def test_whoever_is_here_is_seen(server: Server) -> None:
    guest = await server.somebody("Olu")
    await passes(server, 100)
    assert (await guest.get("/me"))["name"] == "Olu"
    await server.services[Expiry].write_last_visits()
    await server.services[Expiry].delete_expired()
    assert (await guest.get("/me"))["name"] == "Olu"
    async with server.services.storage.reading() as db:
        [seen] = (await db.execute(text("SELECT seen FROM users"))).scalars().all()
    assert seen > time.time() - 60


async def test_what_is_to_be_kept_for_ever_stays(tmp_path: Path) -> None:
    async with running(tmp_path, retention=read_retention("guests=0, open=0,idle=0,finished=0")) as server:
        guest = await server.somebody()
        table = await guest.table({"kind": "me"}, OPEN)
        await passes(server, 10_000)
        assert await left(server) == {table}


def test_days_are_read() -> None:
    assert read_retention("") == Retention()
    assert read_retention("guests=7") == Retention(guests=7)
    for wrong in ("guests", "guests=-1", "friends=3", "open=1.5", "open=999999"):
        with pytest.raises(UsageError):
            read_retention(wrong)


async def test_a_file_belongs_to_one_server(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        await server.somebody()
        with pytest.raises(UsageError, match="another server uses"):
            await prepare(settings_in(tmp_path))
        with pytest.raises(UsageError, match="another server uses"):
            async with running(tmp_path):
                pass
    async with running(tmp_path) as server:
        await server.somebody()


async def test_a_database_that_comes_up_later_is_waited_for(tmp_path: Path, own_cluster: Cluster) -> None:
    with own_cluster.database() as url:
        own_cluster.stop()
        with pytest.raises(UsageError, match="cannot be used"):
            await prepare(settings_in(tmp_path, db=url, start_seconds=0.0))
        waiting = asyncio.create_task(prepare(settings_in(tmp_path, db=url, start_seconds=60.0)))
        await asyncio.sleep(1.0)
        assert not waiting.done()
        await asyncio.to_thread(own_cluster.start)
        await waiting
        with pytest.raises(UsageError, match="does not exist"):
            await prepare(settings_in(tmp_path, db=own_cluster.url("nothing"), start_seconds=600.0))

"""A full disk: nothing acknowledged is lost, no partial writes, requests are retried, and the server recovers. The
number refers to the list of abuse tests."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

import pytest
from sqlalchemy import event, text

from ..cluster import Cluster, servant
from ..guests import BESIDE, ME, Guest, Json, Server, committed, counted, running

pytestmark = pytest.mark.anyio

WRITTEN = ("choices", "drafts", "answers", "events", "chat")  # what play and talk write to
KILOBYTES = 1024


class Disk(Protocol):
    async def fill(self) -> None: ...

    async def clear(self) -> None: ...


class FewPages:
    """A file of SQLite that may not grow."""

    def __init__(self, server: Server) -> None:
        self._storage = server.services.storage
        self._full = False

        @event.listens_for(self._storage.engine.sync_engine, "checkout")
        def limit(connection: Any, *_: object) -> None:
            self._limit(connection)

    async def fill(self) -> None:
        self._full = True
        self._limit_pool()

    async def clear(self) -> None:
        self._full = False
        self._limit_pool()

    def _limit_pool(self) -> None:
        """The connections of the pool stay open."""
        for pooled in self._storage.pool:
            self._limit(pooled.driver)

    def _limit(self, connection: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA page_count")
        pages = cursor.fetchone()[0]
        cursor.execute(f"PRAGMA max_page_count={pages if self._full else 1 << 30}")
        cursor.close()


class Refusing:
    """PostgreSQL says that its disk is full at one of the tables, after what stands before in the transaction."""

    SAYS = """CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"""

    def __init__(self, server: Server, dice: random.Random) -> None:
        self._server = server
        self._dice = dice

    async def prepare(self) -> None:
        async with self._server.services.storage.changing() as db:
            await db.execute(text(self.SAYS))

    async def fill(self) -> None:
        await self.clear()
        async with self._server.services.storage.changing() as db:
            where = self._dice.choice(WRITTEN)
            await db.execute(text(f"CREATE TRIGGER full_disk AFTER INSERT ON {where} EXECUTE FUNCTION no_room()"))

    async def clear(self) -> None:
        async with self._server.services.storage.changing() as db:
            for table in WRITTEN:
                await db.execute(text(f"DROP TRIGGER IF EXISTS full_disk ON {table}"))


class Tiny:
    """A disk of a megabyte on which the tables of PostgreSQL lie, and something else that takes all the room."""

    def __init__(self, folder: Path) -> None:
        self._ballast = folder / "ballast"

    async def fill(self) -> None:
        with self._ballast.open("wb", buffering=0) as file:
            while True:
                try:
                    file.write(b"0" * KILOBYTES)
                except OSError:
                    return

    async def clear(self) -> None:
        self._ballast.unlink(missing_ok=True)


@contextmanager
def tiny_disk(folder: Path) -> Iterator[Path]:
    """In memory; skips the test where nobody may mount one."""
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.getuid() != 0 or subprocess.run(mounting, capture_output=True, check=False).returncode != 0:
        pytest.skip("a disk can be mounted by root only; what PostgreSQL says when it is full is tested all the same")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@asynccontextmanager
async def tables_on(folder: Path, cluster: Cluster, server: Server) -> AsyncIterator[None]:
    """What a turn writes to lies on that disk, a few rows on each page."""
    place, user = folder / "tables", servant()
    place.mkdir()
    assert user is not None
    os.chown(place, user.pw_uid, user.pw_gid)
    folder.chmod(0o755)
    cluster.execute(f"CREATE TABLESPACE tiny LOCATION '{place}'")
    try:
        async with server.services.storage.changing() as db:
            for table in WRITTEN:
                await db.execute(text(f"ALTER TABLE {table} SET (fillfactor = 10)"))
                await db.execute(text(f"ALTER TABLE {table} SET TABLESPACE tiny"))
        yield
    finally:
        async with server.services.storage.changing() as db:
            for table in WRITTEN:
                await db.execute(text(f"ALTER TABLE {table} SET TABLESPACE pg_default"))
        cluster.execute("DROP TABLESPACE tiny")


async def survived(server: Server, disk: Disk, turns: int) -> None:
    """Two people play and talk on while there is no room most of the time."""
    guest = await server.somebody()
    table = await guest.table(ME, BESIDE, options={"first_player": "first_seat"}, seed=3)
    dice, refused = random.Random(1), 0
    for _ in range(turns):
        await disk.fill()
        seat = (await guest.get(f"/tables/{table}"))["turn"]["seat"]
        state, before = await guest.state(table, seat), await counted(server)
        what, body = _next(state, dice)
        answer = await guest.client.post(f"/api/tables/{table}/{what}", json=body)
        if answer.status_code == 503:
            refused += 1
            assert answer.json() == {"error": "The server is busy; please try again in a moment.", "code": "busy"}
            assert int(answer.headers["Retry-After"]) > 0
            assert await counted(server) == before
            assert await guest.state(table, seat) == state
            await disk.clear()
            answer = await guest.client.post(f"/api/tables/{table}/{what}", json=body)
        assert answer.status_code == (201 if what == "chat" else 200), answer.text
        await _has(server, guest, table, body, answer.json())
    assert refused > 2
    await disk.clear()
    assert (await committed(server, table)).hash()


def _next(state: Json, dice: random.Random) -> tuple[str, Json]:
    body: Json = {"seat": state["seat"], "ply": state["ply"]}
    if dice.random() < 0.4:
        return "chat", {"text": f"{dice.random()} {'so ' * 100}"}
    if state["must_end"]:
        return "end", body
    code = dice.choice(state["question"]["options"])["code"]
    return "choices", {**body, "code": code, "key": f"{dice.random()}"}


async def _has(server: Server, guest: Guest, table: str, body: Json, said: Json) -> None:
    """What was acknowledged is there, also for who has nothing of it in memory."""
    server.services.matches.forget(table)
    if "text" in body:
        assert (await guest.get(f"/tables/{table}/chat"))[-1]["text"] == body["text"].strip()
    else:
        assert (await guest.state(table, body["seat"]))["ply"] == said["ply"] >= body["ply"] + ("code" in body)


@pytest.mark.databases("sqlite")
async def test_16_a_full_disk_loses_nothing_of_sqlite(tmp_path: Path, database: str) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as small_pages:
        small_pages.executescript("PRAGMA page_size = 512; VACUUM")
    async with running(tmp_path, db=database, preview_options=0) as server:
        await survived(server, FewPages(server), 20)


async def test_16_a_postgres_that_says_its_disk_is_full_loses_nothing(tmp_path: Path, postgres: str) -> None:
    async with running(tmp_path, db=postgres, preview_options=0) as server:
        disk = Refusing(server, random.Random(16))
        await disk.prepare()
        await survived(server, disk, 16)


async def test_16_a_full_disk_loses_nothing_of_postgres(tmp_path: Path, cluster: Cluster) -> None:
    with tiny_disk(cluster.folder / "tiny") as folder, cluster.database() as url:
        async with running(tmp_path, db=url, preview_options=0) as server, tables_on(folder, cluster, server):
            disk = Tiny(folder)
            try:
                await survived(server, disk, 30)
            finally:
                await disk.clear()

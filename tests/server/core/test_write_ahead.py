"""Group commit: changes reach the disk before they are acknowledged, and writers do not wait for others' syncs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from tafelrunde.server.core.storage import Storage, write_ahead

pytestmark = pytest.mark.anyio


class SlowDisk:
    """A disk that takes writes on command."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.goes = threading.Semaphore(0)
        self.asked = 0
        self.broken = False
        monkeypatch.setattr("tafelrunde.server.core.storage.write_ahead.os.fsync", self._fsync)

    def _fsync(self, _: int) -> None:
        self.asked += 1
        self.goes.acquire()
        if self.broken:
            raise OSError(5, "Input/output error")


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Storage]:
    storage = Storage(f"sqlite+inline:///{folder / 'tables.db'}")
    async with storage.changing_all() as connection:
        await connection.execute(text("CREATE TABLE written (n INTEGER)"))
    yield storage
    await storage.close()


async def write(storage: Storage, n: int) -> None:
    async with storage.changing() as db:
        await db.execute(text("INSERT INTO written VALUES (:n)"), {"n": n})


async def count(storage: Storage) -> int:
    return (await storage.fetch("SELECT count(*) FROM written", (), lambda row, _: int(row[0])))[0]


async def until(disk: SlowDisk, asked: int) -> None:
    while disk.asked < asked:
        await asyncio.sleep(0.001)


async def test_others_write_while_one_waits_for_the_disk_and_then_wait_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with stored(tmp_path) as storage:
        disk = SlowDisk(monkeypatch)
        first = asyncio.ensure_future(write(storage, 0))
        await until(disk, asked=1)
        others = [asyncio.ensure_future(write(storage, n)) for n in range(1, 10)]
        while await count(storage) < 10:  # all are committed, though the disk has taken nothing yet
            await asyncio.sleep(0.001)
        assert not any(task.done() for task in (first, *others))
        disk.goes.release()
        await first
        await until(disk, asked=2)
        assert not any(task.done() for task in others)  # what the disk has may have been given before they committed
        disk.goes.release()
        await asyncio.gather(*others)
        assert disk.asked == 2


async def test_a_full_disk_is_reported_as_a_failed_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with stored(tmp_path) as storage:
        disk = SlowDisk(monkeypatch)
        disk.broken = True
        disk.goes.release()
        with pytest.raises(OperationalError):
            await write(storage, 0)
        disk.broken = False
        disk.goes.release()
        await write(storage, 1)


async def test_the_log_is_checkpointed_and_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_ahead, "COMMITS_BETWEEN_CHECKPOINTS", 20)
    async with stored(tmp_path) as storage:
        for n in range(110):
            await write(storage, n)
        assert os.path.getsize(tmp_path / "tables.db-wal") < 60 * 4200  # a page for each commit
        with closing(sqlite3.connect(tmp_path / "tables.db")) as another:
            assert another.execute("SELECT count(*) FROM written").fetchone() == (110,)

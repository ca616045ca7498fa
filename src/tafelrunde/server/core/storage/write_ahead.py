"""Group commit for SQLite in place: several commits share one sync of the write-ahead log.

SQLite itself would wait for the disk within each commit, and block other writers. So a commit only hands its pages to
the system (`synchronous=NORMAL`); the log is synced right after it, for all waiting commits at once, before the change
is acknowledged. A crash of the process alone loses nothing.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, Optional

from .deadline_lock import DeadlineLock

# Automatic checkpoints would run within a commit, and take as long as several choices.
PRAGMAS: Final = ("PRAGMA synchronous=NORMAL", "PRAGMA wal_autocheckpoint=0")
COMMITS_KEPT: Final = 100  # in the log before a checkpoint; about SQLite's default

Reached = asyncio.Future[None]


class WriteAheadLog:
    """The write-ahead log of an SQLite file. `turn` is the lock of writers.

    A dedicated thread syncs the log, since an executor would take twice as long."""

    def __init__(self, file: Path, turn: DeadlineLock) -> None:
        self._file = file
        self._turn = turn
        self._log = file.with_name(f"{file.name}-wal")
        self._orders: SimpleQueue[Optional[asyncio.AbstractEventLoop]] = SimpleQueue()  # None ends the thread
        self._thread: Optional[Thread] = None
        self._writing: list[Reached] = []  # commits of the running sync
        self._next: list[Reached] = []  # commits since it started
        self._moving: Optional[asyncio.Task[None]] = None
        self._commits = 0

    async def reach_disk(self) -> None:
        """Wait until all earlier commits are on the disk. Raises OSError if the sync fails."""
        self._commits += 1
        reached = asyncio.get_running_loop().create_future()
        self._next.append(reached)
        if not self._writing:
            self._write_next()
        await reached

    async def close(self) -> None:
        if self._writing:
            with suppress(OSError):  # those waiting for it get the error
                await self.reach_disk()
        if self._moving is not None:
            await asyncio.wait([self._moving])
        if self._thread is not None:
            self._orders.put(None)
            await asyncio.to_thread(self._thread.join)

    def _write_next(self) -> None:
        """Start a sync for all commits since the last one started."""
        self._writing, self._next = self._next, []
        if self._thread is None:
            self._thread = Thread(target=self._keep_writing, name="disk", daemon=True)
            self._thread.start()
        self._orders.put(asyncio.get_running_loop())

    def _written(self, wrong: Optional[OSError]) -> None:
        reached, self._writing = self._writing, []
        for one in reached:
            if one.done():  # cancelled
                continue
            if wrong is None:
                one.set_result(None)
            else:
                one.set_exception(wrong)
        if self._next:
            self._write_next()
        if self._commits >= COMMITS_KEPT and (self._moving is None or self._moving.done()):
            self._commits = 0
            self._moving = asyncio.ensure_future(self._move())

    def _keep_writing(self) -> None:
        """The main loop of the thread."""
        while (loop := self._orders.get()) is not None:
            wrong: Optional[OSError] = None
            try:
                self._write()
            except OSError as found:
                wrong = found
            with suppress(RuntimeError):  # the event loop has ended
                loop.call_soon_threadsafe(self._written, wrong)

    def _write(self) -> None:
        try:
            log = os.open(self._log, os.O_RDWR)
        except FileNotFoundError:  # the last connection has closed and checkpointed the file
            return
        try:
            os.fsync(log)
        finally:
            os.close(log)

    async def _move(self) -> None:
        """Checkpoint the log: most of it while others write, and the rest while nobody does, since only then the log
        restarts."""
        await asyncio.to_thread(self._move_what_is_there)
        await self._turn.take(until=None)
        try:
            await asyncio.to_thread(self._move_what_is_there)
        finally:
            self._turn.release()

    def _move_what_is_there(self) -> None:
        """Ignores errors, such as a lock of another program: the next checkpoint does the rest."""
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._file, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

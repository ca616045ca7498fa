"""How what was committed reaches the disk, where SQLite runs in place.

SQLite itself would wait for the disk within each commit, while nobody else may write. So a commit only hands its pages
to the system (`synchronous=NORMAL`); they are brought to the disk right after it, for all who wait in one go, and
nobody hears of a change before. Whatever kills this process alone takes nothing back.
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

# SQLite would move the log into the file within a commit, which takes as long as some choices.
PRAGMAS: Final = ("PRAGMA synchronous=NORMAL", "PRAGMA wal_autocheckpoint=0")
COMMITS_KEPT: Final = 100  # in the log, before we move it; about as many pages as SQLite keeps

Reached = asyncio.Future[None]


class WriteAheadLog:
    """The log beside a file of SQLite. Whoever writes has the `turn`.

    A thread of our own waits for the disk, for every choice does: to hand it to an executor takes twice as long."""

    def __init__(self, file: Path, turn: DeadlineLock) -> None:
        self._file = file
        self._turn = turn
        self._log = file.with_name(f"{file.name}-wal")
        self._orders: SimpleQueue[Optional[asyncio.AbstractEventLoop]] = SimpleQueue()  # None ends the thread
        self._thread: Optional[Thread] = None
        self._writing: list[Reached] = []  # those whose commits the disk is taking now
        self._next: list[Reached] = []  # those who came meanwhile
        self._moving: Optional[asyncio.Task[None]] = None
        self._commits = 0

    async def reach_disk(self) -> None:
        """Until all is on the disk that was committed before. Raises OSError if the disk does not take it."""
        self._commits += 1
        reached = asyncio.get_running_loop().create_future()
        self._next.append(reached)
        if not self._writing:
            self._write_next()
        await reached

    async def close(self) -> None:
        if self._writing:
            with suppress(OSError):  # whoever waits for it is told
                await self.reach_disk()
        if self._moving is not None:
            await asyncio.wait([self._moving])
        if self._thread is not None:
            self._orders.put(None)
            await asyncio.to_thread(self._thread.join)

    def _write_next(self) -> None:
        """What is being written may have begun before the last commit, so that was not enough."""
        self._writing, self._next = self._next, []
        if self._thread is None:
            self._thread = Thread(target=self._keep_writing, name="disk", daemon=True)
            self._thread.start()
        self._orders.put(asyncio.get_running_loop())

    def _written(self, wrong: Optional[OSError]) -> None:
        reached, self._writing = self._writing, []
        for one in reached:
            if one.done():  # called off
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
        """In the thread."""
        while (loop := self._orders.get()) is not None:
            wrong: Optional[OSError] = None
            try:
                self._write()
            except OSError as found:
                wrong = found
            with suppress(RuntimeError):  # the loop has ended, and nobody waits any more
                loop.call_soon_threadsafe(self._written, wrong)

    def _write(self) -> None:
        try:
            log = os.open(self._log, os.O_RDWR)
        except FileNotFoundError:  # whoever closes the file last moves all of it
            return
        try:
            os.fsync(log)
        finally:
            os.close(log)

    async def _move(self) -> None:
        """From the log into the file: most of it while others write, and the rest while nobody does, for only then the
        log begins anew."""
        await asyncio.to_thread(self._move_what_is_there)
        await self._turn.take(until=None)
        try:
            await asyncio.to_thread(self._move_what_is_there)
        finally:
            self._turn.release()

    def _move_what_is_there(self) -> None:
        """If another program is in the way, so be it until the next time."""
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._file, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

"""Group commit for SQLite: flushes its write-ahead log to disk once for several transactions.

With `synchronous=FULL` SQLite waits for the disk within each commit, while nobody else may write. So a commit only
hands its pages to the operating system (`synchronous=NORMAL`); right after it one `fsync` serves all transactions that
wait, and no change is announced before. If the process dies, the operating system still has the pages.
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

# An automatic checkpoint within a commit would take as long as several choices.
PRAGMAS: Final = ("PRAGMA synchronous=NORMAL", "PRAGMA wal_autocheckpoint=0")
COMMITS_BETWEEN_CHECKPOINTS: Final = 100  # about the pages after which SQLite would checkpoint

Flushed = asyncio.Future[None]


class WriteAheadLog:
    """The write-ahead log of a SQLite file. Writers hold `write_lock`.

    A dedicated thread waits for the disk, because every choice does and an executor takes twice as long."""

    def __init__(self, file: Path, write_lock: DeadlineLock) -> None:
        self._file = file
        self._write_lock = write_lock
        self._log = file.with_name(f"{file.name}-wal")
        self._requests: SimpleQueue[Optional[asyncio.AbstractEventLoop]] = SimpleQueue()  # None ends the thread
        self._thread: Optional[Thread] = None
        self._flushing: list[Flushed] = []  # waiters of the current fsync
        self._next: list[Flushed] = []  # waiters of the next one
        self._checkpoint: Optional[asyncio.Task[None]] = None
        self._commits = 0

    async def flush(self) -> None:
        """Wait until everything committed so far is on disk. Raises OSError if that fails."""
        self._commits += 1
        flushed = asyncio.get_running_loop().create_future()
        self._next.append(flushed)
        if not self._flushing:
            self._flush_next()
        await flushed

    async def close(self) -> None:
        if self._flushing:
            with suppress(OSError):  # the waiters get the error
                await self.flush()
        if self._checkpoint is not None:
            await asyncio.wait([self._checkpoint])
        if self._thread is not None:
            self._requests.put(None)
            await asyncio.to_thread(self._thread.join)

    def _flush_next(self) -> None:
        """A commit during an fsync needs another one."""
        self._flushing, self._next = self._next, []
        if self._thread is None:
            self._thread = Thread(target=self._run_thread, name="disk", daemon=True)
            self._thread.start()
        self._requests.put(asyncio.get_running_loop())

    def _finish(self, error: Optional[OSError]) -> None:
        waiters, self._flushing = self._flushing, []
        for waiter in waiters:
            if waiter.done():  # cancelled
                continue
            if error is None:
                waiter.set_result(None)
            else:
                waiter.set_exception(error)
        if self._next:
            self._flush_next()
        if self._commits >= COMMITS_BETWEEN_CHECKPOINTS and (self._checkpoint is None or self._checkpoint.done()):
            self._commits = 0
            self._checkpoint = asyncio.ensure_future(self._run_checkpoint())

    def _run_thread(self) -> None:
        while (loop := self._requests.get()) is not None:
            error: Optional[OSError] = None
            try:
                self._fsync()
            except OSError as raised:
                error = raised
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._finish, error)

    def _fsync(self) -> None:
        try:
            log = os.open(self._log, os.O_RDWR)
        except FileNotFoundError:  # SQLite removes the log when the last connection closes
            return
        try:
            os.fsync(log)
        finally:
            os.close(log)

    async def _run_checkpoint(self) -> None:
        """Checkpoint while others write, then the rest under the lock: only then the log restarts."""
        await asyncio.to_thread(self._checkpoint_passively)
        await self._write_lock.take(until=None)
        try:
            await asyncio.to_thread(self._checkpoint_passively)
        finally:
            self._write_lock.release()

    def _checkpoint_passively(self) -> None:
        """If another program holds the file, the next checkpoint does the work."""
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._file, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

"""How what was committed reaches the disk, where SQLite runs in place.

SQLite itself would wait for the disk within each commit, while nobody else may write. So a commit only hands its pages
to the system (`synchronous=NORMAL`); they are brought to the disk right after it, for all who wait in one go, and
nobody hears of a change before. Whatever kills this process alone takes nothing back.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Final, Optional

# SQLite would move the log into the file within a commit, which takes as long as some choices.
PRAGMAS: Final = ("PRAGMA synchronous=NORMAL", "PRAGMA wal_autocheckpoint=0")
COMMITS_KEPT: Final = 100  # in the log, before we move it; about as many pages as SQLite keeps


class WriteAheadLog:
    """The log beside a file of SQLite. Whoever writes has the `turn`."""

    def __init__(self, file: Path, turn: asyncio.Lock) -> None:
        self._file = file
        self._turn = turn
        self._log = file.with_name(f"{file.name}-wal")
        self._thread = ThreadPoolExecutor(1, "disk")
        self._writing: Optional[asyncio.Task[None]] = None
        self._next: Optional[asyncio.Task[None]] = None
        self._moving: Optional[asyncio.Task[None]] = None
        self._commits = 0

    async def reach_disk(self) -> None:
        """Until all is on the disk that was committed before. Raises OSError if the disk does not take it."""
        self._commits += 1
        if self._next is None:
            self._next = asyncio.ensure_future(self._write_after(self._writing))
        await asyncio.shield(self._next)

    async def close(self) -> None:
        waited = [task for task in (self._writing, self._next, self._moving) if task is not None]
        if waited:
            await asyncio.wait(waited)
        self._thread.shutdown()

    async def _write_after(self, before: Optional[asyncio.Task[None]]) -> None:
        """What is being written may have begun before the last commit, so that is not enough."""
        if before is not None:
            await asyncio.wait([before])
        self._writing, self._next = self._next, None
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write)
        if self._commits >= COMMITS_KEPT and (self._moving is None or self._moving.done()):
            self._commits = 0
            self._moving = asyncio.ensure_future(self._move())

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
        async with self._turn:
            await asyncio.to_thread(self._move_what_is_there)

    def _move_what_is_there(self) -> None:
        """If another program is in the way, so be it until the next time."""
        with suppress(sqlite3.Error), closing(sqlite3.connect(self._file, isolation_level=None)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

"""Total server uptime in seconds, stored in the database and shared by all processes.

Every process counts with a monotonic clock and writes its count every few seconds; the highest count wins. At night at
a table, the start of its running clock is moved forward by the time passed.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ..hours import is_within
from ..storage import Storage
from ..storage.models import StoredUptime, Table

ROW_ID: Final = 1  # the table has one row
LONGEST: Final = 3  # beats; after a longer pause the process counts as not running


class Uptime:
    """`steady` is a monotonic clock, `wall` the system time, which decides whether it is night."""

    def __init__(
        self,
        storage: Storage,
        beat_seconds: float,
        steady: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        self._storage = storage
        self._longest = LONGEST * beat_seconds
        self.steady = steady
        self.wall = wall
        self._seconds = 0.0
        self._mark = steady()

    def now(self) -> float:
        return self._seconds + min(self._longest, max(0.0, self.steady() - self._mark))

    async def open(self) -> None:
        with suppress(IntegrityError):  # another server was faster
            async with self._storage.changing() as db:
                if await db.get(StoredUptime, ROW_ID) is None:
                    db.add(StoredUptime(id=ROW_ID, seconds=0.0))
        async with self._storage.reading() as db:
            self.continue_from((await db.execute(select(StoredUptime.seconds))).scalar_one())

    def continue_from(self, seconds: float) -> None:
        self._seconds, self._mark = seconds, self.steady()

    async def count(self) -> None:
        """Add the time passed to the stored uptime, and move the clocks of tables where it is night."""
        async with self._storage.changing() as db:
            query = select(StoredUptime.seconds).where(StoredUptime.id == ROW_ID).with_for_update()
            stored = (await db.execute(query)).scalar_one()
            passed = self.now() - stored
            if passed > 0:
                await db.execute(update(StoredUptime).values(seconds=stored + passed))
                await self._skip_nights(db, passed)
        self.continue_from(max(stored, stored + passed))

    async def _skip_nights(self, db: AsyncSession, passed: float) -> None:
        nights = (Table.clock_from.is_not(None), Table.night.is_not(None))
        known = (await db.execute(select(Table.night).where(*nights).distinct())).scalars()
        now = [night for night in known if night and is_within(night, self.wall())]
        if now:
            later = update(Table).where(*nights, Table.night.in_(now)).values(clock_from=Table.clock_from + passed)
            await db.execute(later.execution_options(synchronize_session=False))

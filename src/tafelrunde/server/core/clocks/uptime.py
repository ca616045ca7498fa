"""The uptime of the servers: for how many seconds they have been running at these tables, all together, ever.

Every server counts on with a monotonic clock, and writes its count every few seconds; of several servers the one that
is ahead counts. While it is night at a table, the clock of the table begins later by what has passed.
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

THE_ONE: Final = 1  # row
LONGEST: Final = 3  # beats; a server that was stopped for longer was not running


class Uptime:
    """`steady` is the monotonic clock that counts, `wall` the clock that says whether it is night."""

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
                if await db.get(StoredUptime, THE_ONE) is None:
                    db.add(StoredUptime(id=THE_ONE, seconds=0.0))
        async with self._storage.reading() as db:
            self.continue_from((await db.execute(select(StoredUptime.seconds))).scalar_one())

    def continue_from(self, seconds: float) -> None:
        self._seconds, self._mark = seconds, self.steady()

    async def count(self) -> None:
        """Write what has passed, once, whoever counts it; nights let their tables' clocks begin later."""
        async with self._storage.changing() as db:
            query = select(StoredUptime.seconds).where(StoredUptime.id == THE_ONE).with_for_update()
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

"""The time of the house: how long servers have been running at these tables, all together, ever.

Every server counts on with a clock that nobody can set, and every few seconds writes what it has come to; of several
servers the one that is ahead counts. While it is night at a table, its clock begins later by what has passed. Here is
also looked for clocks that have run out.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Optional

from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from .clocks import asleep
from .errors import Refused
from .storage.models import HouseTime, Seat, Table

if TYPE_CHECKING:
    from .house import House

THE_ONE: Final = 1  # row
LONGEST: Final = 3  # beats; a server that was stopped for longer was not running

log = logging.getLogger(__name__)


class Timekeeper:
    def __init__(
        self, house: House, steady: Callable[[], float] = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self._house = house
        self.steady = steady
        self.wall = wall
        self._seconds = 0.0
        self._mark = steady()
        self._beating: Optional[asyncio.Task[None]] = None

    def now(self) -> float:
        longest = LONGEST * self._house.settings.beat_seconds
        return self._seconds + min(longest, max(0.0, self.steady() - self._mark))

    async def open(self) -> None:
        with suppress(IntegrityError):  # another server was faster
            async with self._house.storage.changing() as db:
                if await db.get(HouseTime, THE_ONE) is None:
                    db.add(HouseTime(id=THE_ONE, seconds=0.0))
        async with self._house.storage.reading() as db:
            self._set((await db.execute(select(HouseTime.seconds))).scalar_one())
        self._beating = asyncio.create_task(self._beat_on())

    async def close(self) -> None:
        if self._beating is None:
            return
        self._beating.cancel()
        with suppress(asyncio.CancelledError):
            await self._beating
        with suppress(SQLAlchemyError):
            await self.count()

    async def beat(self) -> None:
        if await self._any_clock():
            await self.count()
            await self._look_at_clocks()
        else:
            self._set(self.now())

    async def count(self) -> None:
        """Write what has passed, once, whoever counts it; nights let their tables' clocks begin later."""
        async with self._house.storage.changing() as db:
            query = select(HouseTime.seconds).where(HouseTime.id == THE_ONE).with_for_update()
            stored = (await db.execute(query)).scalar_one()
            passed = self.now() - stored
            if passed > 0:
                await db.execute(update(HouseTime).values(seconds=stored + passed))
                await self._let_sleep(db, passed)
        self._set(max(stored, stored + passed))

    async def _let_sleep(self, db: AsyncSession, passed: float) -> None:
        nights = (Table.clock_from.is_not(None), Table.night.is_not(None))
        known = (await db.execute(select(Table.night).where(*nights).distinct())).scalars()
        now = [night for night in known if night and asleep(night, self.wall())]
        if now:
            later = update(Table).where(*nights, Table.night.in_(now)).values(clock_from=Table.clock_from + passed)
            await db.execute(later.execution_options(synchronize_session=False))

    async def _any_clock(self) -> bool:
        async with self._house.storage.reading() as db:
            return (await db.execute(select(func.max(Table.clock_from)))).scalar() is not None

    async def _look_at_clocks(self) -> None:
        from .absent import time_is_up  # it changes tables, which need the house

        sits = (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat)
        up = Table.clock_from + Seat.clock_left <= self.now()
        query = select(Table.id).join(Seat, sits).where(Table.clock_from.is_not(None), up, ~Seat.clock_out)
        async with self._house.storage.reading() as db:
            found = list((await db.execute(query)).scalars())
        for table_id in found:
            try:
                await time_is_up(self._house, table_id)
            except Refused as wrong:
                log.warning("table %s: its clock was not looked at: %s", table_id, wrong)

    def _set(self, seconds: float) -> None:
        self._seconds, self._mark = seconds, self.steady()

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.beat_seconds)
            try:
                await self.beat()
            except SQLAlchemyError as wrong:
                log.warning("the clocks could not be read: %s", wrong)

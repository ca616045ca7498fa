"""Polls the running clocks every few seconds, and handles timeouts."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from ..background import Background
from ..errors import Refused
from ..storage import Storage
from ..storage.models import Seat, Table
from .uptime import Uptime

log = logging.getLogger(__name__)

_LAST_CLOCK: Final = "SELECT max(clock_from) FROM tables"


class ClockWatch:
    """`time_is_up` is called with the id of each table where a clock has run out."""

    def __init__(
        self, storage: Storage, uptime: Uptime, beat_seconds: float, time_is_up: Callable[[str], Awaitable[None]]
    ) -> None:
        self._storage = storage
        self._uptime = uptime
        self._beat_seconds = beat_seconds
        self._time_is_up = time_is_up
        self._background = Background()

    def open(self) -> None:
        self._background.repeat(self._beat_seconds, self.beat, "the clocks could not be read")

    async def close(self) -> None:
        if not self._background:
            return
        await self._background.close()
        with suppress(SQLAlchemyError):
            await self._uptime.count()

    async def beat(self) -> None:
        [any_clock_runs] = await self._storage.fetch(_LAST_CLOCK, (), lambda row, _: row[0] is not None)
        if not any_clock_runs:
            self._uptime.continue_from(self._uptime.now())
            return
        await self._uptime.count()
        sits = (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat)
        up = Table.clock_from + Seat.clock_left <= self._uptime.now()
        query = select(Table.id).join(Seat, sits).where(Table.clock_from.is_not(None), up, ~Seat.clock_out)
        async with self._storage.reading() as db:
            found = list((await db.execute(query)).scalars())
        for table_id in found:
            try:
                await self._time_is_up(table_id)
            except Refused as wrong:
                log.warning("table %s: its timeout could not be handled: %s", table_id, wrong)

"""Who lets bots think: the process that serves the table, or, through a queue, any process that takes such work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Optional, Protocol

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from .errors import Refused
from .matches import box_of
from .storage.models import PLAYING, Seat, Table

if TYPE_CHECKING:
    from .house import House

PATIENCE: Final = 5.0  # seconds for bots to finish when the server stops

log = logging.getLogger(__name__)


class BotWork(Protocol):
    async def open(self) -> None:
        """Begin, with the tables at which a bot was thinking when everything last stopped."""

    async def ask(self, db: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
        """Within a transaction that leaves the table like this: if a bot is to move, that is work."""

    def look(self, table: Table, seats: Sequence[Seat]) -> None:
        """After a request found the table like this."""

    async def close(self) -> None:
        """Thoughts are cut short and lost; what is being written is written."""


def bot_to_move(table: Table, seats: Sequence[Seat]) -> Optional[str]:
    if table.status != PLAYING or table.turn_seat is None:
        return None
    return seats[table.turn_seat].bot


async def waiting_for_bots(db: AsyncSession) -> list[Table]:
    sits = (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat)
    query = select(Table).join(Seat, sits).where(Table.status == PLAYING, Seat.bot.is_not(None))
    return list((await db.execute(query)).scalars())


class OwnBots:
    """Bots think in worker processes of this server, which is the only one at its tables."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        self._tasks["resume"] = asyncio.create_task(self._resume())

    async def ask(self, db: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
        """Nobody else need know."""

    def look(self, table: Table, seats: Sequence[Seat]) -> None:
        if bot_to_move(table, seats) and box_of(table) is not None:
            self._start(table.id)

    async def close(self) -> None:
        self._house.workers.close()
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)

    def _start(self, table_id: str) -> None:
        if table_id not in self._tasks and not self._house.workers.closed:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    async def _resume(self) -> None:
        async with self._house.storage.reading() as db:
            waiting = [table.id for table in await waiting_for_bots(db) if box_of(table) is not None]
        for table_id in waiting:
            self._start(table_id)
            while not self._house.workers.closed and len(self._tasks) > self._house.settings.bot_workers + 1:
                await asyncio.sleep(0.2)  # one by one, others want to play too
        self._tasks.pop("resume", None)

    async def _play(self, table_id: str) -> None:
        """Until somebody who is no bot is to move."""
        from .bots import CutShort, play_turn  # they play at tables, which need the house

        try:
            while await play_turn(self._house, table_id):
                pass
        except CutShort:
            pass
        except Refused as wrong:
            log.warning("table %s: its bots stopped: %s", table_id, wrong)
        except Exception:
            log.exception("table %s: its bots stopped", table_id)
        finally:
            self._tasks.pop(table_id, None)

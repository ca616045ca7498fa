"""Who lets bots think: the process that serves the table, or, through a queue, any process that takes such work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Optional, Protocol

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ..errors import Refused
from ..matches.cache import pinned_game
from ..settings import Settings
from ..storage import Storage
from ..storage.models import PLAYING, Seat, Table
from .workers import WorkerPool

PATIENCE: Final = 5.0  # seconds for bots to finish when the server stops

log = logging.getLogger(__name__)

# Plays one turn of the bot that is to move at a table; False if none is.
PlayTurn = Callable[[str], Awaitable[bool]]


class CutShort(Exception):
    """The server stops: the bot's thought is lost, and that is not its fault."""


class BotScheduler(Protocol):
    async def open(self) -> None:
        """Begin, with the tables at which a bot was thinking when everything last stopped."""

    async def enqueue(self, db: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
        """Within a transaction that leaves the table like this: if a bot is to move, its turn is enqueued."""

    def start(self, table: Table, seats: Sequence[Seat]) -> None:
        """After a request found the table like this: if a bot is to move, it thinks, unless it does already."""

    async def close(self) -> None:
        """Thoughts are cut short and lost; what is being written is written."""


def bot_to_move(table: Table, seats: Sequence[Seat]) -> Optional[str]:
    if table.status != PLAYING or table.turn_seat is None:
        return None
    return seats[table.turn_seat].bot


async def tables_waiting_for_bots(db: AsyncSession) -> list[Table]:
    sits = (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat)
    query = select(Table).join(Seat, sits).where(Table.status == PLAYING, Seat.bot.is_not(None))
    return list((await db.execute(query)).scalars())


class LocalScheduler:
    """Bots think in worker processes of this server, which is the only one at its tables."""

    def __init__(self, storage: Storage, workers: WorkerPool, settings: Settings, play_turn: PlayTurn) -> None:
        self._storage = storage
        self._workers = workers
        self._settings = settings
        self._play_turn = play_turn
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def open(self) -> None:
        self._tasks["resume"] = asyncio.create_task(self._resume())

    async def enqueue(self, db: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
        """Nobody else need know."""

    def start(self, table: Table, seats: Sequence[Seat]) -> None:
        if bot_to_move(table, seats) and pinned_game(table) is not None:
            self._start(table.id)

    async def close(self) -> None:
        self._workers.close()
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)

    def _start(self, table_id: str) -> None:
        if table_id not in self._tasks and not self._workers.closed:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    async def _resume(self) -> None:
        async with self._storage.reading() as db:
            waiting = [table.id for table in await tables_waiting_for_bots(db) if pinned_game(table) is not None]
        for table_id in waiting:
            self._start(table_id)
            while not self._workers.closed and len(self._tasks) > self._settings.bot_workers + 1:
                await asyncio.sleep(0.2)  # one by one, others want to play too
        self._tasks.pop("resume", None)

    async def _play(self, table_id: str) -> None:
        """Until somebody who is no bot is to move."""
        try:
            while await self._play_turn(table_id):
                pass
        except CutShort:
            pass
        except Refused as wrong:
            log.warning("table %s: its bots stopped: %s", table_id, wrong)
        except Exception:
            log.exception("table %s: its bots stopped", table_id)
        finally:
            self._tasks.pop(table_id, None)

"""Schedules bot turns: the protocol, and the scheduler of a single server. `queue.py` has the one for PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, Optional, Protocol

from sqlalchemy import exists, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from ....bots.levels import LEVELS, level
from ....kernel.game import Game
from ..errors import Refused
from ..kinds import PLAYING
from ..settings import Settings
from ..storage import Storage
from ..storage.models import Seat, Table
from .workers import WorkerPool

PATIENCE: Final = 5.0  # seconds for bots to finish when the server stops
WATCHED_SECONDS: Final = 60.0  # bots at a table without people continue for this long after a view
QUICK_SECONDS: Final = 0.5  # a bot that needs no more for a choice is quick
RETRY_WAITS: Final = (1.0, 2.0, 5.0, 15.0)  # seconds after a failure; after that only the sweep retries
SWEEP_SECONDS: Final = 60.0
AT_ONCE: Final = 8  # tables that a sweep starts, beyond the number of workers
BUSY: Final = 503

log = logging.getLogger(__name__)

# Plays one turn of the bot that is to move at a table; False if none is.
PlayTurn = Callable[[str], Awaitable[bool]]


class CutShort(Exception):
    """The server stops, and the computation of a bot is lost."""


class BotScheduler(Protocol):
    async def open(self) -> None:
        """Start, including the turns that were interrupted when the server last stopped."""

    async def enqueue(self, db: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
        """Within a transaction, after which the table is in this state: enqueue the turn if a bot is to move."""

    def start(self, table: Table, seats: Sequence[Seat]) -> None:
        """After a request: start the turn if a bot is to move and has not started."""

    async def close(self) -> None:
        """Stop. Running computations are lost; writes in progress finish."""


def bot_asked(table: Table, seats: Sequence[Seat]) -> Optional[str]:
    if table.status != PLAYING or table.turn_seat is None:
        return None
    return seats[table.turn_seat].bot


def bot_to_move(table: Table, seats: Sequence[Seat]) -> Optional[str]:
    """The bot to move now. At tables without people bots pause until somebody views the table, except in contests,
    where others wait for the result."""
    if not (table.contest or has_person(seats)) and (table.looked or 0.0) < time.time() - WATCHED_SECONDS:
        return None
    return bot_asked(table, seats)


def has_person(seats: Sequence[Seat]) -> bool:
    """Whether a person has a seat."""
    return any(seat.user_id is not None for seat in seats)


def is_look_worth_noting(table: Table, seats: Sequence[Seat]) -> bool:
    if table.contest or has_person(seats) or not bot_asked(table, seats):
        return False
    return (table.looked or 0.0) < time.time() - WATCHED_SECONDS / 3


def is_quick(game: Game, bot: str) -> bool:
    """Whether a bot answers at once, and so uses a lane of its own."""
    return bot in LEVELS and level(bot, game).seconds <= QUICK_SECONDS


async def tables_waiting_for_bots(db: AsyncSession) -> list[Table]:
    """Tables where a bot is to move now."""
    sits = (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat)
    person = aliased(Seat)
    somebody = exists().where(person.table_id == Table.id, person.user_id.is_not(None))
    watched = or_(somebody, Table.contest.is_not(None), Table.looked > time.time() - WATCHED_SECONDS)
    query = select(Table).join(Seat, sits).where(Table.status == PLAYING, Seat.bot.is_not(None), watched)
    return list((await db.execute(query)).scalars())


class LocalScheduler:
    """Runs bot turns in worker processes of this server, which is the only one."""

    def __init__(self, storage: Storage, workers: WorkerPool, settings: Settings, play_turn: PlayTurn) -> None:
        self._storage = storage
        self._workers = workers
        self._settings = settings
        self._play_turn = play_turn
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closing = asyncio.Event()
        self._sweeping: Optional[asyncio.Task[None]] = None

    async def open(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep_forever())

    async def enqueue(self, db: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
        """Nothing to do: `start` runs the turn."""

    def start(self, table: Table, seats: Sequence[Seat]) -> None:
        if bot_to_move(table, seats) and self._workers.engines.can_play(table):
            self._start(table.id)

    async def close(self) -> None:
        self._workers.close()
        self._closing.set()
        if self._sweeping is not None:
            self._sweeping.cancel()
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)

    def _start(self, table_id: str) -> None:
        if table_id not in self._tasks and not self._workers.closed:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    async def _sweep_forever(self) -> None:
        """Start turns that are not running: after a restart, or after repeated failures."""
        while not self._workers.closed:
            try:
                async with self._storage.reading() as db:
                    playable = self._workers.engines.can_play
                    waiting = [table.id for table in await tables_waiting_for_bots(db) if playable(table)]
                for table_id in waiting:
                    self._start(table_id)
                    while len(self._tasks) > self._settings.bot_workers + AT_ONCE:
                        await asyncio.sleep(0.2)  # a few at a time, since each loads a match into memory
            except SQLAlchemyError as wrong:
                log.warning("tables that wait for bots could not be looked up: %s", wrong)
            self._workers.end_idle_engines()
            await asyncio.sleep(SWEEP_SECONDS)

    async def _play(self, table_id: str) -> None:
        """Play bot turns until a person is to move. Failures are retried, since a full disk or a missing database may
        recover."""
        try:
            for wait in (0.0, *RETRY_WAITS):
                if await self._plays_on(table_id, wait):
                    return
        except CutShort:
            pass
        except Refused as wrong:
            log.warning("table %s: its bots stopped: %s", table_id, wrong)
        finally:
            self._tasks.pop(table_id, None)

    async def _plays_on(self, table_id: str, wait: float) -> bool:
        """Wait, then play; False after a failure that may be temporary."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), wait)
        try:
            while await self._play_turn(table_id):
                pass
        except (CutShort, asyncio.CancelledError):
            raise
        except Exception as wrong:
            if isinstance(wrong, Refused) and wrong.status != BUSY:
                raise
            log.exception("table %s: its bots failed", table_id)
            return False
        return True

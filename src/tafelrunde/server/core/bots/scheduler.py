"""Who lets bots think: the process that serves the table, or, through a queue, any process that takes such work."""

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
from ..matches.pinned import is_kept
from ..settings import Settings
from ..storage import Storage
from ..storage.models import Seat, Table
from .workers import WorkerPool

PATIENCE: Final = 5.0  # seconds for bots to finish when the server stops
WATCHED_SECONDS: Final = 60.0  # a table without people is watched that long after a look
QUICK_SECONDS: Final = 0.5  # a bot that needs no more for a choice is quick
RETRY_WAITS: Final = (1.0, 2.0, 5.0, 15.0)  # seconds after a failure; from then on the sweep looks after the table
SWEEP_SECONDS: Final = 60.0
AT_ONCE: Final = 8  # tables that a sweep wakes up, beyond those whose bots think
BUSY: Final = 503

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


def bot_asked(table: Table, seats: Sequence[Seat]) -> Optional[str]:
    if table.status != PLAYING or table.turn_seat is None:
        return None
    return seats[table.turn_seat].bot


def bot_to_move(table: Table, seats: Sequence[Seat]) -> Optional[str]:
    """The bot that is asked, if it is to think now: where no person plays, bots pause until somebody looks, but not in
    a contest, where others wait for the table."""
    if not (table.contest or has_person(seats)) and (table.looked or 0.0) < time.time() - WATCHED_SECONDS:
        return None
    return bot_asked(table, seats)


def has_person(seats: Sequence[Seat]) -> bool:
    """Whether somebody waits for the bots, be it for days."""
    return any(seat.user_id is not None for seat in seats)


def is_look_worth_noting(table: Table, seats: Sequence[Seat]) -> bool:
    if table.contest or has_person(seats) or not bot_asked(table, seats):
        return False
    return (table.looked or 0.0) < time.time() - WATCHED_SECONDS / 3


def is_quick(game: Game, bot: str) -> bool:
    """Whether a bot answers at once, so that it need not wait for those that think long."""
    return bot in LEVELS and level(bot, game).seconds <= QUICK_SECONDS


async def tables_waiting_for_bots(db: AsyncSession) -> list[Table]:
    """Those at which a bot is to think now."""
    sits = (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat)
    person = aliased(Seat)
    somebody = exists().where(person.table_id == Table.id, person.user_id.is_not(None))
    watched = or_(somebody, Table.contest.is_not(None), Table.looked > time.time() - WATCHED_SECONDS)
    query = select(Table).join(Seat, sits).where(Table.status == PLAYING, Seat.bot.is_not(None), watched)
    return list((await db.execute(query)).scalars())


class LocalScheduler:
    """Bots think in worker processes of this server, which is the only one at its tables."""

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
        """Nobody else need know."""

    def start(self, table: Table, seats: Sequence[Seat]) -> None:
        if bot_to_move(table, seats) and is_kept(table):
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
        """Tables whose bots do not think and should: after a start, or because something failed again and again."""
        while not self._workers.closed:
            try:
                async with self._storage.reading() as db:
                    waiting = [table.id for table in await tables_waiting_for_bots(db) if is_kept(table)]
                for table_id in waiting:
                    self._start(table_id)
                    while len(self._tasks) > self._settings.bot_workers + AT_ONCE:
                        await asyncio.sleep(0.2)  # a few at a time: each takes a match into memory
            except SQLAlchemyError as wrong:
                log.warning("tables that wait for bots could not be looked up: %s", wrong)
            await asyncio.sleep(SWEEP_SECONDS)

    async def _play(self, table_id: str) -> None:
        """Until somebody who is no bot is to move. What fails is tried again: a disk may have room again, a database
        may come back."""
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
        """After a while; False if something failed that may go well the next time."""
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

"""Bot work in a queue that lies in PostgreSQL beside the tables: servers put it there, any number of workers take it.

A piece of work is one turn at one table. It enters the queue in the transaction that leaves the bot to move, so it is
never lost, and what a dead worker leaves behind goes back into the queue. A turn may well be in the queue twice: who
comes too late finds that the table has gone on, for `(table, ply)` is unique. (Leaving out what seems to wait there
already would lose turns: that work may be looked at just before this transaction is committed.)
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncSession

from ..games import games
from .bot_work import PATIENCE, bot_to_move, waiting_for_bots
from .errors import Refused
from .matches import box_of
from .storage.engine import libpq_url
from .storage.models import Seat, Table
from .storage.queries import table_row

if TYPE_CHECKING:
    from .house import House

TRIES: Final = 5
SWEEP_SECONDS: Final = 60.0
RESTART_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


def queue_of(game: str, rules_version: int) -> str:
    """Work for other rules than a worker has waits for one that has them. PostgreSQL wants names that are short."""
    return f"{game[:30]}.{rules_version}"


def queues_here() -> list[str]:
    return [queue_of(box.name, box.rules_version) for game in games.values() for box in (game, *game.earlier)]


class QueuedBots:
    def __init__(self, house: House) -> None:
        self._house = house
        self._app = App(connector=PsycopgConnector(conninfo=libpq_url(house.storage.url), min_size=1, max_size=4))
        self._turn: Any = self._app.task(name="turn")(self._play)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._app.open_async()
        if self._house.settings.bot_workers:
            self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._watch())]

    async def ask(self, db: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
        if bot_to_move(table, seats):
            await self._put(db, table)

    def look(self, table: Table, seats: Sequence[Seat]) -> None:
        """The work is in the queue already."""

    async def close(self) -> None:
        """Turns that are cut short go back into the queue."""
        self._house.workers.close()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2 * PATIENCE)
        await self._app.close_async()

    async def _put(self, db: AsyncSession, table: Table, tries: int = 0) -> None:
        """In the transaction of `db`. What failed waits longer each time."""
        raw = await (await db.connection()).get_raw_connection()
        queue = queue_of(table.game, table.rules_version)
        wait = {"seconds": 2**tries} if tries else None
        work = self._turn.configure(queue=queue, schedule_in=wait, connection=raw.driver_connection)
        try:
            await work.defer_async(table_id=table.id, tries=tries)
        except ConnectorException as wrong:  # the same database, so the same trouble
            raise OperationalError("put into the queue of bot work", None, wrong) from wrong

    # -------------------------------------------------------------------------------------------- taking work

    async def _play(self, table_id: str, tries: int) -> None:
        from .bots import CutShort, play_turn  # they play at tables, which need the house

        try:
            await play_turn(self._house, table_id)
        except CutShort:
            await self._again(table_id, tries)
        except Refused as wrong:
            log.warning("table %s: its bots stopped: %s", table_id, wrong)
        except Exception:
            log.exception("table %s: its bot failed at try %d", table_id, tries + 1)
            if tries + 1 < TRIES:  # from then on the sweep tries it now and then
                await self._again(table_id, tries + 1)

    async def _again(self, table_id: str, tries: int) -> None:
        async with self._house.storage.changing() as db:
            table = await table_row(db, table_id)
            if table is not None:
                await self._put(db, table, tries)

    async def _work(self) -> None:
        """For ever: a database that goes away comes back."""
        settings = self._house.settings
        while True:
            try:
                await self._app.run_worker_async(
                    queues=queues_here(),
                    concurrency=settings.bot_workers,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    fetch_job_polling_interval=settings.heartbeat_seconds,  # what was put there while nobody listened
                    update_heartbeat_interval=settings.heartbeat_seconds,
                    stalled_worker_timeout=settings.given_up_seconds,
                    shutdown_graceful_timeout=PATIENCE,
                )
            except Exception as wrong:  # whatever it is, bots must play on
                log.warning("the queue of bot work cannot be read: %r", wrong)
            await asyncio.sleep(RESTART_SECONDS)

    async def _watch(self) -> None:
        """What dead workers left, every few seconds; what never came into the queue, every minute."""
        rounds = 0
        while True:
            try:
                if rounds % max(1, int(SWEEP_SECONDS / self._house.settings.heartbeat_seconds)) == 0:
                    await self._sweep()
                await self._take_back()
            except Exception as wrong:
                log.warning("the queue of bot work cannot be watched: %r", wrong)
            rounds += 1
            await asyncio.sleep(self._house.settings.heartbeat_seconds)

    async def _take_back(self) -> None:
        manager = self._app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=self._house.settings.given_up_seconds):
            log.warning("table %s: its bot was left alone by a worker that died", job.task_kwargs["table_id"])
            await manager.retry_job(job)

    async def _sweep(self) -> None:
        """Tables that wait for a bot and are not in the queue: from before there was one, or given up too early."""
        busy = {job.task_kwargs["table_id"] for job in await self._app.job_manager.list_jobs_async()}
        async with self._house.storage.changing() as db:
            for table in await waiting_for_bots(db):
                if table.id not in busy and box_of(table) is not None:
                    await self._put(db, table)

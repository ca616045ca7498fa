"""A job queue of bot turns in PostgreSQL: servers enqueue jobs, any number of workers process them.

A job is one turn at one table. It is enqueued in the transaction after which the bot is to move, so it is never lost;
jobs of dead workers return to the queue. A turn may be in the queue twice: the second worker finds that the table has
moved on, since `(table, ply)` is unique. (Skipping turns that are already queued would lose some: such a job may be
processed just before this transaction commits.)
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncSession

from ....games import games
from ..engines.catalog import Engines
from ..errors import Refused
from ..settings import Settings
from ..storage import Storage
from ..storage.engine import libpq_url
from ..storage.models import Seat, Table
from ..storage.queries import load_table
from .scheduler import (
    PATIENCE,
    SWEEP_SECONDS,
    CutShort,
    PlayTurn,
    bot_asked,
    bot_to_move,
    has_person,
    is_quick,
    tables_waiting_for_bots,
)
from .workers import QUICK_WORKERS, WorkerPool

TRIES: Final = 5  # of a turn; after that only the sweep retries it
QUICK: Final = ".quick"
WAITED_FOR: Final = 1_000_000  # added to the priority of a turn that a person waits for
_WORK_OF: Final = text(
    "SELECT count(*) FROM procrastinate_jobs WHERE status IN ('todo', 'doing') AND args ->> 'host_id' = :host"
)
RESTART_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


def queue_of(game: str, rules_version: int, quick: bool) -> str:
    """One queue per game and rules version, since workers may have different ones, and a separate one for quick bots.
    Names in PostgreSQL must be short."""
    return f"{game[:30]}.{rules_version}{QUICK if quick else ''}"


def queues_here(engines: Engines, quick: bool) -> list[str]:
    """The queues of the rules that this process or one of its engines has."""
    here = {(version.name, version.rules_version) for game in games.values() for version in (game, *game.earlier)}
    here |= {pin for rules in engines.rules.values() for pin in rules.items()}
    return [queue_of(name, version, quick) for name, version in sorted(here)]


class QueueScheduler:
    def __init__(self, storage: Storage, workers: WorkerPool, settings: Settings, play_turn: PlayTurn) -> None:
        self._storage = storage
        self._workers = workers
        self._settings = settings
        self._play_turn = play_turn
        self._app = App(connector=PsycopgConnector(conninfo=libpq_url(storage.url), min_size=1, max_size=4))
        self._turn: Any = self._app.task(name="turn")(self._play)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._app.open_async()
        if self._settings.bot_workers:
            lanes = ((True, QUICK_WORKERS), (False, self._settings.bot_workers))
            self._tasks = [
                asyncio.create_task(self._work(queues_here(self._workers.engines, quick), workers))
                for quick, workers in lanes
            ]
            self._tasks.append(asyncio.create_task(self._watch()))

    async def enqueue(self, db: AsyncSession, table: Table, seats: Sequence[Seat]) -> None:
        if bot_to_move(table, seats):
            await self._put(db, table, seats)

    def start(self, table: Table, seats: Sequence[Seat]) -> None:
        """The turn is in the queue already."""

    async def close(self) -> None:
        """Interrupted turns return to the queue."""
        self._workers.close()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2 * PATIENCE)
        await self._app.close_async()

    async def _put(self, db: AsyncSession, table: Table, seats: Sequence[Seat], tries: int = 0) -> None:
        """Enqueue a turn in the transaction of `db`, with exponential backoff after failures. Turns that a person waits
        for come first; the more work of a host is queued, the lower the priority, so hosts take turns."""
        raw = await (await db.connection()).get_raw_connection()
        bot = bot_asked(table, seats)
        quick = bot is not None and table.game in games and is_quick(games[table.game], bot)
        before = (await db.execute(_WORK_OF, {"host": table.host_id})).scalar() or 0
        job = self._turn.configure(
            queue=queue_of(table.game, table.rules_version, quick),
            schedule_in={"seconds": 2**tries} if tries else None,
            priority=WAITED_FOR * has_person(seats) - before,
            connection=raw.driver_connection,
        )
        try:
            await job.defer_async(table_id=table.id, tries=tries, host_id=table.host_id)
        except ConnectorException as wrong:
            raise OperationalError("put into the queue of bot work", None, wrong) from wrong

    # -------------------------------------------------------------------------------------------- taking jobs

    async def _play(self, table_id: str, tries: int, host_id: str = "") -> None:
        """`host_id` is only used in the query that counts a host's jobs; older jobs have none."""
        try:
            await self._play_turn(table_id)
        except CutShort:
            await self._retry(table_id, tries)
        except Refused as wrong:
            log.warning("table %s: its bots stopped: %s", table_id, wrong)
        except Exception:
            log.exception("table %s: its bot failed at try %d", table_id, tries + 1)
            if tries + 1 < TRIES:
                await self._retry(table_id, tries + 1)

    async def _retry(self, table_id: str, tries: int) -> None:
        async with self._storage.changing() as db:
            loaded = await load_table(db, table_id, change=False)
            if loaded is not None:
                await self._put(db, loaded.table, loaded.seats, tries)

    async def _work(self, queues: list[str], workers: int) -> None:
        """Process jobs until cancelled, also after the database was away. The library may swallow a cancellation, so
        the loop asks the task."""
        settings, task = self._settings, asyncio.current_task()
        assert task is not None
        while not task.cancelling():
            try:
                await self._app.run_worker_async(
                    queues=queues,
                    concurrency=workers,
                    install_signal_handlers=False,
                    delete_jobs="always",
                    fetch_job_polling_interval=settings.heartbeat_seconds,  # in case a notification was missed
                    update_heartbeat_interval=settings.heartbeat_seconds,
                    stalled_worker_timeout=settings.given_up_seconds,
                    shutdown_graceful_timeout=PATIENCE,
                )
            except Exception as wrong:
                log.warning("the queue of bot work cannot be read: %r", wrong)
            await asyncio.sleep(RESTART_SECONDS)

    async def _watch(self) -> None:
        """Requeue jobs of dead workers every few seconds, and turns missing in the queue every minute."""
        rounds = 0
        while True:
            try:
                if rounds % max(1, int(SWEEP_SECONDS / self._settings.heartbeat_seconds)) == 0:
                    await self._sweep()
                    self._workers.end_idle_engines()
                await self._take_back()
            except Exception as wrong:
                log.warning("the queue of bot work cannot be watched: %r", wrong)
            rounds += 1
            await asyncio.sleep(self._settings.heartbeat_seconds)

    async def _take_back(self) -> None:
        manager = self._app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=self._settings.given_up_seconds):
            log.warning("table %s: its bot was left alone by a worker that died", job.task_kwargs["table_id"])
            await manager.retry_job(job)

    async def _sweep(self) -> None:
        """Enqueue turns of tables that wait for a bot and have no job."""
        busy = {job.task_kwargs["table_id"] for job in await self._app.job_manager.list_jobs_async()}
        async with self._storage.changing() as db:
            for table in await tables_waiting_for_bots(db):
                if table.id not in busy and self._workers.engines.can_play(table):
                    loaded = await load_table(db, table.id, change=False)
                    if loaded is not None:
                        await self._put(db, loaded.table, loaded.seats)

"""The container of services shared by all requests and background tasks of a process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import cached_property, partial
from typing import Any, Optional, Protocol, TypeVar, runtime_checkable
from weakref import WeakValueDictionary

from ...bots import LEVELS
from .bots.background_jobs import BackgroundJobs
from .bots.scheduler import BotScheduler, LocalScheduler, PlayTurn
from .bots.workers import WorkerPool
from .clocks.uptime import Uptime
from .clocks.watch import ClockWatch
from .engines.catalog import Engines
from .engines.pins import describe_engines, pinned_tables, warn_of_missing
from .identity import Identities
from .limits.audit import AuditLog
from .limits.rate_limits import RateLimits
from .limits.shared_counts import Counts
from .live.listeners import Listeners
from .live.pg_notify import PgNotify
from .matches.cache import MatchCache
from .matches.replays import Replays
from .outbound.mail import Mailer, MailTokens
from .outbound.mailboxes import BlockedMailboxes
from .outbound.outbound_http import OutboundHttp
from .settings import Settings
from .storage import Storage
from .storage.deadline_lock import DeadlineLock
from .storage.lock_file import LockFile
from .uploads.template import Budget
from .uploads.workers import Uploads

F = TypeVar("F")


@runtime_checkable
class Closing(Protocol):
    async def close(self) -> None: ...


class Services:
    """`play_turn` runs a bot's turn and `time_is_up` a timeout at a table; `warm_up_uploads` runs once in the template
    process of uploads; `features` are factories of the services of features. `startup.py` passes them in."""

    def __init__(
        self,
        settings: Settings,
        play_turn: Callable[[Services, str], Awaitable[bool]],
        time_is_up: Callable[[Services, str], Awaitable[None]],
        warm_up_uploads: Callable[[], None],
        features: Mapping[type[Any], Callable[[Services], Any]],
        counts: Optional[Counts] = None,
    ) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url(), settings.patience_seconds)
        self.matches = MatchCache(settings.tables_cached)
        self.replays = Replays()
        self.listeners = Listeners()
        self.pg_notify = PgNotify(self.storage, self.listeners)
        self.outbound_http = OutboundHttp(settings.private_webhooks)
        self.rate_limits = RateLimits(settings.rate_limits, counts=counts)
        self.audit_log = AuditLog(self.storage)
        self.engines = Engines(settings.engines)
        offered = [bot for bot in settings.offered_bots if bot not in LEVELS]
        self.workers = WorkerPool(settings.bot_workers, settings.find_bot, self.engines, offered)
        self.uploads = Uploads(Budget(settings.upload_seconds, settings.upload_memory), warm_up_uploads)
        self.background_jobs = BackgroundJobs()
        self.bot_scheduler = self._bot_scheduler(partial(play_turn, self))
        self.uptime = Uptime(self.storage, settings.beat_seconds)
        self.lock_file = LockFile(self.storage.file)
        self.clock_watch = ClockWatch(self.storage, self.uptime, settings.beat_seconds, partial(time_is_up, self))
        self._features = features
        self._created: dict[type[Any], Any] = {}
        self._locks: WeakValueDictionary[str, DeadlineLock] = WeakValueDictionary()

    def _bot_scheduler(self, play_turn: PlayTurn) -> BotScheduler:
        if not self.storage.shared:
            return LocalScheduler(self.storage, self.workers, self.settings, play_turn)
        from .bots.queue import QueueScheduler  # needs the extra `postgres`

        return QueueScheduler(self.storage, self.workers, self.settings, play_turn)

    def __getitem__(self, kind: type[F]) -> F:
        """The service of this class, created on first use."""
        if kind not in self._created:
            self._created[kind] = self._features[kind](self)
        service: F = self._created[kind]
        return service

    @cached_property
    def secret(self) -> bytes:
        return self.settings.secret_key()

    @cached_property
    def identities(self) -> Identities:
        return Identities(self.storage, self.secret)

    @cached_property
    def mailer(self) -> Mailer:
        return Mailer(self.settings, MailTokens(self.secret), self.blocked_mailboxes)

    @cached_property
    def blocked_mailboxes(self) -> BlockedMailboxes:
        return BlockedMailboxes(self.storage, self.secret)

    def patience(self) -> float:
        """The deadline up to which a request that begins now waits for locks (event loop time)."""
        return asyncio.get_running_loop().time() + self.settings.patience_seconds

    @asynccontextmanager
    async def lock(self, table_id: str, until: float) -> AsyncIterator[None]:
        """Serializes requests at a table within this process; between processes the database does."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = DeadlineLock()
        await lock.take(until)
        try:
            yield
        finally:
            lock.release()

    async def open(self) -> None:
        self.lock_file.take()
        await self.storage.prepare(self.settings.start_seconds)
        self.pg_notify.open()
        self.audit_log.open()
        self.outbound_http.open()
        await self.uptime.open()
        self.clock_watch.open()
        await describe_engines(self.engines, self.workers.ask)
        warn_of_missing(await pinned_tables(self.storage, self.engines, self.workers.ask))
        await self.bot_scheduler.open()

    async def close(self) -> None:
        await self.background_jobs.close()
        self.uploads.close()
        await self.bot_scheduler.close()
        await self.clock_watch.close()
        for service in reversed(self._created.values()):
            if isinstance(service, Closing):
                await service.close()
        await self.outbound_http.close()
        await self.audit_log.close()
        await self.pg_notify.close()
        await self.storage.close()
        self.lock_file.release()

"""Everything the requests and the background work of one process share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cached_property, partial
from importlib import import_module
from typing import TYPE_CHECKING, Optional
from weakref import WeakValueDictionary

from ..accounts.accounts import Accounts
from ..accounts.expiry import Housekeeping
from ..accounts.recovery import Recovery
from ..analysis.chances_cache import Outlooks
from ..notifications.contact_preferences import Wishes
from ..notifications.notifier import Caller
from ..notifications.push import PushKeys
from ..notifications.webhooks import Webhooks
from ..packs.reports import PackReports
from .bots.progress import Analyses
from .bots.scheduler import BotScheduler, LocalScheduler, PlayTurn
from .bots.workers import WorkerPool
from .http.audit import AuditLog
from .http.rate_limits import RateLimits
from .http.shared_counts import Counts
from .live.listeners import Listeners
from .live.pg_notify import Notifications
from .matches.cache import MatchCache
from .matches.replays import Replays
from .outbound.mail import Mailer, MailTokens
from .outbound.mailboxes import BlockedMailboxes
from .outbound.outbound_http import Courier
from .settings import Settings
from .storage import Storage
from .storage.deadline_lock import Turn
from .storage.lock_file import LockFile
from .tables.clock_watch import ClockWatch
from .tables.uptime import Uptime
from .uploads.template import Budget
from .uploads.workers import Uploads

if TYPE_CHECKING:
    from ..accounts.passkeys import Passkeys


class Services:
    """`play_turn` and `time_is_up` are what bots and clocks do at a table; `startup.py` passes them in, for they need
    these services themselves."""

    def __init__(
        self,
        settings: Settings,
        play_turn: Callable[[Services, str], Awaitable[bool]],
        time_is_up: Callable[[Services, str], Awaitable[None]],
        counts: Optional[Counts] = None,
    ) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url(), settings.patience_seconds)
        self.matches = MatchCache(settings.tables_cached)
        self.replays = Replays()
        self.listeners = Listeners()
        self.notifications = Notifications(self.storage, self.listeners)
        self.courier = Courier(settings.private_webhooks)
        self.webhooks = Webhooks(settings, self.courier)
        self.rate_limits = RateLimits(settings.rate_limits, counts=counts)
        self.audit_log = AuditLog(self.storage)
        self.workers = WorkerPool(settings.bot_workers, settings.find_bot)
        self.uploads = Uploads(Budget(settings.upload_seconds, settings.upload_memory))
        self.pack_reports = PackReports(self.uploads)
        self.analyses = Analyses()
        self.outlooks = Outlooks()
        self.bot_scheduler = self._bot_scheduler(partial(play_turn, self))
        self.uptime = Uptime(self.storage, settings.beat_seconds)
        self.lock_file = LockFile(self.storage.file)
        self.clock_watch = ClockWatch(self.storage, self.uptime, settings.beat_seconds, partial(time_is_up, self))
        self._passkeys: Optional[Passkeys] = None
        self._locks: WeakValueDictionary[str, Turn] = WeakValueDictionary()

    def _bot_scheduler(self, play_turn: PlayTurn) -> BotScheduler:
        if not self.storage.shared:
            return LocalScheduler(self.storage, self.workers, self.settings, play_turn)
        from .bots.queue import QueueScheduler  # its library comes with the driver of PostgreSQL

        return QueueScheduler(self.storage, self.workers, self.settings, play_turn)

    @cached_property
    def secret(self) -> bytes:
        return self.settings.secret_key()

    @cached_property
    def accounts(self) -> Accounts:
        return Accounts(self.storage, self.secret)

    async def passkeys(self) -> Passkeys:
        """A slow import that most servers do without, so it is made in a thread when somebody first needs it."""
        if self._passkeys is None:
            loaded = await asyncio.to_thread(import_module, "tafelrunde.server.accounts.passkeys")
            self._passkeys = loaded.Passkeys(self.accounts)
        return self._passkeys

    @cached_property
    def recovery(self) -> Recovery:
        return Recovery(self.accounts, self.mailer, self.rate_limits, self.secret)

    @cached_property
    def push_keys(self) -> PushKeys:
        return PushKeys(self.secret, self.settings.public_url)

    @cached_property
    def mailer(self) -> Mailer:
        return Mailer(self.settings, MailTokens(self.secret), self.blocked_mailboxes)

    @cached_property
    def blocked_mailboxes(self) -> BlockedMailboxes:
        return BlockedMailboxes(self.storage, self.secret)

    @cached_property
    def caller(self) -> Caller:
        wait = partial(self.rate_limits.wait, "news")
        return Caller(self.storage, self.settings, self.courier, lambda: self.push_keys, self.mailer, wait)

    @cached_property
    def wishes(self) -> Wishes:
        return Wishes(self.storage, self.settings, self.mailer, MailTokens(self.secret), self.blocked_mailboxes)

    def patience(self) -> float:
        """Until when a request that begins now waits, for whatever it waits."""
        return asyncio.get_running_loop().time() + self.settings.patience_seconds

    @asynccontextmanager
    async def lock(self, table_id: str, until: float) -> AsyncIterator[None]:
        """One request at a time for each table. Between processes the database sees to that."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = Turn()
        await lock.take(until)
        try:
            yield
        finally:
            lock.release()

    @cached_property
    def housekeeping(self) -> Housekeeping:
        return Housekeeping(self.storage, self.accounts, self.settings.keep)

    async def open(self) -> None:
        self.lock_file.take()
        await self.storage.prepare(self.settings.start_seconds)
        self.notifications.open()
        self.audit_log.open()
        self.courier.open()
        await self.uptime.open()
        self.clock_watch.open()
        await self.bot_scheduler.open()

    async def close(self) -> None:
        await self.analyses.close()
        self.uploads.close()
        await self.bot_scheduler.close()
        await self.clock_watch.close()
        if "accounts" in self.__dict__:  # workers know nobody
            await self.caller.close()
            await self.recovery.close()
            await self.housekeeping.close()
            self.accounts.close()
        await self.courier.close()
        await self.audit_log.close()
        await self.notifications.close()
        await self.storage.close()
        self.lock_file.release()

"""Everything the requests of one server share."""

from __future__ import annotations

import asyncio
from functools import cached_property
from weakref import WeakValueDictionary

from .audit import Audit
from .between import Between
from .bot_work import BotWork, OwnBots
from .hooks import Hooks
from .live import Live
from .matches import Matches
from .people import People
from .rates import Rates
from .settings import Settings
from .storage import Storage
from .timekeeper import Timekeeper
from .workers import Workers


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url(), settings.patience_seconds)
        self.matches = Matches(settings.tables_cached)
        self.live = Live()
        self.between = Between(self.storage, self.live)
        self.workers = Workers(settings.bot_workers, settings.find_bot)
        self.bots: BotWork = self._bots()
        self.rates = Rates(settings.limits)
        self.audit = Audit(self.storage)
        self.time = Timekeeper(self)
        self.hooks = Hooks(settings)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def _bots(self) -> BotWork:
        if not self.storage.shared:
            return OwnBots(self)
        from .queue import QueuedBots  # its library comes with the driver of PostgreSQL

        return QueuedBots(self)

    @cached_property
    def secret(self) -> bytes:
        return self.settings.secret_key()

    @cached_property
    def people(self) -> People:
        return People(self.storage, self.secret)

    def lock(self, table_id: str) -> asyncio.Lock:
        """One request at a time for each table. Between processes the database sees to that."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def open(self) -> None:
        await self.storage.prepare()
        self.between.open()
        self.audit.open()
        self.hooks.open()
        await self.time.open()
        await self.bots.open()

    async def close(self) -> None:
        await self.bots.close()
        await self.time.close()
        await self.hooks.close()
        await self.audit.close()
        await self.between.close()
        await self.storage.close()

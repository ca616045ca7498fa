"""Everything the requests of one server share."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from .live import Live
from .matches import Matches
from .people import People
from .settings import Settings
from .storage import Storage
from .workers import Workers


class House:
    def __init__(self, settings: Settings) -> None:
        from .bots import BotPlayers  # they play at tables, which need the house

        self.settings = settings
        self.secret: bytes = settings.secret_key()
        self.storage = Storage(settings.database_url())
        self.people = People(self.storage, self.secret)
        self.matches = Matches(settings.tables_cached)
        self.live = Live()
        self.workers = Workers(settings.bot_workers, settings.find_bot)
        self.bots = BotPlayers(self)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """One request at a time for each table. Between processes the database sees to that."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def open(self) -> None:
        await self.storage.prepare()
        self.bots.resume()

    async def close(self) -> None:
        await self.bots.close()
        await self.storage.close()

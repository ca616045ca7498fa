"""Notifications between processes that share a PostgreSQL: the one that commits says NOTIFY, all others LISTEN."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from ..background import Background
from ..storage import Storage
from ..storage.engine import libpq_url
from .listeners import Listeners

CHANNEL: Final = "tafelrunde_news"
RECONNECT_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class PgNotify:
    def __init__(self, storage: Storage, listeners: Listeners) -> None:
        self._storage = storage
        self._listeners = listeners
        self._sender = secrets.token_hex(4)  # our own news need not come back to us
        self._background = Background()

    async def notify(self, db: AsyncSession, *keys: str) -> None:
        """Tell the listeners of these keys in other processes of a change. PostgreSQL sends that when the transaction
        is committed."""
        if self._storage.shared:
            news = {"channel": CHANNEL, "news": " ".join((self._sender, *keys))}
            await db.execute(text("SELECT pg_notify(:channel, :news)"), news)

    def open(self) -> None:
        if self._storage.shared:
            self._background.begin(self._listen())

    async def close(self) -> None:
        await self._background.close()

    async def _listen(self) -> None:
        """For ever, with a retry after a broken connection; then everybody looks again, for nothing is sent twice."""
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(libpq_url(self._storage.url), autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._listeners.wake_all()
                    async for news in connection.notifies():
                        sender, *keys = news.payload.split(" ")
                        if sender != self._sender:
                            self._listeners.wake(*keys)
            except psycopg.Error as wrong:
                log.warning("no news from other processes: %s", wrong)
            await asyncio.sleep(RECONNECT_SECONDS)

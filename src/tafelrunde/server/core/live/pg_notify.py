"""Publish/subscribe between processes that share a PostgreSQL, by NOTIFY and LISTEN."""

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
        self._sender = secrets.token_hex(4)  # to ignore our own notifications
        self._background = Background()

    async def notify(self, db: AsyncSession, *keys: str) -> None:
        """Wake the listeners of these keys in other processes when the transaction commits."""
        if self._storage.shared:
            news = {"channel": CHANNEL, "news": " ".join((self._sender, *keys))}
            await db.execute(text("SELECT pg_notify(:channel, :news)"), news)

    def open(self) -> None:
        if self._storage.shared:
            self._background.begin(self._listen())

    async def close(self) -> None:
        await self._background.close()

    async def _listen(self) -> None:
        """Listen forever. After a lost connection all listeners are woken, since notifications may have been missed."""
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
                log.warning("notifications from other processes are interrupted: %s", wrong)
            await asyncio.sleep(RECONNECT_SECONDS)

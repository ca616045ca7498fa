"""News from process to process, where several share a PostgreSQL: who commits says NOTIFY, and all others LISTEN."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final, Optional

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from .live import Live
from .storage import Storage
from .storage.engine import libpq_url

CHANNEL: Final = "tafelrunde_news"
RECONNECT_SECONDS: Final = 1.0

log = logging.getLogger(__name__)


class Between:
    def __init__(self, storage: Storage, live: Live) -> None:
        self._storage = storage
        self._live = live
        self._me = secrets.token_hex(4)  # our own news need not come back to us
        self._listening: Optional[asyncio.Task[None]] = None

    async def tell(self, db: AsyncSession, table_id: str) -> None:
        """Within the transaction that makes the news: they are sent if it is committed, and not before."""
        if self._storage.shared:
            news = {"channel": CHANNEL, "news": f"{self._me} {table_id}"}
            await db.execute(text("SELECT pg_notify(:channel, :news)"), news)

    def open(self) -> None:
        if self._storage.shared:
            self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def _listen(self) -> None:
        """For ever; after a broken connection everybody looks again, for nothing is sent twice."""
        import psycopg

        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(libpq_url(self._storage.url), autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._live.wake_all()
                    async for news in connection.notifies():
                        sender, _, table_id = news.payload.partition(" ")
                        if sender != self._me:
                            self._live.wake(table_id)
            except psycopg.Error as wrong:
                log.warning("no news from other processes: %s", wrong)
            await asyncio.sleep(RECONNECT_SECONDS)

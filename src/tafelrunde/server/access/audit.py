"""The audit log of refusals: who tried what, when, and why it was refused. No tokens, no passwords, no texts.

The server gathers entries and writes them every few seconds, equal ones as one with a number, so that a flood of
refusals is no flood of writing.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from contextlib import suppress
from typing import Final, NamedTuple, Optional

from sqlalchemy import delete
from sqlalchemy.exc import SQLAlchemyError

from ..storage import Storage
from ..storage.models import Refusal

AUDITED: Final = (401, 403, 413, 429)  # what honest pages do not run into; and choices that are none
WAIT_SECONDS: Final = 3.0
KEPT_SECONDS: Final = 60 * 60 * 24 * 90
MOST_WAITING: Final = 2_000

log = logging.getLogger(__name__)


class Attempt(NamedTuple):
    user_id: Optional[str]
    address: str
    what: str
    why: str


class AuditLog:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: Counter[Attempt] = Counter()
        self._writing: Optional[asyncio.Task[None]] = None

    def note(self, user_id: Optional[str], address: str, what: str, why: str) -> None:
        attempt = Attempt(user_id, address, what[:200], why[:80])
        if attempt in self._waiting or len(self._waiting) < MOST_WAITING:
            self._waiting[attempt] += 1

    def open(self) -> None:
        self._writing = asyncio.create_task(self._write_forever())

    async def close(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
            with suppress(asyncio.CancelledError):
                await self._writing
        with suppress(SQLAlchemyError):
            await self.write()

    async def write(self) -> None:
        if not self._waiting:
            return
        now, waiting, self._waiting = time.time(), self._waiting, Counter()
        async with self._storage.changing() as db:
            await db.execute(delete(Refusal).where(Refusal.at < now - KEPT_SECONDS))
            db.add_all(
                Refusal(id=secrets.token_urlsafe(12), at=now, times=times, **attempt._asdict())
                for attempt, times in waiting.items()
            )

    async def _write_forever(self) -> None:
        while True:
            await asyncio.sleep(WAIT_SECONDS)
            try:
                await self.write()
            except SQLAlchemyError as wrong:
                log.warning("refusals could not be written: %s", wrong)

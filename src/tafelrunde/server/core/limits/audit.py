"""The audit log of refusals: who tried what, when, and why it was refused. No tokens, no passwords, no texts.

The server gathers entries and writes them every few seconds. Equal ones of an hour are one row with a number. An
address has so many rows in an hour, and so have all together; what goes beyond is counted in rows that say less. So a
flood of refusals is no flood of writing, however many paths it tries.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from contextlib import suppress
from hashlib import blake2b
from typing import Final, NamedTuple, Optional

from sqlalchemy import delete, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from ..background import Background
from ..storage import Storage
from ..storage.models import Refusal, User

AUDITED: Final = (401, 403, 413, 429)  # what honest pages do not run into; and choices that are none
WAIT_SECONDS: Final = 3.0
KEPT_SECONDS: Final = 60 * 60 * 24 * 90
AN_HOUR: Final = 3600.0
ROWS_OF_AN_ADDRESS: Final = 20  # in an hour
ROWS_OF_AN_HOUR: Final = 1_000
OTHERS: Final = "…"  # what was tried, where it is not said any more

# The same words in SQLite and PostgreSQL.
_COUNT: Final = text(
    "INSERT INTO refusals (id, at, user_id, address, what, why, times) "
    "VALUES (:id, :at, :user_id, :address, :what, :why, :times) "
    "ON CONFLICT (id) DO UPDATE SET at = excluded.at, times = refusals.times + excluded.times"
)

log = logging.getLogger(__name__)


class Attempt(NamedTuple):
    user_id: Optional[str]
    address: str
    what: str
    why: str

    def row_id(self, hour: int) -> str:
        return blake2b(f"{hour}{self!r}".encode(), digest_size=8).hexdigest()


class AuditLog:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._waiting: Counter[tuple[int, Attempt]] = Counter()  # by hour
        self._hour = 0
        self._rows: set[Attempt] = set()  # of this hour
        self._addresses: Counter[str] = Counter()  # their rows in this hour
        self._background = Background()

    def note(self, user_id: Optional[str], address: str, what: str, why: str) -> None:
        hour = int(time.time() / AN_HOUR)
        if hour != self._hour:
            self._hour, self._rows, self._addresses = hour, set(), Counter()
        attempt = self._as_counted(Attempt(user_id, address, what[:200].replace("\0", "?"), why[:80]))
        self._waiting[hour, attempt] += 1

    def _as_counted(self, attempt: Attempt) -> Attempt:
        """The row that counts it: its own one, as long as there is room."""
        if attempt in self._rows:
            return attempt
        if self._addresses[attempt.address] >= ROWS_OF_AN_ADDRESS:
            attempt = Attempt(None, attempt.address, OTHERS, attempt.why)
        if attempt not in self._rows and len(self._rows) >= ROWS_OF_AN_HOUR:
            return Attempt(None, "", OTHERS, attempt.why)
        if attempt not in self._rows:
            self._rows.add(attempt)
            self._addresses[attempt.address] += 1
        return attempt

    def open(self) -> None:
        self._background.repeat(WAIT_SECONDS, self.write, "refusals could not be written")

    async def close(self) -> None:
        await self._background.close()
        with suppress(SQLAlchemyError):
            await self.write()

    async def write(self) -> None:
        if not self._waiting:
            return
        now, waiting, self._waiting = time.time(), self._waiting, Counter()
        async with self._storage.changing() as db:
            known = await _still_known(db, [attempt.user_id for _, attempt in waiting if attempt.user_id])
            await db.execute(delete(Refusal).where(Refusal.at < now - KEPT_SECONDS))
            rows = [
                {
                    "id": attempt.row_id(hour),
                    "at": now,
                    "times": times,
                    **attempt._asdict(),
                    "user_id": attempt.user_id if attempt.user_id in known else None,
                }
                for (hour, attempt), times in waiting.items()
            ]
            await db.execute(_COUNT, rows)


async def _still_known(db: AsyncSession, user_ids: list[str]) -> set[str]:
    """Who has deleted their account since they were refused is not named. Who deletes it now waits for us."""
    query = select(User.id).where(User.id.in_(user_ids)).with_for_update(read=True, key_share=True)
    return set((await db.execute(query)).scalars())

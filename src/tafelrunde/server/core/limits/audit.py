"""The audit log of refused requests: who tried what, when, and why it was refused. No tokens, passwords or texts.

Entries are buffered and written every few seconds. Equal entries within an hour are one row with a count. The rows per
hour are limited, for each address and in total; the excess is counted in summary rows. So a flood of refusals does not
cause a flood of writes.
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

AUDITED: Final = (401, 403, 413, 429)  # status codes that a correct page does not cause; illegal choices are added
WAIT_SECONDS: Final = 3.0
KEPT_SECONDS: Final = 60 * 60 * 24 * 90
AN_HOUR: Final = 3600.0
ROWS_OF_AN_ADDRESS: Final = 20  # in an hour
ROWS_OF_AN_HOUR: Final = 1_000
OTHERS: Final = "…"  # the path in summary rows

_COUNT: Final = text(  # for SQLite and PostgreSQL
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
        """The row that counts the attempt: its own one, or a summary row once the limits are reached."""
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
    """Those users that still exist, locked until the rows are written. Deleted users are not named."""
    query = select(User.id).where(User.id.in_(user_ids)).with_for_update(read=True, key_share=True)
    return set((await db.execute(query)).scalars())

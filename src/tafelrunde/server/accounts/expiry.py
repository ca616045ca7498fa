"""What nobody needs any more goes: guests who were not seen for long, tables that never began, that stand still, or at
which only such guests played. `settings.Keep` says after how many days."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from ..core.background import Background
from ..core.identity import Identities
from ..core.kinds import OPEN, OVER, PLAYING
from ..core.settings import Keep
from ..core.storage import Storage
from ..core.storage.models import Seat, Table, User

A_DAY: Final = 60 * 60 * 24.0
EVERY: Final = 600.0  # seconds
AT_ONCE: Final = 100  # rows in one transaction, so that nobody waits for it

log = logging.getLogger(__name__)


class Expiry:
    def __init__(self, storage: Storage, identities: Identities, keep: Keep) -> None:
        self._storage = storage
        self._identities = identities
        self._keep = keep
        self._background = Background()

    def open(self) -> None:
        self._background.repeat(EVERY, self._work, "what expired could not be put away")

    async def close(self) -> None:
        await self._background.close()
        with suppress(SQLAlchemyError):
            await self.note_who_was_here()

    async def note_who_was_here(self) -> None:
        seen = sorted(self._identities.take_seen())
        for first in range(0, len(seen), AT_ONCE):
            async with self._storage.changing() as db:
                ids = seen[first : first + AT_ONCE]
                now = update(User).where(User.id.in_(ids)).values(seen=time.time())
                await db.execute(now.execution_options(synchronize_session=False))

    async def tidy_up(self) -> None:
        """Tables first: with them go the reasons to keep their guests."""
        for expired in self._expired_tables():
            await self._delete(Table, expired)
        if self._keep.guests:
            await self._delete(User, _expired_guests(_before(self._keep.guests)))

    def _expired_tables(self) -> list[ColumnElement[bool]]:
        last = func.coalesce(Table.turn_since, Table.created)
        keep = self._keep
        found = []
        if keep.open:
            found.append(and_(Table.status == OPEN, last < _before(keep.open)))
        if keep.idle:
            found.append(and_(Table.status == PLAYING, last < _before(keep.idle)))
        if keep.finished:
            before = _before(keep.finished)
            found.append(and_(Table.status == OVER, last < before, ~_somebody_at_it(before)))
        return found

    async def _delete(self, kind: type[Any], expired: ColumnElement[bool]) -> None:
        """A few at a time, until there are none."""
        query: Select[Any] = select(kind.id).where(expired).limit(AT_ONCE)
        while True:
            async with self._storage.changing() as db:
                ids: Sequence[str] = (await db.execute(query)).scalars().all()
                if not ids:
                    return
                gone = delete(kind).where(kind.id.in_(ids))
                await db.execute(gone.execution_options(synchronize_session=False, in_thread=True))
            log.info("%d of %s expired", len(ids), kind.__tablename__)
            await asyncio.sleep(0)

    async def _work(self) -> None:
        await self.note_who_was_here()
        await self.tidy_up()


def _before(days: int) -> float:
    return time.time() - days * A_DAY


def _somebody_at_it(before: float) -> ColumnElement[bool]:
    """Whether somebody has an account, or was seen since then, who opened the table or sits there."""
    lasting = or_(User.account.is_not(None), User.seen >= before)
    sits = exists().where(Seat.table_id == Table.id, User.id.in_([Seat.user_id, Seat.holder_id]), lasting)
    opened = exists().where(User.id == Table.host_id, lasting)
    return or_(sits, opened)


def _expired_guests(before: float) -> ColumnElement[bool]:
    """Programs are such guests, too, once their seat is gone."""
    return and_(
        User.account.is_(None),
        User.seen < before,
        ~exists().where(Table.host_id == User.id),
        ~exists().where(or_(Seat.user_id == User.id, Seat.holder_id == User.id)),
    )

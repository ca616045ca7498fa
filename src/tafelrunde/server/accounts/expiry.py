"""Deletes expired data: inactive guests, abandoned tables, and finished tables of inactive guests."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import InstrumentedAttribute

from ..core.background import Background
from ..core.identity import DEVICES_KEPT_SECONDS, SESSION_SECONDS, Identities
from ..core.kinds import OPEN, OVER, PLAYING
from ..core.matches.pack_texts import delete_unused_texts
from ..core.settings import Retention
from ..core.storage import Storage
from ..core.storage.models import DeviceAccount, Seat, Session, Table, User
from ..core.tables.fair_play import DAYS_TO_CHOOSE

Column = InstrumentedAttribute[Any]

A_DAY: Final = 60 * 60 * 24.0
EVERY: Final = 600.0  # seconds
AT_ONCE: Final = 100  # rows in one transaction, to keep it short

log = logging.getLogger(__name__)


class Expiry:
    """`replace_player` seats a bot for somebody who does not continue a rated game, `settle` enters its results."""

    def __init__(
        self,
        storage: Storage,
        identities: Identities,
        retention: Retention,
        replace_player: Callable[[str], Awaitable[None]],
        settle: Callable[[str], Awaitable[None]],
    ) -> None:
        self._storage = storage
        self._identities = identities
        self._retention = retention
        self._replace_player = replace_player
        self._settle = settle
        self._background = Background()

    def open(self) -> None:
        async def work() -> None:
            await self.write_last_visits()
            await self.delete_expired()

        self._background.repeat(EVERY, work, "expired data could not be deleted")

    async def close(self) -> None:
        await self._background.close()
        with suppress(SQLAlchemyError):
            await self.write_last_visits()

    async def write_last_visits(self) -> None:
        visits = self._identities.take_visits()
        await self._write_visits(User.id, visits.users, User.seen)
        await self._write_visits(Session.hash, visits.sessions, Session.used)

    async def _write_visits(self, key: Column, values: set[str], column: Column) -> None:
        visited = sorted(values)
        for first in range(0, len(visited), AT_ONCE):
            async with self._storage.changing() as db:
                some = update(key.class_).where(key.in_(visited[first : first + AT_ONCE]))
                now = some.values({column.key: time.time()})
                await db.execute(now.execution_options(synchronize_session=False))

    async def delete_expired(self) -> None:
        """Tables first, since guests with tables are kept."""
        await self._delete(Session.hash, Session.used < time.time() - SESSION_SECONDS)
        await self._settle_idle_games()
        for expired in self._expired_tables():
            await self._delete(Table.id, expired)
        if self._retention.guests:
            await self._delete(User.id, _expired_guests(_before(self._retention.guests)))
        async with self._storage.changing() as db:
            await delete_unused_texts(db)
            old = delete(DeviceAccount).where(DeviceAccount.last < time.time() - DEVICES_KEPT_SECONDS)
            await db.execute(old.execution_options(synchronize_session=False))

    async def _settle_idle_games(self) -> None:
        """Nobody escapes a loss by never coming back, or by letting the table expire."""
        their_turn = (Seat.table_id == Table.id, Seat.seat == Table.turn_seat, Seat.bot.is_(None))
        late = exists().where(*their_turn, or_(Seat.clock_left.is_(None), Seat.clock_out))
        await self._do_with_rated(self._replace_player, and_(_is_idle(DAYS_TO_CHOOSE), late))
        if self._retention.idle:
            await self._do_with_rated(self._settle, _is_idle(self._retention.idle))

    async def _do_with_rated(self, change: Callable[[str], Awaitable[None]], which: ColumnElement[bool]) -> None:
        async with self._storage.reading() as db:
            tables = list(await db.scalars(select(Table.id).where(Table.rated, ~Table.settled, which)))
        for table_id in tables:
            await change(table_id)

    def _expired_tables(self) -> list[ColumnElement[bool]]:
        last = func.coalesce(Table.turn_since, Table.created)
        retention = self._retention
        found = []
        if retention.open:
            found.append(and_(Table.status == OPEN, last < _before(retention.open)))
        if retention.idle:
            found.append(_is_idle(retention.idle))
        if retention.finished:
            before = _before(retention.finished)
            found.append(and_(Table.status == OVER, last < before, ~_has_active_user(before)))
        return found

    async def _delete(self, key: Column, expired: ColumnElement[bool]) -> None:
        """Delete all matching rows in small transactions."""
        query: Select[Any] = select(key).where(expired).limit(AT_ONCE)
        while True:
            async with self._storage.changing() as db:
                ids: Sequence[str] = (await db.execute(query)).scalars().all()
                if not ids:
                    return
                gone = delete(key.class_).where(key.in_(ids))
                await db.execute(gone.execution_options(synchronize_session=False, in_thread=True))
            log.info("%d of %s expired", len(ids), key.class_.__tablename__)
            await asyncio.sleep(0)


def _before(days: int) -> float:
    return time.time() - days * A_DAY


def _is_idle(days: int) -> ColumnElement[bool]:
    return and_(Table.status == PLAYING, func.coalesce(Table.turn_since, Table.created) < _before(days))


def _has_active_user(before: float) -> ColumnElement[bool]:
    """Whether the host or a player has an account, or was seen since then."""
    lasting = or_(User.account.is_not(None), User.seen >= before)
    sits = exists().where(Seat.table_id == Table.id, User.id.in_([Seat.user_id, Seat.holder_id]), lasting)
    opened = exists().where(User.id == Table.host_id, lasting)
    return or_(sits, opened)


def _expired_guests(before: float) -> ColumnElement[bool]:
    """Guests not seen since then who have no table; includes programs whose seat was deleted."""
    return and_(
        User.account.is_(None),
        User.seen < before,
        ~exists().where(Table.host_id == User.id),
        ~exists().where(or_(Seat.user_id == User.id, Seat.holder_id == User.id)),
    )

"""Lists of tables: those of a user, open ones, and the lobby."""

from __future__ import annotations

import asyncio
from typing import Final, Optional

from sqlalchemy import ColumnElement, Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from ...games import games
from ..core.kinds import OPEN, OVER
from ..core.presentation.viewer import Screen
from ..core.services import Services
from ..core.storage.models import Line, Seat, Table, TableMark, User
from ..core.tables.session import TableSession
from ..core.time_slice import TimeSlice
from ..moderation.interface import blocked_among, relations_of
from ..ratings.interface import bot_strength, rating, strengths_of
from .invitations import ReceivedInvitation, invitations_of
from .schemas import Lobby, LobbyTable, TableInvitation
from .table_flags import is_removable
from .table_info import table_info

MOST_LISTED: Final = 100


async def list_tables(services: Services, user: Optional[User], which: str) -> list[TableSession]:
    """`mine`: tables where the user sits, or that they opened. `open`: where anybody may sit down."""
    if which == "mine" and user is None:
        return []
    query = select(Table).where(_is_open() if user is None or which == "open" else _is_mine(user))
    async with services.storage.reading() as db:
        return await _listed(services, db, user, query.order_by(Table.created.desc()))


async def lobby_of(services: Services, user: Optional[User], screen: Screen) -> Lobby:
    """The user's tables, unfinished ones first, and the open ones. Each query may read thousands of rows, so other
    requests run in between."""
    async with services.storage.reading() as db:
        newest = Table.created.desc()
        open_ones = await _listed(services, db, user, select(Table).where(_is_open()).order_by(newest))
        followed: set[str] = set()
        invited: dict[str, ReceivedInvitation] = {}
        if user is not None:
            invited = await invitations_of(services, db, user)
            await asyncio.sleep(0)
            known_open = [session.table.id for session in open_ones]
            hidden = select(Table).where(Table.id.in_([*invited]), Table.id.not_in(known_open)).order_by(newest)
            open_ones += await _listed(services, db, user, hidden)
            blocked = await blocked_among(db, user.id, {session.table.host_id for session in open_ones})
            followed = {who for who, kind in (await relations_of(db, user.id)).items() if kind == "follow"}
            await asyncio.sleep(0)
            open_ones = [session for session in open_ones if session.table.host_id not in blocked]
            open_ones.sort(key=lambda session: (session.table.id not in invited, session.table.host_id not in followed))
        mine: list[TableSession] = []
        archived: set[str] = set()
        unread: dict[str, int] = {}
        if user is not None:
            own = select(Table).where(_is_mine(user)).order_by(Table.status == OVER, newest)
            mine = await _listed(services, db, user, own)
            archived, unread = await _flags_of(db, user, mine)
            await asyncio.sleep(0)
        hosts = {session.table.host_id for session in (*mine, *open_ones)}
        named = await db.execute(select(User.id, User.name).where(User.id.in_(hosts)))
        names: dict[str, str] = {row.id: row.name for row in named}
        people = {seat.user_id for session in (*mine, *open_ones) for seat in session.seats if seat.user_id}
        await asyncio.sleep(0)
        known = await strengths_of(db, people, {session.table.game for session in (*mine, *open_ones)})

    def entry(session: TableSession) -> LobbyTable:
        id, game, host = session.table.id, session.table.game, session.table.host_id
        strengths = [
            known.get((seat.user_id, game)) if seat.user_id else bot_strength(game, seat.bot or "")
            for seat in session.seats
        ]
        return LobbyTable(
            **dict(table_info(session, screen)),
            host_name=names.get(host, ""),
            archived=id in archived,
            unread=unread.get(id, 0),
            ratings=[rating(strength) for strength in strengths],
            followed=host in followed,
            invitation=TableInvitation(**invited[id]._asdict()) if id in invited else None,
            removable=is_removable(session),
        )

    time_slice, found = TimeSlice(), list[LobbyTable]()
    for session in (*mine, *open_ones):
        found.append(entry(session))
        await time_slice.share()
    return Lobby(mine=found[: len(mine)], open=found[len(mine) :])


def _is_open() -> ColumnElement[bool]:
    return and_(Table.status == OPEN, Table.public)


def _is_mine(user: User) -> ColumnElement[bool]:
    """Includes tables where the user left a seat that they may return to, and excludes those of tournaments that they
    only host."""
    sits = select(Seat.table_id).where(or_(Seat.user_id == user.id, Seat.holder_id == user.id))
    return or_(and_(Table.host_id == user.id, Table.contest.is_(None)), Table.id.in_(sits))


async def _listed(
    services: Services, db: AsyncSession, user: Optional[User], query: Select[Table]
) -> list[TableSession]:
    await asyncio.sleep(0)
    found = [table for table in (await db.execute(query.limit(MOST_LISTED))).scalars() if table.game in games]
    await asyncio.sleep(0)
    seats: dict[str, list[Seat]] = {table.id: [] for table in found}
    sitting = select(Seat).where(Seat.table_id.in_(seats)).order_by(Seat.seat)
    for seat in (await db.execute(sitting)).scalars():
        seats[seat.table_id].append(seat)
    await asyncio.sleep(0)
    return [TableSession(services, db, user, table, seats[table.id]) for table in found]


async def _flags_of(db: AsyncSession, user: User, mine: list[TableSession]) -> tuple[set[str], dict[str, int]]:
    """The archived ones of these tables, and the number of unread chat lines of each."""
    ids = [session.table.id for session in mine]
    marked = (TableMark.user_id == user.id, TableMark.table_id.in_(ids))
    archived = {*await db.scalars(select(TableMark.table_id).where(*marked, TableMark.archived))}
    mark = and_(TableMark.table_id == Line.table_id, TableMark.user_id == user.id)
    lines = (
        select(Line.table_id, func.count().label("lines"))
        .outerjoin(TableMark, mark)
        .where(Line.table_id.in_(ids), Line.n > func.coalesce(TableMark.chat_read, 0))
        .group_by(Line.table_id)
    )
    return archived, {row.table_id: row.lines for row in await db.execute(lines)}

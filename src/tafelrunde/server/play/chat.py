"""Chat at a table."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.errors import forbidden, illegal
from ..core.live.listeners import person_key
from ..core.plain_text import plain_line
from ..core.services import Services
from ..core.storage.models import Line, User
from ..core.tables.session import TableSession, changing
from ..moderation.interface import relations_of

LONGEST_LINE: Final = 500
LINES_SHOWN: Final = 200


async def last_lines(session: TableSession) -> list[Line]:
    """The last lines, without those of people whom the reader blocks."""
    query = select(Line).where(Line.table_id == session.table.id).order_by(Line.n.desc()).limit(LINES_SHOWN)
    relations = await relations_of(session.db, session.user.id) if session.user else {}
    blocked = {seat.seat for seat in session.seats if relations.get(seat.holder_id or seat.user_id or "") == "block"}
    lines = [line for line in await session.db.scalars(query) if line.seat not in blocked]
    return lines[::-1]


async def add_line(services: Services, user: User, table_id: str, text: str) -> Line:
    """Only players and the host may write."""
    text = plain_line(text, LONGEST_LINE + 1)
    if not 1 <= len(text) <= LONGEST_LINE:
        raise illegal("bad-text", most=LONGEST_LINE)
    if (user.silenced or 0.0) > time.time():
        raise forbidden("silenced")
    async with changing(services, table_id, user) as session:
        seats = session.my_seats()
        if not (seats or session.is_host):
            raise forbidden("not-seated")
        seat = seats[0] if seats else None
        name = session.names[seat] if seat is not None else user.name
        last = (await session.db.execute(select(func.max(Line.n)).where(Line.table_id == table_id))).scalar() or 0
        line = Line(table_id=table_id, n=last + 1, seat=seat, name=name, text=text, at=time.time())
        session.db.add(line)
        await _set_read(session.db, user.id, table_id, line.n)
        session.add_event("chat")
        return line


_SET_READ: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO marks (user_id, table_id, chat_read) VALUES (:user_id, :table_id, :n) "
    "ON CONFLICT (user_id, table_id) DO UPDATE SET chat_read = excluded.chat_read "
    "WHERE excluded.chat_read > marks.chat_read"
)


async def _set_read(db: AsyncSession, user_id: str, table_id: str, n: int) -> None:
    await db.execute(_SET_READ, {"user_id": user_id, "table_id": table_id, "n": n})


async def mark_read(services: Services, user: User, table_id: str, n: int) -> None:
    """Mark the chat as read up to line `n`; the mark never moves back."""
    async with changing(services, table_id, user) as session:
        if not session.takes_part():
            raise forbidden("not-seated", "not-at-this-table")
        await _set_read(session.db, user.id, table_id, n)
        await services.pg_notify.notify(session.db, person_key(user.id))
    services.listeners.wake(person_key(user.id))

"""Deletion of a person's data (`personal_data.py` exports it). The games of the others stay."""

from __future__ import annotations

import secrets
from typing import Any, Optional

from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..clocks.clock import stop_clock
from ..services import Services
from ..storage.models import (
    OPEN,
    PLAYING,
    Entrant,
    Line,
    Note,
    Refusal,
    Seat,
    SeatResult,
    Table,
    User,
)
from ..storage.queries import end_sessions
from .bot_turns import DEFAULT_BOT
from .marks import is_alone, take_away
from .opening import nameless, open_seat
from .personal_data import is_seat_of
from .session import TableSession, changing


async def forget(services: Services, user: User) -> None:
    """Tables of theirs alone go, and so does every line they said. At other tables they become a nameless seat, which a
    bot plays on, and somebody else is the host. What came of games stays, for the others' ratings rest on it, under an
    id that leads to nobody."""
    async with services.storage.reading() as db:
        sits = select(Seat.table_id).where(is_seat_of(user))
        query = select(Table.id).where(or_(Table.host_id == user.id, Table.id.in_(sits)))
        tables = list((await db.execute(query)).scalars())
    for table_id in tables:
        await _leave(services, user, table_id)
    async with services.storage.changing() as db:
        await end_sessions(db, user.id)
        await _forget_results(db, user)
        await _run(db, update(Entrant).where(Entrant.user_id == user.id).values(name="", withdrawn=True))
        await _run(db, delete(User).where(User.id == user.id))  # from now on the audit log does not name them
        await _run(db, update(Refusal).where(Refusal.user_id == user.id).values(user_id=None))


async def _forget_results(db: AsyncSession, user: User) -> None:
    """Their ids become others that lead to nobody, also those that they had as guests."""
    theirs = SeatResult.user_id == user.id
    earlier = select(SeatResult.rated_as).where(theirs, SeatResult.rated_as.is_not(None)).distinct()
    for guest in list(await db.scalars(earlier)):
        await _run(db, update(SeatResult).where(theirs, SeatResult.rated_as == guest).values(rated_as=_nobody()))
    await _run(db, update(SeatResult).where(theirs).values(user_id=_nobody(), name=""))


def _nobody() -> str:
    return f"gone.{secrets.token_urlsafe(9)}"


async def _leave(services: Services, user: User, table_id: str) -> None:
    async with changing(services, table_id, user) as session:
        alone = is_alone(session)
        told = await take_away(session) if alone else []
        if not alone:
            await _become_nameless(session, user)
    if alone:
        services.matches.forget(table_id)
        services.listeners.wake(*told)


async def _become_nameless(session: TableSession, user: User) -> None:
    table, db = session.table, session.db
    for seat in session.seats:
        if user.id not in (seat.user_id, seat.holder_id):
            continue
        if seat.kind == "program" and seat.user_id is not None:
            await end_sessions(db, seat.user_id)
        said = and_(Line.table_id == table.id, Line.seat == seat.seat)
        await _run(db, delete(Line).where(said))
        seat.name = nameless(seat.seat, "en")  # told in the language of who reads it
        await _run(db, update(Note).where(Note.table_id == table.id, Note.seat == seat.seat).values(player=seat.name))
        stop_clock(table, seat, session.services.uptime.now())
        seat.user_id = seat.holder_id = seat.invite_hash = None
        if table.status == PLAYING:
            seat.kind, seat.bot = "bot", DEFAULT_BOT
        elif table.status == OPEN:
            open_seat(session.services, seat)
    if table.host_id == user.id:
        table.host_id = _next_host(session) or table.host_id
        table.webhook = table.webhook_secret = None
    session.add_event("seats")


def _next_host(session: TableSession) -> Optional[str]:
    return next((who for seat in session.seats if (who := seat.holder_id or seat.user_id)), None)


async def _run(db: AsyncSession, statement: Any) -> None:
    await db.execute(statement.execution_options(synchronize_session=False, in_thread=True))

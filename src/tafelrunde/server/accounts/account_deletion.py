"""Deletes the personal data of a user. Games with other people stay, without the user's name."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final, Optional

from sqlalchemy import ColumnElement, and_, delete, inspect, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.clocks.clock_changes import stop_clock
from ..core.kinds import OPEN, PLAYING
from ..core.matches.pack_texts import delete_unused_texts
from ..core.seat_names import nameless
from ..core.services import Services
from ..core.storage.models import (
    Check,
    Entrant,
    Invitation,
    Line,
    Measure,
    Note,
    Refusal,
    Report,
    Seat,
    SeatResult,
    Stored,
    Table,
    TableMark,
    Tie,
    Tournament,
    User,
    person_in,
)
from ..core.storage.queries import end_sessions
from ..core.tables.forfeits import forfeit
from ..core.tables.opening import open_seat
from ..core.tables.removal import is_alone, take_away
from ..core.tables.session import TableSession, changing
from ..core.tables.setup import DEFAULT_BOT
from .personal_data_export import is_seat_of

CHUNK: Final = 200  # rows changed in one transaction


async def delete_person(services: Services, user: User) -> None:
    """Delete the user, their chat lines, packs, and tables that nobody else used. At other tables their seat becomes
    nameless and is played by a bot, and another person becomes the host. Results are kept under a pseudonymous id,
    since the ratings of others depend on them."""
    async with services.storage.changing() as db:  # first, or the next round would open tables for them meanwhile
        gone = update(Entrant).where(Entrant.user_id == user.id).values(name="", withdrawn=True, user_id=None)
        await _run(db, gone)
        await _run(db, update(Tournament).where(Tournament.host_id == user.id).values(host_id=None))
    async with services.storage.reading() as db:
        sits = select(Seat.table_id).where(is_seat_of(user))
        query = select(Table.id).where(or_(Table.host_id == user.id, Table.id.in_(sits)))
        tables = list((await db.execute(query)).scalars())
    for table_id in tables:
        await _leave(services, user, table_id)
    await _forget_results(services, user)
    for kind, theirs in _rows_of(user):
        await _delete(services, kind, theirs)
    async with services.storage.changing() as db:
        await end_sessions(db, user.id)
        await _run(db, delete(User).where(User.id == user.id))  # before the audit log, which names only existing users
        await _run(db, update(Refusal).where(Refusal.user_id == user.id).values(user_id=None))
        await delete_unused_texts(db)  # of the user's packs, except those that others play with


def _rows_of(user: User) -> Iterator[tuple[type[Stored], ColumnElement[bool]]]:
    """Tables that may have too many rows to delete in one transaction."""
    yield Check, Check.user_id == user.id
    yield TableMark, TableMark.user_id == user.id
    for kind, one, other in (
        (Tie, Tie.user_id, Tie.other_id),
        (Report, Report.by_id, Report.about_id),
        (Invitation, Invitation.user_id, Invitation.by_id),
    ):
        yield kind, one == user.id
        yield kind, other == user.id
    yield Measure, Measure.about_id == user.id


async def _forget_results(services: Services, user: User) -> None:
    """Replace the user's ids in results by pseudonyms, also those that they had as a guest."""
    theirs = SeatResult.user_id == user.id
    earlier = select(SeatResult.rated_as).where(theirs, SeatResult.rated_as.is_not(None)).distinct()
    async with services.storage.reading() as db:
        guests = [guest for guest in await db.scalars(earlier) if guest is not None]
    for guest in guests:
        was_guest = and_(theirs, SeatResult.rated_as == guest)
        await _change(services, SeatResult, was_guest, {"rated_as": _pseudonym(services, guest)})
    await _change(services, SeatResult, theirs, {"user_id": _pseudonym(services, user.id), "name": ""})


def _pseudonym(services: Services, id: str) -> str:
    """Deterministic, so that an interrupted deletion can be repeated; cannot be traced back without the server's
    secret."""
    return f"gone.{hmac.new(services.secret, f'gone/{id}'.encode(), sha256).hexdigest()[:12]}"


async def _change(services: Services, kind: type[Stored], which: ColumnElement[bool], values: dict[str, Any]) -> None:
    """Update rows in chunks, until none is left; the new values must not satisfy `which`."""
    while await _run_chunk(services, update(kind).where(_first_of(kind, which)).values(**values)):
        pass


async def _delete(services: Services, kind: type[Stored], which: ColumnElement[bool]) -> None:
    while await _run_chunk(services, delete(kind).where(_first_of(kind, which))):
        pass


def _first_of(kind: type[Stored], which: ColumnElement[bool]) -> ColumnElement[bool]:
    keys = [*inspect(kind).primary_key]
    return tuple_(*keys).in_(select(*keys).where(which).limit(CHUNK))


async def _run_chunk(services: Services, statement: Any) -> bool:
    """Run the statement in its own transaction, so other writers wait only briefly. Returns whether rows may remain."""
    async with services.storage.changing() as db:
        return bool((await _run(db, statement)).rowcount == CHUNK)


async def _leave(services: Services, user: User, table_id: str) -> None:
    async with changing(services, table_id, user) as session:
        alone = is_alone(session)
        keys = await take_away(session) if alone else []
        if not alone:
            await _anonymize(session, user)
    if alone:
        services.matches.forget(table_id)
        services.listeners.wake(*keys)


async def _anonymize(session: TableSession, user: User) -> None:
    table, db = session.table, session.db
    for seat in session.seats:
        if user.id not in (seat.user_id, seat.holder_id):
            continue
        await forfeit(session, seat)
        program = seat.user_id if seat.kind == "program" else None
        said = and_(Line.table_id == table.id, Line.seat == seat.seat)
        await _run(db, delete(Line).where(said))
        seat.name = nameless(seat.seat, "en")  # translated for each reader
        await _run(db, update(Note).where(Note.table_id == table.id, Note.seat == seat.seat).values(player=seat.name))
        stop_clock(table, seat, session.services.uptime.now())
        seat.user_id = seat.holder_id = seat.invite_hash = None
        if program is not None:
            await _delete_program(session, seat, program)
        if table.status == PLAYING:
            seat.kind, seat.bot = "bot", DEFAULT_BOT
        elif table.status == OPEN:
            open_seat(session.services, seat)
    if table.host_id == user.id:
        table.host_id, table.title = _next_host(session) or table.host_id, ""
        table.webhook = table.webhook_secret = None
    session.add_event("seats")


async def _delete_program(session: TableSession, seat: Seat, program: str) -> None:
    """A program is named like the seat of its owner. The seat must be stored first, since it refers to the program."""
    await _run(
        session.db,
        update(Seat).where(Seat.table_id == seat.table_id, Seat.seat == seat.seat).values(user_id=None, holder_id=None),
    )
    await _run(session.db, delete(User).where(User.id == program))


def _next_host(session: TableSession) -> Optional[str]:
    return next((who for seat in session.seats if (who := person_in(seat))), None)


async def _run(db: AsyncSession, statement: Any) -> Any:
    return await db.execute(statement.execution_options(synchronize_session=False, in_thread=True))

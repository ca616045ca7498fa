"""Relations between people: follow, block; and reports to the server owner.

The open tables of those one follows stand first. Somebody who is blocked takes no seat where who blocked them sits or
is the host, sees no open tables of theirs, and what they say is not shown to them. Nobody is told of it.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable
from typing import Any, Final, NamedTuple, Optional

from sqlalchemy import and_, delete, func, or_, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.errors import Refused, conflict, forbidden, illegal, not_found
from ..core.kinds import TieKind
from ..core.plain_text import plain_line
from ..core.services import Services
from ..core.storage.models import Line, Report, Seat, Tie, User
from ..core.tables.session import TableSession, reading

LINES_REPORTED: Final = 30
MOST_RELATIONS: Final = 500
LONGEST_REPORT: Final = 1000
MOST_REPORTS: Final = 20  # that one person may have waiting

# The same words in SQLite and PostgreSQL.
_TIE: Final = text(
    "INSERT INTO ties (user_id, other_id, kind, at) VALUES (:user_id, :other_id, :kind, :at) "
    "ON CONFLICT (user_id, other_id) DO UPDATE SET kind = excluded.kind, at = excluded.at"
)


class RelatedSeat(NamedTuple):
    """Somebody else at a table."""

    seat: Seat
    tie: Optional[TieKind]


class RelatedPerson(NamedTuple):
    """Somebody one follows or blocks, wherever they are."""

    id: str
    name: str
    kind: TieKind


def person_at(session: TableSession, number: int) -> str:
    """The id of somebody else who plays at this seat."""
    found = _person(session.require_seat(number))
    if found is None or session.user is None or found == session.user.id:
        raise illegal("bad-request", "no-other-person")
    return found


def _person(seat: Seat) -> Optional[str]:
    return None if seat.kind == "program" and seat.holder_id is None else seat.holder_id or seat.user_id


async def people_at(services: Services, user: User, table_id: str) -> list[RelatedSeat]:
    """The others at a table where one sits or sat, and what they are to one."""
    async with reading(services, table_id, user, looks=False) as session:
        _require_acquaintance(session)
        ties = await relations_of(session.db, user.id)
        found = {_person(seat): seat for seat in reversed(session.seats)}
        others = [(who, seat) for who, seat in found.items() if who is not None and who != user.id]
        return [RelatedSeat(seat, ties.get(who)) for who, seat in reversed(others)]


def _require_acquaintance(session: TableSession) -> None:
    """Only who sits at a table gets to know the others there."""
    if not session.takes_part():
        raise forbidden("not-seated", "not-at-this-table")


async def relate_to_player(services: Services, user: User, table_id: str, number: int, kind: Optional[TieKind]) -> None:
    async with reading(services, table_id, user, looks=False) as session:
        _require_acquaintance(session)
        other = person_at(session, number)
    await change_relation(services, user, other, kind)


async def change_relation(services: Services, user: User, other_id: str, kind: Optional[TieKind]) -> None:
    async with services.storage.changing() as db:
        if kind is None:
            gone = delete(Tie).where(Tie.user_id == user.id, Tie.other_id == other_id)
            await db.execute(gone.execution_options(synchronize_session=False))
            return
        if other_id == user.id or await db.get(User, other_id) is None:
            raise not_found("no-person")
        number = select(func.count()).select_from(Tie).where(Tie.user_id == user.id)
        if (await db.execute(number)).scalar_one() >= MOST_RELATIONS:
            raise conflict("refused", "many-ties", most=MOST_RELATIONS)
        await db.execute(_TIE, {"user_id": user.id, "other_id": other_id, "kind": kind, "at": time.time()})


async def all_relations(services: Services, user: User) -> list[RelatedPerson]:
    query = select(Tie.other_id, User.name, Tie.kind).join(User, User.id == Tie.other_id)
    async with services.storage.reading() as db:
        rows = await db.execute(query.where(Tie.user_id == user.id).order_by(Tie.at.desc()))
        return [RelatedPerson(*row) for row in rows]


async def relations_of(db: AsyncSession, user_id: str) -> dict[str, TieKind]:
    rows = await db.execute(select(Tie.other_id, Tie.kind).where(Tie.user_id == user_id))
    return {row.other_id: row.kind for row in rows}


async def apart_from(db: AsyncSession, user_id: str, people: Collection[str]) -> set[str]:
    """Those of these people whom somebody blocks, and those who block them; thousands of others may do so."""
    blocked = and_(Tie.user_id == user_id, Tie.other_id.in_(people))
    blocking = and_(Tie.other_id == user_id, Tie.user_id.in_(people))
    rows = await db.execute(select(Tie.user_id, Tie.other_id).where(Tie.kind == "block", or_(blocked, blocking)))
    return {who for row in rows for who in row} - {user_id}


async def require_welcome(db: AsyncSession, user_id: str, people: Iterable[Optional[str]]) -> None:
    """Nobody sits down with somebody who blocks them."""
    there = [who for who in people if who is not None and who != user_id]
    query = select(func.count()).select_from(Tie)
    blocking = (Tie.kind == "block", Tie.other_id == user_id, Tie.user_id.in_(there))
    if (await db.execute(query.where(*blocking))).scalar_one():
        raise Refused(403, "forbidden", "not-welcome")


async def report(services: Services, user: User, table_id: str, number: int, said: str) -> None:
    line = plain_line(said, LONGEST_REPORT)
    if not line:
        raise illegal("bad-request", "empty-report")
    async with reading(services, table_id, user, looks=False) as session:
        _require_acquaintance(session)
        about, name = person_at(session, number), session.names[number]
        lines = await _last_lines(session, number)
    async with services.storage.changing() as db:
        number_of = select(func.count()).select_from(Report).where(Report.by_id == user.id)
        if (await db.execute(number_of)).scalar_one() >= MOST_REPORTS:
            raise conflict("refused", "many-reports")
        entry = Report(id=secrets.token_urlsafe(9), at=time.time(), by_id=user.id, about_id=about, text=line)
        entry.table_id, entry.name, entry.lines = table_id, name, lines
        db.add(entry)


async def _last_lines(session: TableSession, number: int) -> list[dict[str, Any]]:
    """Of the chat of the table, as it is now: what is reported may be gone later."""
    query = select(Line).where(Line.table_id == session.table.id).order_by(Line.n.desc()).limit(LINES_REPORTED)
    lines = list(await session.db.scalars(query))
    return [
        {"name": line.name, "text": line.text, "at": line.at, "theirs": line.seat == number} for line in reversed(lines)
    ]


# The same words in SQLite and PostgreSQL. Nobody is tied to themselves.
_MOVE_TIES: Final = text(
    "UPDATE ties SET user_id = :to WHERE user_id = :of AND other_id <> :to "
    "AND NOT EXISTS (SELECT 1 FROM ties AS own WHERE own.user_id = :to AND own.other_id = ties.other_id)"
)


_MOVE_TIES_TO: Final = text(
    "UPDATE ties SET other_id = :to WHERE other_id = :of AND user_id <> :to "
    "AND NOT EXISTS (SELECT 1 FROM ties AS own WHERE own.other_id = :to AND own.user_id = ties.user_id)"
)


async def hand_over_relations(db: AsyncSession, guest_id: str, user_id: str) -> None:
    """Whom a guest follows or blocks, and who does so with them, holds for the account they log into."""
    for statement in (_MOVE_TIES, _MOVE_TIES_TO):
        await db.execute(statement, {"of": guest_id, "to": user_id})

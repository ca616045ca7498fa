"""Relations between people (follow, block), and abuse reports to the server owner.

Open tables of followed people are listed first. A blocked person cannot sit at a table with the person who blocked
them, does not see their open tables, and their chat lines are hidden from that person. Nobody is notified.
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
from ..core.storage.models import Line, Report, Seat, Tie, User, person_in
from ..core.tables.session import TableSession, reading

LINES_REPORTED: Final = 30
MOST_RELATIONS: Final = 500
LONGEST_REPORT: Final = 1000
MOST_REPORTS: Final = 20  # open ones by one person

_SET_RELATION: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO ties (user_id, other_id, kind, at) VALUES (:user_id, :other_id, :kind, :at) "
    "ON CONFLICT (user_id, other_id) DO UPDATE SET kind = excluded.kind, at = excluded.at"
)


class RelatedSeat(NamedTuple):
    """Another person at a table."""

    seat: Seat
    relation: Optional[TieKind]


class Relation(NamedTuple):
    """A person whom the user follows or blocks."""

    id: str
    name: str
    kind: TieKind


def person_at(session: TableSession, number: int) -> str:
    """The id of the person at this seat; refuses the user's own seats and those without a person."""
    found = person_in(session.require_seat(number))
    if found is None or session.user is None or found == session.user.id:
        raise illegal("bad-request", "no-other-person")
    return found


async def people_at(services: Services, user: User, table_id: str) -> list[RelatedSeat]:
    """The other people at a table of the user, and the user's relations to them."""
    async with reading(services, table_id, user, looks=False) as session:
        _require_part(session)
        relations = await relations_of(session.db, user.id)
        found = {person_in(seat): seat for seat in reversed(session.seats)}
        others = [(who, seat) for who, seat in found.items() if who is not None and who != user.id]
        return [RelatedSeat(seat, relations.get(who)) for who, seat in reversed(others)]


def _require_part(session: TableSession) -> None:
    """Only people at a table learn who the others are."""
    if not session.takes_part():
        raise forbidden("not-seated", "not-at-this-table")


async def relate_to_player(services: Services, user: User, table_id: str, number: int, kind: Optional[TieKind]) -> None:
    async with reading(services, table_id, user, looks=False) as session:
        _require_part(session)
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
            raise conflict("refused", "many-relations", most=MOST_RELATIONS)
        await db.execute(_SET_RELATION, {"user_id": user.id, "other_id": other_id, "kind": kind, "at": time.time()})


async def all_relations(services: Services, user: User) -> list[Relation]:
    query = select(Tie.other_id, User.name, Tie.kind).join(User, User.id == Tie.other_id)
    async with services.storage.reading() as db:
        rows = await db.execute(query.where(Tie.user_id == user.id).order_by(Tie.at.desc()))
        return [Relation(*row) for row in rows]


async def relations_of(db: AsyncSession, user_id: str) -> dict[str, TieKind]:
    rows = await db.execute(select(Tie.other_id, Tie.kind).where(Tie.user_id == user_id))
    return {row.other_id: row.kind for row in rows}


async def blocked_among(db: AsyncSession, user_id: str, people: Collection[str]) -> set[str]:
    """Those of `people` whom the user blocks, or who block the user."""
    blocked = and_(Tie.user_id == user_id, Tie.other_id.in_(people))
    blocking = and_(Tie.other_id == user_id, Tie.user_id.in_(people))
    rows = await db.execute(select(Tie.user_id, Tie.other_id).where(Tie.kind == "block", or_(blocked, blocking)))
    return {who for row in rows for who in row} - {user_id}


async def require_not_blocked(db: AsyncSession, user_id: str, people: Iterable[Optional[str]]) -> None:
    """Refuse a user whom one of these people blocks."""
    there = [who for who in people if who is not None and who != user_id]
    query = select(func.count()).select_from(Tie)
    blocking = (Tie.kind == "block", Tie.other_id == user_id, Tie.user_id.in_(there))
    if (await db.execute(query.where(*blocking))).scalar_one():
        raise Refused(403, "forbidden", "blocked")


async def report(services: Services, user: User, table_id: str, number: int, text: str) -> None:
    line = plain_line(text, LONGEST_REPORT)
    if not line:
        raise illegal("bad-request", "empty-report")
    async with reading(services, table_id, user, looks=False) as session:
        _require_part(session)
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
    """A copy of the last chat lines, since they may be deleted later."""
    query = select(Line).where(Line.table_id == session.table.id).order_by(Line.n.desc()).limit(LINES_REPORTED)
    lines = list(await session.db.scalars(query))
    return [
        {"name": line.name, "text": line.text, "at": line.at, "theirs": line.seat == number} for line in reversed(lines)
    ]

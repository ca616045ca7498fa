"""Moderation measures by server owners: warn, silence, ban, lift. They are logged, and the person is notified.

Silenced people cannot chat. Banned people can only read; bots take their seats in running games. A banned person can
return as a new guest; only access control in front of the server prevents that.
"""

from __future__ import annotations

import secrets
import time
from typing import Final, NamedTuple, Optional

from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

from ..core.errors import conflict, illegal, not_found
from ..core.kinds import PLAYING, MeasureKind
from ..core.plain_text import plain_line
from ..core.services import Services
from ..core.storage.models import Measure, Report, Seat, Table, User
from ..core.tables.forfeits import seat_substitute
from ..core.tables.session import changing
from .relations import LONGEST_REPORT

SHOWN: Final = 200
A_DAY: Final = 24 * 60 * 60.0
MOST_DAYS: Final = 36_500


class ReportEntry(NamedTuple):
    report: Report
    by: str
    about: User
    measures: int  # earlier ones about the same person


class MeasureEntry(NamedTuple):
    measure: Measure
    by: str


def reports(db: Session) -> list[ReportEntry]:
    """Open reports, oldest first."""
    found = list(db.scalars(select(Report).order_by(Report.at).limit(SHOWN)))
    ids = {who for one in found for who in (one.by_id, one.about_id)}
    people = {one.id: one for one in db.scalars(select(User).where(User.id.in_(ids)))}
    before = list(db.scalars(select(Measure.about_id).where(Measure.about_id.in_(people))))
    return [
        ReportEntry(one, _name_of(people.get(one.by_id)), people[one.about_id], before.count(one.about_id))
        for one in found
    ]


def _name_of(user: Optional[User]) -> str:
    return "" if user is None else user.name or user.account or ""


def log_of_measures(db: Session) -> list[MeasureEntry]:
    """Newest first."""
    query = select(Measure, User).outerjoin(User, User.id == Measure.by_id).order_by(Measure.at.desc()).limit(SHOWN)
    return [MeasureEntry(measure, _name_of(by)) for measure, by in db.execute(query)]


async def take_measure(
    services: Services, owner: User, person: str, kind: MeasureKind, days: int, message: str, report: Optional[str]
) -> None:
    """Apply a measure, and close the report that it answers."""
    line = plain_line(message, LONGEST_REPORT)
    if kind == "warn" and not line:
        raise illegal("bad-request", "empty-warning")
    now = time.time()
    until = now + days * A_DAY if kind in ("silence", "ban") else None
    async with services.storage.changing() as db:
        about = await db.get(User, person)
        if about is None:
            raise not_found("no-person")
        if about.owner:
            raise conflict("refused", "not-the-owner")
        measure = Measure(id=secrets.token_urlsafe(9), at=now, by_id=owner.id, about_id=person, kind=kind, text=line)
        measure.name, measure.until, measure.read = _name_of(about), until, False
        db.add(measure)
        if kind in ("silence", "lift"):
            about.silenced = until
        if kind in ("ban", "lift"):
            about.banned = until
        if report is not None:
            await _dismiss(db, report)
    if kind == "ban":
        await _give_seats_to_bots(services, person)


async def dismiss(services: Services, report: str) -> None:
    async with services.storage.changing() as db:
        await _dismiss(db, report)


async def _dismiss(db: AsyncSession, report: str) -> None:
    found = await db.get(Report, report)
    if found is None:
        raise not_found("no-report")
    await db.delete(found)


async def _give_seats_to_bots(services: Services, person: str) -> None:
    theirs = or_(Seat.user_id == person, Seat.holder_id == person)
    query = select(Table.id).join(Seat, Seat.table_id == Table.id).where(theirs, Table.status == PLAYING).distinct()
    async with services.storage.reading() as db:
        tables = list(await db.scalars(query))
    for table_id in tables:
        async with changing(services, table_id, None) as session:
            for seat in session.seats:
                if person not in (seat.user_id, seat.holder_id):
                    continue
                await seat_substitute(session, seat, "bot-seated")
            session.add_event("seats")


# ------------------------------------------------------------------------------------------------ notices


async def unread_measures(services: Services, user: User) -> list[Measure]:
    query = select(Measure).where(Measure.about_id == user.id, ~Measure.read).order_by(Measure.at)
    async with services.storage.reading() as db:
        return list(await db.scalars(query))


async def mark_read(services: Services, user: User) -> None:
    seen = update(Measure).where(Measure.about_id == user.id).values(read=True)
    async with services.storage.changing() as db:
        await db.execute(seen.execution_options(synchronize_session=False))

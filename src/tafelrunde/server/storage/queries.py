"""Questions to the database that several parts of the server ask."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from .models import Answer, Choice, Draft, Event, Note, Seat, Session, Table

ANSWERS_KEPT = 16  # for each seat; a client repeats only its last choice


async def table_row(db: AsyncSession, table_id: str, change: bool = False) -> Table | None:
    """`change` takes the row for this transaction, so that changes of one table come one after the other."""
    query = select(Table).where(Table.id == table_id)
    return (await db.execute(query.with_for_update() if change else query)).scalar_one_or_none()


async def seats_of(db: AsyncSession, table_id: str) -> list[Seat]:
    return list((await db.execute(select(Seat).where(Seat.table_id == table_id).order_by(Seat.seat))).scalars())


async def notes_of(db: AsyncSession, table_id: str) -> list[Note]:
    return list((await db.execute(select(Note).where(Note.table_id == table_id).order_by(Note.n))).scalars())


async def codes_of(db: AsyncSession, table: Table, after: int = 0) -> list[int]:
    """The choices of a table, or those after the first so many."""
    ours = (Choice.table_id == table.id, Choice.ply >= after, Choice.ply < table.plies)
    return list((await db.execute(select(Choice.code).where(*ours).order_by(Choice.ply))).scalars())


async def draft_codes(db: AsyncSession, table: Table, seat: int) -> list[int]:
    """A tentative turn; one that does not begin where the table is was overtaken and counts no more."""
    draft = await db.get(Draft, (table.id, seat))
    return list(draft.codes) if draft is not None and draft.base == table.plies else []


async def keep_draft(db: AsyncSession, table: Table, seat: int, codes: Sequence[int]) -> None:
    await db.execute(delete(Draft).where(Draft.table_id == table.id, Draft.seat == seat))
    if codes:
        db.add(Draft(table_id=table.id, seat=seat, base=table.plies, codes=list(codes)))


async def add_choices(db: AsyncSession, table: Table, codes: Sequence[int]) -> None:
    """At the next plies. Whoever writes the same ply a second time fails as a whole."""
    now = time.time()
    rows = [{"table_id": table.id, "ply": ply, "code": code, "at": now} for ply, code in enumerate(codes, table.plies)]
    if rows:
        await db.execute(insert(Choice), rows)
    table.plies += len(codes)


def add_event(db: AsyncSession, table: Table, kind: str) -> None:
    table.version += 1
    db.add(Event(table_id=table.id, n=table.version, kind=kind))


async def add_note(db: AsyncSession, table: Table, seat: Seat, name: str) -> None:
    last = (await db.execute(select(func.max(Note.n)).where(Note.table_id == table.id))).scalar() or 0
    db.add(Note(table_id=table.id, n=last + 1, ply=table.plies, seat=seat.seat, name=name, player=seat.name))
    await db.flush()


async def end_sessions(db: AsyncSession, user_id: str) -> None:
    await db.execute(delete(Session).where(Session.user_id == user_id))


async def keep_answer(db: AsyncSession, table_id: str, seat: int, key: str, body: bytes) -> None:
    db.add(Answer(table_id=table_id, seat=seat, key=key, body=body, at=time.time()))
    await db.flush()
    old = (
        select(Answer.key)
        .where(Answer.table_id == table_id, Answer.seat == seat)
        .order_by(Answer.at.desc())
        .offset(ANSWERS_KEPT)
    )
    stale = list((await db.execute(old)).scalars())
    if stale:
        await db.execute(delete(Answer).where(Answer.table_id == table_id, Answer.seat == seat, Answer.key.in_(stale)))

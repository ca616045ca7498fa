"""Queries that several parts of the server need.

Queries of every request are built once: SQLAlchemy takes longer to build a query than to run it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple, Optional

from sqlalchemy import BindParameter, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from .models import Choice, Draft, Event, EventKind, IdempotencyKey, Note, Seat, Session, Stored, Table

KEYS_KEPT = 16  # for each seat; a client repeats only its last choice

_PLAIN = {"synchronize_session": False}  # nothing of it lies in the session
_AT_TABLE: BindParameter[str] = bindparam("table_id")
_OF_SEAT: BindParameter[int] = bindparam("seat")
_TABLE = select(Table, Seat).join(Seat, Seat.table_id == Table.id).where(Table.id == _AT_TABLE).order_by(Seat.seat)
_TABLE_FOR_CHANGE = _TABLE.with_for_update(of=Table)
_NOTES = select(Note).where(Note.table_id == _AT_TABLE).order_by(Note.n)
_DRAFT = select(Draft.base, Draft.codes).where(Draft.table_id == _AT_TABLE, Draft.seat == _OF_SEAT)
_NEW_DRAFT = insert(Stored.metadata.tables["drafts"])
_NO_DRAFT = delete(Draft).where(Draft.table_id == _AT_TABLE, Draft.seat == _OF_SEAT).execution_options(**_PLAIN)
_KEY_USED = select(IdempotencyKey.key).where(
    IdempotencyKey.table_id == _AT_TABLE, IdempotencyKey.seat == _OF_SEAT, IdempotencyKey.key == bindparam("key")
)
_NEW_KEY = insert(Stored.metadata.tables["answers"])
_OLDER_KEYS = (
    select(IdempotencyKey.key)
    .where(IdempotencyKey.table_id == _AT_TABLE, IdempotencyKey.seat == _OF_SEAT)
    .order_by(IdempotencyKey.at.desc())
    .offset(KEYS_KEPT)
)
_NO_OLDER_KEYS = (
    delete(IdempotencyKey)
    .where(IdempotencyKey.table_id == _AT_TABLE, IdempotencyKey.seat == _OF_SEAT, IdempotencyKey.key.in_(_OLDER_KEYS))
    .execution_options(**_PLAIN)
)


class LoadedTable(NamedTuple):
    table: Table
    seats: list[Seat]
    notes: list[Note]


async def load_table(db: AsyncSession, table_id: str, change: bool) -> Optional[LoadedTable]:
    """A table with its seats and notes. `change` locks the row: changes of one table come one after the other."""
    rows = (await db.execute(_TABLE_FOR_CHANGE if change else _TABLE, {"table_id": table_id})).all()
    if not rows:
        return None
    notes = list((await db.execute(_NOTES, {"table_id": table_id})).scalars())
    return LoadedTable(rows[0][0], [seat for _, seat in rows], notes)


async def codes_of(db: AsyncSession, table: Table, after: int = 0) -> list[int]:
    """The choices of a table, or those after the first so many."""
    ours = (Choice.table_id == table.id, Choice.ply >= after, Choice.ply < table.plies)
    return list((await db.execute(select(Choice.code).where(*ours).order_by(Choice.ply))).scalars())


async def draft_codes(db: AsyncSession, table: Table, seat: int, base: int) -> list[int]:
    """A tentative turn; one that does not begin where the seat is asked was overtaken and counts no more."""
    draft = (await db.execute(_DRAFT, {"table_id": table.id, "seat": seat})).one_or_none()
    return list(draft.codes) if draft is not None and draft.base == base else []


async def keep_draft(db: AsyncSession, table: Table, seat: int, base: int, codes: Sequence[int]) -> None:
    await drop_draft(db, table, seat)
    if codes:
        row = {"table_id": table.id, "seat": seat, "base": base, "codes": list(codes)}
        await db.execute(_NEW_DRAFT, row)


async def drop_draft(db: AsyncSession, table: Table, seat: int) -> None:
    await db.execute(_NO_DRAFT, {"table_id": table.id, "seat": seat})


async def add_choices(db: AsyncSession, table: Table, codes: Sequence[int]) -> None:
    """At the next plies. Whoever writes the same ply a second time fails as a whole."""
    now = time.time()
    rows = [{"table_id": table.id, "ply": ply, "code": code, "at": now} for ply, code in enumerate(codes, table.plies)]
    if rows:
        await db.execute(insert(Choice), rows)
    table.plies += len(codes)


def add_event(db: AsyncSession, table: Table, kind: EventKind) -> None:
    table.version += 1
    db.add(Event(table_id=table.id, n=table.version, kind=kind))


async def add_note(db: AsyncSession, table: Table, seat: Seat, name: str) -> None:
    last = (await db.execute(select(func.max(Note.n)).where(Note.table_id == table.id))).scalar() or 0
    db.add(Note(table_id=table.id, n=last + 1, ply=table.plies, seat=seat.seat, name=name, player=seat.name))
    await db.flush()


async def set_looked(db: AsyncSession, table_id: str, at: float) -> None:
    await db.execute(update(Table).where(Table.id == table_id).values(looked=at).execution_options(**_PLAIN))


async def end_sessions(db: AsyncSession, user_id: str) -> None:
    await db.execute(delete(Session).where(Session.user_id == user_id))


async def is_key_used(db: AsyncSession, table_id: str, seat: int, key: str) -> bool:
    """Whether a choice with this idempotency key was made already."""
    found = await db.execute(_KEY_USED, {"table_id": table_id, "seat": seat, "key": key})
    return found.first() is not None


async def keep_key(db: AsyncSession, table_id: str, seat: int, key: str) -> None:
    """The idempotency key of a choice that is made in this transaction."""
    row = {"table_id": table_id, "seat": seat, "key": key, "at": time.time()}
    await db.execute(_NEW_KEY, row)
    await db.execute(_NO_OLDER_KEYS, {"table_id": table_id, "seat": seat})

"""Queries shared by several features. Those of every choice bypass SQLAlchemy (`plain.py`)."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Optional, Union

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..kinds import EventKind
from .models import Note, Seat, Session, Table
from .plain import Rows, plain

MOST_NOTES: Final = 1_000  # of a table; long games have some dozens
KEYS_KEPT: Final = 16  # for each seat, besides those of its turn; clients only retry the last choice

_PLAIN: Final = {"synchronize_session": False}  # the session holds no such objects
_TABLES: Final = Rows(Table, ("id",))
_SEATS: Final = Rows(Seat, ("table_id", "seat"))
_NOTES: Final = Rows(Note, ("table_id", "n"))
_LOAD: Final = (
    f"SELECT {_TABLES.selected('t')}, {_SEATS.selected('s')} FROM tables t JOIN seats s ON s.table_id = t.id "
    "WHERE t.id = ? ORDER BY s.seat"
)
_LOAD_FOR_CHANGE: Final = f"{_LOAD} FOR UPDATE OF t"
_LOAD_NOTES: Final = f"SELECT {_NOTES.selected('o')} FROM notes o WHERE o.table_id = ? ORDER BY o.n"
_CODES: Final = "SELECT code FROM choices WHERE table_id = ? AND ply >= ? AND ply < ? ORDER BY ply"
PACK_OF_TABLE: Final = (
    "SELECT t.host_id, t.pack, p.game, p.text FROM tables t JOIN pack_texts p ON p.hash = t.pack WHERE t.id = ?"
)
_NEW_CHOICE: Final = "INSERT INTO choices (table_id, ply, code, at) VALUES (?, ?, ?, ?)"
_NEW_EVENT: Final = "INSERT INTO events (table_id, n, kind) VALUES (?, ?, ?)"
_DRAFT: Final = "SELECT base, codes FROM drafts WHERE table_id = ? AND seat = ?"
_KEEP_DRAFT: Final = (
    "INSERT INTO drafts (table_id, seat, base, codes) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET base = excluded.base, codes = excluded.codes"
)
_NO_DRAFT: Final = "DELETE FROM drafts WHERE table_id = ? AND seat = ?"
_NO_CHOICES: Final = "DELETE FROM choices WHERE table_id = ?"
_NO_DRAFTS: Final = "DELETE FROM drafts WHERE table_id = ?"
_NOTES_TO_BEGIN: Final = "UPDATE notes SET ply = 0 WHERE table_id = ?"
_KEY_USED: Final = "SELECT 1 FROM answers WHERE table_id = ? AND seat = ? AND key = ?"
_NEW_KEY: Final = "INSERT INTO answers (table_id, seat, key, at) VALUES (?, ?, ?, ?)"
_NO_OLDER_KEYS: Final = (
    "DELETE FROM answers WHERE table_id = ? AND seat = ? AND key IN (SELECT key FROM answers "
    f"WHERE table_id = ? AND seat = ? ORDER BY at DESC LIMIT 1000 OFFSET {KEYS_KEPT})"
)


class LoadedTable(NamedTuple):
    """`before` are the stored values of the table and its seats."""

    table: Table
    seats: list[Seat]
    notes: list[Note]
    before: list[dict[str, Any]]


async def load_table(db: AsyncSession, table_id: str, change: bool) -> Optional[LoadedTable]:
    """A table with its seats and notes. `change` locks the row, so that changes of a table are serialized."""
    past = await plain(db)
    rows = await past.rows(_LOAD_FOR_CHANGE if change and past.locks_rows else _LOAD, (table_id,))
    if not rows:
        return None
    width = len(_TABLES.names)
    table = _TABLES.read(rows[0][:width], past.dialect)
    seats = [_SEATS.read(row[width:], past.dialect) for row in rows]
    notes = [_NOTES.read(row, past.dialect) for row in await past.rows(_LOAD_NOTES, (table_id,))]
    before = [_TABLES.values(table), *(_SEATS.values(seat) for seat in seats)] if change else []
    return LoadedTable(table, seats, notes, before)


async def write_changes(db: AsyncSession, loaded: LoadedTable) -> None:
    """Write the changed columns of a table and its seats, as the last step of a transaction."""
    past = await plain(db)
    await _TABLES.write(past, loaded.table, loaded.before[0])
    for seat, before in zip(loaded.seats, loaded.before[1:], strict=True):
        await _SEATS.write(past, seat, before)


async def codes_of(db: AsyncSession, table: Table, after: int = 0) -> list[int]:
    """The choices of a table, without the first `after`."""
    return [row[0] for row in await (await plain(db)).rows(_CODES, (table.id, after, table.plies))]


async def draft_clicks(db: AsyncSession, table: Table, seat: int, base: int) -> list[list[int]]:
    """The answers of each click of a tentative turn. A draft with another `base` is outdated and ignored."""
    found = await (await plain(db)).rows(_DRAFT, (table.id, seat))
    if not found or found[0][0] != base:
        return []
    codes = found[0][1]
    return by_clicks(json.loads(codes) if isinstance(codes, str) else codes)


def by_clicks(kept: Sequence[Union[int, list[int]]]) -> list[list[int]]:
    """Also reads the old format, in which each answer was stored by itself."""
    return [click if isinstance(click, list) else [click] for click in kept]


async def draft_codes(db: AsyncSession, table: Table, seat: int, base: int) -> list[int]:
    return [code for click in await draft_clicks(db, table, seat, base) for code in click]


async def keep_draft(db: AsyncSession, table: Table, seat: int, base: int, clicks: Sequence[Sequence[int]]) -> None:
    if clicks:
        await (await plain(db)).run(_KEEP_DRAFT, (table.id, seat, base, json.dumps(list(clicks))))
    else:
        await drop_draft(db, table, seat)


async def drop_draft(db: AsyncSession, table: Table, seat: int) -> None:
    await (await plain(db)).run(_NO_DRAFT, (table.id, seat))


async def add_choices(db: AsyncSession, table: Table, codes: Sequence[int]) -> None:
    """Store choices at the next plies. A concurrent write of the same ply raises IntegrityError."""
    now = time.time()
    if codes:
        rows = [(table.id, ply, code, now) for ply, code in enumerate(codes, table.plies)]
        await (await plain(db)).run(_NEW_CHOICE, *rows)
    table.plies += len(codes)


async def forget_deal(db: AsyncSession, table: Table) -> None:
    """Delete all choices and drafts. Idempotency keys stay, so that retried choices of the former deal have no
    effect."""
    past = await plain(db)
    for statement in (_NO_CHOICES, _NO_DRAFTS, _NOTES_TO_BEGIN):
        await past.run(statement, (table.id,))


async def add_events(db: AsyncSession, table: Table, kinds: Sequence[EventKind]) -> None:
    """Store events, numbered up to the table's version."""
    first = table.version - len(kinds) + 1
    await (await plain(db)).run(_NEW_EVENT, *((table.id, n, kind) for n, kind in enumerate(kinds, first)))


async def add_note(db: AsyncSession, table: Table, seat: Seat, name: str) -> None:
    """Add a note, up to a maximum, since every view of the table reads all notes."""
    last = (await db.execute(select(func.max(Note.n)).where(Note.table_id == table.id))).scalar() or 0
    if last >= MOST_NOTES:
        return
    db.add(Note(table_id=table.id, n=last + 1, ply=table.plies, seat=seat.seat, name=name, player=seat.name))
    await db.flush()


async def set_looked(db: AsyncSession, table_id: str, at: float) -> None:
    await db.execute(update(Table).where(Table.id == table_id).values(looked=at).execution_options(**_PLAIN))


async def end_sessions(db: AsyncSession, user_id: str) -> None:
    await db.execute(delete(Session).where(Session.user_id == user_id))


async def is_key_used(db: AsyncSession, table_id: str, seat: int, key: str) -> bool:
    """Whether a choice with this idempotency key was made already."""
    return bool(await (await plain(db)).rows(_KEY_USED, (table_id, seat, key)))


async def keep_key(db: AsyncSession, table_id: str, seat: int, key: str) -> None:
    """Store the idempotency key of a choice made in this transaction."""
    await (await plain(db)).run(_NEW_KEY, (table_id, seat, key, time.time()))


async def drop_older_keys(db: AsyncSession, table_id: str, seat: int) -> None:
    await (await plain(db)).run(_NO_OLDER_KEYS, (table_id, seat, table_id, seat))

"""Queries that several features share. Those of every choice are raw SQL (`raw_sql.py`)."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Optional, Protocol, Union

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from ..kinds import EventKind
from .models import Note, Seat, Session, Table
from .raw_sql import RowMapper, raw_connection

MOST_NOTES: Final = 1_000  # per table; a long game with many substitutes has some dozens
KEYS_KEPT: Final = 16  # idempotency keys per seat; a client repeats only its last choice

NO_SYNC: Final = {"synchronize_session": False}  # the session holds none of these rows
_TABLES: Final = RowMapper(Table, ("id",))
_SEATS: Final = RowMapper(Seat, ("table_id", "seat"))
_NOTES: Final = RowMapper(Note, ("table_id", "n"))
_LOAD: Final = (
    f"SELECT {_TABLES.select_list('t')}, {_SEATS.select_list('s')} FROM tables t JOIN seats s ON s.table_id = t.id "
    "WHERE t.id = ? ORDER BY s.seat"
)
_LOAD_FOR_CHANGE: Final = f"{_LOAD} FOR UPDATE OF t"
_LOAD_NOTES: Final = f"SELECT {_NOTES.select_list('o')} FROM notes o WHERE o.table_id = ? ORDER BY o.n"
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


class NamedSeat(Protocol):
    @property
    def seat(self) -> int: ...
    @property
    def name(self) -> str: ...


class LoadedTable(NamedTuple):
    """`before` has the stored values of the table and its seats."""

    table: Table
    seats: list[Seat]
    notes: list[Note]
    before: list[dict[str, Any]]


async def load_table(db: AsyncSession, table_id: str, change: bool) -> Optional[LoadedTable]:
    """A table with its seats and notes. `change` locks the row, so that changes of one table are serialized."""
    raw = await raw_connection(db)
    rows = await raw.rows(_LOAD_FOR_CHANGE if change and raw.locks_rows else _LOAD, (table_id,))
    if not rows:
        return None
    width = len(_TABLES.names)
    table = _TABLES.read(rows[0][:width], raw.dialect)
    seats = [_SEATS.read(row[width:], raw.dialect) for row in rows]
    notes = [_NOTES.read(row, raw.dialect) for row in await raw.rows(_LOAD_NOTES, (table_id,))]
    before = [_TABLES.values(table), *(_SEATS.values(seat) for seat in seats)] if change else []
    return LoadedTable(table, seats, notes, before)


async def write_changes(db: AsyncSession, loaded: LoadedTable) -> None:
    """Store the changed columns of a table and its seats, as the last step of a transaction."""
    raw = await raw_connection(db)
    await _TABLES.update(raw, loaded.table, loaded.before[0])
    for seat, before in zip(loaded.seats, loaded.before[1:], strict=True):
        await _SEATS.update(raw, seat, before)


async def codes_of(db: AsyncSession, table: Table, after: int = 0) -> list[int]:
    """The choices of a table after the first `after`."""
    return [row[0] for row in await (await raw_connection(db)).rows(_CODES, (table.id, after, table.plies))]


async def draft_clicks(db: AsyncSession, table: Table, seat: int, base: int) -> list[list[int]]:
    """The tentative turn of a seat, one list of answers per click; empty if the table has moved on since `base`."""
    found = await (await raw_connection(db)).rows(_DRAFT, (table.id, seat))
    if not found or found[0][0] != base:
        return []
    codes = found[0][1]
    return by_clicks(json.loads(codes) if isinstance(codes, str) else codes)


def by_clicks(kept: Sequence[Union[int, list[int]]]) -> list[list[int]]:
    """Groups answers by clicks; older databases store single answers."""
    return [click if isinstance(click, list) else [click] for click in kept]


async def draft_codes(db: AsyncSession, table: Table, seat: int, base: int) -> list[int]:
    return [code for click in await draft_clicks(db, table, seat, base) for code in click]


async def keep_draft(db: AsyncSession, table: Table, seat: int, base: int, clicks: Sequence[Sequence[int]]) -> None:
    if clicks:
        await (await raw_connection(db)).run(_KEEP_DRAFT, (table.id, seat, base, json.dumps(list(clicks))))
    else:
        await drop_draft(db, table, seat)


async def drop_draft(db: AsyncSession, table: Table, seat: int) -> None:
    await (await raw_connection(db)).run(_NO_DRAFT, (table.id, seat))


async def add_choices(db: AsyncSession, table: Table, codes: Sequence[int]) -> None:
    """Store choices at the next plies. Fails as a whole if a ply is stored already."""
    now = time.time()
    if codes:
        rows = [(table.id, ply, code, now) for ply, code in enumerate(codes, table.plies)]
        await (await raw_connection(db)).run(_NEW_CHOICE, *rows)
    table.plies += len(codes)


async def forget_deal(db: AsyncSession, table: Table) -> None:
    """Delete all choices, tentative ones too. Idempotency keys stay: no choice of the former deal is repeated."""
    raw = await raw_connection(db)
    for statement in (_NO_CHOICES, _NO_DRAFTS, _NOTES_TO_BEGIN):
        await raw.run(statement, (table.id,))


async def add_events(db: AsyncSession, table: Table, kinds: Sequence[EventKind]) -> None:
    """Store the newest events; the last has the table's version as its number."""
    first = table.version - len(kinds) + 1
    await (await raw_connection(db)).run(_NEW_EVENT, *((table.id, n, kind) for n, kind in enumerate(kinds, first)))


async def add_note(db: AsyncSession, table: Table, seat: NamedSeat, name: str) -> None:
    """Store a note, up to a limit: every request reads all notes of a table."""
    last = (await db.execute(select(func.max(Note.n)).where(Note.table_id == table.id))).scalar() or 0
    if last >= MOST_NOTES:
        return
    db.add(Note(table_id=table.id, n=last + 1, ply=table.plies, seat=seat.seat, name=name, player=seat.name))
    await db.flush()


async def set_looked(db: AsyncSession, table_id: str, at: float) -> None:
    await db.execute(update(Table).where(Table.id == table_id).values(looked=at).execution_options(**NO_SYNC))


async def end_sessions(db: AsyncSession, user_id: str) -> None:
    await db.execute(delete(Session).where(Session.user_id == user_id))


async def is_key_used(db: AsyncSession, table_id: str, seat: int, key: str) -> bool:
    """Whether a choice with this idempotency key was made already."""
    return bool(await (await raw_connection(db)).rows(_KEY_USED, (table_id, seat, key)))


async def keep_key(db: AsyncSession, table_id: str, seat: int, key: str) -> None:
    """Store the idempotency key of a choice made in this transaction."""
    await (await raw_connection(db)).run(_NEW_KEY, (table_id, seat, key, time.time()))


async def drop_older_keys(db: AsyncSession, table_id: str, seat: int) -> None:
    await (await raw_connection(db)).run(_NO_OLDER_KEYS, (table_id, seat, table_id, seat))

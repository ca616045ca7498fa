"""Stores choices, tentative turns, idempotency keys and notes of a table in the database."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncSession

from ..matches.table_protocols import SeatRow
from ..storage import queries
from ..storage.models import Table


class TurnRows:
    """Implements `StoredTurns` within a transaction."""

    __slots__ = ("_db", "_table")

    def __init__(self, db: AsyncSession, table: Table) -> None:
        self._db = db
        self._table = table

    async def add_choices(self, codes: Sequence[int]) -> None:
        await queries.add_choices(self._db, self._table, codes)

    async def draft_clicks(self, seat: int, base: int) -> list[list[int]]:
        return await queries.draft_clicks(self._db, self._table, seat, base)

    async def keep_draft(self, seat: int, base: int, clicks: Sequence[Sequence[int]]) -> None:
        await queries.keep_draft(self._db, self._table, seat, base, clicks)

    async def drop_draft(self, seat: int) -> None:
        await queries.drop_draft(self._db, self._table, seat)

    async def is_key_used(self, seat: int, key: str) -> bool:
        return await queries.is_key_used(self._db, self._table.id, seat, key)

    async def keep_key(self, seat: int, key: str) -> None:
        await queries.keep_key(self._db, self._table.id, seat, key)

    async def drop_older_keys(self, seat: int) -> None:
        await queries.drop_older_keys(self._db, self._table.id, seat)

    async def add_note(self, seat: SeatRow, name: str) -> None:
        await queries.add_note(self._db, self._table, seat, name)

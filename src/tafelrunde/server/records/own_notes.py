"""Stores a user's private notes about a table."""

from __future__ import annotations

from typing import Final

from sqlalchemy import text

from ...kernel.state import SPECTATOR
from ..core.services import Services
from ..core.storage.models import TableMark, User
from ..core.tables.session import changing, reading

_WRITE: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO marks (user_id, table_id, notes) VALUES (:user_id, :table_id, :notes) "
    "ON CONFLICT (user_id, table_id) DO UPDATE SET notes = excluded.notes"
)


async def notes_of(services: Services, user: User, table_id: str) -> str:
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        mark = await session.db.get(TableMark, (user.id, table_id))
        return "" if mark is None else mark.notes


async def write_notes(services: Services, user: User, table_id: str, notes: str) -> None:
    async with changing(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        await session.db.execute(_WRITE, {"user_id": user.id, "table_id": table_id, "notes": notes})

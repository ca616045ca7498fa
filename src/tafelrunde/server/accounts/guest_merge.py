"""Merges a guest into the account they log into: tables, seats and preferences of the guest move to the account.

Nothing that counts moves, or people would log in only with what turned out well: guests have no ratings, and a guest's
try at a daily challenge uses up the account's try without being its result.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, and_, exists, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute, aliased

from ..core.storage.models import CallWishes, Entrant, PushDevice, Seat, Table, TableMark, Tie, Tournament, Try
from ..ratings.interface import merge_guest_results

Column = InstrumentedAttribute[Any]

OWNED: Final[tuple[Column, ...]] = (
    Seat.user_id, Seat.holder_id, Table.host_id, PushDevice.user_id, Tournament.host_id,
)  # fmt: skip
# Rows of which the account may have its own, with the columns that identify them; its own one stays.
UNIQUE: Final[tuple[tuple[Column, tuple[Column, ...]], ...]] = (
    (CallWishes.user_id, ()),
    (TableMark.user_id, (TableMark.table_id,)),
    (Entrant.user_id, (Entrant.tournament_id,)),
    (Try.user_id, (Try.day,)),
    (Tie.user_id, (Tie.other_id,)),
    (Tie.other_id, (Tie.user_id,)),
)


async def merge_guest(db: AsyncSession, guest_id: str, account_id: str) -> None:
    for column in OWNED:
        await _move(db, column, column == guest_id, account_id)
    for column, keys in UNIQUE:
        own = aliased(column.class_)
        same = (getattr(own, key.key) == key for key in keys)
        has_own = exists().where(getattr(own, column.key) == account_id, *same)
        not_self = [key != account_id for key in keys if column.class_ is Tie]
        await _move(db, column, and_(column == guest_id, ~has_own, *not_self), account_id)
    await merge_guest_results(db, guest_id, account_id)


async def _move(db: AsyncSession, column: Column, where: ColumnElement[bool], account_id: str) -> None:
    values: dict[str, Any] = {column.key: account_id}
    if column.class_ is Try:
        values["by_guest"] = True
    moved = update(column.class_).where(where).values(values)
    await db.execute(moved.execution_options(synchronize_session=False))

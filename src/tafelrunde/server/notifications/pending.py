"""Writes down who is to be notified of a table, within the transaction of the event; `notifier.py` delivers it when it
is due. People who named no channel, or who play alone with bots, are not notified."""

from __future__ import annotations

import time
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final, Optional

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.hours import next_time
from ..core.kinds import CallChannel, CallKind, EventKind
from ..core.storage.models import CallWishes, Seat, Table
from ..core.storage.raw_sql import RowMapper, raw_connection

PUSH_SECONDS: Final = 4.0  # who has moved on by then need not be called
WORD_SECONDS: Final = 120.0  # mail and chat services wait longer: people at the table have seen it

_WISHES: Final = RowMapper(CallWishes, ("user_id",))
_WISHES_OF: Final = f"SELECT {_WISHES.select_list('w')} FROM call_wishes w WHERE w.user_id = ?"
# The same words in SQLite and PostgreSQL.
_CALL: Final = text(
    "INSERT INTO calls (user_id, table_id, channel, kind, due, tries) "
    "VALUES (:user_id, :table_id, :channel, :kind, :due, 0) "
    "ON CONFLICT (user_id, table_id, channel) DO UPDATE SET kind = excluded.kind, due = excluded.due, tries = 0"
)


async def add_notifications(
    db: AsyncSession, table: Table, seats: Sequence[Seat], events: AbstractSet[EventKind], by: Optional[str]
) -> None:
    """Within the transaction that changed the table like this. `by` did it, and knows."""
    people = {seat.user_id for seat in seats if seat.user_id is not None and seat.kind != "program"}
    if len(people) < 2:
        return
    kind, called = _called(table, seats, events, people)
    for user_id in sorted(called - {by}):
        for wishes in await _wishes(db, user_id):
            await _note(db, wishes, table.id, kind)


def _called(
    table: Table, seats: Sequence[Seat], events: AbstractSet[EventKind], people: set[str]
) -> tuple[CallKind, set[str]]:
    if "over" in events:
        return "over", people
    seat = seats[table.turn_seat] if table.turn_seat is not None else None
    asked = {seat.user_id} if seat is not None and seat.user_id in people and not seat.bot else set()
    if "time" in events:
        return "time", {who for who in asked if who}
    return "turn", {who for who in asked if who} if "changed" in events else set()


async def notify_invited(db: AsyncSession, user_id: str, table_id: str) -> None:
    """Somebody was invited to a table; they are called if they want to be called to that."""
    for wishes in await _wishes(db, user_id):
        if wishes.invites:
            await _note(db, wishes, table_id, "invite")


async def _wishes(db: AsyncSession, user_id: str) -> list[CallWishes]:
    """The preferences of a person, if any. Every turn reads them, hence raw SQL."""
    raw = await raw_connection(db)
    return [_WISHES.read(row, raw.dialect) for row in await raw.rows(_WISHES_OF, (user_id,))]


async def _note(db: AsyncSession, wishes: CallWishes, table_id: str, kind: CallKind) -> None:
    for channel, due in _channels(wishes, time.time()):
        values = {"user_id": wishes.user_id, "table_id": table_id, "channel": channel, "kind": kind, "due": due}
        await db.execute(_CALL, values)


def _channels(wishes: CallWishes, now: float) -> list[tuple[CallChannel, float]]:
    found: list[tuple[CallChannel, float]] = [("push", now + PUSH_SECONDS)]
    if wishes.mail and wishes.mail_confirmed:
        daily = wishes.mail_hour
        found.append(("mail", now + WORD_SECONDS if daily is None else next_time(daily, wishes.zone, now)))
    if wishes.hook:
        found.append(("hook", now + WORD_SECONDS))
    return found

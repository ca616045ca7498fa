"""Stores pending notifications in the transaction of the event; `notifier.py` sends them when they are due.

People who chose no channel, or who play alone with bots, are not notified.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.hours import next_time
from ..core.kinds import CallChannel, CallKind, EventKind
from ..core.storage.models import CallWishes, Seat, Table
from ..core.storage.raw_sql import RowMapper, raw_connection
from ..core.tables.session import TableSession

PUSH_SECONDS: Final = 4.0  # delay, within which a player at the table may have answered already
WORD_SECONDS: Final = 120.0  # the same for mail and chat services

_PREFERENCES: Final = RowMapper(CallWishes, ("user_id",))
_PREFERENCES_OF: Final = f"SELECT {_PREFERENCES.select_list('w')} FROM call_wishes w WHERE w.user_id = ?"
_ADD: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO calls (user_id, table_id, channel, kind, due, tries) "
    "VALUES (:user_id, :table_id, :channel, :kind, :due, 0) "
    "ON CONFLICT (user_id, table_id, channel) DO UPDATE SET kind = excluded.kind, due = excluded.due, tries = 0"
)


async def add_notifications(session: TableSession, events: AbstractSet[EventKind]) -> None:
    """Hook within the transaction that caused the events. The user who caused them is not notified."""
    people = {seat.user_id for seat in session.seats if seat.user_id is not None and seat.kind != "program"}
    if len(people) < 2:
        return
    kind, recipients = _recipients(session.table, session.seats, events, people)
    for user_id in sorted(recipients - {session.user.id if session.user else None}):
        for preferences in await _preferences(session.db, user_id):
            await _add(session.db, preferences, session.table.id, kind)


def _recipients(
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
    """Notify somebody of an invitation, if they opted in to that."""
    for preferences in await _preferences(db, user_id):
        if preferences.invites:
            await _add(db, preferences, table_id, "invite")


async def _preferences(db: AsyncSession, user_id: str) -> list[CallWishes]:
    """One, or none. Bypasses SQLAlchemy, since every turn needs it."""
    driver = await raw_connection(db)
    return [_PREFERENCES.read(row, driver.dialect) for row in await driver.rows(_PREFERENCES_OF, (user_id,))]


async def _add(db: AsyncSession, preferences: CallWishes, table_id: str, kind: CallKind) -> None:
    for channel, due in _channels(preferences, time.time()):
        values = {"user_id": preferences.user_id, "table_id": table_id, "channel": channel, "kind": kind, "due": due}
        await db.execute(_ADD, values)


def _channels(preferences: CallWishes, now: float) -> list[tuple[CallChannel, float]]:
    """The channels, each with the time when the notification is due."""
    found: list[tuple[CallChannel, float]] = [("push", now + PUSH_SECONDS)]
    if preferences.mail and preferences.mail_confirmed:
        daily = preferences.mail_hour
        found.append(("mail", now + WORD_SECONDS if daily is None else next_time(daily, preferences.zone, now)))
    if preferences.hook:
        found.append(("hook", now + WORD_SECONDS))
    return found

"""Deletes tables."""

from __future__ import annotations

from sqlalchemy import delete

from ..storage.models import Table, person_in
from .session import TableSession


async def take_away(session: TableSession) -> list[str]:
    """Delete the table within a transaction; returns the keys of listeners to wake afterwards."""
    told = session.listener_keys()
    await session.services.pg_notify.notify(session.db, *told)
    gone = delete(Table).where(Table.id == session.table.id)
    await session.db.execute(gone.execution_options(synchronize_session=False, in_thread=True))
    return told


def is_alone(session: TableSession) -> bool:
    """Whether the user opened the table and no other person has a seat; the user's own programs do not count."""
    people = {person_in(seat) for seat in session.seats}
    return session.user is not None and session.table.host_id == session.user.id and people <= {None, session.user.id}

"""Decides who may try out lines and ask for hints."""

from __future__ import annotations

from ..core.kinds import OVER
from ..core.tables.session import TableSession


def may_try_out(session: TableSession) -> bool:
    """In a finished game everybody. In one that goes on, in one's own turns: against bots always; where other people
    play, only if the host said so when the table was opened."""
    if session.table.status == OVER:
        return True
    mine = session.user.id if session.user else None
    people = {seat.holder_id or seat.user_id for seat in session.seats} - {None}
    return bool(session.my_seats()) and (session.table.tryouts or people <= {mine})

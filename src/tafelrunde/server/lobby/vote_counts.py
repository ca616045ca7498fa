"""Counts votes to replace an absent player with a bot (`core/tables/absence.py`), and decides who may vote.

More than half of the other people must agree. A vote is valid for a day, within the turn it was cast in, and can be
withdrawn. The seat still belongs to the absent person, who may return, so nobody else sees their hand.
"""

from __future__ import annotations

import time
from typing import Final, Literal, NamedTuple, Optional

from ..core.errors import Refused, conflict, forbidden, illegal
from ..core.kinds import PLAYING
from ..core.matches.table_protocols import SeatRow, SessionView
from ..core.tables.absence import is_absent

VOTE_SECONDS: Final = 24 * 60 * 60.0

Replacement = Literal["bot"]


class Votes(NamedTuple):
    """Votes for a bot, votes needed, and the user's own vote."""

    bot: int
    needed: int
    mine: Optional[Replacement]


def votes_on(session: SessionView, seat: SeatRow) -> Optional[Votes]:
    """None if the user cannot vote now."""
    if refusal(session, seat) is not None or session.user is None:
        return None
    valid = valid_votes(session, seat)
    return Votes(len(valid), votes_needed(session, seat), "bot" if session.user.id in valid else None)


def refusal(session: SessionView, seat: SeatRow) -> Optional[Refused]:
    """Why the user cannot vote on the seat now; None if they can."""
    table = session.table
    if table.status != PLAYING:
        return conflict("over" if table.result else "not-started")
    if not session.my_seats():
        return forbidden("not-seated", "not-at-this-table")
    if session.is_mine(seat.seat) or seat.user_id is None or seat.kind == "program":
        return illegal("bad-request", "no-vote")
    if table.contest is not None:
        return conflict("refused", "no-vote-in-contest")
    if not table.started:
        return conflict("refused", "no-vote-before-first-choice")
    if not is_absent(table, seat):
        return conflict("still-time", "not-absent")
    return None


def _voters(session: SessionView, seat: SeatRow) -> set[str]:
    """The other people; one vote each, even with several seats."""
    people = {other.user_id for other in session.seats if other.user_id is not None and other.kind != "program"}
    return people - {seat.user_id}


def votes_needed(session: SessionView, seat: SeatRow) -> int:
    return len(_voters(session, seat)) // 2 + 1


def valid_votes(session: SessionView, seat: SeatRow) -> dict[str, float]:
    """Votes with the time they were cast: by people who still sit there, in the current turn, within the last day."""
    voters = _voters(session, seat)
    since = max(time.time() - VOTE_SECONDS, session.table.turn_since or 0.0)
    return {who: at for who, at in seat.votes.items() if who in voters and at >= since}

"""Decides who may try out lines, ask for hints, and see the chances of a running game."""

from __future__ import annotations

from typing import Protocol

from ..core.errors import forbidden, illegal
from ..core.kinds import OVER, PLAYING
from ..core.matches.table_protocols import SeatRow, SessionView
from ..core.tables.fair_play import counts


def may_try_out(session: SessionView) -> bool:
    """Everybody may in a finished game. In a running one that does not count players may during their own turns:
    always against bots, against people only if the host allowed it when opening the table."""
    if session.table.status == OVER:
        return True
    if counts(session.table):
        return False
    mine = session.user.id if session.user else None
    people = {seat.holder_id or seat.user_id for seat in session.seats} - {None}
    return bool(session.my_seats()) and (session.table.tryouts or people <= {mine})


def have_not_agreed(session: SessionView) -> list[SeatRow]:
    """Seats of people who have not agreed, including those a bot stands in for, and free seats."""
    return [seat for seat in session.seats if not seat.shows_chances and (seat.holder_id or seat.bot is None)]


def may_see_chances(session: SessionView) -> bool:
    """Spectators may if all players agree and the game does not count, players never: a spectator may tell them."""
    plays = any(session.is_mine(seat.seat) or session.holds(seat.seat) for seat in session.seats)
    playing = session.table.status == PLAYING and not counts(session.table)
    return playing and not plays and not have_not_agreed(session)


def require_help(session: SessionView, why: str) -> None:
    """Refuse hints and try-outs where they are not allowed; `why` is the text for a game that does not count."""
    if counts(session.table):
        raise forbidden("forbidden", "no-help-while-it-counts")
    if not may_try_out(session):
        raise forbidden("forbidden", why)


def require_chances(session: SessionView) -> None:
    if not may_see_chances(session):
        raise forbidden("forbidden", "no-chances")


class CheckedSession(SessionView, Protocol):
    """A session that checks rights."""

    def require_view(self, seat: int) -> int: ...
    def require_own_seat(self, number: int) -> SeatRow: ...


def require_tryout(session: CheckedSession, seat: int) -> None:
    """Any position of a finished game may be tried; in a running game one's own turn, if the table allows it."""
    if session.table.status == OVER:
        session.require_view(seat)
        if not 0 <= seat < len(session.seats):
            raise illegal("no-such-seat", seat=seat)
    else:
        session.require_own_seat(seat)
        require_help(session, "no-tryouts")

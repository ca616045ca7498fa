"""Decides what is forbidden while a game counts.

A game counts for ratings, a tournament or the daily challenge. Whether it is rated is stored at the deal
(`tables.rated`) and never changes; forfeits may decide its ratings before its end (`tables.settled`).
"""

from __future__ import annotations

from typing import Final

from ..errors import conflict
from ..kinds import PLAYING
from ..matches.table_protocols import SessionView, TableRow
from .embargo import challenge_day

DAYS_TO_CHOOSE: Final = 14  # in a rated game without a clock, or when one's time is up; then a bot takes the seat


def is_rated_game(table: TableRow) -> bool:
    """Whether the running game will change ratings."""
    return table.status == PLAYING and table.rated and not table.settled


def counts(table: TableRow) -> bool:
    """Whether the running game counts, so that everybody must play it themselves and without help."""
    return is_rated_game(table) or (table.status == PLAYING and table.contest is not None)


def has_director(table: TableRow) -> bool:
    """Whether the table belongs to a tournament, whose director and clocks alone decide about its seats."""
    return table.contest is not None and challenge_day(table) is None


def may_abort(session: SessionView) -> bool:
    """Whether the caller may end the game without a result: they play, it is rated, and nobody has had a second turn.
    A contest is never aborted."""
    is_free = is_rated_game(session.table) and session.table.contest is None
    return is_free and bool(session.my_seats()) and not session.has_second_turn()


def require_own_play(table: TableRow) -> None:
    """Refuse to hand a seat to a bot or program, or to leave it to nobody, in a contest or a rated game."""
    if table.contest is not None:
        raise conflict("refused", "seat-in-contest")
    if is_rated_game(table):
        raise conflict("refused", "seat-in-rated-game")

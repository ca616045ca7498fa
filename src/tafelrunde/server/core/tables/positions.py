"""Positions of a seat: the committed match plus its own tentative turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Optional

from ....kernel.decision import Decision
from ....kernel.match import Match
from ..errors import illegal
from ..matches.table_protocols import SessionView
from ..matches.tentative import TentativeTurn


@dataclass(frozen=True)
class Position:
    session: SessionView
    seat: int  # or SPECTATOR, or EVERYTHING
    ply: int  # number of choices that the seat knows of
    match: Match
    movers: Sequence[int]  # seats that made the committed choices
    asked: Sequence[Decision] = ()  # questions and answers of the tentative turn
    codes: Sequence[int] = ()
    finished: bool = False
    early: bool = False  # the seat answers a simultaneous question early


async def position_of(session: SessionView, seat: int) -> Position:
    turn = await session.tentative_turn(seat) if seat >= 0 and session.is_mine(seat) else None
    return position_after(session, seat, turn)


def position_after(session: SessionView, seat: int, turn: Optional[TentativeTurn]) -> Position:
    """The position after this request: with the tentative turn, unless it was committed."""
    committed = session.require_match()
    match, movers = committed.match, committed.movers
    if turn is None or not (turn.codes or turn.early):
        return Position(session, seat, len(match.codes), match, movers)
    if session.new_codes:
        return Position(session, seat, len(turn.match.codes), turn.match, movers + session.new_movers)
    if turn.early and turn.finished:  # face down: shows nothing after it
        return Position(session, seat, turn.ply, match, movers, turn.asked, turn.codes)
    return Position(session, seat, turn.ply, turn.match, movers, turn.asked, turn.codes, turn.finished, turn.early)


async def match_at(session: SessionView, ply: int) -> Match:
    """The committed match after `ply` choices."""
    whole = session.require_match().match
    if not 0 <= ply <= len(whole.codes):
        raise illegal("no-such-ply", ply=ply, plies=len(whole.codes))
    return await session.services.replays.match_at(session.table.id, whole, ply)


async def choice_at(session: SessionView, ply: int) -> tuple[Match, int]:
    """The position before choice number `ply`, and the choice."""
    codes = session.require_match().match.codes
    if not 1 <= ply <= len(codes):
        raise illegal("no-such-ply", ply=ply, plies=len(codes))
    return await match_at(session, ply - 1), codes[ply - 1]

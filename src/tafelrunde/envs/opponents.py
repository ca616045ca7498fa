"""The bots at the other seats of an environment: reads them from its settings and lets them answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional, Union

from ..bots import Bot
from ..kernel.game import UsageError
from ..kernel.match import Match
from ..kernel.rng import Rng
from .policy import Opponent, read_opponent

Opponents = Union[Opponent, Sequence[Opponent]]


def let_bots_play(match: Match, seat: int, bots: Sequence[Bot], dice: Rng) -> None:
    """Let bots play until this seat is asked or the match is over. They are in turn order after the seat."""
    decision = match.decision
    while decision is not None and decision.seat != seat:
        match.choose(bots[(decision.seat - seat) % match.players - 1].choose(match, dice))
        decision = match.decision


def read_opponents(given: Opponents, players: int, observation: Optional[str] = None) -> list[Bot]:
    """One opponent for each other seat, each with a bot of its own, since bots may have memory."""
    if isinstance(given, (str, Bot, type)) or callable(given):
        given = [given] * (players - 1)
    if len(given) != players - 1:
        raise UsageError(f"with {players} players there must be {players - 1} opponents, not {len(given)}")
    return [read_opponent(each, observation) for each in given]

"""A bot that looks one decision ahead: it tries each option in a match it imagines and takes what is worth most."""

from __future__ import annotations

from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .turn import hasty, plain_answer, worth_of

TRIES_ALONE: Final = 6


class GreedyBot(Bot):
    """Each option is worth what the position is worth when the turn is over: a half-done rule is worth nothing certain.

    The rest of the turn is played in haste, `tries` times, and the best ending counts, for the seat itself will choose
    the way there. All options of a question are tried in the same imagined `worlds`: luck does not tell between them.
    With `slips`, one answer in so many is given in haste. Alone at the table one turn runs into the next, and haste
    tells little of it, so the rest is tried more often.
    """

    def __init__(self, worlds: int = 1, tries: int = 1, slips: int = 0) -> None:
        self.worlds: int = worlds
        self.tries: int = tries
        self.slips: int = slips

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        options, plain = decision.options, plain_answer(decision)
        if plain is not None:
            return plain
        if self.slips and not dice.below(self.slips):
            return hasty(decision, dice)
        tries = self.tries if match.players > 1 else max(self.tries, TRIES_ALONE)
        worth = [0.0] * len(options)
        for _ in range(self.worlds):
            world = match.imagine(decision.seat, dice.below(1 << 30))
            for i, code in enumerate(options):
                worth[i] += max(worth_of(world, code, decision.seat, dice) for _ in range(tries))
        return best_of(options, worth, dice)


def best_of(options: list[int], worth: list[float], dice: Rng) -> int:
    """The option worth most; equals are told apart by the dice."""
    best = max(worth)
    among = [code for code, value in zip(options, worth, strict=True) if value == best]
    return among[dice.below(len(among))]

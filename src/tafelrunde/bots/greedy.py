"""A bot that looks one decision ahead: it tries each option in a match it imagines and takes what is worth most."""

from __future__ import annotations

from typing import Final

from ..kernel.decision import NONE, Decision
from ..kernel.match import NOTHING, Match
from ..kernel.rng import Rng
from .bot import Bot

LONGEST: Final = 60  # answers after the one that is tried; a turn has fewer
SELDOM: Final = 8  # one answer in so many refuses what is offered, where that is allowed


class GreedyBot(Bot):
    """Each option is worth what the position is worth when the turn is over: a half-done rule is worth nothing certain.

    The rest of the turn is played in haste, `tries` times, and the best ending counts, for the seat itself will choose
    the way there. All options of a question are tried in the same imagined `worlds`: luck does not tell between them.
    """

    def __init__(self, worlds: int = 1, tries: int = 1) -> None:
        self.worlds: int = worlds
        self.tries: int = tries

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        options, usual = decision.options, decision.prompt.usual
        if len(options) == 1:
            return options[0]
        if usual >= NONE and usual in options:
            return usual
        worth = [0.0] * len(options)
        for _ in range(self.worlds):
            world = match.imagine(decision.seat, dice.below(1 << 30))
            for i, code in enumerate(options):
                worth[i] += max(worth_of(world, code, decision.seat, dice) for _ in range(self.tries))
        best = max(worth)
        among = [code for code, value in zip(options, worth, strict=True) if value == best]
        return among[dice.below(len(among))]


def worth_of(world: Match, code: int, seat: int, dice: Rng) -> float:
    """What the position is worth after this answer, when the turn is over."""
    future = world.clone(NOTHING)
    future.choose(code)
    for _ in range(LONGEST):
        # No rule is half done, and it is for somebody else to go on: that is the end of a turn in any game.
        if future.decision is None or (not future.since and future.decision.seat != seat):
            break
        future.choose(hasty(future.decision, dice))
    return future.game.evaluate(future.state, seat)


def hasty(decision: Decision, dice: Rng) -> int:
    """An answer without thought. What a rule offers is mostly worth taking, so it is seldom refused."""
    options, usual = decision.options, decision.prompt.usual
    if usual >= NONE and usual in options:
        return usual
    if options[-1] == NONE and len(options) > 1 and dice.below(SELDOM):
        return options[dice.below(len(options) - 1)]
    return options[dice.below(len(options))]

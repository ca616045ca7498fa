"""A bot that looks one decision ahead: it tries each option in a match it imagines and takes what is worth most."""

from __future__ import annotations

from typing import Final

from ..kernel.decision import NONE
from ..kernel.match import NOTHING, Match
from ..kernel.playout import random_code
from ..kernel.rng import Rng
from .bot import Bot

LONGEST: Final = 40  # answers after the one that is tried; a turn has fewer


class GreedyBot(Bot):
    """Tries each option, finishes the turn at random `tries` times and evaluates: a half-done rule is worth nothing
    certain. The options of one question are tried in the same `worlds`, so that luck does not tell between them."""

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
                for _ in range(self.tries):
                    worth[i] += worth_of(world, code, decision.seat, dice)
        best = max(worth)
        among = [code for code, value in zip(options, worth, strict=True) if value == best]
        return among[dice.below(len(among))]


def worth_of(world: Match, code: int, seat: int, dice: Rng) -> float:
    """What the position is worth after this answer, when the turn is over."""
    future = world.clone(NOTHING)
    future.choose(code)
    for _ in range(LONGEST):
        if turn_is_over(future, seat):
            break
        future.choose(random_code(future, dice))
    return future.game.evaluate(future.state, seat)


def turn_is_over(match: Match, seat: int) -> bool:
    """No rule is half done, and it is for somebody else to go on."""
    return match.decision is None or (not match.since and match.decision.seat != seat)

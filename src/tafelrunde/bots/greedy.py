"""Looks one decision ahead: tries each option in an imagined match and takes the one with the highest value."""

from __future__ import annotations

from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .evaluation import HANDMADE, Evaluation, Value
from .evaluations import evaluation_of
from .turn_playout import obvious_answer, quick_answer, turn_after

TRIES_ALONE: Final = 6
FINE: Final = 1000  # steps from no noise to full noise


class GreedyBot(Bot):
    """Values an option by the position at the end of the turn, because a half-executed rule cannot be evaluated.

    The bot plays the rest of the turn quickly, `tries` times, and counts the best ending, because the seat itself will
    choose the way there. It tries all options in the same imagined `worlds`, so that luck favours none of them. Two
    settings make a weaker opponent: `noise` raises each value by a random amount of up to n points, so that the bot
    takes nearly best answers but never far worse ones; with `blunders`, it gives one answer in n without thought. A
    single player has no clear end of a turn, so the bot tries the rest more often there.
    """

    def __init__(
        self, worlds: int = 1, tries: int = 1, blunders: int = 0, noise: float = 0.0, value: Value = HANDMADE
    ) -> None:  # fmt: skip
        self.evaluation: Evaluation = evaluation_of(value)
        self.worlds: int = worlds
        self.tries: int = tries
        self.blunders: int = blunders
        self.noise: float = noise

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        options, obvious = decision.options, obvious_answer(decision)
        if obvious is not None:
            return obvious
        if self.blunders and not dice.below(self.blunders):
            return quick_answer(decision, dice)
        tries = self.tries if match.players > 1 else max(self.tries, TRIES_ALONE)
        values = [0.0] * len(options)
        for _ in range(self.worlds):
            world = match.imagine(decision.seat, dice.below(1 << 30))
            futures = [turn_after(world, code, decision.seat, dice) for code in options for _ in range(tries)]
            found = self.evaluation.values(futures, decision.seat)
            for i in range(len(options)):
                values[i] += max(found[tries * i : tries * (i + 1)])
        if self.noise:
            values = [value + self.worlds * self.noise * dice.below(FINE) / FINE for value in values]
        return best_of(options, values, dice)


def best_of(options: list[int], values: list[float], dice: Rng) -> int:
    """The option with the highest value; the dice break ties."""
    best = max(values)
    among = [code for code, value in zip(options, values, strict=True) if value == best]
    return among[dice.below(len(among))]

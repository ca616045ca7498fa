"""The greedy bot looks one decision ahead: it tries each option in an imagined match and takes the one worth most."""

from __future__ import annotations

from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .evaluation import BY_HAND, Evaluation, Value, evaluation_of
from .turn_playout import obvious_answer, quick_answer, turn_after

TRIES_ALONE: Final = 6
FINE: Final = 1000  # steps from no haze to all of it


class GreedyBot(Bot):
    """An option is worth what the position is worth at the end of the turn, because a half-done rule cannot be judged.

    The bot plays the rest of the turn quickly, `tries` times, and counts the best ending, because the seat itself will
    choose the way there. It tries all options in the same imagined `worlds`, so that luck favours none of them. With
    `haze`, it sees a worth too high by up to so many points: it may take any answer that is nearly as good as the best,
    and never one that is far worse. That makes a weaker opponent, and so do `slips`: one answer in so many is given
    without thought. A single player has no clear end of a turn, so the bot tries the rest more often there.
    """

    def __init__(
        self, worlds: int = 1, tries: int = 1, slips: int = 0, haze: float = 0.0, value: Value = BY_HAND
    ) -> None:  # fmt: skip
        self.evaluation: Evaluation = evaluation_of(value)
        self.worlds: int = worlds
        self.tries: int = tries
        self.slips: int = slips
        self.haze: float = haze

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        options, obvious = decision.options, obvious_answer(decision)
        if obvious is not None:
            return obvious
        if self.slips and not dice.below(self.slips):
            return quick_answer(decision, dice)
        tries = self.tries if match.players > 1 else max(self.tries, TRIES_ALONE)
        worth = [0.0] * len(options)
        for _ in range(self.worlds):
            world = match.imagine(decision.seat, dice.below(1 << 30))
            futures = [turn_after(world, code, decision.seat, dice) for code in options for _ in range(tries)]
            found = self.evaluation.values(futures, decision.seat)
            for i in range(len(options)):
                worth[i] += max(found[tries * i : tries * (i + 1)])
        if self.haze:
            worth = [seen + self.worlds * self.haze * dice.below(FINE) / FINE for seen in worth]
        return best_of(options, worth, dice)


def best_of(options: list[int], worth: list[float], dice: Rng) -> int:
    """The option that is worth most; the dice decide between equals."""
    best = max(worth)
    among = [code for code, value in zip(options, worth, strict=True) if value == best]
    return among[dice.below(len(among))]

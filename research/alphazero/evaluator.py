"""What a tree search asks of many positions at once: which answers look good, and what they are worth to every seat.

An evaluator judges matches that a seat has imagined, so it may look at everything in them. `TurnEvaluator` makes one of
any evaluation, by hand or learned; `NetEvaluator` (policy_net.py) asks a network with a head for answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from tafelrunde.bots.evaluation import Evaluation
from tafelrunde.bots.turn_playout import turn_after
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng

SURE: Final = 4.0  # the best answer looks e to this as good as one that is worth the mean of all
LEAST_DOUBT: Final = 0.1  # points; smaller differences tell nothing


class Judgement(NamedTuple):
    priors: Sequence[float]  # how good each option of the pending question looks, in their order; together 1
    values: Sequence[float]  # of the position, to each seat; more is better, in the unit of the evaluator


class Evaluator:
    def judge(self, positions: Sequence[Match], dice: Rng) -> list[Judgement]:
        """Of positions of one game in which somebody is asked."""
        raise NotImplementedError

    def outcome(self, match: Match) -> Sequence[float]:
        """What a finished match was worth to each seat, in the same unit."""
        raise NotImplementedError


class TurnEvaluator(Evaluator):
    """Plays the turn on quickly after each answer, since an evaluation speaks of positions between turns, and has all
    ends of all turns judged at once. The position is worth what the best of them is."""

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation

    def judge(self, positions: Sequence[Match], dice: Rng) -> list[Judgement]:
        ends: list[list[Match]] = []
        for match in positions:
            assert match.decision is not None
            seat = match.decision.seat
            ends.append([turn_after(match, code, seat, dice) for code in match.decision.options])
        asked = [match.decision.seat for match in positions if match.decision is not None]
        own = self._worths(ends, asked)
        best = [futures[values.index(max(values))] for futures, values in zip(ends, own, strict=True)]
        values = [[0.0] * match.players for match in positions]
        for seat in range(positions[0].players):
            for number, worth in enumerate(self._evaluation.values(best, seat)):
                values[number][seat] = worth
        return [Judgement(priors_of(found), every) for found, every in zip(own, values, strict=True)]

    def _worths(self, ends: list[list[Match]], asked: list[int]) -> list[list[float]]:
        """What the ends are worth to who is asked; those of one seat are judged together."""
        found: list[list[float]] = [[] for _ in ends]
        for seat in set(asked):
            numbers = [number for number in range(len(ends)) if asked[number] == seat]
            together = iter(self._evaluation.values([end for number in numbers for end in ends[number]], seat))
            for number in numbers:
                found[number] = [next(together) for _ in ends[number]]
        return found

    def outcome(self, match: Match) -> Sequence[float]:
        return [self._evaluation.value(match, seat) for seat in range(match.players)]


def priors_of(values: Sequence[float]) -> list[float]:
    """Worths as shares of a whole (softmax). Games differ in how many points a good answer brings, so the lead of the
    best over the mean is the measure."""
    most = max(values)
    doubt = max(LEAST_DOUBT, (most - sum(values) / len(values)) / SURE)
    weights = [exp((worth - most) / doubt) for worth in values]
    total = sum(weights)
    return [weight / total for weight in weights]

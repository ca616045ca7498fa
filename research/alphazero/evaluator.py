"""What a tree search asks about many positions at once: priors of their answers, and values for every seat.

Evaluators judge imagined matches, so they may read all of their state. `TurnEvaluator` wraps any evaluation;
`NetEvaluator` (policy_net.py) is a network with a policy head.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from tafelrunde.bots.evaluation import Evaluation
from tafelrunde.bots.turn_playout import turn_after
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import Rng

SURE: Final = 4.0  # log-ratio of the priors of the best and a mean answer
MIN_TEMPERATURE: Final = 0.1  # points; smaller differences are noise


class Judgement(NamedTuple):
    priors: Sequence[float]  # of the options of the pending question, in their order; they add up to 1
    values: Sequence[float]  # of the position to each seat, in the unit of the evaluator


class Evaluator:
    def judge(self, positions: Sequence[Match], dice: Rng) -> list[Judgement]:
        """Judge positions of one game, each with a pending question."""
        raise NotImplementedError

    def outcome(self, match: Match) -> Sequence[float]:
        """The value of a finished match to each seat, in the same unit."""
        raise NotImplementedError


class TurnEvaluator(Evaluator):
    """Plays the turn quickly after each answer, because evaluations are for positions between turns, and evaluates all
    ends of all turns at once. The value of a position is that of its best end."""

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
        """The values of the ends to the seat to answer, one batch for each seat."""
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
    doubt = max(MIN_TEMPERATURE, (most - sum(values) / len(values)) / SURE)
    weights = [exp((worth - most) / doubt) for worth in values]
    total = sum(weights)
    return [weight / total for weight in weights]

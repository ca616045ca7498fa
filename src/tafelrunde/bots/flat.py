"""A bot that tries out whole turns: flat Monte Carlo over the best few, with playouts that are cut and evaluated."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .budget import ANY_TIME, Budget, Seconds
from .planner import Plan, plan_turn
from .turn import finish_turn, finish_well, plain_answer

CURIOSITY: Final = 0.7  # of the spread of worths: how much doubt counts against a good mean
USUAL_PLAYOUTS: Final = 60


class Candidate:
    """An answer, a turn that begins with it, and what playouts made of it."""

    __slots__ = ("plan", "sum", "visits")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.visits = 0
        self.sum = 0.0

    @property
    def mean(self) -> float:
        return self.sum / self.visits if self.visits else float("-inf")


class FlatBot(Bot):
    """The `candidates` best answers by planning the turn are played out: the planned turn, then `turns` more turns in
    which everybody takes the best of `tries` hasty ones; there the evaluation cuts the playout short. Each playout has
    a world of its own. More playouts go to the answers that look better."""

    def __init__(
        self,
        playouts: int = 0,
        time: Seconds = ANY_TIME,
        candidates: int = 6,
        turns: int = 2,
        tries: int = 4,
        width: int = 4,
    ) -> None:
        self.playouts: int = playouts or (0 if time else USUAL_PLAYOUTS)
        self.time: Seconds = time
        self.candidates: int = candidates
        self.turns: int = turns
        self.tries: int = tries
        self.width: int = width

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        plain = plain_answer(decision)
        if plain is not None:
            return plain
        budget = Budget(self.playouts, self.time)
        seat = decision.seat
        world = match.imagine(seat, dice.below(1 << 30))
        plans = sorted(plan_turn(world, self.width, 2, dice).values(), key=lambda plan: -plan.worth)
        candidates = [Candidate(plan) for plan in plans[: self.candidates]]
        while budget.allows():
            candidate = promising(candidates)
            world = match.imagine(seat, dice.below(1 << 30))
            play_plan(world, candidate.plan.codes, seat, dice)
            for _ in range(self.turns):
                if world.decision is not None:
                    finish_well(world, world.decision.seat, self.tries, dice)
            candidate.sum += world.game.evaluate(world.state, seat)
            candidate.visits += 1
        return max(candidates, key=lambda candidate: candidate.mean).plan.codes[0]


def promising(candidates: list[Candidate]) -> Candidate:
    """The one to try next: untried first, then by mean and doubt."""
    for candidate in candidates:
        if not candidate.visits:
            return candidate
    means = [candidate.mean for candidate in candidates]
    spread = max(means) - min(means) or 1.0
    tried = log(sum(candidate.visits for candidate in candidates))
    return max(candidates, key=lambda c: c.mean + CURIOSITY * spread * sqrt(tried / c.visits))


def play_plan(world: Match, codes: list[int], seat: int, dice: Rng) -> None:
    """As planned, as far as the world lets it; what goes otherwise is finished in haste."""
    answers = 0
    for code in codes:
        if world.decision is None or world.decision.seat != seat or code not in world.decision.options:
            break
        world.choose(code)
        answers += 1
    finish_turn(world, seat, dice, answers)

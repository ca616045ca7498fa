"""The judge of an analysis: the level of bots whose opinion it is.

It says what it would answer itself, and how much worse than its best it thinks another answer is. It sees what the seat
sees. Its time is not limited, so that it says the same on a busy machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final, NamedTuple

from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.rng import Rng
from .advice import turn_played
from .bot import Bot
from .budget import ANY_TIME
from .evaluation import MIX, evaluation_of
from .flat_monte_carlo import FlatMonteCarloBot
from .levels import level
from .planner import PlannerBot, plan_turn
from .registry import bot

JUDGE: Final = "expert"
SLIGHT: Final = 0.3  # points; so little is no loss, for two looks at one answer differ by as much


class Look(NamedTuple):
    """How hard to look at a choice: in how many worlds, with how wide a beam, and how many quick ways to end a turn."""

    worlds: int
    width: int
    tries: int


class Judged(NamedTuple):
    """A choice as the judge sees it: what was best, what was given, and all answers on average."""

    ply: int
    turn: int  # after so many choices it ended
    best: float
    given: float
    average: float
    others: list[int]  # the answers that were not given, the best first
    costs: list[float]  # what it cost in each world
    named: list[int]  # what the judge would have answered, each time that it was asked
    agreed: float = 0.0  # how often, of these, that was the answer given

    @property
    def loss(self) -> float:
        return max(0.0, self.best - self.given - SLIGHT)

    @property
    def sure_cost(self) -> float:
        """What it cost at least, as far as one can tell: the mean less its standard error. Many choices are looked at,
        and the one that seems worst by chance must not come before one that is."""
        error = stdev(self.costs) / len(self.costs) ** 0.5 if len(self.costs) > 1 else 0.0
        return fmean(self.costs) - error

    @property
    def blame(self) -> float:
        """By which choices are put in order: what is sure of the cost, as far as the judge does not agree."""
        return self.sure_cost * disagreement(self.agreed)


def disagreement(agreed: float) -> float:
    """How much a choice counts that the judge would make itself so often: one time in three leaves an eighth of it,
    for what it never would have chosen is the surer mistake."""
    return (1 - agreed) ** 5


class Judge:
    def __init__(self, game: Game) -> None:
        self._spec = level(JUDGE, game).spec
        player = self._player()
        self.evaluation = evaluation_of(MIX)
        self.ahead = 0  # own turns that it plays on before it judges a position
        if isinstance(player, PlannerBot | FlatMonteCarloBot):
            self.evaluation = player.evaluation
        self.only_plans = isinstance(player, PlannerBot)  # and does not play on to compare its plans
        if isinstance(player, FlatMonteCarloBot):
            self.ahead = player.ahead

    def _player(self) -> Bot:
        player = bot(self._spec)
        if isinstance(player, PlannerBot | FlatMonteCarloBot):
            player.time = ANY_TIME
        return player

    def answers(self, match: Match, planned: Judged, dice: Rng) -> list[int]:
        """What the level would answer if it had only just come to the table, as often as it planned the turn. A planner
        said so when it planned; one that plays its plans out is asked anew."""
        if self.only_plans:
            return planned.named
        return [self._player().choose(match, dice) for _ in planned.named]

    def judge(self, match: Match, ply: int, rest: Sequence[int], dice: Rng, look: Look, main: bool = False) -> Judged:
        """The answers in some worlds, each with the best rest of the turn that is found for it. The one that was given
        counts with the turn that was really played, if that is better than the one planned. To a judge who only plans,
        what the main question of a turn cost is the difference of plans alone: the turn that was played was planned
        anew at each of its questions, which no other answer has had."""
        decision = match.decision
        assert decision is not None
        seat, given = decision.seat, rest[0]
        worth, costs, named = dict.fromkeys(decision.options, 0.0), list[float](), list[int]()
        for _ in range(look.worlds):
            world = match.imagine(seat, dice.below(1 << 30))
            plans = plan_turn(world, look.width, look.tries, dice, evaluation=self.evaluation)
            found = {code: plan.value for code, plan in plans.items()}
            best = max(found.values())
            named.append(given if found[given] == best else max(found, key=lambda code: found[code]))
            planned = found[given]
            played, _ = turn_played(world, rest, seat, dice)
            found[given] = max(planned, self.evaluation.value(played, seat))
            alone = main and self.only_plans
            costs.append(best - planned if alone else max(best, found[given]) - found[given])
            for code in worth:
                worth[code] += found[code] / look.worlds
        others = sorted((code for code in worth if code != given), key=lambda code: -worth[code])
        mean = max(worth.values()), worth[given], fmean(worth.values())
        return Judged(ply, ply + len(rest), *mean, others, costs, named)

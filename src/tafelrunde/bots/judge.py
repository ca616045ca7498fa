"""The judge of an analysis: a level of bots that says what it would answer, and by how much another answer is worse.

It knows what the seat knows, and has no time limit, so that it gives the same verdict on a busy machine.
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
from .evaluation import MIX
from .evaluations import evaluation_of
from .flat_monte_carlo import FlatMonteCarloBot
from .levels import level
from .planner import PlannerBot, plan_turn
from .registry import bot

JUDGE: Final = "expert"
SLIGHT: Final = 0.3  # points; smaller losses are noise


class Look(NamedTuple):
    """The effort for one choice: worlds, width of the beam, and quick ways to end a turn."""

    worlds: int
    width: int
    tries: int


class Judgement(NamedTuple):
    """A choice as the judge sees it: the values of the best answer, of the given one, and of all on average."""

    ply: int
    turn: int  # the number of choices after which it ended
    best: float
    given: float
    average: float
    others: list[int]  # the other answers, best first
    costs: list[float]  # the loss in each world
    named: list[int]  # the judge's own answers
    agreed: float = 0.0  # the share of them that equal the given answer

    @property
    def loss(self) -> float:
        return max(0.0, self.best - self.given - SLIGHT)

    @property
    def sure_cost(self) -> float:
        """The mean cost less its standard error: among many choices, one that seems worst by chance must not rank
        before one that is."""
        error = stdev(self.costs) / len(self.costs) ** 0.5 if len(self.costs) > 1 else 0.0
        return fmean(self.costs) - error

    @property
    def blame(self) -> float:
        """The sort key of choices: the sure cost, discounted by the judge's agreement."""
        return self.sure_cost * disagreement(self.agreed)


def disagreement(agreed: float) -> float:
    """The weight of a choice that the judge would make itself with this frequency: a third leaves an eighth of it,
    because what it would never have chosen is more surely a mistake."""
    return (1 - agreed) ** 5


class Judge:
    def __init__(self, game: Game) -> None:
        self._spec = level(JUDGE, game).spec
        player = self._player()
        self.evaluation = evaluation_of(MIX)
        self.horizon = 0  # own turns it plays before it evaluates a position
        if isinstance(player, PlannerBot | FlatMonteCarloBot):
            self.evaluation = player.evaluation
        self.only_plans = isinstance(player, PlannerBot)  # without playing them out
        if isinstance(player, FlatMonteCarloBot):
            self.horizon = player.horizon

    def _player(self) -> Bot:
        player = bot(self._spec)
        if isinstance(player, PlannerBot | FlatMonteCarloBot):
            player.time = ANY_TIME
        return player

    def answers(self, match: Match, planned: Judgement, dice: Rng) -> list[int]:
        """What the level would answer, without a remembered plan, as often as it planned the turn. A planner's plans
        say so; a bot that plays its plans out is asked again."""
        if self.only_plans:
            return planned.named
        return [self._player().choose(match, dice) for _ in planned.named]

    def judge(
        self, match: Match, ply: int, rest: Sequence[int], dice: Rng, look: Look, main: bool = False
    ) -> Judgement:
        """Compare the answers in some worlds, each with the best rest of the turn found for it; the given answer counts
        with the turn really played if that is better than its plan. To a judge who only plans, the cost of the main
        question of a turn is the difference of plans alone: the player could replan at each later question, which no
        other answer has had."""
        decision = match.decision
        assert decision is not None
        seat, given = decision.seat, rest[0]
        values, costs, named = dict.fromkeys(decision.options, 0.0), list[float](), list[int]()
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
            for code in values:
                values[code] += found[code] / look.worlds
        others = sorted((code for code in values if code != given), key=lambda code: -values[code])
        mean = max(values.values()), values[given], fmean(values.values())
        return Judgement(ply, ply + len(rest), *mean, others, costs, named)

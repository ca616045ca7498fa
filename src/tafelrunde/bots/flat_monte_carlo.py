"""Flat Monte Carlo: plans a few good turns, plays each of them out many times, and keeps the best.

Playouts start from the candidates only; there is no tree (mcts.py has one). Sequential halving repeatedly drops the
worse half of the candidates, so that the good ones get more playouts.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .budget import ANY_TIME, Budget, Seconds
from .evaluation import HANDMADE, Evaluation, Value
from .evaluations import evaluation_of
from .greedy import GreedyBot
from .outcome import winning_margin
from .plan_memory import PlanMemory
from .planner import Plan, best_turns, plan_turn
from .strategic_choice import choose_by_playing_out
from .turn_playout import finish_turn_best_of, obvious_answer, quick_answer, turn_over

DEFAULT_PLAYOUTS: Final = 12
OTHERS_WHEN_ALONE: Final = 2  # a single player gets as many playouts as with two opponents
MOST_TURNS: Final = 8  # of the others before the bot's next turn
MIN_PLAYOUTS: Final = 4  # playouts before a candidate may be pruned


class Candidate:
    """A planned turn and the values of its playouts; its own value counts like `prior_weight` of them."""

    __slots__ = ("plan", "sum", "values")

    def __init__(self, plan: Plan, prior_weight: int) -> None:
        self.plan = plan
        self.sum = prior_weight * plan.value
        self.values: list[float] = []

    def add(self, value: float) -> None:
        self.sum += value
        self.values.append(value)

    def is_hopeless(self, best: Candidate, sigmas: int) -> bool:
        """More than n standard errors behind the best in the same worlds, which luck hardly makes up for."""
        behind = best.sum - self.sum
        differences = [one - other for one, other in zip(best.values, self.values, strict=True)]
        mean = sum(differences) / len(differences)
        squares = sum([(each - mean) ** 2 for each in differences])
        return behind * behind > sigmas * sigmas * squares * len(differences) / (len(differences) - 1)


class FlatMonteCarloBot(Bot):
    """The bot named `flat`, with settings as in `flat:playouts=8:horizon=6`.

    Candidates: the `candidates` best turns of a beam search of `width`, among them the best turns for
    `distinct_first_moves` different first answers.

    Playouts: the candidate, then the turns of the others (each the best of `tries` quick ones), then `horizon` more own
    turns, then the evaluation. The bot plays these own turns answer by answer; `later` plans them with a beam of that
    width; `playout_speedup` takes the best of n quick turns instead. With `to_end`, a playout ends with the game and
    counts the margin of victory. Luck moves that margin; the plan's value may count like `prior_weight` playouts.

    Choice: all candidates meet the same imagined worlds, so that luck favours none of them. The bot drops the worse
    half after every `rounds` playouts, and with `prune_at_sigma` at once those that many standard errors behind the
    best. It plays out strategic choices in at most `games` complete games each.
    """

    def __init__(
        self,
        playouts: int = 0,
        time: Seconds = ANY_TIME,
        candidates: int = 6,
        distinct_first_moves: int = 1,
        horizon: int = 1,
        tries: int = 1,
        width: int = 4,
        later: int = 0,
        playout_speedup: int = 0,
        to_end: int = 0,
        prior_weight: int = 0,
        rounds: int = 4,
        prune_at_sigma: int = 0,
        games: int = 9,
        value: Value = HANDMADE,
    ) -> None:
        """`playouts` and `games` count per remaining candidate. `playouts`, `rounds` and `prior_weight` hold for two
        players; each further player adds as many again, because more happens between two own turns."""
        self.evaluation: Evaluation = evaluation_of(value)
        self.playouts: int = playouts or (0 if time else DEFAULT_PLAYOUTS)
        self.time: Seconds = time
        self.candidates: int = candidates
        self.distinct_first_moves: int = distinct_first_moves
        self.horizon: int = horizon
        self.tries: int = tries
        self.width: int = width
        self.later: int = later
        self.playout_speedup: int = playout_speedup
        self.to_end: int = to_end
        self.prior_weight: int = prior_weight
        self.rounds: int = rounds
        self.prune_at_sigma: int = prune_at_sigma
        self.games: int = games
        self._plan = PlanMemory()
        self._greedy = GreedyBot(value=value)

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        if decision.prompt.strategic and len(decision.options) > 1:
            if self.evaluation.knows_choices(match):
                return self._greedy.choose(match, dice)
            return choose_by_playing_out(match, dice, Budget(self.games, self.time), self.evaluation)
        planned = self._plan.next_answer(match, dice)
        if planned is not None:
            return planned
        obvious = obvious_answer(decision)
        if obvious is not None:
            return obvious
        return self._plan.adopt(match, self._best_turn(match, decision.seat, dice).codes, dice)

    def _best_turn(self, match: Match, seat: int, dice: Rng) -> Plan:
        others = match.players - 1 or OTHERS_WHEN_ALONE
        budget = Budget(self.playouts * others, self.time)
        world = match.imagine(seat, dice.below(1 << 30))
        plans = best_turns(
            world, self.candidates, self.distinct_first_moves, self.width, 2, dice, budget.spent, self.evaluation
        )
        alive = [Candidate(plan, self.prior_weight * others) for plan in plans]
        played = 0
        while len(alive) > 1 and budget.allows():
            world = match.imagine(seat, dice.below(1 << 30))
            values: list[float] = []
            for candidate in alive:
                if budget.spent():
                    return alive[0].plan
                values.append(self._play_out(world.clone(), candidate.plan, seat, dice, budget))
            if budget.spent():
                break
            for candidate, value in zip(alive, values, strict=True):
                candidate.add(value)
            played += 1
            alive.sort(key=lambda candidate: -candidate.sum)
            if played % (self.rounds * others) == 0:
                alive = alive[: (len(alive) + 1) // 2]
            elif self.prune_at_sigma and played >= MIN_PLAYOUTS:
                alive = [alive[0], *[each for each in alive[1:] if not each.is_hopeless(alive[0], self.prune_at_sigma)]]
        return alive[0].plan

    def _play_out(self, world: Match, plan: Plan, seat: int, dice: Rng, budget: Budget) -> float:
        """The value of one playout; meaningless if the time runs out meanwhile."""
        self._play_plan(world, plan.codes, seat, dice, budget)
        for _ in count() if self.to_end else range(self.horizon):
            if world.decision is None or budget.spent():
                break
            self._let_others_play(world, seat, dice, budget)
            if world.decision is not None and world.decision.seat == seat:
                self._take_turn(world, seat, dice, budget)
        if self.to_end and world.decision is None:
            return winning_margin(world, seat)
        return self.evaluation.value(world, seat)

    def _take_turn(self, world: Match, seat: int, dice: Rng, budget: Budget) -> None:
        if self.playout_speedup:
            finish_turn_best_of(world, seat, self.playout_speedup, dice, 0, self.evaluation)
        elif self.later:
            plans = plan_turn(world, self.later, 1, dice, budget.spent, self.evaluation).values()
            self._play_plan(world, max(plans, key=lambda plan: plan.value).codes, seat, dice, budget)
        else:
            self._answer_by_answer(world, seat, 0, dice, budget)

    def _let_others_play(self, world: Match, seat: int, dice: Rng, budget: Budget) -> None:
        for _ in range(MOST_TURNS):
            if world.decision is None or world.decision.seat == seat or budget.spent():
                return
            finish_turn_best_of(world, world.decision.seat, self.tries, dice, 0, self.evaluation)

    def _play_plan(self, world: Match, codes: list[int], seat: int, dice: Rng, budget: Budget) -> None:
        """Play a turn as planned; from where the world does not allow the plan, answer by answer."""
        answers = 0
        for code in codes:
            if world.decision is None or code not in world.decision.options:
                break
            world.choose(code)
            answers += 1
        self._answer_by_answer(world, seat, answers, dice, budget)

    def _answer_by_answer(self, world: Match, seat: int, answers: int, dice: Rng, budget: Budget) -> None:
        """Play the rest of a turn with the greedy bot; the others answer quickly."""
        while not (turn_over(world, seat, answers) or budget.spent()):
            assert world.decision is not None
            code = (
                self._greedy.choose(world, dice) if world.decision.seat == seat else quick_answer(world.decision, dice)
            )
            world.choose(code)
            answers += 1

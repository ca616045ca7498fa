"""Flat Monte Carlo: the bot plans a few good turns, plays each of them out many times, and keeps the best.

Flat means that playouts start from the candidates only; the bot builds no tree (mcts.py does). Sequential halving drops
the worse half of the candidates again and again, so that the good ones get more playouts.
"""

from __future__ import annotations

from itertools import count
from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .budget import ANY_TIME, Budget, Seconds
from .evaluation import BY_HAND, Evaluation, Value, evaluation_of
from .greedy import GreedyBot
from .kept_plan import KeptPlan
from .lasting_choice import choose_by_playing_out
from .outcome import winning_margin
from .planner import Plan, best_turns, plan_turn
from .turn_playout import finish_turn_best_of, obvious_answer, quick_answer, turn_over

USUAL_PLAYOUTS: Final = 12
OTHERS_WHEN_ALONE: Final = 2  # a single player gets as many playouts as one with two opponents
MOST_TURNS: Final = 8  # of the others before it is the bot's turn again
FEWEST: Final = 4  # playouts before a candidate may be given up


class Candidate:
    """A planned turn and what its playouts were worth. The worth of the plan itself counts as much as `trust` of
    them."""

    __slots__ = ("plan", "sum", "values")

    def __init__(self, plan: Plan, trust: int) -> None:
        self.plan = plan
        self.sum = trust * plan.value
        self.values: list[float] = []

    def add(self, worth: float) -> None:
        self.sum += worth
        self.values.append(worth)

    def hopeless(self, best: Candidate, doubt: int) -> bool:
        """In the same worlds it is more than `doubt` standard errors behind the best: luck hardly makes up for that."""
        behind = best.sum - self.sum
        differences = [one - other for one, other in zip(best.values, self.values, strict=True)]
        mean = sum(differences) / len(differences)
        squares = sum([(each - mean) ** 2 for each in differences])
        return behind * behind > doubt * doubt * squares * len(differences) / (len(differences) - 1)


class FlatMonteCarloBot(Bot):
    """The bot named `flat`. Its settings are those of its name, as in `flat:playouts=8:ahead=6`.

    Candidates: the planner finds the `candidates` best turns with a beam of `width`. The best turns for `firsts`
    different first answers are always among them.

    Playouts: a playout plays the candidate, then the turns of the others (each the best of `tries` quick ones), then
    `ahead` more own turns. The bot plays these own turns answer by answer; with `later`, it plans them with a beam of
    that width; with `hurry`, it takes the best of so many quick turns. The evaluation of the position then ends the
    playout. With `whole`, the playout goes on to the end of the game, and the margin of victory counts; because luck
    moves that margin, the worth of the plan may count as much as `trust` playouts.

    Choice: all candidates meet the same imagined worlds, so that luck favours none of them. The bot drops the worse
    half after every `rounds` playouts; with `doubt`, it drops those at once that are so many standard errors behind the
    best. It plays the turn that it finds best as planned. It decides choices for the whole game in at most `games`
    complete games (lasting_choice.py).
    """

    def __init__(
        self,
        playouts: int = 0,
        time: Seconds = ANY_TIME,
        candidates: int = 6,
        firsts: int = 1,
        ahead: int = 1,
        tries: int = 1,
        width: int = 4,
        later: int = 0,
        hurry: int = 0,
        whole: int = 0,
        trust: int = 0,
        rounds: int = 4,
        doubt: int = 0,
        games: int = 9,
        value: Value = BY_HAND,
    ) -> None:
        """`playouts` and `games` count for each candidate that stays. `playouts`, `rounds` and `trust` hold for two
        players; each further player adds as many again, because more happens between two own turns."""
        self.evaluation: Evaluation = evaluation_of(value)
        self.playouts: int = playouts or (0 if time else USUAL_PLAYOUTS)
        self.time: Seconds = time
        self.candidates: int = candidates
        self.firsts: int = firsts
        self.ahead: int = ahead
        self.tries: int = tries
        self.width: int = width
        self.later: int = later
        self.hurry: int = hurry
        self.whole: int = whole
        self.trust: int = trust
        self.rounds: int = rounds
        self.doubt: int = doubt
        self.games: int = games
        self._plan = KeptPlan()
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
        plans = best_turns(world, self.candidates, self.firsts, self.width, 2, dice, budget.spent, self.evaluation)
        alive = [Candidate(plan, self.trust * others) for plan in plans]
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
            for candidate, worth in zip(alive, values, strict=True):
                candidate.add(worth)
            played += 1
            alive.sort(key=lambda candidate: -candidate.sum)
            if played % (self.rounds * others) == 0:
                alive = alive[: (len(alive) + 1) // 2]
            elif self.doubt and played >= FEWEST:
                alive = [alive[0], *[each for each in alive[1:] if not each.hopeless(alive[0], self.doubt)]]
        return alive[0].plan

    def _play_out(self, world: Match, plan: Plan, seat: int, dice: Rng, budget: Budget) -> float:
        """What a playout is worth. It breaks off when the time is over; nobody uses its worth then."""
        self._play_plan(world, plan.codes, seat, dice, budget)
        for _ in count() if self.whole else range(self.ahead):
            if world.decision is None or budget.spent():
                break
            self._let_others_play(world, seat, dice, budget)
            if world.decision is not None and world.decision.seat == seat:
                self._take_turn(world, seat, dice, budget)
        if self.whole and world.decision is None:
            return winning_margin(world, seat)
        return self.evaluation.value(world, seat)

    def _take_turn(self, world: Match, seat: int, dice: Rng, budget: Budget) -> None:
        if self.hurry:
            finish_turn_best_of(world, seat, self.hurry, dice, 0, self.evaluation)
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
        """Play a turn as planned, and answer by answer from where the world does not allow the plan."""
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

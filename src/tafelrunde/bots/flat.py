"""A bot that tries out whole turns: flat Monte Carlo over the best few, with playouts that are cut and evaluated."""

from __future__ import annotations

from itertools import count
from typing import Final

from ..kernel.match import Match
from ..kernel.rng import Rng
from .bot import Bot
from .budget import ANY_TIME, Budget, Seconds
from .greedy import GreedyBot
from .intention import Intention
from .planner import Plan, best_turns, plan_turn
from .prospects import play_to_the_end, won_by
from .turn import finish_well, hasty, plain_answer, turn_over

USUAL_PLAYOUTS: Final = 12
GREEDY: Final = GreedyBot()
ALONE: Final = 2  # nobody is there, but one turn runs into the next: as many playouts as with two others
MOST_TURNS: Final = 8  # of others before it is the bot's turn again


class Candidate:
    """A turn, and what playouts made of it; what the plan was worth counts as much as `trust` of them."""

    __slots__ = ("plan", "sum")

    def __init__(self, plan: Plan, trust: int) -> None:
        self.plan = plan
        self.sum = trust * plan.worth


class FlatBot(Bot):
    """The `candidates` best turns by planning, with the best turns for `firsts` answers among them, are played out: the
    turn itself, the turns of the others, who take the best of `tries` hasty ones, and `ahead` more own turns, answer by
    answer or, with `later`, planned by a beam of that width or, with `hurry`, the best of so many hasty ones; there the
    evaluation cuts the playout short. With `whole`, the game is played to its end, and it counts by how much it is won;
    as that depends on luck, what the plan was worth may count as much as `trust` playouts. All candidates are tried in
    the same worlds, so luck does not tell between them; the worse half is dropped after each `rounds` playouts. The
    turn that is found best is then played as planned. Choices for the whole game are played to the end, in `games`
    games at most."""

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
        games: int = 9,
    ) -> None:
        """`playouts` and `games` are of each candidate that is not dropped. `playouts`, `rounds` and `trust` hold for
        two players; the more others there are, the more happens between two own turns, and the more playouts it
        takes."""
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
        self.games: int = games
        self._intention = Intention()

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        if decision.prompt.lasting and len(decision.options) > 1:
            return play_to_the_end(match, dice, Budget(self.games, self.time))
        meant = self._intention.next_answer(match, dice)
        if meant is not None:
            return meant
        plain = plain_answer(decision)
        if plain is not None:
            return plain
        return self._intention.adopt(match, self._best_turn(match, decision.seat, dice).codes, dice)

    def _best_turn(self, match: Match, seat: int, dice: Rng) -> Plan:
        others = match.players - 1 or ALONE
        budget = Budget(self.playouts * others, self.time)
        world = match.imagine(seat, dice.below(1 << 30))
        plans = best_turns(world, self.candidates, self.firsts, self.width, 2, dice, budget.spent)
        alive = [Candidate(plan, self.trust * others) for plan in plans]
        played = 0
        while len(alive) > 1 and budget.allows():
            world = match.imagine(seat, dice.below(1 << 30))
            worths: list[float] = []
            for candidate in alive:
                if budget.spent():
                    return alive[0].plan
                worths.append(self._play_out(world.clone(), candidate.plan, seat, dice, budget))
            if budget.spent():
                break
            for candidate, worth in zip(alive, worths, strict=True):
                candidate.sum += worth
            played += 1
            alive.sort(key=lambda candidate: -candidate.sum)
            if played % (self.rounds * others) == 0:
                alive = alive[: (len(alive) + 1) // 2]
        return alive[0].plan

    def _play_out(self, world: Match, plan: Plan, seat: int, dice: Rng, budget: Budget) -> float:
        """When the time is over it breaks off; what it says then is no longer asked."""
        _play_plan(world, plan.codes, seat, dice, budget)
        for _ in count() if self.whole else range(self.ahead):
            if world.decision is None or budget.spent():
                break
            self._let_others_play(world, seat, dice, budget)
            if world.decision is not None and world.decision.seat == seat:
                self._take_turn(world, seat, dice, budget)
        if self.whole and world.decision is None:
            return won_by(world, seat)
        return world.game.evaluate(world.state, seat)

    def _take_turn(self, world: Match, seat: int, dice: Rng, budget: Budget) -> None:
        if self.hurry:
            finish_well(world, seat, self.hurry, dice)
        elif self.later:
            plans = plan_turn(world, self.later, 1, dice, budget.spent).values()
            _play_plan(world, max(plans, key=lambda plan: plan.worth).codes, seat, dice, budget)
        else:
            _answer_by_answer(world, seat, 0, dice, budget)

    def _let_others_play(self, world: Match, seat: int, dice: Rng, budget: Budget) -> None:
        for _ in range(MOST_TURNS):
            if world.decision is None or world.decision.seat == seat or budget.spent():
                return
            finish_well(world, world.decision.seat, self.tries, dice)


def _play_plan(world: Match, codes: list[int], seat: int, dice: Rng, budget: Budget) -> None:
    """As planned, as far as the world lets it; what goes otherwise is answered as it comes."""
    answers = 0
    for code in codes:
        if world.decision is None or code not in world.decision.options:
            break
        world.choose(code)
        answers += 1
    _answer_by_answer(world, seat, answers, dice, budget)


def _answer_by_answer(world: Match, seat: int, answers: int, dice: Rng, budget: Budget) -> None:
    """The rest of a turn."""
    while not (turn_over(world, seat, answers) or budget.spent()):
        assert world.decision is not None
        code = GREEDY.choose(world, dice) if world.decision.seat == seat else hasty(world.decision, dice)
        world.choose(code)
        answers += 1

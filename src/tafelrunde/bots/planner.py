"""Plans a whole turn: beam search over its decisions in an imagined world, evaluated at the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from ..kernel.match import NOTHING, Match
from ..kernel.rng import Rng
from .bot import Bot
from .budget import ANY_TIME, Budget, Seconds
from .evaluation import HANDMADE, HANDMADE_EVALUATION, Evaluation, Value
from .evaluations import evaluation_of
from .greedy import best_of
from .turn_playout import MOST_ANSWERS, finish_turn, give_obvious_answers, obvious_answer, turn_over

LEAVES: Final = 4  # positions in one evaluation batch; more would overrun the time


class PlannerBot(Bot):
    """In each imagined world a beam search extends the `width` most promising beginnings of a turn, answer by answer,
    and estimates each by playing the rest quickly, `tries` times. An option's value is that of the best turn found for
    it, averaged over `worlds`, or over as many worlds as fit into `time`."""

    def __init__(
        self, worlds: int = 0, width: int = 4, tries: int = 2, time: Seconds = ANY_TIME, value: Value = HANDMADE
    ) -> None:
        self.evaluation: Evaluation = evaluation_of(value)
        self.worlds: int = worlds or (0 if time else 2)
        self.width: int = width
        self.tries: int = tries
        self.time: Seconds = time

    def choose(self, match: Match, dice: Rng) -> int:
        decision = match.decision
        assert decision is not None
        options, obvious = decision.options, obvious_answer(decision)
        if obvious is not None:
            return obvious
        budget = Budget(self.worlds, self.time)
        values = [0.0] * len(options)
        while budget.allows():
            world = match.imagine(decision.seat, dice.below(1 << 30))
            best = plan_turn(world, self.width, self.tries, dice, budget.spent, self.evaluation)
            if any(values) and budget.spent():
                break  # an aborted world is unfair to some options
            for i, code in enumerate(options):
                values[i] += best[code].value if code in best else float("-inf")
        return best_of(options, values, dice)


class Plan:
    """The answers of a whole turn, and its value."""

    __slots__ = ("codes", "value")

    def __init__(self, codes: list[int], value: float) -> None:
        self.codes = codes
        self.value = value


class Beginning:
    """The first answers of a turn, the match after them, and the best plan that begins with them."""

    __slots__ = ("best", "codes", "match")

    def __init__(self, match: Match, codes: list[int]) -> None:
        self.match = match
        self.codes = codes
        self.best = Plan(codes, float("-inf"))


def never() -> bool:
    return False


def plan_turn(
    world: Match,
    width: int,
    tries: int,
    dice: Rng,
    spent: Callable[[], bool] = never,
    evaluation: Evaluation = HANDMADE_EVALUATION,
) -> dict[int, Plan]:
    """The best turn found for each answer to the pending question; only for some of them if the time is spent."""
    found: dict[int, Plan] = {}
    for step in _beginnings(world, width, tries, dice, spent, evaluation):
        first = step.codes[0]
        if first not in found or step.best.value > found[first].value:
            found[first] = step.best
    return found


def best_turns(
    world: Match,
    most: int,
    firsts: int,
    width: int,
    tries: int,
    dice: Rng,
    spent: Callable[[], bool] = never,
    evaluation: Evaluation = HANDMADE_EVALUATION,
) -> list[Plan]:
    """Up to `most` different turns, the best first. Many turns do the same thing in other ways, so the best turns for
    `firsts` different first answers are always among them. Turns of equal value count as one, as when only the order
    of two actions differs."""
    found: dict[float, Plan] = {}
    for step in _beginnings(world, width, tries, dice, spent, evaluation):
        found.setdefault(step.best.value, step.best)
    plans = sorted(found.values(), key=lambda plan: -plan.value)
    best: dict[int, Plan] = {}
    for plan in plans:
        best.setdefault(plan.codes[0], plan)
    sure = list(best.values())[:firsts]
    others = [plan for plan in plans if plan not in sure]
    return sorted(sure + others[: most - len(sure)], key=lambda plan: -plan.value)


def _beginnings(
    world: Match, width: int, tries: int, dice: Rng, spent: Callable[[], bool], evaluation: Evaluation
) -> Iterator[Beginning]:  # fmt: skip
    """All beginnings that the beam search reaches: those of one answer, then those of two, and so on."""
    assert world.decision is not None
    seat = world.decision.seat
    beam = [Beginning(world, [])]
    for _ in range(MOST_ANSWERS):
        longer = [step for start in beam for step in _extensions(start, seat, tries, dice, spent, evaluation)]
        yield from longer
        beam = _most_promising(longer, seat, width)
        if not beam:
            break


def _extensions(
    start: Beginning, seat: int, tries: int, dice: Rng, spent: Callable[[], bool], evaluation: Evaluation
) -> list[Beginning]:  # fmt: skip
    """The beginning with each possible next answer, up to the next question that needs thought."""
    decision = start.match.decision
    assert decision is not None
    steps: list[Beginning] = []
    endings: list[Ending] = []
    for code in decision.options:
        if spent() and (steps or start.codes):  # at least one answer is known
            break
        match = start.match.clone()
        match.choose(code)
        step = Beginning(match, [*start.codes, code, *give_obvious_answers(match, seat, len(start.codes) + 1, dice)])
        steps.append(step)
        endings += _endings(step, seat, tries, dice)
        if len(endings) >= LEAVES:
            _estimate(endings, seat, evaluation)
            endings = []
    _estimate(endings, seat, evaluation)
    return steps


class Ending(NamedTuple):
    """One way to finish a turn: all answers, and the match at the end."""

    step: Beginning
    codes: list[int]
    match: Match


def _endings(step: Beginning, seat: int, tries: int, dice: Rng) -> list[Ending]:
    """Some quick ways to finish the turn."""
    if turn_over(step.match, seat, len(step.codes)):
        return [Ending(step, step.codes, step.match)]
    found: list[Ending] = []
    for _ in range(tries):
        future = step.match.clone(NOTHING)
        found.append(Ending(step, step.codes + finish_turn(future, seat, dice, len(step.codes)), future))
    return found


def _estimate(endings: list[Ending], seat: int, evaluation: Evaluation) -> None:
    """Find a plan for each beginning: the best of its endings."""
    values = evaluation.values([ending.match for ending in endings], seat)
    for ending, value in zip(endings, values, strict=True):
        if value > ending.step.best.value:
            ending.step.best = Plan(ending.codes, value)


def _most_promising(steps: list[Beginning], seat: int, width: int) -> list[Beginning]:
    """The best `width` beginnings of unfinished turns, one for each position."""
    open_steps = [step for step in steps if not turn_over(step.match, seat, len(step.codes))]
    open_steps.sort(key=lambda step: -step.best.value)
    beam: list[Beginning] = []
    positions: set[str] = set()
    for step in open_steps:
        position = step.match.hash()
        if position not in positions:
            positions.add(position)
            beam.append(step)
        if len(beam) == width:
            break
    return beam

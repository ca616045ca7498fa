"""Compares the best answers to a question.

All answers are tried in the same imagined worlds with the same dice, each with the best rest of the turn found for it.
Only their differences matter: what happens anyway says nothing about a choice.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple, Optional

from ..kernel.decision import Decision
from ..kernel.match import Match
from ..kernel.rng import Rng, seeded
from .evaluation import MIX, Evaluation
from .evaluations import evaluation_of
from .forecast import Forecast, forecasts, in_set_up, lead
from .greedy import GreedyBot
from .learned import model_of
from .planner import plan_turn
from .turn_playout import finish_turn, quick_answer, turn_over

LEVEL: Final = "planner"  # the bot named as its author
BEST: Final = 3  # answers to advise


# Names in the analyses that earlier versions stored.
EARLIER_FIELDS: Final = {"purse": "summary", "terms": "contributions", "lasting": "strategic"}


class Effort(NamedTuple):
    """The effort of a comparison: worlds for all answers, worlds for the best of them, the width of the beam, and the
    processor time in seconds after which no further world starts. With `turns`, n more own turns are played quickly
    before a position is evaluated, because the benefit of an answer may show only then."""

    first: int = 2
    worlds: int = 8
    width: int = 3
    seconds: float = 1.5
    turns: int = 0


class AnswerComparison(NamedTuple):
    """An answer, the turn planned with it in one of the worlds, and means over all worlds at the end of such turns: the
    forecast for the seat, the summary of its holdings, and the contributions to its evaluation in points."""

    code: int
    line: list[int]
    world: int  # the seed of the world in which the line was found
    points: float
    chance: Optional[float]
    lead: float
    summary: dict[str, float]
    contributions: dict[str, float]

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> AnswerComparison:
        return AnswerComparison(**_renamed(stored))


class Advice(NamedTuple):
    """The best answers, best first, and one more to compare the last of them with; the number of worlds and the seconds
    it took. `strategic` marks a choice for the whole game."""

    answers: list[AnswerComparison]
    worlds: int
    seconds: float
    learned: bool
    strategic: bool

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "answers": [answer._asdict() for answer in self.answers]}

    @staticmethod
    def from_json(stored: Mapping[str, Any]) -> Advice:
        answers = [AnswerComparison.from_json(answer) for answer in stored["answers"]]
        return Advice(**{**_renamed(stored), "answers": answers})


def _renamed(stored: Mapping[str, Any]) -> dict[str, Any]:
    return {EARLIER_FIELDS.get(name, name): value for name, value in stored.items()}


DEFAULT_EFFORT: Final = Effort()


def advise(match: Match, dice: Rng, effort: Effort = DEFAULT_EFFORT) -> Advice:
    """The best answers to the pending question, from the knowledge of its seat."""
    begun = time.process_time()
    decision = match.decision
    assert decision is not None
    codes = promising(match, dice, effort)[: BEST + 1]
    answers, worlds = compare(match, codes, dice, effort, begun)
    learned, strategic = model_of(match) is not None, decision.prompt.strategic
    return Advice(answers, worlds, time.process_time() - begun, learned, strategic)


def promising(match: Match, dice: Rng, effort: Effort) -> list[int]:
    """All answers, the most promising first after a quick look in a few worlds."""
    decision = match.decision
    assert decision is not None
    if len(decision.options) <= BEST or _by_whole_games(match, decision):
        return decision.options.copy()
    evaluation = evaluation_of(MIX)
    values = dict.fromkeys(decision.options, 0.0)
    for _ in range(effort.first):
        world = match.imagine(decision.seat, dice.below(1 << 30))
        plans = plan_turn(world, effort.width, 2, dice, evaluation=evaluation)
        for code in values:
            values[code] += plans[code].value
    return sorted(values, key=lambda code: -values[code])


def compare(
    match: Match, codes: Sequence[int], dice: Rng, effort: Effort, begun: float = 0.0
) -> tuple[list[AnswerComparison], int]:  # fmt: skip
    """Compare answers in the same worlds with the same dice; returns them, best first, and the number of worlds."""
    tried = try_answers(match, codes, dice, effort, begun)
    return sorted([one.mean() for one in tried], key=lambda answer: -answer.lead), len(tried[0].leads)


def try_answers(
    match: Match,
    codes: Sequence[int],
    dice: Rng,
    effort: Effort,
    begun: float = 0.0,
    played: Sequence[int] = (),
    judge: Optional[Evaluation] = None,
) -> list[AnswerTrial]:
    """The results of answers in the same worlds with the same dice. A turn that was really `played` counts for its
    first answer where it is better than the planned one. With a `judge`, the lead is the mean of the forecast's lead
    and of the judge's evaluation."""
    decision = match.decision
    assert decision is not None
    seat, begun = decision.seat, begun or time.process_time()
    done, tried = 0, [AnswerTrial(code) for code in codes]
    while done < effort.worlds and not (done and time.process_time() - begun > effort.seconds):
        number, fate = dice.below(1 << 30), dice.below(1 << 30)
        world = match.imagine(seat, number)
        whole = _by_whole_games(match, decision)
        ends = [_game_after(world, code, seeded(fate)) if whole else turn_with(world, code, seat, effort, seeded(fate))
                for code in codes]  # fmt: skip
        if played and not whole:
            at = codes.index(played[0])
            ends[at] = _better(ends[at], turn_played(world, played, seat, seeded(fate)), seat)
        later = [_played_on(end, seat, effort.turns, seeded(fate)) for end, _ in ends]
        values = None if judge is None else judge.values(later, seat)
        for at, (one, (end, line), expected) in enumerate(zip(tried, ends, forecasts(later), strict=True)):
            one.add(end, seat, expected, None if values is None else values[at])
            if not done:
                one.line, one.world = line, number
        done += 1
    return tried


def turn_played(world: Match, codes: Sequence[int], seat: int, dice: Rng) -> tuple[Match, list[int]]:
    """A world at the end of a turn with these answers; from where it does not allow them, with quick ones."""
    future, line = world.clone(), list[int]()
    for code in codes:
        if future.decision is None or code not in future.decision.options:
            break
        future.choose(code)
        line.append(code)
    return future, line + finish_turn(future, seat, dice, len(line))


def _better(one: tuple[Match, list[int]], other: tuple[Match, list[int]], seat: int) -> tuple[Match, list[int]]:
    values = evaluation_of(MIX).values([one[0], other[0]], seat)
    return other if values[1] > values[0] else one


def _played_on(end: Match, seat: int, turns: int, dice: Rng) -> Match:
    """The match after n more turns of the seat, with all seats playing quickly."""
    if not turns:
        return end
    future, player = end.clone(), GreedyBot(value=MIX)
    for _ in range(turns):
        while future.decision is not None and (future.answers_since or future.decision.seat != seat):
            future.choose(player.choose(future, dice))
        answers = 0
        while not turn_over(future, seat, answers):
            future.choose(player.choose(future, dice))
            answers += 1
    return future


def turn_with(world: Match, code: int, seat: int, effort: Effort, dice: Rng) -> tuple[Match, list[int]]:
    """The match at the end of the best turn found with this answer, and its answers. After a strategic choice the other
    seats make theirs too, because some are revealed together. Other decisions before the first turn are evaluated after
    set-up, because until then a model only knows strategic choices."""
    assert world.decision is not None
    strategic = world.decision.prompt.strategic
    future, line = world.clone(), [code]
    future.choose(code)
    line += _let_others_answer(future, seat, dice)
    if not turn_over(future, seat, 1):
        plans = plan_turn(future, effort.width, 2, dice, evaluation=evaluation_of(MIX))
        for planned in max(plans.values(), key=lambda plan: plan.value).codes:
            line.append(planned)
            future.choose(planned)
    while strategic and future.decision is not None and future.decision.prompt.strategic:
        future.choose(quick_answer(future.decision, dice))
    if not strategic and in_set_up(world):
        _set_up(future, dice)
    return future, line


def _set_up(future: Match, dice: Rng) -> None:
    player = GreedyBot(value=MIX)
    while future.decision is not None and in_set_up(future):
        future.choose(player.choose(future, dice))


def _let_others_answer(future: Match, seat: int, dice: Rng) -> list[int]:
    """Seats that are asked in the middle of the turn answer by the quick policy."""
    codes: list[int] = []
    while not turn_over(future, seat, 1):
        assert future.decision is not None
        if future.decision.seat == seat:
            break
        codes.append(quick_answer(future.decision, dice))
        future.choose(codes[-1])
    return codes


def _by_whole_games(match: Match, decision: Decision) -> bool:
    """A strategic choice needs complete games, unless a learned model evaluates it."""
    return decision.prompt.strategic and model_of(match) is None


def _game_after(world: Match, code: int, dice: Rng) -> tuple[Match, list[int]]:
    future, player = world.clone(), GreedyBot()
    future.choose(code)
    while future.decision is not None:
        future.choose(player.choose(future, dice))
    return future, [code]


class AnswerTrial:
    """The results of an answer, world by world."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.line: list[int] = []
        self.world = 0
        self.points: list[float] = []
        self.chances: list[Optional[float]] = []
        self.leads: list[float] = []
        self.summary: dict[str, float] = {}
        self.contributions: dict[str, float] = {}

    def add(self, end: Match, seat: int, expected: Sequence[Forecast], value: Optional[float] = None) -> None:
        mine = expected[seat]
        self.points.append(mine.points)
        self.chances.append(mine.chance)
        ahead = lead(expected, seat)
        self.leads.append(ahead if value is None else (ahead + value) / 2)
        for name, amount in end.game.show.summary_of(end.state, seat).items():
            self.summary[name] = self.summary.get(name, 0.0) + (amount or 0)
        for name, points in end.game.ai.contributions(end.state, seat).items():
            self.contributions[name] = self.contributions.get(name, 0.0) + points

    def mean(self) -> AnswerComparison:
        worlds = len(self.leads)
        summary = {name: amount / worlds for name, amount in self.summary.items()}
        contributions = {name: points / worlds for name, points in self.contributions.items()}
        chances = [chance for chance in self.chances if chance is not None]
        mean = fmean(self.points), fmean(chances) if chances else None, fmean(self.leads)
        return AnswerComparison(self.code, self.line, self.world, *mean, summary, contributions)

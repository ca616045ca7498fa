"""Advice that compares: the best answers to a question, and what each is worth beside the others.

What comes anyway says nothing about a choice. So answers are tried in the same imagined worlds with the same dice, each
with the best rest of the turn that is found for it, and only their differences are told.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple, Optional

from ..kernel.decision import Decision
from ..kernel.match import Match
from ..kernel.rng import Rng, seeded
from .evaluation import MIX, Evaluation, evaluation_of
from .greedy import GreedyBot
from .learned import mind_of
from .outlook import Outlook, in_set_up, lead, outlooks
from .planner import plan_turn
from .turn_playout import finish_turn, quick_answer, turn_over

LEVEL: Final = "planner"  # the kind of bot whose opinion it is
BEST: Final = 3  # answers that are advised


class Effort(NamedTuple):
    """How hard to think: worlds in which all answers are tried, worlds in which the best are compared, the width of the
    beam, and the seconds after which no further world is begun: of processor time, so that a busy machine says the
    same. With `turns`, so many more own turns are played on quickly before a position is judged: what an answer is
    good for may show only then."""

    first: int = 2
    worlds: int = 8
    width: int = 3
    seconds: float = 1.5
    turns: int = 0


class Compared(NamedTuple):
    """An answer, the turn that is planned with it in one of the worlds, and what holds at the end of such turns, on
    average over the worlds: the outlook of the seat, its purse, and the terms of its evaluation in points."""

    code: int
    line: list[int]
    world: int  # the seed of the world in which the line was found
    points: float
    chance: Optional[float]
    lead: float
    summary: dict[str, float]
    contributions: dict[str, float]


class Advice(NamedTuple):
    """The best answers, best first, and one more for the last of them to be compared with; in how many worlds they were
    compared, and how long it took. `lasting`: it is a choice for the whole game."""

    answers: list[Compared]
    worlds: int
    seconds: float
    learned: bool
    lasting: bool

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "answers": [answer._asdict() for answer in self.answers]}

    @staticmethod
    def from_json(said: Mapping[str, Any]) -> Advice:
        return Advice(**{**said, "answers": [Compared(**answer) for answer in said["answers"]]})


USUAL: Final = Effort()


def advise(match: Match, dice: Rng, effort: Effort = USUAL) -> Advice:
    """What a seat that is asked should answer, by what it can know."""
    begun = time.process_time()
    decision = match.decision
    assert decision is not None
    codes = promising(match, dice, effort)[: BEST + 1]
    answers, worlds = compare(match, codes, dice, effort, begun)
    learned, lasting = mind_of(match) is not None, decision.prompt.strategic
    return Advice(answers, worlds, time.process_time() - begun, learned, lasting)


def promising(match: Match, dice: Rng, effort: Effort) -> list[int]:
    """All answers, the most promising first, by a quick look in a few worlds."""
    decision = match.decision
    assert decision is not None
    if len(decision.options) <= BEST or _by_whole_games(match, decision):
        return decision.options.copy()
    evaluation = evaluation_of(MIX)
    worth = dict.fromkeys(decision.options, 0.0)
    for _ in range(effort.first):
        world = match.imagine(decision.seat, dice.below(1 << 30))
        plans = plan_turn(world, effort.width, 2, dice, evaluation=evaluation)
        for code in worth:
            worth[code] += plans[code].value
    return sorted(worth, key=lambda code: -worth[code])


def compare(
    match: Match, codes: Sequence[int], dice: Rng, effort: Effort, begun: float = 0.0
) -> tuple[list[Compared], int]:  # fmt: skip
    """These answers in the same worlds with the same dice, the best first; and how many worlds it were."""
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
) -> list[Tried]:
    """What each of these answers came to in the same worlds with the same dice. A turn that was really `played` counts
    for its first answer where it is better than the one planned: a planner does not find everything. With a `judge`,
    the lead is the mean of the outlook's and of what it thinks of the position."""
    decision = match.decision
    assert decision is not None
    seat, begun = decision.seat, begun or time.process_time()
    done, tried = 0, [Tried(code) for code in codes]
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
        for at, (one, (end, line), hopes) in enumerate(zip(tried, ends, outlooks(later), strict=True)):
            one.add(end, seat, hopes, None if values is None else values[at])
            if not done:
                one.line, one.world = line, number
        done += 1
    return tried


def turn_played(world: Match, codes: Sequence[int], seat: int, dice: Rng) -> tuple[Match, list[int]]:
    """A world at the end of a turn with these answers, and quick ones from where it does not allow them."""
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
    """After so many more turns of the seat, everybody playing quickly."""
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
    """The match at the end of the best turn that is found with this answer, and its answers. After a choice for the
    whole game the others make theirs as well, for some are laid open only when all are made. What else is decided
    before the first turn is judged when set-up is over: before, a mind knows only choices for the whole game."""
    assert world.decision is not None
    lasting = world.decision.prompt.strategic
    future, line = world.clone(), [code]
    future.choose(code)
    line += _let_others_answer(future, seat, dice)
    if not turn_over(future, seat, 1):
        plans = plan_turn(future, effort.width, 2, dice, evaluation=evaluation_of(MIX))
        for planned in max(plans.values(), key=lambda plan: plan.value).codes:
            line.append(planned)
            future.choose(planned)
    while lasting and future.decision is not None and future.decision.prompt.strategic:
        future.choose(quick_answer(future.decision, dice))
    if not lasting and in_set_up(world):
        _set_up(future, dice)
    return future, line


def _set_up(future: Match, dice: Rng) -> None:
    player = GreedyBot(value=MIX)
    while future.decision is not None and in_set_up(future):
        future.choose(player.choose(future, dice))


def _let_others_answer(future: Match, seat: int, dice: Rng) -> list[int]:
    """Those who are asked in the middle of the turn answer as the quick policy would."""
    codes: list[int] = []
    while not turn_over(future, seat, 1):
        assert future.decision is not None
        if future.decision.seat == seat:
            break
        codes.append(quick_answer(future.decision, dice))
        future.choose(codes[-1])
    return codes


def _by_whole_games(match: Match, decision: Decision) -> bool:
    """No evaluation right after a choice for the whole game tells anything, unless a mind learned what it is worth."""
    return decision.prompt.strategic and mind_of(match) is None


def _game_after(world: Match, code: int, dice: Rng) -> tuple[Match, list[int]]:
    future, player = world.clone(), GreedyBot()
    future.choose(code)
    while future.decision is not None:
        future.choose(player.choose(future, dice))
    return future, [code]


class Tried:
    """What an answer came to, world by world."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.line: list[int] = []
        self.world = 0
        self.points: list[float] = []
        self.chances: list[Optional[float]] = []
        self.leads: list[float] = []
        self.purse: dict[str, float] = {}
        self.terms: dict[str, float] = {}

    def add(self, end: Match, seat: int, hopes: Sequence[Outlook], worth: Optional[float] = None) -> None:
        mine = hopes[seat]
        self.points.append(mine.points)
        self.chances.append(mine.chance)
        ahead = lead(hopes, seat)
        self.leads.append(ahead if worth is None else (ahead + worth) / 2)
        for name, held in end.game.summary_of(end.state, seat).items():
            self.purse[name] = self.purse.get(name, 0.0) + (held or 0)
        for name, worth in end.game.contributions(end.state, seat).items():
            self.terms[name] = self.terms.get(name, 0.0) + worth

    def mean(self) -> Compared:
        worlds = len(self.leads)
        purse = {name: held / worlds for name, held in self.purse.items()}
        terms = {name: worth / worlds for name, worth in self.terms.items()}
        chances = [chance for chance in self.chances if chance is not None]
        mean = fmean(self.points), fmean(chances) if chances else None, fmean(self.leads)
        return Compared(self.code, self.line, self.world, *mean, purse, terms)

"""Advice that compares: the best answers to a question, and what each is worth beside the others.

What comes anyway says nothing about a choice. So answers are tried in the same imagined worlds with the same dice, each
with the best rest of the turn that is found for it, and only their differences are told.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Optional

from ..kernel.decision import Decision
from ..kernel.match import Match
from ..kernel.rng import Rng, seeded
from ..words import Words, labels
from .evaluation import MIX, evaluation_of
from .greedy import GreedyBot
from .learned import mind_of
from .outlook import Outlook, lead, outlooks
from .planner import plan_turn
from .turn_playout import quick_answer, turn_over

LEVEL: Final = "planner"  # the kind of bot whose opinion it is
BEST: Final = 3  # answers that are advised
ENOUGH: Final = 0.5  # of a thing in the purse, on average over the worlds: less is not told
WEIGHTY: Final = 0.4  # points of a term of the evaluation that are worth a word
EVEN: Final = 0.15  # points; answers that lie closer are as good as each other
POINTS_ICON: Final = "vp"
MOST_WORDS: Final = 3  # things that a sentence names as gained, and as many as lost
# Terms of the evaluation that the purse tells in numbers, or that follow from the others.
TOLD_BY_PURSE: Final = frozenset(("points", "score", "goods", "variety", "rivals", "rival", "worth"))


class Effort(NamedTuple):
    """How hard to think: worlds in which all answers are tried, worlds in which the best are compared, the width of the
    beam, and the seconds after which no further world is begun: of processor time, so that a busy machine says the
    same."""

    first: int = 2
    worlds: int = 8
    width: int = 3
    seconds: float = 1.5


class Compared(NamedTuple):
    """An answer, the turn that is planned with it in one of the worlds, and what holds at the end of such turns, on
    average over the worlds: the outlook of the seat, its purse, and the terms of its evaluation in points."""

    code: int
    line: list[int]
    world: int  # the seed of the world in which the line was found
    points: float
    chance: Optional[float]
    lead: float
    purse: dict[str, float]
    terms: dict[str, float]


class Advice(NamedTuple):
    """The best answers, best first; in how many worlds they were compared, and how long it took."""

    answers: list[Compared]
    worlds: int
    seconds: float
    learned: bool

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
    learned = mind_of(match.game) is not None
    return Advice(answers[:BEST], worlds, time.process_time() - begun, learned)


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
            worth[code] += plans[code].worth
    return sorted(worth, key=lambda code: -worth[code])


def compare(
    match: Match, codes: Sequence[int], dice: Rng, effort: Effort, begun: float = 0.0
) -> tuple[list[Compared], int]:  # fmt: skip
    """These answers in the same worlds with the same dice, the best first; and how many worlds it were."""
    decision = match.decision
    assert decision is not None
    seat, begun = decision.seat, begun or time.process_time()
    done, sums = 0, [_Sum(code) for code in codes]
    while done < effort.worlds and not (done and time.process_time() - begun > effort.seconds):
        number, fate = dice.below(1 << 30), dice.below(1 << 30)
        world = match.imagine(seat, number)
        whole = _by_whole_games(match, decision)
        ends = [_game_after(world, code, seeded(fate)) if whole else turn_with(world, code, seat, effort, seeded(fate))
                for code in codes]  # fmt: skip
        for total, (end, line), hopes in zip(sums, ends, outlooks([end for end, _ in ends]), strict=True):
            total.add(end, seat, hopes)
            if not done:
                total.line, total.world = line, number
        done += 1
    return sorted([total.mean(done) for total in sums], key=lambda answer: -answer.lead), done


def turn_with(world: Match, code: int, seat: int, effort: Effort, dice: Rng) -> tuple[Match, list[int]]:
    """The match at the end of the best turn that is found with this answer, and its answers. After a
    choice for the whole game the others make theirs as well, for some are laid open only when all are made."""
    assert world.decision is not None
    lasting = world.decision.prompt.lasting
    future, line = world.clone(), [code]
    future.choose(code)
    line += _let_others_answer(future, seat, dice)
    if not turn_over(future, seat, 1):
        plans = plan_turn(future, effort.width, 2, dice, evaluation=evaluation_of(MIX))
        for planned in max(plans.values(), key=lambda plan: plan.worth).codes:
            line.append(planned)
            future.choose(planned)
    while lasting and future.decision is not None and future.decision.prompt.lasting:
        future.choose(quick_answer(future.decision, dice))
    return future, line


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
    return decision.prompt.lasting and mind_of(match.game) is None


def _game_after(world: Match, code: int, dice: Rng) -> tuple[Match, list[int]]:
    future, player = world.clone(), GreedyBot()
    future.choose(code)
    while future.decision is not None:
        future.choose(player.choose(future, dice))
    return future, [code]


class _Sum:
    """What an answer came to in the worlds so far."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.line: list[int] = []
        self.world = 0
        self.points = self.chance = self.lead = 0.0
        self.alone = False
        self.purse: dict[str, float] = {}
        self.terms: dict[str, float] = {}

    def add(self, end: Match, seat: int, hopes: Sequence[Outlook]) -> None:
        mine = hopes[seat]
        self.points += mine.points
        self.alone = mine.chance is None
        self.chance += mine.chance or 0.0
        self.lead += lead(hopes, seat)
        for name, held in end.game.purse_of(end.state, seat).items():
            self.purse[name] = self.purse.get(name, 0.0) + (held or 0)
        for name, worth in end.game.features(end.state, seat).items():
            self.terms[name] = self.terms.get(name, 0.0) + worth

    def mean(self, worlds: int) -> Compared:
        purse = {name: held / worlds for name, held in self.purse.items()}
        terms = {name: worth / worlds for name, worth in self.terms.items()}
        chance = None if self.alone else self.chance / worlds
        mean = self.points / worlds, chance, self.lead / worlds
        return Compared(self.code, self.line, self.world, *mean, purse, terms)


# -------------------------------------------------------------------------------------------------------------- words


def sentence(w: Words, answer: Compared, other: Compared, other_label: str) -> str:
    """What an answer brings that the other one does not, and what it costs beside it."""
    more, less = differences(w, answer, other, "+"), differences(w, other, answer, "−")
    facts = {"other": other_label, "more": _joined(w, more), "less": _joined(w, less)}
    better = answer.lead > other.lead
    if abs(answer.lead - other.lead) < EVEN:
        return w.text("advice-even-but" if more and less else "advice-even", **facts)
    if more and less:
        return w.text("advice-more-and-less", **facts)
    if more:
        return w.text("advice-more" if better else "advice-more-but", **facts)
    if less:
        return w.text("advice-less-but" if better else "advice-less", **facts)
    return w.text("advice-later" if better else "advice-later-less", **facts)


def differences(w: Words, answer: Compared, other: Compared, sign: str) -> list[str]:
    """What an answer leaves in front of the seat beyond the other: things by number, then what else counts, by name."""
    icons = {name: w.text(f"icon-{labels.slug(name)}") for name in answer.purse}
    things = [(icons[name], _beyond(name, answer, other)) for name in answer.purse]
    enough = [(name, max(1, round(more))) for name, more in things if more >= ENOUGH]
    counted = [w.text("advice-things", name=name, sign=sign, count=count) for name, count in enough]
    terms = {name: worth - other.terms.get(name, 0.0) for name, worth in answer.terms.items()}
    worth = sorted([(-gain, name) for name, gain in terms.items() if gain >= WEIGHTY and name not in TOLD_BY_PURSE])
    named = [w.text(f"feature-{labels.slug(name)}") for _, name in worth if name not in answer.purse]
    return (counted + [name for name in named if name not in icons.values()])[:MOST_WORDS]


def _beyond(name: str, answer: Compared, other: Compared) -> float:
    """How much more of a thing one answer leaves. Points that come now and would come later anyway are no difference:
    no more of them count than the seat will have more in the end."""
    more = answer.purse[name] - other.purse.get(name, 0.0)
    return min(more, answer.points - other.points) if name == POINTS_ICON else more


def _joined(w: Words, things: list[str]) -> str:
    return w.join("join-things", things) if things else ""


def ahead(w: Words, answer: Compared, other: Compared) -> str:
    """How far an answer lies before the other, or behind it, in points and in the chance to win."""
    points = answer.points - other.points
    whole, tenth = f"{abs(points):.1f}".split(".")
    facts = {"sign": "+" if points >= 0 else "−", "whole": whole, "tenth": tenth}
    if answer.chance is None or other.chance is None:
        return w.text("advice-ahead-points", **facts)
    chance = round(100 * answer.chance) - round(100 * other.chance)
    return w.text("advice-ahead", **facts, chance=abs(chance), chance_sign="+" if chance >= 0 else "−")


def opinion(w: Words, advice: Advice) -> str:
    """Whose opinion it is, and how much thought went into it."""
    whole, tenth = f"{advice.seconds:.1f}".split(".")
    kind = "learned" if advice.learned else "by-hand"
    return w.text(f"advice-opinion-{kind}", level=LEVEL, worlds=advice.worlds, whole=whole, tenth=tenth)


class Told(NamedTuple):
    """An advised answer in words."""

    answer: Compared
    label: str
    ahead: str
    text: str


def told(w: Words, match: Match, advice: Advice, names: Sequence[str] = ()) -> list[Told]:
    """The first beside the second, the others beside the first."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    found = advice.answers
    said = [labels.option_label(w, match.game, view, decision, answer.code, names) for answer in found]
    if len(found) == 1:
        return [Told(found[0], said[0], "", w.text("advice-only"))]
    beside = [1] + [0] * (len(found) - 1)
    return [
        Told(answer, label, ahead(w, answer, found[other]), sentence(w, answer, found[other], said[other]))
        for answer, label, other in zip(found, said, beside, strict=True)
    ]

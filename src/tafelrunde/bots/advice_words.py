"""Advice in words: what an answer brings that another does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Optional

from ..kernel.decision import Decision
from ..kernel.match import LAST, Match
from ..words import Words, labels
from .advice import BEST, LEVEL, Advice, Compared

ENOUGH: Final = 0.5  # of a thing in the purse, on average over the worlds: less is not told
WEIGHTY: Final = 0.4  # points of a term of the evaluation that are worth a word
EVEN: Final = 0.15  # points; answers that lie closer are as good as each other
POINTS_ICON: Final = "vp"
ASKED: Final = ("seat", "prompt", "options", "about")  # what makes a question
LONGEST_LINE: Final = 6  # answers of a turn that are told
MOST_WORDS: Final = 3  # things that a sentence names as gained, and as many as lost
STILL_TO_COME: Final = frozenset(("still_in",))  # what passing gives, whenever one passes
# Terms of the evaluation that the purse tells in numbers, or that follow from the others.
TOLD_BY_PURSE: Final = frozenset(
    ("points", "score", "goods", "variety", "rivals", "rival", "worth", "resources", "innovation", "still_in")
)


def sentence(w: Words, answer: Compared, other: Compared, other_label: str) -> str:
    """What an answer brings that another, which is no better, does not, and what it gives up beside it."""
    more, less = differences(w, answer, other, "+"), differences(w, other, answer, "−")
    facts = {"other": other_label, "more": _joined(w, more), "less": _joined(w, less)}
    if answer.lead - other.lead < EVEN:
        return w.text("advice-even-but" if more and less else "advice-even", **facts)
    if more and less:
        seems_worse = _worth(answer) < _worth(other)
        return w.text("advice-more-and-less-but" if seems_worse else "advice-more-and-less", **facts)
    return w.text("advice-more" if more else "advice-less-but" if less else "advice-later", **facts)


def _worth(answer: Compared) -> float:
    """By the terms of the evaluation, without what is only still to come."""
    return sum(worth for name, worth in answer.terms.items() if name not in STILL_TO_COME)


def differences(w: Words, answer: Compared, other: Compared, sign: str) -> list[str]:
    """What an answer leaves in front of the seat beyond the other: things by number, then what else counts, by name.
    The weightiest of that always has a place."""
    icons = {name: w.text(f"icon-{labels.slug(name)}") for name in answer.purse}
    things = [(icons[name], _beyond(name, answer, other)) for name in answer.purse]
    enough = [(name, max(1, round(more))) for name, more in things if more >= ENOUGH]
    counted = [w.text("advice-things", name=name, sign=sign, count=count) for name, count in enough]
    terms = {name: worth - other.terms.get(name, 0.0) for name, worth in answer.terms.items()}
    worth = sorted([(-gain, name) for name, gain in terms.items() if gain >= WEIGHTY and name not in TOLD_BY_PURSE])
    named = [w.text(f"feature-{labels.slug(name)}") for _, name in worth if name not in answer.purse]
    named = [name for name in named if not any(icon.startswith(name) for icon in icons.values())]
    return (counted[: MOST_WORDS - 1 if named else MOST_WORDS] + named)[:MOST_WORDS]


def _beyond(name: str, answer: Compared, other: Compared) -> float:
    """How much more of a thing one answer leaves. Points that come now and would come later anyway are no difference:
    no more of them count than the seat will have more in the end."""
    more = answer.purse[name] - other.purse.get(name, 0.0)
    return min(more, answer.points - other.points) if name == POINTS_ICON else more


def _joined(w: Words, things: list[str]) -> str:
    return w.join("join-things", things) if things else ""


def ahead(w: Words, answer: Compared, other: Compared) -> str:
    """How far an answer lies before the other, or behind it, in points and in the chance to win. Points are those by
    which answers are put in order: what a rival gets counts by half."""
    points = answer.lead - other.lead
    whole, tenth = f"{abs(points):.1f}".split(".")
    facts = {"sign": "+" if points >= 0 else "−", "whole": whole, "tenth": tenth}
    if abs(points) < EVEN:
        return w.text("advice-level")
    chance = 0 if answer.chance is None or other.chance is None else round(100 * (answer.chance - other.chance))
    if chance * points <= 0:  # too little to be told from the noise
        return w.text("advice-ahead-points", **facts)
    return w.text("advice-ahead", **facts, chance=abs(chance), chance_sign="+" if chance > 0 else "−")


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
    text: str  # may be empty
    line: list[str]  # how the turn goes on, as far as no card or die decides it


def told(w: Words, match: Match, advice: Advice, names: Optional[Sequence[str]] = None) -> list[Told]:
    """Each answer beside the next best; the figures of the first beside the second, of the others beside the first."""
    decision, found = match.decision, advice.answers
    assert decision is not None
    view = match.view(decision.seat)
    said = [labels.option_label(w, match.game, view, decision, answer.code, names) for answer in found]
    if len(found) == 1:
        return [Told(found[0], said[0], "", w.text("advice-only"), [])]
    return [
        Told(
            answer,
            said[place],
            ahead(w, answer, found[0 if place else 1]),
            _why(w, advice, place, said),
            line_told(w, match, decision.seat, answer, names)[1:],
        )
        for place, answer in enumerate(found[:BEST])
    ]


def _why(w: Words, advice: Advice, place: int, said: Sequence[str]) -> str:
    answer, best = advice.answers[place], advice.answers[0]
    if place + 1 < len(advice.answers):
        other = advice.answers[place + 1]
        points = max(0, round(answer.points - other.points))
        if advice.lasting and points:
            return w.text("advice-lasting", other=said[place + 1], points=points)
        if place and answer.lead - other.lead < EVEN:
            return ""
        if advice.lasting:
            return w.text("advice-even", other=said[1])
        nothing = place and not differences(w, answer, other, "+") and not differences(w, other, answer, "−")
        return "" if nothing else sentence(w, answer, other, said[place + 1])
    more = [] if advice.lasting else differences(w, answer, best, "+")
    return w.text("advice-for-it", more=_joined(w, more)) if more else ""


def _same_question(one: Decision, other: Optional[Decision]) -> bool:
    return other is not None and all(getattr(one, part) == getattr(other, part) for part in ASKED)


def line_told(w: Words, match: Match, seat: int, answer: Compared, names: Optional[Sequence[str]] = None) -> list[str]:
    """The planned turn, answer by answer, in the world in which it was found, as long as another world asks the same:
    what hangs on cards and dice is not told. Answers of others in between are left out."""
    world, another = (match.imagine(seat, number, LAST) for number in (answer.world, answer.world + 1))
    line: list[str] = []
    for code in answer.line:
        decision = world.decision
        if decision is None or code not in decision.options or not _same_question(decision, another.decision):
            break
        if decision.seat == seat and len(decision.options) > 1:
            line.append(labels.option_label(w, world.game, world.view(seat), decision, code, names))
        world.choose(code)
        another.choose(code)
    return line[:LONGEST_LINE]

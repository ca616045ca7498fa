"""Advice in words: what an answer brings that another does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..kernel.match import Match
from ..words import Words, labels
from .advice import LEVEL, Advice, Compared

ENOUGH: Final = 0.5  # of a thing in the purse, on average over the worlds: less is not told
WEIGHTY: Final = 0.4  # points of a term of the evaluation that are worth a word
EVEN: Final = 0.15  # points; answers that lie closer are as good as each other
POINTS_ICON: Final = "vp"
MOST_WORDS: Final = 3  # things that a sentence names as gained, and as many as lost
# Terms of the evaluation that the purse tells in numbers, or that follow from the others.
TOLD_BY_PURSE: Final = frozenset(("points", "score", "goods", "variety", "rivals", "rival", "worth"))


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

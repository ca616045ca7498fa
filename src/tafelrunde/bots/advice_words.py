"""Advice in words: what one answer brings that another does not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Optional

from ..kernel.decision import NONE, Decision
from ..kernel.match import LAST, Match
from ..words import Words, labels
from .advice import BEST, LEVEL, Advice, AnswerComparison

ENOUGH: Final = 0.5  # of a thing, on average over the worlds; less is not mentioned
WEIGHTY: Final = 0.4  # points of a feature that deserve a mention ...
SLIGHT: Final = 0.1  # ... and if there is nothing else to say
EVEN: Final = 0.15  # points; closer answers count as equal
LITTLE: Final = 0.5  # points that need no reason
CLEARLY: Final = 1.0  # points by which an answer seems worse than it is, which calls for an explanation
POINTS_ICON: Final = "vp"
ASKED: Final = ("seat", "prompt", "options", "about")  # the identity of a question
LONGEST_LINE: Final = 5  # answers of a turn
LONGEST_NAME: Final = 44  # letters
MOST_WORDS: Final = 3  # things gained, and as many lost, in one sentence
STILL_TO_COME: Final = frozenset(("still_in",))  # passing gives it at any time
# Features that the summary has as numbers, or that follow from others.
IN_SUMMARY: Final = frozenset(
    ("points", "score", "goods", "variety", "rivals", "rival", "worth", "resources", "innovation", "still_in")
)


def sentence(
    w: Words, answer: AnswerComparison, other: AnswerComparison, other_label: str, even: str = "advice-even"
) -> str:
    """What an answer brings that another, no better one does not, and what it lacks; `even` is the text for equal
    answers."""
    more, less = contrast(w, answer, other)
    facts = {"other": other_label, "more": _joined(w, more), "less": _joined(w, less)}
    if answer.lead - other.lead < EVEN:
        return w.text("advice-even-but" if more and less else even, **facts)
    if more and less:
        if _one_for_another(w, answer, other, more, less):
            return w.text("advice-rather", **facts)
        seems_worse = _value(other) - _value(answer) >= CLEARLY
        return w.text("advice-more-and-less-but" if seems_worse else "advice-more-and-less", **facts)
    if not more and not less and answer.lead - other.lead < LITTLE:
        return w.text("advice-hardly-worse", **facts)
    return w.text("advice-more" if more else "advice-less-but" if less else "advice-later", **facts)


def behind(w: Words, answer: AnswerComparison, best: AnswerComparison, best_label: str) -> str:
    """What an answer brings that the best one does not, and what it lacks."""
    more, less = contrast(w, answer, best)
    facts = {"other": best_label, "more": _joined(w, more), "less": _joined(w, less)}
    if best.lead - answer.lead < EVEN:
        return w.text("advice-even-but" if more and less else "advice-even", **facts)
    if more and less:
        traded = _one_for_another(w, answer, best, more, less)
        return w.text("advice-rather-not" if traded else "advice-more-and-less", **facts)
    if not more and not less and best.lead - answer.lead < LITTLE:
        return w.text("advice-hardly-better", **facts)
    return w.text("advice-behind-more" if more else "advice-behind-less" if less else "advice-behind", **facts)


def _one_for_another(
    w: Words, answer: AnswerComparison, other: AnswerComparison, more: list[str], less: list[str]
) -> bool:
    """The answers differ only by one kind of thing against another: the trade is obvious, its value is not."""
    return len(more) == len(less) == 1 and more == _things(w, answer, other) and less == _things(w, other, answer)


def _things(w: Words, answer: AnswerComparison, other: AnswerComparison) -> list[str]:
    """The surplus of things in the summary, with numbers."""
    beyond = {name: _beyond(name, answer, other) for name in answer.summary}
    icons = {name: w.text(f"icon-{labels.slug(name)}") for name, more in beyond.items() if more >= ENOUGH}
    return [_counted(w, name, icon, max(1, round(beyond[name]))) for name, icon in icons.items()]


def _value(answer: AnswerComparison) -> float:
    """The value by the features, without what is still to come."""
    return sum(points for name, points in answer.contributions.items() if name not in STILL_TO_COME)


def contrast(w: Words, answer: AnswerComparison, other: AnswerComparison) -> tuple[list[str], list[str]]:
    """The surplus of an answer over another, and the reverse; slight differences only if there are no weighty ones."""
    found = differences(w, answer, other), differences(w, other, answer)
    if any(found) or abs(answer.lead - other.lead) < EVEN:
        return found
    return differences(w, answer, other, SLIGHT), differences(w, other, answer, SLIGHT)


def differences(w: Words, answer: AnswerComparison, other: AnswerComparison, least: float = WEIGHTY) -> list[str]:
    """The weightiest surplus of an answer over another: things with numbers, then features by name. A thing weighs as
    much as a point."""
    icons = {name: w.text(f"icon-{labels.slug(name)}") for name in answer.summary}
    things = {name: _beyond(name, answer, other) for name in answer.summary}
    points = {name: own - other.contributions.get(name, 0.0) for name, own in answer.contributions.items()}
    named = {name: w.text(f"feature-{labels.slug(name)}") for name in points if name not in IN_SUMMARY}
    shown = [name for name in named if not _is_in_summary(named[name], icons.values()) and name not in icons]
    weights = [(more, name) for name, more in things.items() if more >= ENOUGH]
    weights += [(points[name], name) for name in shown if points[name] >= least]
    mentioned = {name for _, name in sorted(weights, reverse=True)[:MOST_WORDS]}
    counted = [_counted(w, name, icons[name], max(1, round(things[name]))) for name in icons if name in mentioned]
    return counted + [named[name] for name in sorted(shown, key=lambda name: -points[name]) if name in mentioned]


def _is_in_summary(name: str, icons: Iterable[str]) -> bool:
    return any(icon.startswith(name) for icon in icons)


def _counted(w: Words, name: str, icon: str, count: int) -> str:
    """A number of things, in the words of the game if it has them."""
    if w.has("counted"):
        return w.text("counted", what=labels.slug(name), amount=count)
    return w.text("advice-things", name=icon, count=count)


def _beyond(name: str, answer: AnswerComparison, other: AnswerComparison) -> float:
    """The surplus of one thing. Points that would come later anyway are no difference, so at most the difference of the
    final points counts."""
    more = answer.summary[name] - other.summary.get(name, 0.0)
    return min(more, answer.points - other.points) if name == POINTS_ICON else more


def _joined(w: Words, things: list[str]) -> str:
    return w.join("join-things", things) if things else ""


def ahead(w: Words, answer: AnswerComparison, other: AnswerComparison) -> str:
    """The lead of an answer over another, in points and in the chance to win. The points are the measure that ranks
    answers: those of a rival count half."""
    points = answer.lead - other.lead
    whole, tenth = f"{abs(points):.1f}".split(".")
    facts = {"sign": "+" if points >= 0 else "−", "whole": whole, "tenth": tenth}
    if abs(points) < EVEN:
        return w.text("advice-level")
    chance = 0 if answer.chance is None or other.chance is None else round(100 * (answer.chance - other.chance))
    if chance * points <= 0:  # indistinguishable from noise
        return w.text("advice-ahead-points", **facts)
    return w.text("advice-ahead", **facts, chance=abs(chance), chance_sign="+" if chance > 0 else "−")


def opinion(w: Words, advice: Advice) -> str:
    """The author of the advice, and the effort."""
    whole, tenth = f"{advice.seconds:.1f}".split(".")
    kind = "learned" if advice.learned else "by-hand"
    return w.text(f"advice-opinion-{kind}", level=LEVEL, worlds=advice.worlds, whole=whole, tenth=tenth)


class AdviceText(NamedTuple):
    """An advised answer in words."""

    answer: AnswerComparison
    label: str
    ahead: str
    text: str
    line: list[str]  # the rest of the turn, up to the first card or die


def advice_texts(w: Words, match: Match, advice: Advice, names: Optional[Sequence[str]] = None) -> list[AdviceText]:
    """Compares each answer with the next best in words, the last with the best; in figures, the first with the second,
    and the others with the first."""
    decision, found = match.decision, advice.answers
    assert decision is not None
    view = match.view(decision.seat)
    shown = [labels.option_label(w, match.game, view, decision, answer.code, names) for answer in found]
    if len(found) == 1:
        return [AdviceText(found[0], shown[0], "", w.text("advice-only"), [])]
    last = min(BEST, len(found)) - 1
    return [
        AdviceText(
            answer,
            shown[place],
            ahead(w, answer, found[0]) if place else _first(w, answer, found[1]),
            _why(w, advice, place, place + 1 if place < last else 0, shown),
            turn_labels(w, match, decision.seat, answer, names)[1:],
        )
        for place, answer in enumerate(found[: last + 1])
    ]


def _first(w: Words, answer: AnswerComparison, second: AnswerComparison) -> str:
    even = abs(answer.lead - second.lead) < EVEN
    return w.text("advice-level-first") if even else ahead(w, answer, second)


def _why(w: Words, advice: Advice, place: int, beside: int, shown: Sequence[str]) -> str:
    answer, other, name = advice.answers[place], advice.answers[beside], _short(shown[beside])
    if shown[place] == shown[beside] and abs(answer.lead - other.lead) < EVEN:
        return w.text("advice-alike")
    if advice.strategic:
        points = abs(round(answer.points - other.points))
        even = not points or abs(answer.lead - other.lead) < EVEN
        kind = "advice-same" if even else "advice-strategic" if beside else "advice-strategic-behind"
        return w.text(kind, other=name, points=points)
    if not beside:
        return behind(w, answer, other, name)
    return sentence(w, answer, other, name, "advice-same" if place else "advice-even")


def _short(label: str) -> str:
    """A label shortened for a sentence; the full label stands beside it."""
    return label if len(label) <= LONGEST_NAME else label[:LONGEST_NAME].rsplit(" ", 1)[0].rstrip(",;:(") + " …"


def _same_question(one: Decision, other: Optional[Decision]) -> bool:
    return other is not None and all(getattr(one, part) == getattr(other, part) for part in ASKED)


def turn_labels(
    w: Words, match: Match, seat: int, answer: AnswerComparison, names: Optional[Sequence[str]] = None
) -> list[str]:  # fmt: skip
    """The planned turn, answer by answer, up to where cards and dice decide: as long as another world asks the same
    question. Leaves out answers of other seats, yes and no, and ends of turns."""
    world, another = (match.imagine(seat, number, LAST) for number in (answer.world, answer.world + 1))
    line: list[str] = []
    for code in answer.line:
        decision = world.decision
        if decision is None or code not in decision.options or not _same_question(decision, another.decision):
            break
        if not line or (decision.seat == seat and len(decision.options) > 1 and _says_something(decision, code)):
            line.append(labels.option_label(w, world.game, world.view(seat), decision, code, names))
        world.choose(code)
        another.choose(code)
    return line[:LONGEST_LINE]


def _says_something(decision: Decision, code: int) -> bool:
    return decision.prompt.of != "yes" and code not in (NONE, decision.prompt.ends_turn)

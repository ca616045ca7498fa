"""Advice in words: what an answer brings that another does not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Optional

from ..kernel.decision import NONE, Decision
from ..kernel.match import LAST, Match
from ..words import Words, labels
from .advice import BEST, LEVEL, Advice, Compared

ENOUGH: Final = 0.5  # of a thing in the purse, on average over the worlds: less is not told
WEIGHTY: Final = 0.4  # points of a term of the evaluation that are worth a word ...
SLIGHT: Final = 0.1  # ... and where nothing else can be said
EVEN: Final = 0.15  # points; answers that lie closer are as good as each other
LITTLE: Final = 0.5  # points that need no reason
CLEARLY: Final = 1.0  # points by which an answer seems worse, so that a word is due on why it is not
POINTS_ICON: Final = "vp"
ASKED: Final = ("seat", "prompt", "options", "about")  # what makes a question
LONGEST_LINE: Final = 5  # answers of a turn that are told
LONGEST_NAME: Final = 44  # letters
MOST_WORDS: Final = 3  # things that a sentence names as gained, and as many as lost
STILL_TO_COME: Final = frozenset(("still_in",))  # what passing gives, whenever one passes
# Terms of the evaluation that the purse tells in numbers, or that follow from the others.
TOLD_BY_PURSE: Final = frozenset(
    ("points", "score", "goods", "variety", "rivals", "rival", "worth", "resources", "innovation", "still_in")
)


def sentence(w: Words, answer: Compared, other: Compared, other_label: str, even: str = "advice-even") -> str:
    """What an answer brings that another, which is no better, does not, and what one does without beside it; `even` is
    what is said where nothing lies between them."""
    more, less = contrast(w, answer, other)
    facts = {"other": other_label, "more": _joined(w, more), "less": _joined(w, less)}
    if answer.lead - other.lead < EVEN:
        return w.text("advice-even-but" if more and less else even, **facts)
    if more and less:
        if _one_for_another(w, answer, other, more, less):
            return w.text("advice-rather", **facts)
        seems_worse = _worth(other) - _worth(answer) >= CLEARLY
        return w.text("advice-more-and-less-but" if seems_worse else "advice-more-and-less", **facts)
    if not more and not less and answer.lead - other.lead < LITTLE:
        return w.text("advice-hardly-worse", **facts)
    return w.text("advice-more" if more else "advice-less-but" if less else "advice-later", **facts)


def behind(w: Words, answer: Compared, best: Compared, best_label: str) -> str:
    """What an answer brings that the best does not, and what one does without."""
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


def _one_for_another(w: Words, answer: Compared, other: Compared, more: list[str], less: list[str]) -> bool:
    """Nothing but one kind of thing lies between them, for another: what one gets and gives is plain from the answers,
    which of them is worth more is not."""
    return len(more) == len(less) == 1 and more == _things(w, answer, other) and less == _things(w, other, answer)


def _things(w: Words, answer: Compared, other: Compared) -> list[str]:
    """What lies in the purse beyond the other, by number."""
    beyond = {name: _beyond(name, answer, other) for name in answer.summary}
    icons = {name: w.text(f"icon-{labels.slug(name)}") for name, more in beyond.items() if more >= ENOUGH}
    return [_counted(w, name, icon, max(1, round(beyond[name]))) for name, icon in icons.items()]


def _worth(answer: Compared) -> float:
    """By the terms of the evaluation, without what is only still to come."""
    return sum(worth for name, worth in answer.contributions.items() if name not in STILL_TO_COME)


def contrast(w: Words, answer: Compared, other: Compared) -> tuple[list[str], list[str]]:
    """What an answer leaves in front of the seat beyond the other, and what the other leaves beyond it. Where nothing
    weighty lies between them, the slight things are named."""
    found = differences(w, answer, other), differences(w, other, answer)
    if any(found) or abs(answer.lead - other.lead) < EVEN:
        return found
    return differences(w, answer, other, SLIGHT), differences(w, other, answer, SLIGHT)


def differences(w: Words, answer: Compared, other: Compared, least: float = WEIGHTY) -> list[str]:
    """What an answer leaves in front of the seat beyond the other: things by number, then what else counts, by name.
    Only the weightiest are told, and a thing weighs as much as a point."""
    icons = {name: w.text(f"icon-{labels.slug(name)}") for name in answer.summary}
    things = {name: _beyond(name, answer, other) for name in answer.summary}
    terms = {name: worth - other.contributions.get(name, 0.0) for name, worth in answer.contributions.items()}
    named = {name: w.text(f"feature-{labels.slug(name)}") for name in terms if name not in TOLD_BY_PURSE}
    shown = [name for name in named if not _is_in_purse(named[name], icons.values()) and name not in icons]
    weights = [(more, name) for name, more in things.items() if more >= ENOUGH]
    weights += [(terms[name], name) for name in shown if terms[name] >= least]
    told = {name for _, name in sorted(weights, reverse=True)[:MOST_WORDS]}
    counted = [_counted(w, name, icons[name], max(1, round(things[name]))) for name in icons if name in told]
    return counted + [named[name] for name in sorted(shown, key=lambda name: -terms[name]) if name in told]


def _is_in_purse(name: str, icons: Iterable[str]) -> bool:
    return any(icon.startswith(name) for icon in icons)


def _counted(w: Words, name: str, icon: str, count: int) -> str:
    """So many of a thing, as the game says it; a game need not."""
    if w.has("counted"):
        return w.text("counted", what=labels.slug(name), amount=count)
    return w.text("advice-things", name=icon, count=count)


def _beyond(name: str, answer: Compared, other: Compared) -> float:
    """How much more of a thing one answer leaves. Points that come now and would come later anyway are no difference:
    no more of them count than the seat will have more in the end."""
    more = answer.summary[name] - other.summary.get(name, 0.0)
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
    text: str
    line: list[str]  # how the turn goes on, as far as no card or die decides it


def told(w: Words, match: Match, advice: Advice, names: Optional[Sequence[str]] = None) -> list[Told]:
    """Each answer beside the next best, the last of them beside the best; the figures of the first beside the second,
    of the others beside the first."""
    decision, found = match.decision, advice.answers
    assert decision is not None
    view = match.view(decision.seat)
    said = [labels.option_label(w, match.game, view, decision, answer.code, names) for answer in found]
    if len(found) == 1:
        return [Told(found[0], said[0], "", w.text("advice-only"), [])]
    last = min(BEST, len(found)) - 1
    return [
        Told(
            answer,
            said[place],
            ahead(w, answer, found[0]) if place else _first(w, answer, found[1]),
            _why(w, advice, place, place + 1 if place < last else 0, said),
            line_told(w, match, decision.seat, answer, names)[1:],
        )
        for place, answer in enumerate(found[: last + 1])
    ]


def _first(w: Words, answer: Compared, second: Compared) -> str:
    even = abs(answer.lead - second.lead) < EVEN
    return w.text("advice-level-first") if even else ahead(w, answer, second)


def _why(w: Words, advice: Advice, place: int, beside: int, said: Sequence[str]) -> str:
    answer, other, name = advice.answers[place], advice.answers[beside], _short(said[beside])
    if said[place] == said[beside] and abs(answer.lead - other.lead) < EVEN:
        return w.text("advice-alike")
    if advice.lasting:
        points = abs(round(answer.points - other.points))
        even = not points or abs(answer.lead - other.lead) < EVEN
        kind = "advice-same" if even else "advice-lasting" if beside else "advice-lasting-behind"
        return w.text(kind, other=name, points=points)
    if not beside:
        return behind(w, answer, other, name)
    return sentence(w, answer, other, name, "advice-same" if place else "advice-even")


def _short(label: str) -> str:
    """An answer as it is named in a sentence on another: it stands there in full length beside it."""
    return label if len(label) <= LONGEST_NAME else label[:LONGEST_NAME].rsplit(" ", 1)[0].rstrip(",;:(") + " …"


def _same_question(one: Decision, other: Optional[Decision]) -> bool:
    return other is not None and all(getattr(one, part) == getattr(other, part) for part in ASKED)


def line_told(w: Words, match: Match, seat: int, answer: Compared, names: Optional[Sequence[str]] = None) -> list[str]:
    """The planned turn, answer by answer, in the world in which it was found, as long as another world asks the same:
    what hangs on cards and dice is not told. Left out are answers of others in between, a plain yes or no, which says
    nothing without its question, and that nothing more is done."""
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

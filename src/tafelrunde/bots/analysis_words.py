"""The costly choices of an analysis in words: the question, the given and the better answer, the reason, and the better
turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Optional

from ..kernel.match import Match
from ..words import Words, labels
from .advice_words import sentence, turn_labels
from .analysis import Mistake

Names = Optional[Sequence[str]]


class MistakeText(NamedTuple):
    question: str
    given: str
    better: str
    text: str  # what the better answer brings
    line: list[str]  # the better turn
    options: list[tuple[int, str]]  # the compared answers by code, to try again


def mistake_text(w: Words, match: Match, mistake: Mistake, names: Names = None) -> MistakeText:
    """`match` is at the question of that choice."""
    decision, game = match.decision, match.game
    assert decision is not None
    view = match.view(mistake.seat)
    shown = {
        answer.code: labels.option_label(w, game, view, decision, answer.code, names) for answer in mistake.answers
    }
    best, given = mistake.answers[0], mistake.answers[-1]
    return MistakeText(
        labels.question(w, game, view, decision, names),
        shown[given.code],
        shown[best.code],
        _why(w, decision.prompt.strategic, mistake, shown[given.code]),
        turn_labels(w, match, mistake.seat, best, names),
        sorted(shown.items()),
    )


def _why(w: Words, strategic: bool, mistake: Mistake, given: str) -> str:
    """The benefit of a strategic choice does not show at once, so the reason is its points alone."""
    points = round(mistake.points)
    if strategic and points:
        return w.text("advice-strategic", other=given, points=points)
    return sentence(w, mistake.answers[0], mistake.answers[-1], given)

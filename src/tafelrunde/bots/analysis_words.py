"""The costly choices of an analysis in words: what was asked, given and better, why, and how the better turn goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Optional

from ..kernel.match import Match
from ..words import Words, labels
from .advice_words import line_told, sentence
from .analysis import Mistake

Names = Optional[Sequence[str]]


class MistakeTold(NamedTuple):
    question: str
    given: str
    better: str
    text: str  # what the better answer brings beside the one given
    line: list[str]  # the better turn, answer by answer
    options: list[tuple[int, str]]  # the answers that were compared, by code, for who wants to try again


def mistake_told(w: Words, match: Match, mistake: Mistake, names: Names = None) -> MistakeTold:
    """`match` is the game before that choice."""
    decision, game = match.decision, match.game
    assert decision is not None
    view = match.view(mistake.seat)
    said = {answer.code: labels.option_label(w, game, view, decision, answer.code, names) for answer in mistake.answers}
    best, given = mistake.answers[0], mistake.answers[-1]
    return MistakeTold(
        labels.question(w, game, view, decision, names),
        said[given.code],
        said[best.code],
        _why(w, decision.prompt.strategic, mistake, said[given.code]),
        line_told(w, match, mistake.seat, best, names),
        sorted(said.items()),
    )


def _why(w: Words, lasting: bool, mistake: Mistake, given: str) -> str:
    """What a choice for the whole game is worth does not show at once, so only the points are told."""
    points = round(mistake.points)
    if lasting and points:
        return w.text("advice-lasting", other=given, points=points)
    return sentence(w, mistake.answers[0], mistake.answers[-1], given)

"""A hint in words: the best answers that a bot found, compared."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots.advice import Advice
from ...bots.advice_words import advice_texts, opinion
from ...kernel.match import Match
from ...words import words_of
from .schemas import AdvisedAnswer, Hint


def hint_view(match: Match, advice: Advice, names: Sequence[str], lang: str) -> Hint:
    w = words_of(match.game, lang)
    answers = [
        AdvisedAnswer(
            code=one.answer.code,
            label=one.label,
            points=round(one.answer.points, 1),
            chance=None if one.answer.chance is None else round(one.answer.chance, 3),
            ahead=one.ahead,
            text=one.text,
            line=one.line,
        )
        for one in advice_texts(w, match, advice, names)
    ]
    best = answers[0]
    return Hint(code=best.code, label=best.label, text=best.text, answers=answers, opinion=opinion(w, advice))

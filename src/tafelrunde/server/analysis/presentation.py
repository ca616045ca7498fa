"""Converts analyses and hints into responses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from ...bots.advice import Advice
from ...bots.advice_words import advice_texts, opinion
from ...bots.analysis import Analysis, Mistake, SeatStory
from ...bots.analysis_words import mistake_text
from ...kernel.match import Match
from ...words import words_of
from ..core.kinds import JOB_FAILED
from ..core.matches.table_protocols import SessionView
from ..core.presentation.bot_names import bot_label
from ..core.presentation.table_calls import table_call
from ..core.presentation.viewer import Screen, names_at
from ..core.tables.positions import match_at
from ..core.texts import server_texts
from .schemas import AdvisedAnswer, AnalysedSeat, AnalysisMoment, AnalysisView, ComparedAnswer, CostlyChoice, Hint


@table_call("analysis")
async def analysis_view(
    session: SessionView, stored: Optional[dict[str, Any]], progress: Optional[int], screen: Screen
) -> AnalysisView:
    """`stored` is the analysis, if there is one; `progress` that of its job, in per cent."""
    if stored is None:
        status = "none" if progress is None else "failed" if progress == JOB_FAILED else "running"
        return AnalysisView(status=status, progress=max(0, progress or 0), moments=[], seats=[], opinion="")  # type: ignore[arg-type]
    found = Analysis.from_json(stored)
    return AnalysisView(
        status="done",
        progress=100,
        moments=[AnalysisMoment(**moment._asdict()) for moment in found.moments],
        seats=[await _seat(session, screen, seat, story) for seat, story in enumerate(found.seats)],
        opinion=_opinion(found, screen.lang),
    )


async def _seat(session: SessionView, screen: Screen, seat: int, story: SeatStory) -> AnalysedSeat:
    return AnalysedSeat(
        seat=seat,
        choices=story.choices,
        accuracy=story.accuracy,
        phases=story.phases,
        luck=story.luck,
        skill=story.skill,
        costliest=[await _costly(session, screen, mistake) for mistake in story.mistakes],
    )


async def _costly(session: SessionView, screen: Screen, mistake: Mistake) -> CostlyChoice:
    match = await match_at(session, mistake.ply)
    words = mistake_text(words_of(match.game, screen.lang), match, mistake, names_at(session, screen.lang))
    best, by_code = mistake.answers[0], {answer.code: answer for answer in mistake.answers}
    return CostlyChoice(
        ply=mistake.ply,
        points=round(mistake.points, 1),
        chance=_rounded(mistake.chance),
        question=words.question,
        given=words.given,
        better=words.better,
        text=words.text,
        line=words.line,
        answers=[
            ComparedAnswer(
                code=code,
                label=label,
                points=round(best.lead - by_code[code].lead, 1),
                chance=_rounded(None if best.chance is None else max(0.0, best.chance - (by_code[code].chance or 0.0))),
            )
            for code, label in words.options
        ],
    )


def _rounded(chance: Optional[float]) -> Optional[float]:
    return None if chance is None else round(chance, 3)


def hint_view(match: Match, advice: Advice, names: Sequence[str], lang: str) -> Hint:
    w = words_of(match.game, lang)
    answers = [
        AdvisedAnswer(
            code=one.answer.code,
            label=one.label,
            points=round(one.answer.points, 1),
            chance=_rounded(one.answer.chance),
            ahead=one.ahead,
            text=one.text,
            line=one.line,
        )
        for one in advice_texts(w, match, advice, names)
    ]
    best = answers[0]
    return Hint(code=best.code, label=best.label, text=best.text, answers=answers, opinion=opinion(w, advice))


def _opinion(found: Analysis, lang: str) -> str:
    w = server_texts(lang)
    level = bot_label(lang, found.level)
    return w.text(f"analysis-opinion-{found.basis}", level=level, seconds=round(found.seconds), games=found.fitted)

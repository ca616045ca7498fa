"""The coach of a lesson: which step is shown, which answers are scripted, and what is not taught yet."""

from __future__ import annotations

from typing import Any, Optional, Protocol

from ...games.lessons.judging import verdict
from ...games.lessons.script import LessonScript, script_for
from ...kernel.languages import LANGUAGES
from ...kernel.match import Match
from ..core.errors import NotTaught
from ..core.matches.pinned import pinned_game
from ..core.matches.table_protocols import SessionView
from ..core.matches.tentative import TentativeTurn
from ..core.texts import server_texts


class LessonSession(SessionView, Protocol):
    def change_lesson(self, **what: object) -> None: ...


class LessonCoach:
    """The coach of a table that is a lesson (`core/matches/coach.py`)."""

    def __init__(self, session: LessonSession, found: LessonScript) -> None:
        self._session = session
        self.script = found

    def leads(self, ply: int) -> bool:
        return ply < len(self.script.moves)

    def scripted_answer(self, match: Match) -> Optional[int]:
        move, decision = self.script.move_at(len(match.codes)), match.decision
        if move is None or move.asked or decision is None or decision.seat != move.seat:
            return None
        return move.codes[0] if move.codes[0] in decision.options else None

    def require_taught(self, turn: TentativeTurn, code: int) -> None:
        found, ply, decision = self.script, turn.ply, turn.match.decision
        if decision is None or code not in decision.options:
            return
        asking = found.last_at(ply)
        if step_at(self._session, found, ply) != asking:
            raise NotTaught(_said("read-first"))
        move = found.move_at(ply)
        if move is None or not move.asked or code in move.codes or not set(move.codes) & set(decision.options):
            return  # free play, or a way that the lesson does not know
        step = found.lesson.steps[asking]
        later = found.comes_later(ply, decision.prompt.name, code)
        if code in step.instead:
            raise NotTaught(step.instead[code])
        if step.wrong:
            raise NotTaught(step.wrong)
        raise NotTaught(_said("comes-later", step=later + 1) if later is not None else _said("not-now"))

    def advance(self, turn: TentativeTurn) -> None:
        found, ply = self.script, len(turn.match.codes)
        was = step_at(self._session, found, ply)
        self._session.change_lesson(step=max(was, found.first_at(ply)) if ply <= len(found.moves) else was)
        if found.lesson.is_exercise and self._session.new_codes:
            self._judge(turn.match)

    def step_back(self, turn: TentativeTurn) -> None:
        self._session.change_lesson(step=self.script.last_at(turn.ply))

    def _judge(self, match: Match) -> None:
        """An exercise is judged once, when the learner's turns are over."""
        if (self._session.table.lesson or {}).get("stars") is None:
            stars = verdict(self.script.lesson, match)
            if stars is not None:
                self._session.change_lesson(stars=sum(stars), earned=stars)


def coach_of(session: LessonSession) -> Optional[LessonCoach]:
    """None if the lesson does not fit the rules of the table."""
    game, lesson = pinned_game(session.table), session.table.lesson
    found = script_for(game, lesson["name"]) if game is not None and lesson is not None else None
    return None if found is None else LessonCoach(session, found)


def script_of(session: SessionView) -> Optional[LessonScript]:
    return session.coach.script if isinstance(session.coach, LessonCoach) else None


def step_at(session: SessionView, found: LessonScript, ply: int) -> int:
    """The step that is shown: the one that the learner reads, never one that the game has not come to."""
    step: int = (session.table.lesson or {}).get("step", 0)
    return min(step, found.last_at(ply))


def best_of(lesson: Optional[dict[str, Any]]) -> Optional[int]:
    """The most stars that a learner has had, in earlier tries too."""
    had = [stars for stars in ((lesson or {}).get("stars"), (lesson or {}).get("best")) if stars is not None]
    return max(had, default=None)


def _said(text: str, **facts: int) -> dict[str, str]:
    return {lang: server_texts(lang).text(f"lesson-{text}", **facts) for lang in LANGUAGES}

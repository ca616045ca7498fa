"""The coach of a lesson: tracks the displayed step, gives scripted answers, and refuses choices off the script."""

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

    def __init__(self, session: LessonSession, script: LessonScript) -> None:
        self._session = session
        self.script = script

    def leads(self, ply: int) -> bool:
        return ply < len(self.script.moves)

    def scripted_answer(self, match: Match) -> Optional[int]:
        move, decision = self.script.move_at(len(match.codes)), match.decision
        if move is None or move.asked or decision is None or decision.seat != move.seat:
            return None
        return move.codes[0] if move.codes[0] in decision.options else None

    def require_taught(self, turn: TentativeTurn, code: int) -> None:
        script, ply, decision = self.script, turn.ply, turn.match.decision
        if decision is None or code not in decision.options:
            return
        asking = script.last_at(ply)
        if step_at(self._session, script, ply) != asking:
            raise NotTaught(_texts("read-first"))
        move = script.move_at(ply)
        if move is None or not move.asked or code in move.codes or not set(move.codes) & set(decision.options):
            return  # free play, or a position off the script
        step = script.lesson.steps[asking]
        later = script.comes_later(ply, decision.prompt.name, code)
        if code in step.instead:
            raise NotTaught(step.instead[code])
        if step.wrong:
            raise NotTaught(step.wrong)
        raise NotTaught(_texts("comes-later", step=later + 1) if later is not None else _texts("not-now"))

    def advance(self, turn: TentativeTurn) -> None:
        script, ply = self.script, len(turn.match.codes)
        before = step_at(self._session, script, ply)
        step = max(before, script.first_at(ply)) if ply <= len(script.moves) else before
        self._session.change_lesson(step=step)
        if script.lesson.is_exercise and self._session.new_codes:
            self._judge(turn.match)

    def step_back(self, turn: TentativeTurn) -> None:
        self._session.change_lesson(step=self.script.last_at(turn.ply))

    def _judge(self, match: Match) -> None:
        """Judge an exercise once, after the learner's last turn."""
        if (self._session.table.lesson or {}).get("stars") is None:
            stars = verdict(self.script.lesson, match)
            if stars is not None:
                self._session.change_lesson(stars=sum(stars), earned=stars)


def coach_of(session: LessonSession) -> Optional[LessonCoach]:
    """None if the lesson does not fit the rules of the table."""
    game, lesson = pinned_game(session.table), session.table.lesson
    script = script_for(game, lesson["name"]) if game is not None and lesson is not None else None
    return None if script is None else LessonCoach(session, script)


def script_of(session: SessionView) -> Optional[LessonScript]:
    return session.coach.script if isinstance(session.coach, LessonCoach) else None


def step_at(session: SessionView, script: LessonScript, ply: int) -> int:
    """The step that the learner reads, at most the last one that the game has reached."""
    step: int = (session.table.lesson or {}).get("step", 0)
    return min(step, script.last_at(ply))


def best_of(lesson: Optional[dict[str, Any]]) -> Optional[int]:
    """The most stars that the learner has earned, including earlier attempts."""
    earned = [stars for stars in ((lesson or {}).get("stars"), (lesson or {}).get("best")) if stars is not None]
    return max(earned, default=None)


def _texts(text: str, **facts: int) -> dict[str, str]:
    """A text in every language."""
    return {lang: server_texts(lang).text(f"lesson-{text}", **facts) for lang in LANGUAGES}

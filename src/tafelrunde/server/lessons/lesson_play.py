"""Lessons at tables: the coach leads along a road, other seats answer from it, and what is not taught now is refused.

A table that is a lesson keeps which one, the step that the learner reads, whether the coach speaks, and the stars of an
exercise. Where on the road it is follows from the number of choices made.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from sqlalchemy import Text, cast, select

from ...games.lessons.judging import verdict
from ...games.lessons.script import LessonScript, script_for
from ...kernel.game import Game
from ...kernel.languages import LANGUAGES
from ...kernel.match import Match
from ..core.errors import NotTaught, conflict, illegal, not_found
from ..core.matches.cache import pinned_game
from ..core.matches.tentative import TentativeTurn
from ..core.services import Services
from ..core.storage.models import Table, User
from ..core.tables.opening import SeatSetup, TableSetup, open_table
from ..core.tables.positions import Position, position_of
from ..core.tables.session import TableSession, changing
from ..core.texts import server_texts

OPPONENT: Final = "easy"  # plays on when the lesson is over


async def begin_lesson(services: Services, user: User, game: Game, name: str, lang: str) -> TableSession:
    """A table of its own for the learner. An earlier one of the same lesson is cleared away; its stars are kept."""
    found = require_script(game, name)
    lesson = found.lesson
    best = await _clear_away(services, user, game, name)
    setup = TableSetup(
        game,
        lesson.options,
        [SeatSetup("me") if seat == lesson.seat else SeatSetup("bot", bot=OPPONENT) for seat in range(lesson.players)],
        seed=lesson.seed,
        spectators=False,
        codes=lesson.begin,
        lesson={"name": name, "step": 0, "coach": True, "stars": None, "best": best},
    )
    return await open_table(services, user, setup, lang)


def require_script(game: Game, name: str) -> LessonScript:
    found = script_for(game, name)
    if found is None:
        raise not_found("no-lesson", game=game.name)
    return found


async def _clear_away(services: Services, user: User, game: Game, name: str) -> Optional[int]:
    """Nobody but the learner has ever seen these tables."""
    async with services.storage.changing() as db:
        old = [table for table in await _lesson_tables(db, user, game) if (table.lesson or {}).get("name") == name]
        for table in old:
            services.matches.forget(table.id)
            await db.delete(table)
        return max((best_of(table.lesson) for table in old), key=lambda stars: stars or 0, default=None)


async def lesson_tables(services: Services, user: User, game: Game) -> list[Table]:
    """The learner's lessons of a game, the newest first."""
    async with services.storage.reading() as db:
        return await _lesson_tables(db, user, game)


async def _lesson_tables(db: Any, user: User, game: Game) -> list[Table]:
    is_lesson = cast(Table.lesson, Text) != "null"  # which is how JSON says that it is none
    query = select(Table).where(Table.host_id == user.id, Table.game == game.name, is_lesson)
    return list((await db.execute(query.order_by(Table.created.desc()))).scalars())


def best_of(lesson: Optional[dict[str, Any]]) -> Optional[int]:
    """The most stars that a learner has had, in earlier tries too."""
    had = [stars for stars in ((lesson or {}).get("stars"), (lesson or {}).get("best")) if stars is not None]
    return max(had, default=None)


async def show_step(
    services: Services, user: User, table_id: str, step: Optional[int], coach: Optional[bool]
) -> Position:
    """Read another step, as far as the game has come, or let the coach be silent."""
    async with changing(services, table_id, user) as session:
        found = script_of(session)
        if found is None:
            raise not_found("no-lesson", game=session.table.game)
        position = await position_of(session, session.require_own_seat(found.lesson.seat).seat)
        if step is not None:
            if not 0 <= step <= found.last_at(position.ply):
                raise illegal("bad-request", "no-such-step", step=step, steps=found.last_at(position.ply))
            session.change_lesson(step=step)
        if coach is not None:
            session.change_lesson(coach=coach)
        return position


def require_only_bots(session: TableSession, seat: int) -> None:
    """A coach looks over nobody's shoulder while people play: all other seats must be bots' for good."""
    me = session.seats[seat].user_id
    if any(other.bot is None or other.holder_id not in (None, me) for other in session.seats if other.seat != seat):
        raise conflict("no-coach")


def step_at(session: TableSession, found: LessonScript, ply: int) -> int:
    """The step that is shown: the one that the learner reads, never one that the game has not come to."""
    step: int = (session.table.lesson or {}).get("step", 0)
    return min(step, found.last_at(ply))


class LessonCoach:
    """The coach of a table that is a lesson (`core/tables/coach.py`)."""

    def __init__(self, session: TableSession, found: LessonScript) -> None:
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


def coach_of(session: TableSession) -> Optional[LessonCoach]:
    """None if the lesson does not fit the rules of the table."""
    game, lesson = pinned_game(session.table), session.table.lesson
    found = script_for(game, lesson["name"]) if game is not None and lesson is not None else None
    return None if found is None else LessonCoach(session, found)


def script_of(session: TableSession) -> Optional[LessonScript]:
    return session.coach.script if isinstance(session.coach, LessonCoach) else None


def _said(text: str, **facts: int) -> dict[str, str]:
    return {lang: server_texts(lang).text(f"lesson-{text}", **facts) for lang in LANGUAGES}

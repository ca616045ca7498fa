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
from ..errors import NotTaught, conflict, illegal, not_found
from ..matches.tentative import TentativeTurn
from ..services import Services
from ..storage.models import Table, User
from ..texts import server_texts
from .opening import SeatSetup, TableSetup, open_table
from .positions import Position, position_of
from .session import TableSession, changing

OPPONENT: Final = "easy"  # plays on when the lesson is over


async def begin(services: Services, user: User, game: Game, name: str, lang: str) -> TableSession:
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


async def turn_to(
    services: Services, user: User, table_id: str, step: Optional[int], coach: Optional[bool]
) -> Position:
    """Read another step, as far as the game has come, or let the coach be silent."""
    async with changing(services, table_id, user) as session:
        found = session.lesson_script
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


def require_taught(session: TableSession, turn: TentativeTurn, code: int) -> None:
    """Whatever is not taught now is refused with a kind word."""
    found, ply, decision = session.lesson_script, turn.ply, turn.match.decision
    if found is None or decision is None or code not in decision.options:
        return
    asking = found.last_at(ply)
    if step_at(session, found, ply) != asking:
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


def _said(text: str, **facts: int) -> dict[str, str]:
    return {lang: server_texts(lang).text(f"lesson-{text}", **facts) for lang in LANGUAGES}


def keep_step(session: TableSession, turn: TentativeTurn) -> None:
    """A choice was made: the lesson goes on with the first step that is not done."""
    found = session.lesson_script
    if found is None:
        return
    ply = len(turn.match.codes)
    was = step_at(session, found, ply)
    session.change_lesson(step=max(was, found.first_at(ply)) if ply <= len(found.moves) else was)
    if found.lesson.is_exercise and session.new_codes:
        _judge(session, found, turn.match)


def step_back(session: TableSession, turn: TentativeTurn) -> None:
    """A choice was taken back: the step that asks for it is shown again."""
    if session.lesson_script is not None:
        session.change_lesson(step=session.lesson_script.last_at(turn.ply))


def _judge(session: TableSession, found: LessonScript, match: Match) -> None:
    """An exercise is judged once, when the learner's turns are over."""
    if (session.table.lesson or {}).get("stars") is None:
        stars = verdict(found.lesson, match)
        if stars is not None:
            session.change_lesson(stars=sum(stars), earned=stars)

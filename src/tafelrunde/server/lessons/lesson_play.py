"""Lessons at tables: the coach leads along a road, other seats answer from it, and what is not taught now is refused.

A table that is a lesson keeps which one, the step that the learner reads, whether the coach speaks, and the stars of an
exercise. Where on the road it is follows from the number of choices made.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from sqlalchemy import Text, cast, select

from ...games.lessons.script import LessonScript, script_for
from ...kernel.game import Game
from ..core.errors import conflict, illegal, not_found
from ..core.services import Services
from ..core.storage.models import Table, User
from ..core.tables.opening import SeatSetup, TableSetup, open_table
from ..core.tables.positions import Position, position_of
from ..core.tables.session import TableSession, changing
from .coach import best_of, script_of

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

"""Opens lesson tables, and stores the learner's progress.

A lesson table stores the name of the lesson, the step that the learner reads, whether the coach makes remarks, and the
stars of an exercise. The position in the script follows from the number of choices.
"""

from __future__ import annotations

from typing import Any, Final, Optional

from sqlalchemy import Text, cast, select

from ...games.lessons.script import script_for
from ...kernel.game import Game
from ..core.errors import conflict, forbidden, illegal, not_found
from ..core.services import Services
from ..core.storage.models import Table, User
from ..core.tables.fair_play import counts
from ..core.tables.opening import open_table
from ..core.tables.positions import Position, position_of
from ..core.tables.session import TableSession, changing
from ..core.tables.setup import SeatSetup, TableSetup
from .coach import best_of, script_of

OPPONENT: Final = "easy"  # after the end of the script


async def begin_lesson(services: Services, user: User, game: Game, name: str, lang: str) -> TableSession:
    """Open a table for the learner. An earlier one of the same lesson is deleted, but its stars are kept."""
    script = script_for(game, name)
    if script is None:
        raise not_found("no-lesson", game=game.name)
    lesson = script.lesson
    best = await _delete_earlier(services, user, game, name)
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


async def _delete_earlier(services: Services, user: User, game: Game, name: str) -> Optional[int]:
    """Delete earlier tables of a lesson, which only the learner has seen; returns the most stars earned there."""
    async with services.storage.changing() as db:
        old = [table for table in await _lesson_tables(db, user, game) if (table.lesson or {}).get("name") == name]
        for table in old:
            services.matches.forget(table.id)
            await db.delete(table)
        return max((best_of(table.lesson) for table in old), key=lambda stars: stars or 0, default=None)


async def lesson_tables(services: Services, user: User, game: Game) -> list[Table]:
    """The learner's lesson tables of a game, newest first."""
    async with services.storage.reading() as db:
        return await _lesson_tables(db, user, game)


async def _lesson_tables(db: Any, user: User, game: Game) -> list[Table]:
    is_lesson = cast(Table.lesson, Text) != "null"  # the JSON of None
    query = select(Table).where(Table.host_id == user.id, Table.game == game.name, is_lesson)
    return list((await db.execute(query.order_by(Table.created.desc()))).scalars())


async def show_step(
    services: Services, user: User, table_id: str, step: Optional[int], coach: Optional[bool]
) -> Position:
    """Show another step, at most the last one that the game has reached, or turn the coach's remarks on or off."""
    async with changing(services, table_id, user) as session:
        script = script_of(session)
        if script is None:
            raise not_found("no-lesson", game=session.table.game)
        position = await position_of(session, session.require_own_seat(script.lesson.seat).seat)
        if step is not None:
            if not 0 <= step <= script.last_at(position.ply):
                raise illegal("bad-request", "no-such-step", step=step, steps=script.last_at(position.ply))
            session.change_lesson(step=step)
        if coach is not None:
            session.change_lesson(coach=coach)
        return position


def require_only_bots(session: TableSession, seat: int) -> None:
    """Refuse tables with other people, including those that a bot stands in for, and games that count."""
    if counts(session.table):
        raise forbidden("forbidden", "no-help-while-it-counts")
    me = session.seats[seat].user_id
    if any(other.bot is None or other.holder_id not in (None, me) for other in session.seats if other.seat != seat):
        raise conflict("no-coach")

"""What the page asks of a lesson; called by every transport.

A lesson table stores the name of the lesson, the step that the learner reads, whether the coach makes remarks, and the
stars of an exercise. The position in the script follows from the number of choices.
"""

from __future__ import annotations

from typing import Final, Optional

from ...games.lessons.script import LessonScript
from ...kernel.game import Game
from ..core.errors import conflict, forbidden, illegal, not_found
from ..core.presentation.viewer import Screen
from ..core.tables.fair_play import counts
from ..core.tables.play_session import PlaySession
from ..core.tables.positions import Position, position_of
from ..core.tables.setup import SeatSetup, TableSetup
from ..core.tables.tables import Tables
from ..play.interface import remarked_since, state_at
from ..play.schemas import TableView
from .coach import script_of
from .presentation import note
from .schemas import CoachNote, LessonStep

OPPONENT: Final = "easy"  # after the end of the script


def lesson_setup(game: Game, script: LessonScript, best: Optional[int]) -> TableSetup:
    """The table of a lesson. `best` is the most stars that the learner has earned before."""
    lesson = script.lesson
    return TableSetup(
        game,
        lesson.options,
        [SeatSetup("me") if seat == lesson.seat else SeatSetup("bot", bot=OPPONENT) for seat in range(lesson.players)],
        seed=lesson.seed,
        spectators=False,
        codes=lesson.begin,
        lesson={"name": lesson.name, "step": 0, "coach": True, "stars": None, "best": best},
    )


async def ask_coach(tables: Tables, table_id: str, seat: int, screen: Screen) -> CoachNote:
    async with tables.reading(table_id) as session:
        session.require_own_seat(seat)
        require_only_bots(session, seat)
        position = await position_of(session, seat)
        return note(position, screen.lang, remarked_since(position))


async def read_lesson(tables: Tables, table_id: str, body: LessonStep, screen: Screen) -> TableView:
    return await state_at(await show_step(tables, table_id, body.step, body.coach), screen)


async def show_step(tables: Tables, table_id: str, step: Optional[int], coach: Optional[bool]) -> Position:
    """Show another step, at most the last one that the game has reached, or turn the coach's remarks on or off."""
    async with tables.changing(table_id) as session:
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


def require_only_bots(session: PlaySession, seat: int) -> None:
    """Refuse tables with other people, including those that a bot stands in for, and games that count."""
    if counts(session.table):
        raise forbidden("forbidden", "no-help-while-it-counts")
    me = session.seats[seat].user_id
    if any(other.bot is None or other.holder_id not in (None, me) for other in session.seats if other.seat != seat):
        raise conflict("no-coach")

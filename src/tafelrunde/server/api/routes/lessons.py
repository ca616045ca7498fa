"""Lessons: what a game teaches, and the coach at a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from fastapi import Path as PathPart

from ...presenting.lessons import lesson_list
from ...presenting.states import state_at
from ...presenting.table_info import table_info
from ...schemas.lessons import LessonInfo
from ...schemas.play import TableView
from ...schemas.tables import TableInfo
from ...tables import guiding
from ..bodies import VISIBLE_ASCII, LessonStep
from ..dependencies import CurrentServices, Person, ScreenQuery, TableId, Visitor, known_game, rate_limited

router = APIRouter(tags=["lessons"])


@router.get("/games/{game}/lessons")
async def list_lessons(game: str, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> list[LessonInfo]:
    """Guided games and exercises of a game, and what the visitor has done of them."""
    known = known_game(game)
    tables = await guiding.lesson_tables(services, user, known) if user else []
    return lesson_list(known, tables, screen.lang)


@router.post("/games/{game}/lessons/{name}", status_code=201, dependencies=[rate_limited("tables")])
async def begin_lesson(
    game: str,
    name: Annotated[str, PathPart(max_length=80, pattern=VISIBLE_ASCII)],
    services: CurrentServices,
    user: Person,
    screen: ScreenQuery,
) -> TableInfo:
    """Begin a lesson, from its start: a table of one's own, at which the other seats play what the lesson needs. What
    it does not teach at the moment is refused (422 `not-taught`) with a kind word. An earlier table of the same lesson
    is cleared away."""
    return table_info(await guiding.begin(services, user, known_game(game), name, screen.lang), screen)


@router.post("/tables/{table_id}/lesson", dependencies=[rate_limited("choices")])
async def read_lesson(
    table_id: TableId, body: LessonStep, services: CurrentServices, user: Person, screen: ScreenQuery
) -> TableView:
    """Read another step, as far as the game has come; or say whether the coach shall speak in free play."""
    return state_at(await guiding.turn_to(services, user, table_id, body.step, body.coach), screen)

"""Routes of lessons and the coach."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path as PathPart
from fastapi import Query

from ..core.http.dependencies import (
    CurrentServices,
    OwnTables,
    Person,
    ScreenQuery,
    TableId,
    Visitor,
    known_game,
    rate_limited,
)
from ..core.http.router import api_router
from ..core.schemas.requests import VISIBLE_ASCII
from ..lobby.interface import table_info
from ..lobby.schemas import TableInfo
from ..play.schemas import TableView
from . import lesson_play, operations
from .presentation import lesson_list
from .schemas import CoachNote, LessonInfo, LessonStep

router = api_router("lessons")


@router.get("/games/{game}/lessons")
async def list_lessons(game: str, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> list[LessonInfo]:
    """The guided games and exercises of a game, with the caller's progress."""
    known = known_game(game)
    tables = await lesson_play.lesson_tables(services, user, known) if user else []
    return lesson_list(known, tables, screen.lang)


@router.post("/games/{game}/lessons/{name}", status_code=201, dependencies=[rate_limited("tables")])
async def begin_lesson(
    game: str,
    name: Annotated[str, PathPart(max_length=80, pattern=VISIBLE_ASCII)],
    services: CurrentServices,
    user: Person,
    screen: ScreenQuery,
) -> TableInfo:
    """Start a lesson from the beginning, at a new table where the other seats follow the script. Choices off the script
    are refused (422 `not-taught`) with an explanation. An earlier table of the same lesson is deleted."""
    return table_info(await lesson_play.begin_lesson(services, user, known_game(game), name, screen.lang), screen)


@router.get("/tables/{table_id}/coach", dependencies=[rate_limited("choices")])
async def ask_coach(
    table_id: TableId,
    tables: OwnTables,
    screen: ScreenQuery,
    seat: Annotated[int, Query(ge=0, le=20)],
) -> CoachNote:
    """The coach's remark at any table against bots; refused at tables with other people (409 `no-coach`) and in games
    that count. Advice for the pending question is a hint."""
    return await operations.ask_coach(tables, table_id, seat, screen)


@router.post("/tables/{table_id}/lesson", dependencies=[rate_limited("choices")])
async def read_lesson(table_id: TableId, body: LessonStep, tables: OwnTables, screen: ScreenQuery) -> TableView:
    """Show another step, at most the last one that the game has reached, or turn the coach's remarks on or off."""
    return await operations.read_lesson(tables, table_id, body, screen)

"""Routes of play: views of a table, choices, undo, preferences, chat."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from fastapi.responses import Response

from ...kernel.state import SPECTATOR
from ..core.http.answers import as_json, long_list_as_json, with_long_lists_as_json
from ..core.http.dependencies import (
    AnyTables,
    CurrentServices,
    OwnTables,
    Person,
    ScreenQuery,
    SeatQuery,
    TableId,
    Visitor,
    rate_limited,
)
from ..core.http.router import api_router
from ..core.presentation.viewer import moment
from ..core.schemas.common import Done
from ..core.storage.models import Line
from ..core.tables.session import reading
from . import chat as chat_lines
from . import operations
from .schemas import (
    ChatIn,
    ChatLine,
    ChatReadIn,
    ChoiceIn,
    Ghost,
    LogEntry,
    PreferencesIn,
    SeatPreferences,
    SeenTable,
    Steps,
    TableView,
    TurnActionIn,
    TurnSummary,
)

router = api_router("play", under="/tables/{table_id}")


@router.get("/state", response_model=TableView)
async def state(table_id: TableId, tables: AnyTables, screen: ScreenQuery, seat: SeatQuery = SPECTATOR) -> Response:
    """The table as a seat sees it; `-1` is a spectator, `-2` sees everything when the game is over. `width` is that
    available for the board, in pixels."""
    return as_json(await operations.state(tables, table_id, seat, screen))


@router.get("/view")
async def view(table_id: TableId, tables: AnyTables, seat: SeatQuery = SPECTATOR) -> SeenTable:
    """The table as plain data, without words and pictures, for programs."""
    return await operations.view(tables, table_id, seat)


@router.get("/ghost", dependencies=[rate_limited("ghosts")])
async def show_ghost(
    table_id: TableId,
    tables: OwnTables,
    screen: ScreenQuery,
    seat: Annotated[int, Query(ge=0, le=20)],
    code: Annotated[int, Query(ge=-(2**31), lt=2**31)],
    place: Annotated[str, Query(max_length=60)] = "",
) -> Ghost:
    """Preview the board after the option `code` of the pending question and forced answers to the next ones; with
    `place`, also after the answer with that anchor. Nothing is chosen."""
    return await operations.ghost(tables, table_id, seat, code, place, screen)


@router.get("/log", response_model=list[LogEntry])
async def log(
    table_id: TableId,
    tables: AnyTables,
    screen: ScreenQuery,
    since: Annotated[int, Query(ge=0)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> Response:
    """The log entries after number `since`, as a seat knows them."""
    return await long_list_as_json(await operations.log(tables, table_id, since, seat, screen))


@router.get("/steps", response_model=Steps, dependencies=[rate_limited("steps")])
async def show_steps(
    table_id: TableId,
    tables: AnyTables,
    screen: ScreenQuery,
    after: Annotated[int, Query(ge=0)],
    seat: SeatQuery = SPECTATOR,
) -> Response:
    """The turns after choice number `after`, and the last ones step by step with pictures."""
    return await with_long_lists_as_json(
        await operations.steps(tables, table_id, after, seat, screen), "turns", "steps"
    )


@router.get("/turns", response_model=list[TurnSummary], dependencies=[rate_limited("steps")])
async def show_turns(
    table_id: TableId,
    tables: AnyTables,
    screen: ScreenQuery,
    after: Annotated[int, Query(ge=0)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> Response:
    """A one-sentence summary of each turn after choice number `after`."""
    return await long_list_as_json(await operations.turn_summaries(tables, table_id, after, seat, screen))


@router.post("/choices", response_model=TableView, dependencies=[rate_limited("choices")])
async def choose(table_id: TableId, body: ChoiceIn, tables: OwnTables, screen: ScreenQuery) -> Response:
    """Answer the pending question, and optionally the next ones with the same click. `ply` is the number of choices
    that the client knows of, tentative ones included (409 `stale` if it differs). `key` is an idempotency key. A choice
    that reveals something is committed at once (see `note` of the option); others stay tentative until the turn
    ends."""
    return as_json(await operations.choose(tables, table_id, body, screen))


@router.post("/undo", response_model=TableView, dependencies=[rate_limited("choices")])
async def undo(table_id: TableId, body: TurnActionIn, tables: OwnTables, screen: ScreenQuery) -> Response:
    """Undo one click: all its answers, and the default answers after them."""
    return as_json(await operations.undo(tables, table_id, body, screen))


@router.post("/reset", response_model=TableView, dependencies=[rate_limited("choices")])
async def reset(table_id: TableId, body: TurnActionIn, tables: OwnTables, screen: ScreenQuery) -> Response:
    """Undo all tentative choices of the turn."""
    return as_json(await operations.reset(tables, table_id, body, screen))


@router.post("/end", response_model=TableView, dependencies=[rate_limited("choices")])
async def end(table_id: TableId, body: TurnActionIn, tables: OwnTables, screen: ScreenQuery) -> Response:
    """End a turn whose choices are all made (`must_end`)."""
    return as_json(await operations.end(tables, table_id, body, screen))


@router.post("/preferences", dependencies=[rate_limited("choices")])
async def preferences(table_id: TableId, body: PreferencesIn, tables: OwnTables) -> SeatPreferences:
    """Set preferences of a seat; fields left out are unchanged."""
    return await operations.set_preferences(tables, table_id, body)


@router.get("/chat")
async def chat(table_id: TableId, services: CurrentServices, user: Visitor) -> list[ChatLine]:
    """The last lines of the chat."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        return [_line(line) for line in await chat_lines.last_lines(session)]


@router.post("/chat", status_code=201, dependencies=[rate_limited("chat")])
async def add_chat_line(table_id: TableId, body: ChatIn, services: CurrentServices, user: Person) -> ChatLine:
    """Write a line. Only players and the host may."""
    return _line(await chat_lines.add_line(services, user, table_id, body.text))


def _line(line: Line) -> ChatLine:
    return ChatLine(n=line.n, seat=line.seat, name=line.name, text=line.text, at=moment(line.at))


@router.post("/chat/read", dependencies=[rate_limited("chat")])
async def read_chat(table_id: TableId, body: ChatReadIn, services: CurrentServices, user: Person) -> Done:
    """Mark the chat as read up to a line."""
    await chat_lines.mark_read(services, user, table_id, body.n)
    return Done(done=True)

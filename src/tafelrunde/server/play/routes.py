"""Playing: what a seat sees, its choices, its tentative turn, a hint."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query
from fastapi.responses import Response

from ...kernel.state import SPECTATOR
from ..core.http.answers import as_json, long_list_as_json, with_long_lists_as_json
from ..core.http.dependencies import CurrentServices, Person, ScreenQuery, SeatQuery, TableId, Visitor, rate_limited
from ..core.http.router import api_router
from ..core.matches.clicks import Click
from ..core.tables.positions import position_of
from ..core.tables.session import reading
from ..core.tables.timeouts import first_look
from . import ghosts, steps, table_view, turns
from .preferences import set_preferences
from .schemas import (
    ChoiceIn,
    Ghost,
    LogEntry,
    PreferencesIn,
    SeatPreferences,
    SeenTable,
    Step,
    Steps,
    TableView,
    TurnTold,
)
from .table_view import state_at

router = api_router("play", under="/tables/{table_id}")


@router.get("/state", response_model=TableView)
async def state(
    table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery, seat: SeatQuery = SPECTATOR
) -> Response:
    """The table as a seat sees it; `-1` is a spectator, `-2` sees everything when the game is over. `width` is that of
    the picture, in pixels."""
    async with reading(services, table_id, user) as session:
        view = await table_view.state(session, session.require_view(seat), screen)
    await first_look(services, user, session, seat)
    return as_json(view)


@router.get("/view")
async def view(table_id: TableId, services: CurrentServices, user: Visitor, seat: SeatQuery = SPECTATOR) -> SeenTable:
    """The same as data, without words and pictures: for programs."""
    async with reading(services, table_id, user) as session:
        seen = await table_view.seen_table(session, session.require_view(seat))
    await first_look(services, user, session, seat)
    return seen


@router.get("/ghost", dependencies=[rate_limited("ghosts")])
async def show_ghost(
    table_id: TableId,
    services: CurrentServices,
    user: Person,
    screen: ScreenQuery,
    seat: Annotated[int, Query(ge=0, le=20)],
    code: Annotated[int, Query(ge=-(2**31), lt=2**31)],
    place: Annotated[str, Query(max_length=60)] = "",
) -> Ghost:
    """The board as it would look after the option `code` of the pending question, with the answers that follow from it
    alone; with `place`, the id of a thing, after the answer that stands for that thing as well. Nothing is chosen."""
    async with reading(services, table_id, user) as session:
        session.require_own_seat(seat)
        return await ghosts.ghost(await position_of(session, seat), code, place, screen)


@router.get("/log", response_model=list[LogEntry])
async def log(
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    since: Annotated[int, Query(ge=0)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> Response:
    """Everything that happened after entry number `since`, as a seat knows it."""
    async with reading(services, table_id, user) as session:
        book = await table_view.whole_log(session, session.require_view(seat), screen)
    return await long_list_as_json(await book.after(since))


@router.get("/steps", response_model=Steps, dependencies=[rate_limited("steps")])
async def show_steps(
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    after: Annotated[int, Query(ge=0)],
    seat: SeatQuery = SPECTATOR,
) -> Response:
    """What happened after choice number `after`, turn by turn, and the last of it step by step with pictures."""
    async with reading(services, table_id, user) as session:
        seen = session.require_view(seat)
        replay = await steps.TurnReplay.after(session, seen, min(after, session.table.plies), screen)
    return await with_long_lists_as_json(await steps.steps(replay), "turns", "steps")


@router.get("/turns", response_model=list[TurnTold], dependencies=[rate_limited("steps")])
async def show_turns(
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    after: Annotated[int, Query(ge=0)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> Response:
    """The turns after choice number `after`, each in a sentence."""
    async with reading(services, table_id, user) as session:
        seen = session.require_view(seat)
        replay = await steps.TurnReplay.after(session, seen, min(after, session.table.plies), screen)
    return await long_list_as_json(await steps.turns(replay))


@router.post("/choices", response_model=TableView, dependencies=[rate_limited("choices")])
async def choose(
    table_id: TableId, body: ChoiceIn, services: CurrentServices, user: Person, screen: ScreenQuery
) -> Response:
    """Answer the pending question, and with the same click those that follow from it. `ply` is the number of choices
    that the client has seen, tentative ones included (409 `stale` if there are others). `key` is an idempotency key:
    the same one counts once. What reveals something is confirmed at once, as the `note` of the option says; everything
    else waits for the end of the turn."""
    click = Click(body.code, tuple(body.then), body.towards, body.in_order)
    return as_json(
        await state_at(await turns.choose(services, user, table_id, body.seat, body.ply, click, body.key), screen)
    )


@router.post("/undo", response_model=TableView, dependencies=[rate_limited("choices")])
async def undo(table_id: TableId, body: Step, services: CurrentServices, user: Person, screen: ScreenQuery) -> Response:
    """Take one click back: all that it answered, and the usual answers that followed."""
    return as_json(await state_at(await turns.undo(services, user, table_id, body.seat, body.ply), screen))


@router.post("/reset", response_model=TableView, dependencies=[rate_limited("choices")])
async def reset(
    table_id: TableId, body: Step, services: CurrentServices, user: Person, screen: ScreenQuery
) -> Response:
    """Go back to the beginning of the turn."""
    return as_json(await state_at(await turns.reset(services, user, table_id, body.seat, body.ply), screen))


@router.post("/end", response_model=TableView, dependencies=[rate_limited("choices")])
async def end(table_id: TableId, body: Step, services: CurrentServices, user: Person, screen: ScreenQuery) -> Response:
    """Confirm a turn whose choices are all made (`must_end`)."""
    return as_json(await state_at(await turns.end(services, user, table_id, body.seat, body.ply), screen))


@router.post("/preferences", dependencies=[rate_limited("choices")])
async def preferences(
    table_id: TableId, body: PreferencesIn, services: CurrentServices, user: Person
) -> SeatPreferences:
    """Say how a seat wants to be asked. What is left out stays as it is."""
    wishes = body.model_dump(exclude={"seat"}, exclude_none=True)
    return table_view.preferences(await set_preferences(services, user, table_id, body.seat, wishes))

"""What the page asks of a table during play; HTTP (`routes.py`) and a worker without a server call it."""

from __future__ import annotations

from ..core.matches.clicks import Click
from ..core.presentation.viewer import Screen
from ..core.tables.positions import position_of
from ..core.tables.tables import Tables
from . import ghosts, table_view, turns
from . import steps as step_views
from .schemas import (
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


async def state(tables: Tables, table_id: str, seat: int, screen: Screen) -> TableView:
    async with tables.reading(table_id) as session:
        view = await table_view.state(session, session.require_view(seat), screen)
    await tables.note_look(session, seat)
    return view


async def view(tables: Tables, table_id: str, seat: int) -> SeenTable:
    async with tables.reading(table_id) as session:
        seen = await table_view.seen_table(session, session.require_view(seat))
    await tables.note_look(session, seat)
    return seen


async def ghost(tables: Tables, table_id: str, seat: int, code: int, place: str, screen: Screen) -> Ghost:
    async with tables.reading(table_id) as session:
        session.require_own_seat(seat)
        return await ghosts.ghost(await position_of(session, seat), code, place, screen)


async def log(tables: Tables, table_id: str, since: int, seat: int, screen: Screen) -> list[LogEntry]:
    async with tables.reading(table_id) as session:
        whole = await table_view.whole_log(session, session.require_view(seat), screen)
    return await whole.after(since)


async def steps(tables: Tables, table_id: str, after: int, seat: int, screen: Screen) -> Steps:
    return await step_views.steps(await _replay(tables, table_id, after, seat, screen))


async def turn_summaries(tables: Tables, table_id: str, after: int, seat: int, screen: Screen) -> list[TurnSummary]:
    return await step_views.turns(await _replay(tables, table_id, after, seat, screen))


async def _replay(tables: Tables, table_id: str, after: int, seat: int, screen: Screen) -> step_views.TurnReplay:
    async with tables.reading(table_id) as session:
        seen = session.require_view(seat)
        return await step_views.TurnReplay.after(session, seen, min(after, session.table.plies), screen)


async def choose(tables: Tables, table_id: str, body: ChoiceIn, screen: Screen) -> TableView:
    click = Click(body.code, tuple(body.then), body.towards, body.in_order)
    position = await turns.choose(tables, table_id, body.seat, body.ply, click, body.key)
    return await table_view.state_at(position, screen)


async def undo(tables: Tables, table_id: str, body: TurnActionIn, screen: Screen) -> TableView:
    return await table_view.state_at(await turns.undo(tables, table_id, body.seat, body.ply), screen)


async def reset(tables: Tables, table_id: str, body: TurnActionIn, screen: Screen) -> TableView:
    return await table_view.state_at(await turns.reset(tables, table_id, body.seat, body.ply), screen)


async def end(tables: Tables, table_id: str, body: TurnActionIn, screen: Screen) -> TableView:
    return await table_view.state_at(await turns.end(tables, table_id, body.seat, body.ply), screen)


async def set_preferences(tables: Tables, table_id: str, body: PreferencesIn) -> SeatPreferences:
    values = body.model_dump(exclude={"seat"}, exclude_none=True)
    return table_view.preferences(await turns.set_preferences(tables, table_id, body.seat, values))

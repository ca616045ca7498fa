"""Tables: open, find, look at, play once more."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from fastapi.responses import Response

from ..core.errors import illegal
from ..core.http.answers import as_json, long_list_as_json
from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, TableId, Visitor, known_game, rate_limited
from ..core.http.router import api_router
from ..core.presentation.clocks import clock_of_plan
from ..core.presentation.viewer import Screen
from ..core.tables.opening import SeatSetup, TableSetup, against_bots, open_table
from ..core.tables.session import TableSession, reading
from ..core.tables.webhook import new_webhook
from ..packs.interface import box_of
from . import lists, rematches
from .schemas import HostedTable, SeatPlan, TableInfo, TablePlan, Watching, Webhook
from .table_info import table_info

router = api_router("tables", under="/tables")


@router.post("", status_code=201, dependencies=[rate_limited("tables")])
async def create(body: TablePlan, services: CurrentServices, user: Human, screen: ScreenQuery) -> HostedTable:
    """Open a table. Seats are `me` (who opens it), `device` (somebody beside them), `bot`, or `open` (by link); without
    seats it is me and bots. A `seed` is a number or 32 hexadecimal digits. A `public` table is listed. With `tryouts`
    people may try out lines and ask for hints in their turns, as they always may against bots. A `pack` sets the box
    right; the table is played with it as it is now. If nobody is to come by a link, play begins at once."""
    game = known_game(body.game)
    if body.pack is not None:
        game = await box_of(services, game.name, body.pack)
    seats = seat_setups(body.seats) if body.seats else against_bots(body.players or game.players[0])
    if body.players is not None and body.players != len(seats):
        raise illegal("bad-request", "seats-differ", players=body.players, seats=len(seats))
    clock = clock_of_plan(body.clock) if body.clock else None
    setup = TableSetup(game, body.options, seats, body.title, body.seed, body.spectators, body.public, clock=clock)
    setup = replace(setup, tryouts=body.tryouts)
    if body.webhook:
        setup = replace(setup, webhook=new_webhook(body.webhook, services.settings))
    return _hosted(await open_table(services, user, setup, screen.lang), screen)


def _hosted(session: TableSession, screen: Screen) -> HostedTable:
    return HostedTable(**dict(table_info(session, screen)), webhook_secret=session.table.webhook_secret)


def seat_setups(plans: list[SeatPlan]) -> list[SeatSetup]:
    return [SeatSetup(plan.kind, plan.name or "", (plan.bot or "") if plan.kind == "bot" else "") for plan in plans]


@router.get("", response_model=list[TableInfo])
async def find(
    services: CurrentServices, user: Visitor, screen: ScreenQuery, which: Literal["mine", "open"] = "mine"
) -> Response:
    """The newest tables: `mine` where I sit or which I opened, `open` where anybody may sit down."""
    found = [table_info(session, screen) for session in await lists.list_tables(services, user, which)]
    return await long_list_as_json(found)


@router.get("/{table_id}", response_model=TableInfo)
async def table(table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> Response:
    """What a table is, apart from what lies on it."""
    async with reading(services, table_id, user) as session:
        return as_json(table_info(session, screen))


@router.post("/{table_id}/webhook")
async def webhook(
    table_id: TableId, body: Webhook, services: CurrentServices, user: Human, screen: ScreenQuery
) -> HostedTable:
    """Name an address that is told whose turn it is; null for none. For the host."""
    return _hosted(await lists.set_webhook(services, user, table_id, body.url), screen)


@router.post("/{table_id}/spectators")
async def spectators(
    table_id: TableId, body: Watching, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Say whether others may watch. For the host."""
    return table_info(await lists.allow_spectators(services, user, table_id, body.spectators), screen)


@router.post("/{table_id}/rematch", status_code=201, dependencies=[rate_limited("tables")])
async def rematch(table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery) -> TableInfo:
    """Play once more: the same people and options, new cards. Whoever asks second comes to the same table."""
    return table_info(await rematches.rematch(services, user, table_id, screen.lang), screen)


@router.post("/{table_id}/next", status_code=201, dependencies=[rate_limited("tables")])
async def next_game(table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery) -> TableInfo:
    """Go on with a campaign, with the same people. Whoever asks second comes to the same table."""
    return table_info(await rematches.next_game(services, user, table_id, screen.lang), screen)

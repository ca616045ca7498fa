"""Routes of tables: open, list, describe, host settings, rematch."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from fastapi.responses import Response

from ..core.errors import conflict
from ..core.http.answers import as_json, long_list_as_json
from ..core.http.dependencies import (
    AnyTables,
    CurrentServices,
    Human,
    ScreenQuery,
    TableId,
    Visitor,
    known_game,
    rate_limited,
)
from ..core.http.router import api_router
from ..core.presentation.viewer import Screen
from ..core.schemas.common import Done
from ..core.tables.opening import open_table
from ..core.tables.session import TableSession, changing
from ..core.tables.webhook import new_webhook
from ..packs.interface import game_with_stored_pack
from . import lists, operations, rematches
from .rated import abort, require_ratable, require_rated_player
from .schemas import HostedTable, SpectatorsIn, TableInfo, TablePlan, WebhookIn
from .seats import seat_setups
from .table_info import table_info

router = api_router("tables", under="/tables")


@router.post("", status_code=201, dependencies=[rate_limited("tables")])
async def create(body: TablePlan, services: CurrentServices, user: Human, screen: ScreenQuery) -> HostedTable:
    """Open a table. Seats are `me` (the caller), `device` (another player on the same device), `bot`, or `open` (by
    link); the default is the caller and bots. A `seed` is a number or 32 hexadecimal digits. A `public` table is
    listed. With `tryouts` people may try out lines and ask for hints in their turns, as they always may against bots. A
    `pack` corrects components; the table uses its current version. A `rated` game changes ratings: it is for people
    with accounts, without help, and who gives up their seat has lost. The game starts at once if no seat is open."""
    game, own_pack = known_game(body.game), False
    if body.pack is not None:
        game, own_pack = await game_with_stored_pack(services, game.name, body.pack)
    setup = operations.table_setup(body, game, await seat_setups(services, user, body.seats or []))
    if body.rated:
        require_ratable(setup, own_pack)
        async with services.storage.reading() as db:
            await require_rated_player(db, user)
    if body.webhook:
        setup = replace(setup, webhook=new_webhook(body.webhook, services.settings))
    return _hosted(await open_table(services, user, setup, screen.lang), screen)


def _hosted(session: TableSession, screen: Screen) -> HostedTable:
    return HostedTable(**dict(table_info(session, screen)), webhook_secret=session.table.webhook_secret)


@router.get("", response_model=list[TableInfo])
async def find(
    services: CurrentServices, user: Visitor, screen: ScreenQuery, which: Literal["mine", "open"] = "mine"
) -> Response:
    """The newest tables: `mine` where the caller sits or that they opened, `open` where anybody may sit down."""
    found = [table_info(session, screen) for session in await lists.list_tables(services, user, which)]
    return await long_list_as_json(found)


@router.get("/{table_id}", response_model=TableInfo)
async def table(table_id: TableId, tables: AnyTables, screen: ScreenQuery) -> Response:
    """A table without its position."""
    return as_json(await operations.table(tables, table_id, screen))


@router.post("/{table_id}/webhook")
async def webhook(
    table_id: TableId, body: WebhookIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> HostedTable:
    """Set the webhook that announces whose turn it is, each time with a new secret; null removes it. For the host."""
    async with changing(services, table_id, user) as session:
        session.require_host()
        new = new_webhook(body.url, services.settings) if body.url else None
        session.table.webhook = new.url if new else None
        session.table.webhook_secret = new.secret if new else None
    return _hosted(session, screen)


@router.post("/{table_id}/abort", dependencies=[rate_limited("seats")])
async def abort_game(table_id: TableId, services: CurrentServices, user: Human) -> Done:
    """End a rated game without a result, before anybody's second turn. It is deleted. For people at the table, a few
    times a day; frequent aborts ban from rated games for a while."""
    await abort(services, user, table_id)
    return Done(done=True)


@router.post("/{table_id}/spectators")
async def spectators(
    table_id: TableId, body: SpectatorsIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Set whether others may watch; current spectators are refused at their next request. For the host."""
    async with changing(services, table_id, user) as session:
        session.require_host()
        if session.table.contest is not None:
            raise conflict("refused", "contest-spectators")
        session.table.spectators = body.spectators
        session.add_event("seats")
    return table_info(session, screen)


@router.post("/{table_id}/rematch", status_code=201, dependencies=[rate_limited("tables")])
async def rematch(table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery) -> TableInfo:
    """Open a rematch: the same people and options, new cards. A second request returns the same table."""
    return table_info(await rematches.rematch(services, user, table_id, screen.lang), screen)


@router.post("/{table_id}/next", status_code=201, dependencies=[rate_limited("tables")])
async def next_game(table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery) -> TableInfo:
    """Open the next game of a campaign for the same people. A second request returns the same table."""
    return table_info(await rematches.next_game(services, user, table_id, screen.lang), screen)

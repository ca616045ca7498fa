"""Continue a finished game from one of its choices."""

from __future__ import annotations

from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, TableId, rate_limited
from ..core.http.router import api_router
from ..lobby.interface import seat_setups, table_info
from ..lobby.schemas import TableInfo
from . import records
from .schemas import Fork

router = api_router("tables", under="/tables")


@router.post("/{table_id}/fork", status_code=201, dependencies=[rate_limited("tables")])
async def fork(table_id: TableId, body: Fork, services: CurrentServices, user: Human, screen: ScreenQuery) -> TableInfo:
    """Continue a finished game from one of its choices. Without seats who asks takes the seat to move, bots take the
    others."""
    seats = seat_setups(body.seats or [])
    return table_info(await records.fork(services, user, table_id, body.ply, seats, screen.lang, body.seat), screen)

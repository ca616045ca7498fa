"""Finished games as data: take them away, bring them, step through them."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from ...kernel.state import SPECTATOR
from .. import archive
from ..errors import illegal
from ..tables import reading
from .needs import Here, Json, OnScreen, Person, SeatQuery, TableId, Visitor, paced

router = APIRouter(tags=["records"])


@router.get("/tables/{table_id}/record")
async def record(table_id: TableId, house: Here, user: Visitor) -> JSONResponse:
    async with reading(house, table_id, user) as opened:
        opened.may_see(SPECTATOR)
        name = f"{opened.table.game}-{table_id}.json"
        return JSONResponse(
            await archive.record_of(opened), headers={"Content-Disposition": f'attachment; filename="{name}"'}
        )


@router.post("/records", status_code=201, dependencies=[paced("records")])
async def bring(request: Request, house: Here, user: Person) -> Json:
    """Bring a record; it becomes a table to be watched and continued."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise illegal("bad-record", "no-text") from None
    return await archive.bring(house, user, text)


@router.get("/tables/{table_id}/replay")
async def replay(
    table_id: TableId,
    house: Here,
    user: Visitor,
    screen: OnScreen,
    ply: Annotated[Optional[int], Query(ge=0)] = None,
    seat: SeatQuery = SPECTATOR,
) -> Json:
    """The table after so many choices; the last position by default."""
    async with reading(house, table_id, user) as opened:
        reader = opened.reader(opened.may_see(seat), screen)
        return archive.replay(opened, reader, opened.table.plies if ply is None else ply)

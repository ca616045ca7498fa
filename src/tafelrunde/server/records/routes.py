"""Finished games as data: export them, import them, step through them."""

from __future__ import annotations

from typing import Annotated, Final, Optional

from fastapi import Query, Request
from fastapi.responses import JSONResponse, Response

from ...kernel.state import SPECTATOR
from ..core.errors import illegal
from ..core.http.answers import with_long_lists_as_json
from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, SeatQuery, TableId, Visitor, rate_limited
from ..core.http.router import api_router
from ..core.tables.session import reading
from . import replay_view
from .records import export_record, import_record
from .schemas import GameRecord, ImportedRecord, ReplayView

router = api_router("records")

# The body is read by a worker, for it may be large and wrong; this says what it is.
RECORD_BODY: Final = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/GameRecord"}}},
    }
}


@router.get("/tables/{table_id}/record", response_model=GameRecord)
async def record(table_id: TableId, services: CurrentServices, user: Visitor) -> JSONResponse:
    """The whole game as data, hidden cards included. When it is over."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        record = await export_record(session)
        name = f"{session.table.game}-{table_id}.json"
        return JSONResponse(record.to_json(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/records", status_code=201, dependencies=[rate_limited("records")], openapi_extra=RECORD_BODY)
async def bring(request: Request, services: CurrentServices, user: Human) -> ImportedRecord:
    """Bring a record; it becomes a table to be watched and continued."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise illegal("bad-record", "no-text") from None
    table = await import_record(services, user, text)
    return ImportedRecord(id=table.id, plies=table.plies)


@router.get("/tables/{table_id}/replay", response_model=ReplayView, dependencies=[rate_limited("replays")])
async def replay(
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    ply: Annotated[Optional[int], Query(ge=0)] = None,
    seat: SeatQuery = SPECTATOR,
) -> Response:
    """The table after so many choices; the last position by default."""
    async with reading(services, table_id, user) as session:
        seen = session.require_view(seat)
        view = await replay_view.replay(session, seen, session.table.plies if ply is None else ply, screen)
    return await with_long_lists_as_json(view, "log")

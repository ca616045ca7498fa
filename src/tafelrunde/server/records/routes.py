"""Routes of finished games: export, import, replay, fork, private notes."""

from __future__ import annotations

from typing import Annotated, Final, Optional

from fastapi import Query, Request
from fastapi.responses import JSONResponse, Response

from ...kernel.state import SPECTATOR
from ..core.errors import illegal
from ..core.http.answers import with_long_lists_as_json
from ..core.http.dependencies import (
    AnyTables,
    CurrentServices,
    Human,
    Person,
    ScreenQuery,
    SeatQuery,
    TableId,
    Visitor,
    rate_limited,
)
from ..core.http.router import api_router
from ..core.tables.session import reading
from ..lobby.interface import seat_setups, table_info
from ..lobby.schemas import TableInfo
from . import operations
from .records import export_record, fork_game, import_record, notes_of, write_notes
from .schemas import ForkIn, GameRecord, ImportedRecord, Notes, NotesIn, ReplayView

router = api_router("records")

# The body is parsed by a worker, so FastAPI does not know its schema.
RECORD_BODY: Final = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/GameRecord"}}},
    }
}


@router.get("/tables/{table_id}/record", response_model=GameRecord)
async def record(table_id: TableId, services: CurrentServices, user: Visitor) -> JSONResponse:
    """The record of a finished game, including hidden cards."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        record = await export_record(session)
        name = f"{session.table.game}-{table_id}.json"
        return JSONResponse(record.to_json(), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@router.post("/records", status_code=201, dependencies=[rate_limited("records")], openapi_extra=RECORD_BODY)
async def upload_record(request: Request, services: CurrentServices, user: Human) -> ImportedRecord:
    """Import a record as a finished table that can be watched and forked."""
    try:
        text = (await request.body()).decode("utf-8")
    except UnicodeDecodeError:
        raise illegal("bad-record", "no-text") from None
    table = await import_record(services, user, text)
    return ImportedRecord(id=table.id, plies=table.plies)


@router.get("/tables/{table_id}/replay", response_model=ReplayView, dependencies=[rate_limited("replays")])
async def replay(
    table_id: TableId,
    tables: AnyTables,
    screen: ScreenQuery,
    ply: Annotated[Optional[int], Query(ge=0)] = None,
    seat: SeatQuery = SPECTATOR,
) -> Response:
    """The table after `ply` choices, by default after the last one."""
    return await with_long_lists_as_json(await operations.replay(tables, table_id, ply, seat, screen), "log")


@router.post("/tables/{table_id}/fork", status_code=201, dependencies=[rate_limited("tables")])
async def fork(
    table_id: TableId, body: ForkIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Open a table that continues a finished game from one of its choices. Without seats the caller takes the seat to
    move, and bots take the others."""
    seats = await seat_setups(services, user, body.seats or [])
    return table_info(await fork_game(services, user, table_id, body.ply, seats, screen.lang, body.seat), screen)


@router.get("/tables/{table_id}/notes")
async def notes(table_id: TableId, services: CurrentServices, user: Person) -> Notes:
    """The caller's private notes about a table."""
    return Notes(notes=await notes_of(services, user, table_id))


@router.post("/tables/{table_id}/notes", dependencies=[rate_limited("records")])
async def note(table_id: TableId, body: NotesIn, services: CurrentServices, user: Person) -> Notes:
    """Replace the caller's private notes about a table."""
    await write_notes(services, user, table_id, body.notes)
    return Notes(notes=body.notes)

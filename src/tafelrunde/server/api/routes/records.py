"""Finished games as data: export them, import them, step through them."""

from __future__ import annotations

from typing import Annotated, Final, Optional

from fastapi import Query, Request
from fastapi.responses import JSONResponse, Response

from ....kernel.state import SPECTATOR
from ...errors import illegal
from ...presenting import hints, replays
from ...presenting.analyses import analysis_view
from ...presenting.chances import public_chances
from ...presenting.tryouts import tryout
from ...schemas.analysis import AnalysisView, Notes, PublicOutlook, TryoutView
from ...schemas.play import Why
from ...schemas.records import GameRecord, ImportedRecord, ReplayView
from ...tables.analyses import begin_analysis, require_over, stored_analysis
from ...tables.notes import notes_of, write_notes
from ...tables.records import export_record, import_record
from ...tables.session import reading
from ..answers import with_long_lists_as_json
from ..bodies import OwnNotes, Tryout
from ..dependencies import CurrentServices, Human, Person, ScreenQuery, SeatQuery, TableId, Visitor, rate_limited
from ..router import api_router

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
        view = await replays.replay(session, seen, session.table.plies if ply is None else ply, screen)
    return await with_long_lists_as_json(view, "log")


@router.get("/tables/{table_id}/why", dependencies=[rate_limited("hints")])
async def why(
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    ply: Annotated[int, Query(ge=1)],
) -> Why:
    """What a bot expected of choice number `ply`. Not before the game is over: it would tell of hidden cards."""
    return await hints.why(services, user, table_id, ply, screen)


@router.get("/tables/{table_id}/analysis")
async def analysis(table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> AnalysisView:
    """What a bot thinks of a finished game, or how far it is with it."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        return await analysis_view(session, screen)


@router.post("/tables/{table_id}/analysis", dependencies=[rate_limited("records")])
async def analyse(table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery) -> AnalysisView:
    """Have a finished game analysed. It takes about a minute; who asks again is told how far it is. What was found is
    kept with the table."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        require_over(session)
        if await stored_analysis(session) is None:
            begin_analysis(services, session, user)
        return await analysis_view(session, screen)


@router.get("/tables/{table_id}/chances", dependencies=[rate_limited("replays")])
async def chances(table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> PublicOutlook:
    """What every seat may expect in a game that goes on, by what a spectator can know. For spectators, if all people
    at the table agree. A bot looks once after each move, so it may be that of the move before."""
    return await public_chances(services, user, table_id, screen)


@router.post("/tables/{table_id}/tryout", dependencies=[rate_limited("ghosts")])
async def try_out(
    table_id: TableId, body: Tryout, services: CurrentServices, user: Person, screen: ScreenQuery
) -> TryoutView:
    """A private copy of the table as a seat could imagine it, after these answers, for oneself and guessing for others.
    `world` numbers what is imagined; the same number is the same world. In a game that goes on only in one's own turn,
    against bots or where the table allows it; in a finished one after choice number `ply`. Nothing of it is kept."""
    async with reading(services, table_id, user) as session:
        return await tryout(session, body.seat, body.world, body.codes, body.ply, screen)


@router.get("/tables/{table_id}/notes")
async def notes(table_id: TableId, services: CurrentServices, user: Person) -> Notes:
    """What you noted about this table. Nobody else reads it."""
    return Notes(notes=await notes_of(services, user, table_id))


@router.post("/tables/{table_id}/notes", dependencies=[rate_limited("records")])
async def note(table_id: TableId, body: OwnNotes, services: CurrentServices, user: Person) -> Notes:
    """Note something for yourself; what was noted before goes. It stays with the table."""
    await write_notes(services, user, table_id, body.notes)
    return Notes(notes=body.notes)

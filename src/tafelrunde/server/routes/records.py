"""Finished games as data: take them away, bring them, step through them."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from ...bots.explain import reason
from ...kernel.state import EVERYTHING, SPECTATOR
from .. import archive, bots
from ..errors import conflict, illegal
from ..tables import reading
from ..texts import option
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


@router.get("/tables/{table_id}/why", dependencies=[paced("hints")])
async def why(
    table_id: TableId, house: Here, user: Visitor, screen: OnScreen, ply: Annotated[int, Query(ge=1)]
) -> Json:
    """What a bot expected of choice number `ply`. Not before the game is over: it would tell of hidden cards."""
    async with reading(house, table_id, user) as opened:
        reader = opened.reader(opened.may_see(EVERYTHING), screen)
        match, code = archive.choice_at(opened, ply)
        decision, game = match.decision, match.game
        assert decision is not None
        bot = opened.seats[decision.seat].bot
        if bot is None:
            raise conflict("no-hint", "no-bot")
        label = option(reader, game, match.view(EVERYTHING), decision, code)
        job = bots.turn_of(match, bot)
    return {"text": reason(reader.words(game), label, await bots.reasons(house, job, code))}

"""Playing: what a seat sees, its choices, its tentative turn, a hint."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from ...bots.explain import reason
from ...bots.levels import adviser
from ...kernel.state import SPECTATOR
from .. import bots, lobby, states, turns
from ..errors import conflict
from ..states import position
from ..tables import reading
from ..texts import LogBook, option
from .needs import (
    Asking,
    ChoiceIn,
    Here,
    Json,
    OnScreen,
    Person,
    Preferences,
    SeatQuery,
    Step,
    TableId,
    Visitor,
    paced,
)

router = APIRouter(prefix="/tables/{table_id}", tags=["play"])


@router.get("/state")
async def state(table_id: TableId, house: Here, user: Visitor, screen: OnScreen, seat: SeatQuery = SPECTATOR) -> Json:
    async with reading(house, table_id, user) as opened:
        return await states.state(opened, opened.reader(opened.may_see(seat), screen))


@router.get("/log")
async def log(
    table_id: TableId,
    house: Here,
    user: Visitor,
    screen: OnScreen,
    since: Annotated[int, Query(ge=0)] = 0,
    seat: SeatQuery = SPECTATOR,
) -> list[Json]:
    """Everything that happened after entry number `since`, as a seat knows it."""
    async with reading(house, table_id, user) as opened:
        reader = opened.reader(opened.may_see(seat), screen)
        seen = await position(opened, reader.seat)
        return LogBook(reader, seen.match, seen.match.view(reader.seat), opened.notes, seen.movers).after(since)


@router.post("/choices", dependencies=[paced("choices")])
async def choose(table_id: TableId, body: ChoiceIn, house: Here, user: Person, screen: OnScreen) -> Json:
    """Answer the pending question. `ply` is the number of choices the client has seen; the same `key` counts once."""
    return await turns.choose(house, user, table_id, body.seat, body.ply, body.code, body.key, screen)


@router.post("/undo", dependencies=[paced("choices")])
async def undo(table_id: TableId, body: Step, house: Here, user: Person, screen: OnScreen) -> Json:
    return await turns.undo(house, user, table_id, body.seat, body.ply, screen)


@router.post("/reset", dependencies=[paced("choices")])
async def reset(table_id: TableId, body: Step, house: Here, user: Person, screen: OnScreen) -> Json:
    return await turns.reset(house, user, table_id, body.seat, body.ply, screen)


@router.post("/end", dependencies=[paced("choices")])
async def end(table_id: TableId, body: Step, house: Here, user: Person, screen: OnScreen) -> Json:
    return await turns.end(house, user, table_id, body.seat, body.ply, screen)


@router.post("/preferences", dependencies=[paced("choices")])
async def preferences(table_id: TableId, body: Preferences, house: Here, user: Person) -> Json:
    wishes = body.model_dump(exclude={"seat"}, exclude_none=True)
    return await lobby.prefer(house, user, table_id, body.seat, wishes)


@router.post("/hint", dependencies=[paced("hints")])
async def hint(table_id: TableId, body: Asking, house: Here, user: Person, screen: OnScreen) -> Json:
    """What a good bot would do here and why, thinking only of what this seat can know."""
    async with reading(house, table_id, user) as opened:
        opened.own_seat(body.seat)
        reader = opened.reader(body.seat, screen)
        match = (await position(opened, body.seat)).match
        decision = match.decision
        if decision is None or decision.seat != body.seat:
            raise conflict("not-your-turn", "nothing-asked")
        game, view = match.game, match.view(body.seat)
        job = bots.turn_of(match, adviser(game), most=1)
    thought = await house.workers.turn(job, house.settings.bot_seconds)
    if not thought.codes:
        raise conflict("no-hint")
    code = thought.codes[0]
    label = option(reader, game, view, decision, code)
    changes = await bots.reasons(house, job, code)
    return {"code": code, "label": label, "text": reason(reader.words(game), label, changes)}

"""Tables: open, find, sit down, leave; chat."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Literal

from fastapi import APIRouter
from sqlalchemy import func, select

from ...kernel.state import SPECTATOR
from .. import absent, archive, lobby, programs
from ..clocks import Clock, night_of
from ..errors import forbidden, illegal
from ..hooks import read_url
from ..people import plain
from ..reference import box_of
from ..storage.models import Line
from ..tables import changing, reading
from ..texts import moment
from .needs import (
    Absent,
    BotSeat,
    Claim,
    ClockPlan,
    Fork,
    Here,
    Json,
    OnScreen,
    Person,
    Said,
    SeatNumber,
    TableId,
    TablePlan,
    Visitor,
    Watching,
    Webhook,
    paced,
)

LONGEST_LINE = 500
LINES_SHOWN = 200

router = APIRouter(prefix="/tables", tags=["tables"])


@router.post("", status_code=201, dependencies=[paced("tables")])
async def create(body: TablePlan, house: Here, user: Person, screen: OnScreen) -> Json:
    game = box_of(body.game)
    places = lobby.read_places(body.seats) if body.seats else lobby.against_bots(body.players or game.players[0])
    if body.players is not None and body.players != len(places):
        raise illegal("bad-request", "seats-differ", players=body.players, seats=len(places))
    clock = _clock(body.clock) if body.clock else None
    plan = lobby.Plan(game, body.options, places, body.title, body.seed, body.spectators, body.public, clock=clock)
    if body.webhook:
        plan = replace(plan, webhook=read_url(body.webhook))
    return await lobby.open_table(house, user, plan, screen)


def _clock(plan: ClockPlan) -> Clock:
    night = night_of(plan.night.begin, plan.night.end, plan.night.zone) if plan.night else ""
    return Clock(plan.bank, plan.increment, plan.policy, night)


@router.get("")
async def find(house: Here, user: Visitor, screen: OnScreen, which: Literal["mine", "open"] = "mine") -> list[Json]:
    return await lobby.tables_of(house, user, which, screen)


@router.get("/{table_id}")
async def table(table_id: TableId, house: Here, user: Visitor, screen: OnScreen) -> Json:
    async with reading(house, table_id, user) as opened:
        return lobby.meta(opened, screen)


@router.get("/{table_id}/invites")
async def invites(table_id: TableId, house: Here, user: Person) -> list[Json]:
    """The links to free seats. What is behind the # never reaches a server by itself."""
    async with reading(house, table_id, user) as opened:
        return lobby.invites(opened)


@router.post("/{table_id}/seats/{seat}/claim")
async def claim(table_id: TableId, seat: SeatNumber, body: Claim, house: Here, user: Person, screen: OnScreen) -> Json:
    return await lobby.claim(house, user, table_id, seat, body.invite, body.name or "", screen)


@router.post("/{table_id}/seats/{seat}/bot")
async def seat_bot(
    table_id: TableId, seat: SeatNumber, body: BotSeat, house: Here, user: Person, screen: OnScreen
) -> Json:
    return await lobby.seat_bot(house, user, table_id, seat, body.bot, screen)


@router.post("/{table_id}/seats/{seat}/leave")
async def leave(table_id: TableId, seat: SeatNumber, house: Here, user: Person, screen: OnScreen) -> Json:
    return await lobby.leave(house, user, table_id, seat, screen)


@router.post("/{table_id}/seats/{seat}/token", status_code=201, dependencies=[paced("tables")])
async def token(table_id: TableId, seat: SeatNumber, house: Here, user: Person, screen: OnScreen) -> Json:
    """Let a program play a seat. It sends the token as `Authorization: Bearer …`; it is shown only now."""
    return await programs.seat_program(house, user, table_id, seat, screen)


@router.post("/{table_id}/webhook")
async def webhook(table_id: TableId, body: Webhook, house: Here, user: Person, screen: OnScreen) -> Json:
    """An address that is told whose turn it is; null for none."""
    return await lobby.set_webhook(house, user, table_id, body.url, screen)


@router.post("/{table_id}/seats/{seat}/absent")
async def absentee(
    table_id: TableId, seat: SeatNumber, body: Absent, house: Here, user: Person, screen: OnScreen
) -> Json:
    """Somebody's time is up: let a bot stand in until they come back, or take the seat for good."""
    return await absent.decide(house, user, table_id, seat, body.what, screen)


@router.post("/{table_id}/spectators")
async def spectators(table_id: TableId, body: Watching, house: Here, user: Person, screen: OnScreen) -> Json:
    return await lobby.allow_spectators(house, user, table_id, body.spectators, screen)


@router.post("/{table_id}/rematch", status_code=201, dependencies=[paced("tables")])
async def rematch(table_id: TableId, house: Here, user: Person, screen: OnScreen) -> Json:
    return await lobby.rematch(house, user, table_id, screen)


@router.post("/{table_id}/next", status_code=201, dependencies=[paced("tables")])
async def next_game(table_id: TableId, house: Here, user: Person, screen: OnScreen) -> Json:
    return await lobby.next_game(house, user, table_id, screen)


@router.post("/{table_id}/fork", status_code=201, dependencies=[paced("tables")])
async def fork(table_id: TableId, body: Fork, house: Here, user: Person, screen: OnScreen) -> Json:
    """Continue a finished game from one of its choices."""
    places = lobby.read_places(body.seats or ())
    return await archive.fork(house, user, table_id, body.ply, places, screen)


@router.get("/{table_id}/chat")
async def chat(table_id: TableId, house: Here, user: Visitor) -> list[Json]:
    async with reading(house, table_id, user) as opened:
        opened.may_see(SPECTATOR)
        query = select(Line).where(Line.table_id == table_id).order_by(Line.n.desc()).limit(LINES_SHOWN)
        lines = list((await opened.db.execute(query)).scalars())
        return [_line(line) for line in reversed(lines)]


@router.post("/{table_id}/chat", status_code=201, dependencies=[paced("chat")])
async def say(table_id: TableId, body: Said, house: Here, user: Person) -> Json:
    """Only who sits at the table, or opened it, speaks."""
    text = plain(body.text, LONGEST_LINE + 1)
    if not 1 <= len(text) <= LONGEST_LINE:
        raise illegal("bad-text", most=LONGEST_LINE)
    async with changing(house, table_id, user) as opened:
        seats = opened.my_seats()
        if not (seats or opened.is_host):
            raise forbidden("not-seated")
        seat = seats[0] if seats else None
        name = opened.names[seat] if seat is not None else user.name
        last = (await opened.db.execute(select(func.max(Line.n)).where(Line.table_id == table_id))).scalar() or 0
        line = Line(table_id=table_id, n=last + 1, seat=seat, name=name, text=text, at=time.time())
        opened.db.add(line)
        opened.tell("chat")
        return _line(line)


def _line(line: Line) -> Json:
    return {"n": line.n, "seat": line.seat, "name": line.name, "text": line.text, "at": moment(line.at)}

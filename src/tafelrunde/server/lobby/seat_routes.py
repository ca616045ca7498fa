"""The seats of a table: sit down, leave, let bots and programs play."""

from __future__ import annotations

from ..analysis.interface import agree as agree_to_chances
from ..core.http.dependencies import CurrentServices, Human, Origin, ScreenQuery, SeatNumber, TableId, rate_limited
from ..core.http.router import api_router
from ..core.presentation.share_link import share_link
from ..core.tables import timeouts
from ..core.tables.session import reading
from . import seats, votes
from .schemas import Absent, BotSeat, ChancesIn, Claim, Invite, ProgramToken, TableInfo, VoteIn
from .table_info import table_info

router = api_router("tables", under="/tables/{table_id}")


@router.get("/invites")
async def invites(table_id: TableId, services: CurrentServices, user: Human, origin: Origin) -> list[Invite]:
    """The links to free seats. What is behind the # never reaches a server by itself."""
    async with reading(services, table_id, user) as session:
        paths = seats.invite_paths(session)
    return [Invite(seat=seat, url=path, share=share_link(origin, path)) for seat, path in paths]


@router.post("/seats/{seat}/claim", dependencies=[rate_limited("seats")])
async def claim(
    table_id: TableId, seat: SeatNumber, body: Claim, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Sit down by a link, or at a public table without one. A link works once; of many who try at once, one wins. Who
    held a seat may come back to it without a link."""
    return table_info(await seats.claim(services, user, table_id, seat, body.invite, body.name or ""), screen)


@router.post("/seats/{seat}/bot", dependencies=[rate_limited("seats")])
async def seat_bot(
    table_id: TableId, seat: SeatNumber, body: BotSeat, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Seat a bot in place of nobody, of somebody who left or whose time is up, or of oneself."""
    return table_info(await seats.seat_bot(services, user, table_id, seat, body.bot), screen)


@router.post("/seats/{seat}/leave", dependencies=[rate_limited("seats")])
async def leave(
    table_id: TableId, seat: SeatNumber, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Leave a seat: it is free again, by a new link."""
    return table_info(await seats.leave(services, user, table_id, seat), screen)


@router.post("/seats/{seat}/token", status_code=201, dependencies=[rate_limited("tables")])
async def token(
    table_id: TableId, seat: SeatNumber, services: CurrentServices, user: Human, screen: ScreenQuery
) -> ProgramToken:
    """Let a program play a seat. It sends the token as `Authorization: Bearer …`; it is shown only now."""
    token, session = await seats.seat_program(services, user, table_id, seat)
    return ProgramToken(token=token, seat=seat, table=table_info(session, screen))


@router.post("/seats/{seat}/absent", dependencies=[rate_limited("seats")])
async def absentee(
    table_id: TableId, seat: SeatNumber, body: Absent, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Somebody's time is up: let a bot stand in until they come back, or take the seat for good."""
    return table_info(await timeouts.replace_absent(services, user, table_id, seat, body.what), screen)


@router.post("/seats/{seat}/vote", dependencies=[rate_limited("seats")])
async def vote(
    table_id: TableId, seat: SeatNumber, body: VoteIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Vote that a bot plays for somebody who is absent: it is their turn, and their clock has run out or, without a
    clock, everybody has waited for three days. For people at other seats; more than half of them seat the bot. The
    person may come back. Nobody votes before the first choice of the game, or in a contest."""
    return table_info(await votes.vote(services, user, table_id, seat, body.what), screen)


@router.post("/chances", dependencies=[rate_limited("seats")])
async def agree(
    table_id: TableId, body: ChancesIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Agree that spectators see everybody's chances while the game goes on, or not any more. They see them when all
    people at the table agree; who plays there never does."""
    return table_info(await agree_to_chances(services, user, table_id, body.agreed), screen)

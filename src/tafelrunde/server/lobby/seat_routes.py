"""Routes of seats: invite, take, leave, bots, programs, votes."""

from __future__ import annotations

from ..core.http.dependencies import CurrentServices, Human, Origin, ScreenQuery, SeatNumber, TableId, rate_limited
from ..core.http.router import api_router
from ..core.presentation.share_link import share_link
from ..core.schemas.common import Done
from ..core.tables import timeouts
from ..core.tables.session import reading
from . import invitations, seats
from .schemas import AbsentIn, BotSeatIn, ChancesIn, ClaimIn, Invite, InviteIn, ProgramToken, TableInfo, VoteIn
from .table_info import table_info

router = api_router("tables", under="/tables/{table_id}")


@router.get("/invites")
async def invites(table_id: TableId, services: CurrentServices, user: Human, origin: Origin) -> list[Invite]:
    """The links to free seats. Browsers do not send the part after the #."""
    async with reading(services, table_id, user) as session:
        paths = seats.invite_paths(session)
    return [Invite(seat=seat, url=path, share=share_link(origin, path)) for seat, path in paths]


@router.post("/invite", dependencies=[rate_limited("seats")])
async def invite(table_id: TableId, body: InviteIn, services: CurrentServices, user: Human) -> Done:
    """Invite somebody whom the caller follows, by name: they see the table first in their lobby, and are notified if
    they want to be. For the host."""
    await invitations.invite(services, user, table_id, body.person)
    return Done(done=True)


@router.post("/seats/{seat}/claim", dependencies=[rate_limited("seats")])
async def claim(
    table_id: TableId, seat: SeatNumber, body: ClaimIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Take a seat by a link, or at a public table without one. A link works once; of concurrent callers one wins. The
    holder of a seat may return to it without a link."""
    return table_info(await seats.claim(services, user, table_id, seat, body.invite, body.name or ""), screen)


@router.post("/seats/{seat}/bot", dependencies=[rate_limited("seats")])
async def seat_bot(
    table_id: TableId, seat: SeatNumber, body: BotSeatIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Seat a bot at a free seat, in place of somebody who left or timed out, or in place of oneself."""
    return table_info(await seats.seat_bot(services, user, table_id, seat, body.bot), screen)


@router.post("/seats/{seat}/leave", dependencies=[rate_limited("seats")])
async def leave(
    table_id: TableId, seat: SeatNumber, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Leave a seat, which gets a new link."""
    return table_info(await seats.leave(services, user, table_id, seat), screen)


@router.post("/seats/{seat}/token", status_code=201, dependencies=[rate_limited("tables")])
async def token(
    table_id: TableId, seat: SeatNumber, services: CurrentServices, user: Human, screen: ScreenQuery
) -> ProgramToken:
    """Create a token with which a program plays a seat, sent as `Authorization: Bearer …`. It is shown only once."""
    token, session = await seats.seat_program(services, user, table_id, seat)
    return ProgramToken(token=token, seat=seat, table=table_info(session, screen))


@router.post("/seats/{seat}/absent", dependencies=[rate_limited("seats")])
async def absentee(
    table_id: TableId, seat: SeatNumber, body: AbsentIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Replace somebody whose time is up with a bot, until they return or for good."""
    return table_info(await timeouts.replace_absent(services, user, table_id, seat, body.what), screen)


@router.post("/seats/{seat}/vote", dependencies=[rate_limited("seats")])
async def vote(
    table_id: TableId, seat: SeatNumber, body: VoteIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Vote to replace an absent person with a bot: it is their turn, and their clock has run out or, without a clock,
    three days have passed. For people at other seats; more than half of them must agree. The person may return. Not
    possible before the first choice of the game, or in a contest."""
    return table_info(await seats.vote(services, user, table_id, seat, body.what), screen)


@router.post("/chances", dependencies=[rate_limited("seats")])
async def agree(
    table_id: TableId, body: ChancesIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TableInfo:
    """Agree that spectators see everybody's chances during the game, or withdraw the agreement. They see them if all
    people at the table agree; players never do."""
    return table_info(await seats.agree_to_chances(services, user, table_id, body.agreed), screen)

"""Tournaments: hold one, enter, watch how it stands."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import Path, WebSocket
from sqlalchemy import select

from ..core.http.dependencies import CurrentServices, Human, Origin, ScreenQuery, Visitor, known_game, rate_limited
from ..core.http.router import api_router
from ..core.http.sockets import listen_to
from ..core.live.events import change_stream
from ..core.presentation.clocks import clock_of_plan
from ..core.presentation.share_link import share_link
from ..core.schemas.requests import VISIBLE_ASCII
from ..core.schemas.server import Done
from ..core.schemas.sharing import ShareLink
from ..core.services import Services
from ..core.storage.models import Table, User
from . import tournaments
from .presentation import tournament_info, tournament_state
from .schemas import BotsIn, EntryIn, TournamentInfo, TournamentPlan, TournamentState
from .tournaments import TournamentSetup, contest_key

router = api_router("tournaments", under="/tournaments")

TournamentId = Annotated[str, Path(max_length=32, pattern=VISIBLE_ASCII)]
EntrantNumber = Annotated[int, Path(ge=0, le=10_000)]


async def _told(services: Services, tournament_id: str, user: Optional[User]) -> TournamentState:
    event = await tournaments.find(services, tournament_id)
    ids = [heat.table_id for heat in event.heats if heat.table_id is not None]
    async with services.storage.reading() as db:
        tables = {table.id: table for table in await db.scalars(select(Table).where(Table.id.in_(ids)))}
    return tournament_state(event, user, tables)


@router.get("")
async def list_tournaments(services: CurrentServices, user: Visitor) -> list[TournamentInfo]:
    """The public ones, and those that I hold or am in; those that can be entered first."""
    return [tournament_info(one) for one in await tournaments.listed(services, user)]


@router.post("", status_code=201, dependencies=[rate_limited("tables")])
async def hold(body: TournamentPlan, services: CurrentServices, user: Human) -> TournamentState:
    """Hold a tournament: `robin`, in which all meet all as evenly as can be, or `swiss`, in which one meets those of
    about the same standing. Anybody who has its address may enter; a public one is listed."""
    setup = TournamentSetup(
        known_game(body.game),
        body.options,
        body.title,
        body.format,
        body.group_size,
        body.rounds,
        body.most,
        clock_of_plan(body.clock),
        body.absent,
        body.public,
    )
    event = await tournaments.hold(services, user, setup)
    return await _told(services, event.tournament.id, user)


@router.get("/{tournament_id}")
async def tournament(tournament_id: TournamentId, services: CurrentServices, user: Visitor) -> TournamentState:
    """Who is in it, how it stands, and all its tables."""
    return await _told(services, tournament_id, user)


@router.websocket("/{tournament_id}/live")
async def tournament_live(socket: WebSocket, tournament_id: str) -> None:
    services: Services = socket.app.state.services
    news = change_stream(services.listeners, services.settings.ping_seconds, contest_key(tournament_id[:32]))
    await listen_to(services, socket, lambda _: news)


@router.get("/{tournament_id}/link")
async def tournament_link(tournament_id: TournamentId, services: CurrentServices, origin: Origin) -> ShareLink:
    """The link by which others enter, as text and for a camera."""
    await tournaments.find(services, tournament_id)
    return share_link(origin, f"{services.settings.root_path}/tournament/{tournament_id}")


@router.post("/{tournament_id}/enter", dependencies=[rate_limited("seats")])
async def enter(
    tournament_id: TournamentId, body: EntryIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TournamentState:
    """Enter, before it begins."""
    await tournaments.enter(services, user, tournament_id, body.name, screen.lang)
    return await _told(services, tournament_id, user)


@router.post("/{tournament_id}/bots", dependencies=[rate_limited("seats")])
async def enter_bots(
    tournament_id: TournamentId, body: BotsIn, services: CurrentServices, user: Human
) -> TournamentState:
    """Let bots enter. For the host."""
    await tournaments.enter_bots(services, user, tournament_id, body.bot, body.number)
    return await _told(services, tournament_id, user)


@router.post("/{tournament_id}/entrants/{number}/withdraw", dependencies=[rate_limited("seats")])
async def withdraw(
    tournament_id: TournamentId, number: EntrantNumber, services: CurrentServices, user: Human
) -> TournamentState:
    """Withdraw, before it begins or from the rounds to come. The host may withdraw anybody."""
    await tournaments.withdraw(services, user, tournament_id, number)
    return await _told(services, tournament_id, user)


@router.post("/{tournament_id}/start", dependencies=[rate_limited("tables")])
async def start(tournament_id: TournamentId, services: CurrentServices, user: Human) -> TournamentState:
    """Begin: the first tables are set, and from now on all goes by itself. For the host."""
    await tournaments.start(services, user, tournament_id)
    return await _told(services, tournament_id, user)


@router.post("/{tournament_id}/cancel", dependencies=[rate_limited("seats")])
async def cancel(tournament_id: TournamentId, services: CurrentServices, user: Human) -> Done:
    """Call it off before it begins. For the host."""
    await tournaments.cancel(services, user, tournament_id)
    return Done(done=True)

"""Routes of tournaments."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import Path, WebSocket

from ..core.http.dependencies import CurrentServices, Human, Origin, ScreenQuery, Visitor, known_game, rate_limited
from ..core.http.router import api_router
from ..core.http.sockets import listen_to
from ..core.live.events import change_stream
from ..core.presentation.clocks import clock_of_plan
from ..core.presentation.share_link import share_link
from ..core.schemas.common import Done, ShareLink
from ..core.schemas.requests import VISIBLE_ASCII
from ..core.services import Services
from ..core.storage.models import User
from . import tournaments
from .presentation import tournament_info, tournament_state
from .schemas import BotsIn, EntryIn, TournamentInfo, TournamentPlan, TournamentState
from .tournaments import TournamentSetup, contest_key

router = api_router("tournaments", under="/tournaments")

TournamentId = Annotated[str, Path(max_length=32, pattern=VISIBLE_ASCII)]
EntrantNumber = Annotated[int, Path(ge=0, le=10_000)]


async def _state(services: Services, tournament_id: str, user: Optional[User]) -> TournamentState:
    loaded, tables = await tournaments.find_with_tables(services, tournament_id)
    return tournament_state(loaded, user, tables)


@router.get("")
async def list_tournaments(services: CurrentServices, user: Visitor) -> list[TournamentInfo]:
    """Public tournaments and those that the caller hosts or has entered; open ones first."""
    return [tournament_info(one) for one in await tournaments.listed(services, user)]


@router.post("", status_code=201, dependencies=[rate_limited("tables")])
async def create_tournament(body: TournamentPlan, services: CurrentServices, user: Human) -> TournamentState:
    """Create a tournament: `robin` (round robin) or `swiss`. Anybody who has the link may enter; public ones are
    listed."""
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
    return await _state(services, await tournaments.create(services, user, setup), user)


@router.get("/{tournament_id}")
async def tournament(tournament_id: TournamentId, services: CurrentServices, user: Visitor) -> TournamentState:
    """A tournament with its entrants, standings and tables."""
    return await _state(services, tournament_id, user)


@router.websocket("/{tournament_id}/live")
async def tournament_live(socket: WebSocket, tournament_id: str) -> None:
    services: Services = socket.app.state.services
    news = change_stream(services.listeners, services.settings.ping_seconds, contest_key(tournament_id[:32]))
    await listen_to(services, socket, lambda _: news)


@router.get("/{tournament_id}/link")
async def tournament_link(tournament_id: TournamentId, services: CurrentServices, origin: Origin) -> ShareLink:
    """The link to enter a tournament, with a QR code."""
    await tournaments.find(services, tournament_id)
    return share_link(origin, f"{services.settings.root_path}/tournament/{tournament_id}")


@router.post("/{tournament_id}/enter", dependencies=[rate_limited("seats")])
async def enter(
    tournament_id: TournamentId, body: EntryIn, services: CurrentServices, user: Human, screen: ScreenQuery
) -> TournamentState:
    """Enter a tournament that has not begun."""
    await tournaments.enter(services, user, tournament_id, body.name, screen.lang)
    return await _state(services, tournament_id, user)


@router.post("/{tournament_id}/bots", dependencies=[rate_limited("seats")])
async def enter_bots(
    tournament_id: TournamentId, body: BotsIn, services: CurrentServices, user: Human
) -> TournamentState:
    """Enter bots. For the host."""
    await tournaments.enter_bots(services, user, tournament_id, body.bot, body.number)
    return await _state(services, tournament_id, user)


@router.post("/{tournament_id}/entrants/{number}/withdraw", dependencies=[rate_limited("seats")])
async def withdraw(
    tournament_id: TournamentId, number: EntrantNumber, services: CurrentServices, user: Human
) -> TournamentState:
    """Withdraw, before it begins or from future rounds. The host may withdraw anybody."""
    await tournaments.withdraw(services, user, tournament_id, number)
    return await _state(services, tournament_id, user)


@router.post("/{tournament_id}/start", dependencies=[rate_limited("tables")])
async def start(tournament_id: TournamentId, services: CurrentServices, user: Human) -> TournamentState:
    """Start a tournament; all rounds then start by themselves. For the host."""
    await tournaments.start(services, user, tournament_id)
    return await _state(services, tournament_id, user)


@router.post("/{tournament_id}/cancel", dependencies=[rate_limited("seats")])
async def cancel(tournament_id: TournamentId, services: CurrentServices, user: Human) -> Done:
    """Cancel a tournament that has not begun. For the host."""
    await tournaments.cancel(services, user, tournament_id)
    return Done(done=True)

"""Hints, analyses, chances for spectators, lines to try out."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from ...kernel.state import SPECTATOR
from ..core.http.dependencies import CurrentServices, Human, Person, ScreenQuery, TableId, Visitor, rate_limited
from ..core.http.router import api_router
from ..core.tables.session import reading
from . import hints
from .analyses import begin_analysis, require_over, stored_analysis
from .chances import public_chances
from .presentation import analysis_view
from .schemas import AnalysisView, Asking, Hint, PublicOutlook, Tryout, TryoutView, Why
from .tryouts import tryout

router = api_router("records")
hint_router = api_router("play", under="/tables/{table_id}")


@hint_router.post("/hint", dependencies=[rate_limited("hints")])
async def hint(table_id: TableId, body: Asking, services: CurrentServices, user: Person, screen: ScreenQuery) -> Hint:
    """What a good bot would do here and why, thinking only of what this seat can know."""
    return await hints.hint(services, user, table_id, body.seat, screen)


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
        require_over(session)
        progress = services.background_jobs.progress(table_id)
        return await analysis_view(session, await stored_analysis(session), progress, screen)


@router.post("/tables/{table_id}/analysis", dependencies=[rate_limited("records")])
async def analyse(table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery) -> AnalysisView:
    """Have a finished game analysed. It takes about a minute; a repeated request returns the progress. The result is
    stored with the table."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        require_over(session)
        stored = await stored_analysis(session)
        if stored is None:
            begin_analysis(services, session, user)
        return await analysis_view(session, stored, services.background_jobs.progress(table_id), screen)


@router.get("/tables/{table_id}/chances", dependencies=[rate_limited("replays")])
async def chances(table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> PublicOutlook:
    """Forecast for every seat of a running game, from what a spectator can know. For spectators, if all people
    at the table agree. A bot looks once after each move, so it may be that of the move before."""
    return await public_chances(services, user, table_id, screen)


@router.post("/tables/{table_id}/tryout", dependencies=[rate_limited("ghosts")])
async def try_out(
    table_id: TableId, body: Tryout, services: CurrentServices, user: Person, screen: ScreenQuery
) -> TryoutView:
    """A private copy of the table as a seat could imagine it, after these answers, for oneself and guessing for others.
    `world` numbers what is imagined; the same number is the same world. In a running game only in one's own turn,
    against bots or where the table allows it; in a finished one after choice number `ply`. Nothing of it is kept."""
    async with reading(services, table_id, user) as session:
        return await tryout(session, body.seat, body.world, body.codes, body.ply, screen)

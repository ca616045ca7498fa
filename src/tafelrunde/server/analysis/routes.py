"""Routes: hints, analyses, chances for spectators, try-outs."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from ...kernel.state import SPECTATOR
from ..core.http.dependencies import (
    CurrentServices,
    Human,
    OwnTables,
    Person,
    ScreenQuery,
    TableId,
    Visitor,
    rate_limited,
)
from ..core.http.router import api_router
from ..core.tables.session import reading
from . import hints, operations
from .analyses import begin_analysis, require_over, stored_analysis
from .chances import public_chances
from .presentation import analysis_view
from .schemas import AnalysisView, Hint, HintIn, PublicForecast, TryoutIn, TryoutView, Why

router = api_router("records")
hint_router = api_router("play", under="/tables/{table_id}")


@hint_router.post("/hint", dependencies=[rate_limited("hints")])
async def hint(table_id: TableId, body: HintIn, services: CurrentServices, user: Person, screen: ScreenQuery) -> Hint:
    """A strong bot's advice for the pending question, with reasons, from what this seat can know."""
    return await hints.hint(services, user, table_id, body.seat, screen)


@router.get("/tables/{table_id}/why", dependencies=[rate_limited("hints")])
async def why(
    table_id: TableId,
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    ply: Annotated[int, Query(ge=1)],
) -> Why:
    """Why a bot made choice number `ply`. Only after the game, since the reason reveals hidden cards."""
    return await hints.why(services, user, table_id, ply, screen)


@router.get("/tables/{table_id}/analysis")
async def analysis(table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> AnalysisView:
    """The analysis of a finished game by a bot, or its progress."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        require_over(session)
        progress = services.background_jobs.progress(table_id)
        return await analysis_view(session, await stored_analysis(session), progress, screen)


@router.post("/tables/{table_id}/analysis", dependencies=[rate_limited("records")])
async def analyse(table_id: TableId, services: CurrentServices, user: Human, screen: ScreenQuery) -> AnalysisView:
    """Start the analysis of a finished game. It takes about a minute; a repeated request returns the progress. The
    result is stored with the table."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        require_over(session)
        stored = await stored_analysis(session)
        if stored is None:
            begin_analysis(services, session, user)
        return await analysis_view(session, stored, services.background_jobs.progress(table_id), screen)


@router.get("/tables/{table_id}/chances", dependencies=[rate_limited("replays")])
async def chances(table_id: TableId, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> PublicForecast:
    """Forecast for every seat of a running game, from what a spectator can know. For spectators, if all people
    at the table agree. A bot computes it once per move, so it may be one move old."""
    return await public_chances(services, user, table_id, screen)


@router.post("/tables/{table_id}/tryout", dependencies=[rate_limited("ghosts")])
async def try_out(table_id: TableId, body: TryoutIn, tables: OwnTables, screen: ScreenQuery) -> TryoutView:
    """A private copy of the table after these answers of the seat and, as guesses, of others. Cards hidden from the
    seat are dealt at random; `world` is the seed, so the same number gives the same cards. In a running game only in
    one's own turn, against bots or where the table allows it; in a finished one after choice number `ply`. Nothing is
    stored."""
    return await operations.try_out(tables, table_id, body, screen)

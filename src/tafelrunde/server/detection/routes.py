"""Route of the figures about fair play."""

from __future__ import annotations

from fastapi import Response
from sqlalchemy.orm import Session

from ..core.http.answers import as_json
from ..core.http.dependencies import CurrentServices, Owner, rate_limited
from ..core.http.router import api_router
from .report import fair_play
from .schemas import FairPlay

router = api_router("people", under="/moderation")


@router.get("/fair-play", response_model=FairPlay, dependencies=[rate_limited("records")])
async def fair_play_figures(services: CurrentServices, user: Owner) -> Response:
    """Pairs who may trade wins, people who choose like a bot, and browsers with many accounts. For server owners."""

    def read(db: Session) -> Response:
        return as_json(fair_play(db))

    return await services.storage.read_in_thread(read)

"""Route of the leaderboards."""

from __future__ import annotations

import time
from typing import Annotated

from fastapi import Query

from ..core.errors import not_found
from ..core.http.dependencies import CurrentServices, ScreenQuery, Visitor, known_game, rate_limited
from ..core.http.router import api_router
from ..core.schemas.requests import VISIBLE_ASCII
from .leaderboard import first_game, leaderboard, leaders
from .schemas import Leaderboard
from .seasons import season_before, season_named, season_of

router = api_router("people")


@router.get("/leaderboard/{game}", dependencies=[rate_limited("replays")])
async def best(
    game: str,
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    season: Annotated[str, Query(max_length=10, pattern=VISIBLE_ASCII)] = "",
) -> Leaderboard:
    """The leaderboard of a game in a season, by default the current one. Provisional ratings are listed separately."""
    known, length = known_game(game), services.settings.season
    now = season_of(time.time(), length)
    asked = season_named(season, length) if season else now
    if asked is None or asked.begin > now.begin:
        raise not_found("no-season")
    ranked, first = await services.storage.read_in_thread(lambda db: (leaders(db, known.name, asked), first_game(db)))
    oldest = first or time.time()
    names, one = [now.name], now
    while one.begin > oldest:
        one = season_before(one, length)
        names.append(one.name)
    return leaderboard(known.name, asked, names, ranked, user, services.settings.offered_bots, screen.lang)

"""All paths of the API together.

They are put together once in a process, however many apps it makes: FastAPI works out slowly what each path takes and
gives.
"""

from __future__ import annotations

from typing import Final

from starlette.routing import BaseRoute

from .routes import (
    calls,
    chat,
    daily,
    games,
    leaderboard,
    lessons,
    live,
    lobby,
    me,
    moderation,
    packs,
    pages,
    people,
    play,
    records,
    seats,
    tables,
    ties,
    tournaments,
    ways_in,
    workshop,
)

PEOPLE: Final = (me, ways_in, people, calls, moderation)
GAMES: Final = (games, packs, workshop, lessons)
TABLES: Final = (lobby, tables, seats, ties, chat, play, records, live)
CONTESTS: Final = (tournaments, leaderboard, daily)

ROUTES: Final[list[BaseRoute]] = [
    route for subject in (*PEOPLE, *GAMES, *TABLES, *CONTESTS, pages) for route in subject.router.routes
]  # in the order of the description
MATCHED: Final[list[BaseRoute]] = [
    *play.router.routes,  # first, because each request tries one after the other
    *(route for route in ROUTES if route not in play.router.routes),
]

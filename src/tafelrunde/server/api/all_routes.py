"""All paths of the API together.

They are put together once in a process, however many apps it makes: FastAPI works out slowly what each path takes and
gives.
"""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter

from ..schemas.errors import REFUSALS
from .description import operation_id
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

API: Final = APIRouter(generate_unique_id_function=operation_id)
for subject in (*PEOPLE, *GAMES, *TABLES, *CONTESTS, pages):
    API.include_router(subject.router, prefix="/api", responses=REFUSALS)

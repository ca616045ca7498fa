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
    games,
    lessons,
    live,
    lobby,
    me,
    packs,
    pages,
    people,
    play,
    records,
    seats,
    tables,
    ties,
    workshop,
)

PEOPLE: Final = (me, people, calls)
GAMES: Final = (games, packs, workshop, lessons)
TABLES: Final = (lobby, tables, seats, ties, chat, play, records, live)

API: Final = APIRouter(generate_unique_id_function=operation_id)
for subject in (*PEOPLE, *GAMES, *TABLES, pages):
    API.include_router(subject.router, prefix="/api", responses=REFUSALS)

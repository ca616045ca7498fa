"""Routes of the daily challenge."""

from __future__ import annotations

from typing import Annotated, Optional

from fastapi import Path
from sqlalchemy import select

from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, Visitor, rate_limited
from ..core.http.router import api_router
from ..core.services import Services
from ..core.storage.models import Table, User
from . import challenge
from .presentation import daily_challenge
from .schemas import DailyChallenge, DailyTable

router = api_router("tables", under="/daily")

DayName = Annotated[str, Path(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


async def _response(services: Services, user: Optional[User], day: Optional[str], lang: str) -> DailyChallenge:
    found = await challenge.load_day(services, user, day)
    ids = [one.table_id for one in found.finished]
    async with services.storage.reading() as db:
        tables = {*(await db.scalars(select(Table.id).where(Table.id.in_(ids))))}
    return daily_challenge(found, user, tables, await challenge.earlier_day(services, found.challenge.day), lang)


@router.get("")
async def today(services: CurrentServices, user: Visitor, screen: ScreenQuery) -> DailyChallenge:
    """Today's challenge and the caller's try; the results of others once the caller has finished."""
    return await _response(services, user, None, screen.lang)


@router.get("/{day}")
async def past_day(day: DayName, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> DailyChallenge:
    """The challenge of a past day, with its seed and everybody's games."""
    return await _response(services, user, day, screen.lang)


@router.post("/play", status_code=201, dependencies=[rate_limited("tables")])
async def play(services: CurrentServices, user: Human, screen: ScreenQuery) -> DailyTable:
    """Begin or continue the caller's try at today's challenge."""
    return DailyTable(table=await challenge.play(services, user, screen.lang))

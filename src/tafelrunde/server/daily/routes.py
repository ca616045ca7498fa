"""The challenge of the day."""

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


async def _told(services: Services, user: Optional[User], day: Optional[str], lang: str) -> DailyChallenge:
    found = await challenge.look(services, user, day)
    ids = [one.table_id for one in found.finished]
    async with services.storage.reading() as db:
        there = {*(await db.scalars(select(Table.id).where(Table.id.in_(ids))))}
    return daily_challenge(found, user, there, await challenge.earlier_day(services, found.challenge.day), lang)


@router.get("")
async def today(services: CurrentServices, user: Visitor, screen: ScreenQuery) -> DailyChallenge:
    """Today's challenge, my try, and, once I have finished, how others did."""
    return await _told(services, user, None, screen.lang)


@router.get("/{day}")
async def past_day(day: DayName, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> DailyChallenge:
    """The challenge of a day that is over: with its seed, and everybody's game to compare."""
    return await _told(services, user, day, screen.lang)


@router.post("/play", status_code=201, dependencies=[rate_limited("tables")])
async def play(services: CurrentServices, user: Human, screen: ScreenQuery) -> DailyTable:
    """Begin my one try at today's challenge, or go on with it."""
    return DailyTable(table=await challenge.play(services, user, screen.lang))

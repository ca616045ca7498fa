"""Routes of the daily challenge."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Annotated, Optional

from fastapi import Path
from sqlalchemy import select

from ..core.http.dependencies import CurrentServices, Human, ScreenQuery, Visitor, rate_limited
from ..core.http.router import api_router
from ..core.presentation.bot_names import bot_label
from ..core.presentation.viewer import moment
from ..core.services import Services
from ..core.storage.models import Table, User
from . import challenge
from .challenge import Day, Finished, ends_at
from .schemas import DailyChallenge, DailyResult, DailyTable

router = api_router("tables", under="/daily")

DayName = Annotated[str, Path(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


async def _response(services: Services, user: Optional[User], day: Optional[str], lang: str) -> DailyChallenge:
    found = await challenge.load_day(services, user, day)
    row, end = found.challenge, ends_at(found.challenge.day)
    over = end <= time.time()
    done = over or any(user is not None and one.user_id == user.id for one in found.finished)
    async with services.storage.reading() as db:
        ids = [one.table_id for one in found.finished if over]
        tables = {*await db.scalars(select(Table.id).where(Table.id.in_(ids)))}
    return DailyChallenge(
        day=row.day,
        end=moment(end),
        over=over,
        game=row.game,
        players=row.players,
        bot=row.bot,
        bot_label=bot_label(lang, row.bot),
        seed=row.seed if over else None,
        tried=found.tried,
        table=found.my_table.id if found.my_table else None,
        status=found.my_table.status if found.my_table else None,
        finished=len(found.finished),
        results=[_result(one, found, user, tables) for one in found.finished] if done else [],
        earlier=await challenge.earlier_day(services, row.day),
    )


def _result(one: Finished, found: Day, user: Optional[User], tables: Collection[str]) -> DailyResult:
    return DailyResult(
        place=1 + sum(other.score > one.score for other in found.finished),
        name=one.name,
        mine=user is not None and one.user_id == user.id,
        score=one.score,
        won=one.won,
        table=one.table_id if one.table_id in tables else None,
    )


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

"""Winning chances that spectators of a running game see: a bot computes them once per move, and they are cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Optional

from ...kernel.state import SPECTATOR
from ..core.bots.jobs import ForecastJob, TurnJob
from ..core.errors import Refused
from ..core.presentation.viewer import Screen
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.bot_choices import turn_job
from ..core.tables.session import reading
from ..core.tables.setup import DEFAULT_BOT
from ..core.texts import server_texts
from .permission import require_chances
from .schemas import PublicForecast, SeatForecast

TIMEOUT: Final = 30.0  # seconds; an idle machine needs less than one
CACHED_TABLES: Final = 500

Chances = dict[str, list[Any]]  # points and chances, each by seat


class ChancesAt(NamedTuple):
    ply: int
    chances: Chances


class ChancesCache:
    """The last chances of each table. At most one computation per table runs at a time."""

    def __init__(self) -> None:
        self._cached: OrderedDict[str, ChancesAt] = OrderedDict()
        self._running: dict[str, asyncio.Future[ChancesAt]] = {}

    async def at(self, table_id: str, ply: int, compute: Callable[[], Awaitable[Chances]]) -> ChancesAt:
        """The chances after `ply` choices; those of a running computation, even if a move was made since it started."""
        cached = self._cached.get(table_id)
        if cached is not None and cached.ply == ply:
            return cached
        if table_id not in self._running:
            self._running[table_id] = asyncio.ensure_future(self._compute(table_id, ply, compute))
        return await asyncio.shield(self._running[table_id])  # a caller that disconnects does not cancel it for others

    async def _compute(self, table_id: str, ply: int, compute: Callable[[], Awaitable[Chances]]) -> ChancesAt:
        try:
            found = ChancesAt(ply, await compute())
        finally:
            del self._running[table_id]
        self._cached[table_id] = found
        self._cached.move_to_end(table_id)
        if len(self._cached) > CACHED_TABLES:
            self._cached.popitem(last=False)
        return found


async def public_chances(services: Services, user: Optional[User], table_id: str, screen: Screen) -> PublicForecast:
    """A worker computes them after the transaction."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        require_chances(session)
        table = session.table
        job = turn_job(session.require_match().match, DEFAULT_BOT)
    found = await services[ChancesCache].at(table_id, table.plies, lambda: _computed(services, job, table.host_id))
    return PublicForecast(
        ply=found.ply,
        forecast=[
            SeatForecast(points=round(points, 1), chance=None if chance is None else round(chance, 3))
            for points, chance in zip(found.chances["points"], found.chances["chances"], strict=True)
        ],
        opinion=server_texts(screen.lang).text("chances-opinion"),
    )


async def _computed(services: Services, job: TurnJob, host: str) -> Chances:
    thought = await services.workers.run(ForecastJob(job), TIMEOUT, host)
    if thought.wrong or thought.result is None:
        raise Refused(503, "busy")
    return thought.result

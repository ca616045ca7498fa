"""The chances of a running game, for spectators."""

from __future__ import annotations

from typing import Final, Optional

from ...kernel.state import SPECTATOR
from ..core.bots.jobs import TurnJob
from ..core.errors import Refused
from ..core.presentation.viewer import Screen
from ..core.services import Services
from ..core.storage.models import User
from ..core.tables.bot_turns import DEFAULT_BOT, turn_job
from ..core.tables.session import reading
from ..core.texts import server_texts
from .chances_cache import Chances, ChancesCache
from .permission import require_chances
from .schemas import PublicOutlook, SeatOutlook

LONGEST: Final = 30.0  # seconds; a look takes less than one where nothing else is done


async def public_chances(services: Services, user: Optional[User], table_id: str, screen: Screen) -> PublicOutlook:
    """The bot looks after the transaction, in a worker."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        require_chances(session)
        table = session.table
        job = turn_job(session.require_match().match, DEFAULT_BOT)
    told = await services[ChancesCache].at(table_id, table.plies, lambda: _looked(services, job, table.host_id))
    return PublicOutlook(
        ply=told.ply,
        outlook=[
            SeatOutlook(points=round(points, 1), chance=None if chance is None else round(chance, 3))
            for points, chance in zip(told.hopes["points"], told.hopes["chances"], strict=True)
        ],
        opinion=server_texts(screen.lang).text("chances-opinion"),
    )


async def _looked(services: Services, job: TurnJob, host: str) -> Chances:
    thought = await services.workers.outlook(job, LONGEST, host)
    if thought.wrong or thought.result is None:
        raise Refused(503, "busy")
    return thought.result

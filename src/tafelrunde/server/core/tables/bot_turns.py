"""Plays bot turns: a worker computes the choices, which are then committed like those of people."""

from __future__ import annotations

from typing import Optional

from ....games import games
from ..bots.jobs import TurnJob
from ..bots.lanes import Claim
from ..bots.scheduler import CutShort, bot_asked, bot_to_move, has_person, is_quick
from ..errors import conflict
from ..services import Services
from .bot_choices import turn_job, write_thought
from .session import changing, reading


async def play_turn(services: Services, table_id: str) -> bool:
    """Play one turn of the bot to move at a table; False if there is none."""
    found = await _job(services, table_id)
    if found is None:
        return False
    job, claim = found
    quick = is_quick(games[job.game], job.bot)
    thought = await services.workers.turn(job, services.settings.bot_seconds, claim, quick)
    if services.workers.closed:
        raise CutShort
    async with changing(services, table_id, None) as session:
        still = bot_asked(session.table, session.seats) == job.bot  # false if the player has returned
        if still and session.table.plies == len(job.codes):
            await write_thought(session, job, thought)
    return True


async def _job(services: Services, table_id: str) -> Optional[tuple[TurnJob, Claim]]:
    async with reading(services, table_id, None, looks=False) as session:
        bot = bot_to_move(session.table, session.seats)
        if bot is None:
            return None
        claim = Claim(session.table.host_id, waited_for=has_person(session.seats))
        return turn_job(session.require_match().match, bot), claim


async def reasons(services: Services, job: TurnJob, code: int, person: str) -> Optional[dict[str, float]]:
    """The bot's reasons for this choice (`Bot.reasons`)."""
    thought = await services.workers.reasons(job, code, services.settings.bot_seconds, person)
    if thought.wrong:
        raise conflict("no-hint")
    return thought.changes

"""The analysis of a finished game: a worker computes it once, then it is stored with the table."""

from __future__ import annotations

import time
from typing import Any, Optional

from ..core.bots.background_jobs import Say
from ..core.bots.jobs import AnalysisJob
from ..core.errors import forbidden
from ..core.kinds import OVER
from ..core.services import Services
from ..core.storage.models import StoredAnalysis, User
from ..core.tables.bot_turns import DEFAULT_BOT, turn_job
from ..core.tables.session import TableSession


def require_over(session: TableSession) -> None:
    """While a game goes on, an analysis would tell what others hold."""
    if session.table.status != OVER:
        raise forbidden("not-over", "no-analysis-yet")


async def stored_analysis(session: TableSession) -> Optional[dict[str, Any]]:
    kept = await session.db.get(StoredAnalysis, session.table.id)
    return None if kept is None else kept.found


def begin_analysis(services: Services, session: TableSession, user: User) -> None:
    """Queue the analysis of a finished game; nothing happens if it is under way."""
    turn, table_id = turn_job(session.require_match().match, DEFAULT_BOT), session.table.id
    job = AnalysisJob(turn, services.settings.analysis_thought)

    async def work(say: Say) -> bool:
        return await _analyse(services, table_id, job, user.id, say)

    services.background_jobs.begin(table_id, work)


async def _analyse(services: Services, table_id: str, job: AnalysisJob, person: str, say: Say) -> bool:
    thought = await services.workers.analysis(job, services.settings.analysis_seconds, person, say)
    if thought.wrong or thought.result is None:
        return False
    async with services.storage.changing() as db:
        await db.merge(StoredAnalysis(table_id=table_id, found=thought.result, at=time.time()))
    return True

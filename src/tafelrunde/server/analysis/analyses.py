"""Analyses of finished games: computed once by a worker, then stored with the table."""

from __future__ import annotations

import time
from typing import Any, Optional

from ..core.bots.background_jobs import ReportProgress
from ..core.bots.jobs import AnalysisJob
from ..core.errors import forbidden
from ..core.kinds import OVER
from ..core.services import Services
from ..core.storage.models import StoredAnalysis, User
from ..core.tables.bot_choices import turn_job
from ..core.tables.session import TableSession
from ..core.tables.setup import DEFAULT_BOT


def require_over(session: TableSession) -> None:
    """An analysis of a running game would reveal hidden cards."""
    if session.table.status != OVER:
        raise forbidden("not-over", "no-analysis-yet")


async def stored_analysis(session: TableSession) -> Optional[dict[str, Any]]:
    stored = await session.db.get(StoredAnalysis, session.table.id)
    return None if stored is None else stored.found


def begin_analysis(services: Services, session: TableSession, user: User) -> None:
    """Start the analysis of a finished game unless it is running."""
    turn, table_id = turn_job(session.require_match().match, DEFAULT_BOT), session.table.id
    job = AnalysisJob(turn, services.settings.analysis_thought)

    async def work(report: ReportProgress) -> bool:
        return await _analyse(services, table_id, job, user.id, report)

    services.background_jobs.begin(table_id, work)


async def _analyse(services: Services, table_id: str, job: AnalysisJob, person: str, report: ReportProgress) -> bool:
    thought = await services.workers.run(job, services.settings.analysis_seconds, person, report)
    if thought.wrong or thought.result is None:
        return False
    async with services.storage.changing() as db:
        await db.merge(StoredAnalysis(table_id=table_id, found=thought.result, at=time.time()))
    return True

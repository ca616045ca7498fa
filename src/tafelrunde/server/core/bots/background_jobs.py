"""Runs long jobs in the background, such as analyses, and reports their progress."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Optional

from ..background import Background
from ..errors import Refused
from ..kinds import JOB_FAILED

MOST_JOBS: Final = 20  # waiting or running; each occupies a worker for a minute at most

log = logging.getLogger(__name__)
ReportProgress = Callable[[int], None]


class BackgroundJobs:
    def __init__(self) -> None:
        self._progress: dict[str, int] = {}  # by key, in per cent
        self._background = Background()

    def progress(self, key: str) -> Optional[int]:
        """In per cent; JOB_FAILED if the job failed, None if this process has no such job."""
        return self._progress.get(key)

    def begin(self, key: str, work: Callable[[ReportProgress], Awaitable[bool]]) -> None:
        """Start a job unless it is running. `work` returns whether it succeeded."""
        if self._progress.get(key, JOB_FAILED) != JOB_FAILED:
            return
        if len(self._background) >= MOST_JOBS:
            raise Refused(503, "busy")
        self._progress[key] = 0
        self._background.begin(self._run(key, work))

    async def _run(self, key: str, work: Callable[[ReportProgress], Awaitable[bool]]) -> None:
        done = False
        try:
            done = await work(lambda percent: self._progress.__setitem__(key, percent))
        except Exception:
            log.exception("the job %s failed", key)
        if done:
            del self._progress[key]
        else:
            self._progress[key] = JOB_FAILED

    async def close(self) -> None:
        await self._background.close()

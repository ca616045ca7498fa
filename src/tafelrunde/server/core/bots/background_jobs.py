"""Long jobs of this process, such as analyses: how far each is, and how many may run."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, Optional

from ..background import Background
from ..errors import Refused
from ..kinds import JOB_FAILED

MOST: Final = 20  # that wait or run at once; each keeps a worker for a minute at most

log = logging.getLogger(__name__)
Say = Callable[[int], None]


class BackgroundJobs:
    def __init__(self) -> None:
        self._progress: dict[str, int] = {}  # by table, in per cent
        self._background = Background()

    def progress(self, table_id: str) -> Optional[int]:
        """In per cent; JOB_FAILED if it came to nothing, None if it was not asked for here."""
        return self._progress.get(table_id)

    def begin(self, table_id: str, work: Callable[[Say], Awaitable[bool]]) -> None:
        """Start the work unless it is under way. The worker reports progress; the work returns whether it
        succeeded."""
        if self._progress.get(table_id, JOB_FAILED) != JOB_FAILED:
            return
        if len(self._background) >= MOST:
            raise Refused(503, "busy")
        self._progress[table_id] = 0
        self._background.begin(self._do(table_id, work))

    async def _do(self, table_id: str, work: Callable[[Say], Awaitable[bool]]) -> None:
        done = False
        try:
            done = await work(lambda percent: self._progress.__setitem__(table_id, percent))
        except Exception:
            log.exception("table %s: its analysis failed", table_id)
        if done:
            del self._progress[table_id]
        else:
            self._progress[table_id] = JOB_FAILED

    async def close(self) -> None:
        await self._background.close()

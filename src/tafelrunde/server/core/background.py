"""Background tasks that end with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger(__name__)


class Background:
    """Holds references to running tasks, since asyncio does not, and cancels them together."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]], trouble: str) -> None:
        """Repeat `work` every `seconds`. Failures, such as an unreachable database, are logged."""
        self.begin(_repeated(seconds, work, trouble))

    async def close(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("a background task failed", exc_info=wrong)


async def _repeated(seconds: float, work: Callable[[], Awaitable[None]], trouble: str) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except SQLAlchemyError as wrong:
            log.warning("%s: %s", trouble, wrong)

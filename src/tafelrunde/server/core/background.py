"""Work in the background: what goes on beside the requests, and ends with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

log = logging.getLogger(__name__)


class Background:
    """Tasks are held until they are done, for asyncio itself does not hold them, and called off together."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]], trouble: str) -> None:
        """Every so many seconds. A database that is away comes back; until then the log says what could not be done."""
        self.begin(_repeated(seconds, work, trouble))

    async def close(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("work in the background failed", exc_info=wrong)


async def _repeated(seconds: float, work: Callable[[], Awaitable[None]], trouble: str) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except SQLAlchemyError as wrong:
            log.warning("%s: %s", trouble, wrong)

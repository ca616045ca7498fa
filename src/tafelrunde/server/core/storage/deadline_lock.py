"""A lock that is waited for only until a deadline."""

from __future__ import annotations

import asyncio
from typing import Optional

from ..errors import Refused


class DeadlineLock(asyncio.Lock):
    """Taken by `take` and nothing else, so that it knows whether somebody waits."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting = 0

    async def take(self, until: Optional[float]) -> None:
        """By then, by the clock of the event loop, or whoever asks is told to come again. Most find it free, and for
        them a timer would take ten times as long as the lock."""
        if not self._waiting and not self.locked():
            await self.acquire()
            return
        self._waiting += 1
        try:
            async with asyncio.timeout_at(until):
                await self.acquire()
        except TimeoutError:
            raise Refused(503, "busy") from None
        finally:
            self._waiting -= 1

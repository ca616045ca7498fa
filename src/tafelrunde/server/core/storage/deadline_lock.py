"""An asyncio lock with a deadline."""

from __future__ import annotations

import asyncio
from typing import Optional

from ..errors import Refused


class DeadlineLock(asyncio.Lock):
    """Must be acquired by `take`, so that it knows whether somebody waits."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting = 0

    async def take(self, until: Optional[float]) -> None:
        """Acquire the lock, or refuse after the deadline (event loop time). A free lock is taken without a timer, which
        would take ten times as long."""
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

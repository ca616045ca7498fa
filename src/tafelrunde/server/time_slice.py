"""Cooperative scheduling: a long computation in the event loop lets others run every few milliseconds."""

from __future__ import annotations

import asyncio
import time
from typing import Final

SECONDS: Final = 0.01  # about two choices


class TimeSlice:
    """Of one request. Whatever is shared with others may have changed after `share`."""

    __slots__ = ("_until",)

    def __init__(self) -> None:
        self._until = time.perf_counter() + SECONDS

    async def share(self) -> None:
        """Yields to the event loop if the slice is used up."""
        if time.perf_counter() > self._until:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + SECONDS

"""Measures the delay of the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from .background import Background

EVERY: Final = 0.1  # seconds


class LoopDelay:
    """Calls `observe` with the delay in seconds, ten times a second."""

    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._background = Background()

    def open(self) -> None:
        self._background.begin(self._measure())

    async def close(self) -> None:
        await self._background.close()

    async def _measure(self) -> None:
        while True:
            due = time.monotonic() + EVERY
            await asyncio.sleep(EVERY)
            self._observe(max(0.0, time.monotonic() - due))

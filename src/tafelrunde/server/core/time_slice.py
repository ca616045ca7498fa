"""Cooperative scheduling: long computations in the event loop yield every few milliseconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

T = TypeVar("T")

SECONDS: Final = 0.01


class TimeSlice:
    """The time slice of one request. Shared state may have changed after `share`."""

    __slots__ = ("_until",)

    def __init__(self) -> None:
        self._until = time.perf_counter() + SECONDS

    async def share(self) -> None:
        """Yield to the event loop if the slice is used up."""
        if time.perf_counter() > self._until:
            await asyncio.sleep(0)
            self._until = time.perf_counter() + SECONDS


async def in_slices(steps: Generator[None, None, T]) -> T:
    """Run a generator in time slices, and return its result."""
    time_slice = TimeSlice()
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
        await time_slice.share()

"""A heartbeat in the event loop that measures how much processor time passes between two beats.

Wall-clock time would also count what other programs do on the same machine. The processor time of the whole process
covers C code in a worker thread that keeps the GIL, because the beat is late then as well.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, NamedTuple, Optional

PAUSE: Final = 0.005  # seconds between two beats
STARTED: Final = 2  # beats that show that a beat before a request and one after it were counted


class Blocked(NamedTuple):
    """The longest time between two beats, in seconds of processor time."""

    process: float
    thread: float  # of the event loop's own thread, a part of `process`


class Heartbeat:
    def __init__(self) -> None:
        self._task: Optional[asyncio.Task[None]] = None
        self._beats = 0
        self._longest = Blocked(0.0, 0.0)

    def start(self) -> None:
        self._task = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def reset(self) -> None:
        """Starts a measurement. What ran before is over."""
        await self._settle()
        self._longest = Blocked(0.0, 0.0)

    async def longest(self) -> Blocked:
        """The longest block since `reset`, including one that has just ended."""
        await self._settle()
        return self._longest

    async def _settle(self) -> None:
        until = self._beats + STARTED
        while self._beats < until:
            await asyncio.sleep(PAUSE)

    async def _beat(self) -> None:
        process, thread = time.process_time(), time.thread_time()
        while True:
            await asyncio.sleep(PAUSE)
            now, own = time.process_time(), time.thread_time()
            if now - process > self._longest.process:
                self._longest = Blocked(now - process, own - thread)
            process, thread = now, own
            self._beats += 1

"""Fair queueing of work for worker processes.

Each kind of work has a lane with a fixed number of workers, so slow work of one kind does not delay other kinds. Within
a lane, work that a person waits for comes first, then work of the owner who has used the lane least lately.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple, Optional

from ..errors import Refused

HALF_LIFE: Final = 60.0  # seconds; usage decays exponentially
EXPECTED: Final = 1.0  # seconds charged for running work until it is done
SHARES_KEPT: Final = 5_000
NEGLIGIBLE: Final = 0.01  # seconds of usage


# The address of the request being answered; empty for this machine.
client_address: ContextVar[str] = ContextVar("client_address", default="")


class Claim(NamedTuple):
    """The owner of work, and whether a person waits for it."""

    owner: str
    waited_for: bool = True


class Shares:
    """The recent usage of each owner, in seconds of work."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and the time of the last update

    def of(self, owner: str) -> float:
        seconds, then = self._used.get(owner, (0.0, 0.0))
        return seconds * float(0.5 ** ((self._clock() - then) / HALF_LIFE)) if seconds else 0.0

    def add(self, owner: str, seconds: float) -> None:
        self._used[owner] = (max(0.0, self.of(owner) + seconds), self._clock())
        if len(self._used) > SHARES_KEPT:
            self._used = {one: used for one, used in self._used.items() if self.of(one) > NEGLIGIBLE}


class _Waiter(NamedTuple):
    number: int
    called: asyncio.Future[None]


class Lane:
    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = workers
        self._clock = clock
        self._shares = Shares(clock)
        self._arrived = 0
        # Work that a person waits for, and other work; each by owner, in order of arrival.
        self._waiting: dict[bool, dict[str, deque[_Waiter]]] = {True: {}, False: {}}

    def __len__(self) -> int:
        """The number of waiting callers."""
        return sum(len(line) for lines in self._waiting.values() for line in lines.values())

    @asynccontextmanager
    async def worker(self, claim: Claim, patience: Optional[float] = None) -> AsyncIterator[None]:
        """Reserve a worker for the duration. Callers that would wait longer than `patience` seconds are refused."""
        await self._enter(claim, patience)
        begun = self._clock()
        self._shares.add(claim.owner, EXPECTED)
        try:
            yield
        finally:
            self._shares.add(claim.owner, self._clock() - begun - EXPECTED)
            self._pass_on()

    async def _enter(self, claim: Claim, patience: Optional[float]) -> None:
        if self._free:
            self._free -= 1
            return
        self._arrived += 1
        waiter = _Waiter(self._arrived, asyncio.get_running_loop().create_future())
        lines = self._waiting[claim.waited_for]
        lines.setdefault(claim.owner, deque()).append(waiter)
        try:
            async with asyncio.timeout(patience):
                await waiter.called
        except BaseException as wrong:
            if waiter.called.done() and not waiter.called.cancelled():
                self._pass_on()  # the worker was assigned just when the caller gave up
            else:
                self._forget(lines, claim.owner, waiter)
            if isinstance(wrong, TimeoutError):
                raise Refused(503, "busy") from None
            raise

    def _forget(self, lines: dict[str, deque[_Waiter]], owner: str, waiter: _Waiter) -> None:
        line = lines.get(owner)
        if line is None or waiter not in line:
            return
        line.remove(waiter)
        if not line:
            del lines[owner]

    def _pass_on(self) -> None:
        """Assign the free worker to the next waiter."""
        for lines in self._waiting.values():
            while lines:
                owner = min(lines, key=lambda one: (self._shares.of(one), lines[one][0].number))
                waiter = lines[owner][0]
                self._forget(lines, owner, waiter)
                if not waiter.called.done():  # else it just gave up
                    waiter.called.set_result(None)
                    return
        self._free += 1

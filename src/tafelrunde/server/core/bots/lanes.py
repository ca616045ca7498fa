"""Shares the worker processes fairly.

Each kind of work has a lane with so many workers: a record that takes long to check holds up no bot, and a slow bot no
quick one. Within a lane those come first for whom a person waits; among them whoever has used least of the lane
lately, so that one person with forty tables waits behind themselves and not before everybody else.
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

HALF_LIFE: Final = 60.0  # seconds after which half of what somebody used is forgotten
EXPECTED: Final = 1.0  # seconds that work is taken to need until it is done
SHARES_KEPT: Final = 5_000
FORGOTTEN: Final = 0.01  # seconds; less than that is nothing


# Where the request comes from that is being answered; empty for this machine.
client_address: ContextVar[str] = ContextVar("client_address", default="")


class Claim(NamedTuple):
    """For whom work is done, and whether a person waits for it."""

    owner: str
    waited_for: bool = True


class Shares:
    """How many seconds of work everybody has used lately."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted

    def of(self, owner: str) -> float:
        seconds, then = self._used.get(owner, (0.0, 0.0))
        return seconds * float(0.5 ** ((self._clock() - then) / HALF_LIFE)) if seconds else 0.0

    def add(self, owner: str, seconds: float) -> None:
        self._used[owner] = (max(0.0, self.of(owner) + seconds), self._clock())
        if len(self._used) > SHARES_KEPT:
            self._used = {one: used for one, used in self._used.items() if self.of(one) > FORGOTTEN}


class _Waiter(NamedTuple):
    number: int
    called: asyncio.Future[None]


class Lane:
    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = workers
        self._clock = clock
        self._shares = Shares(clock)
        self._arrived = 0
        # Those for whom a person waits, and the others; each by owner, in the order in which they came.
        self._waiting: dict[bool, dict[str, deque[_Waiter]]] = {True: {}, False: {}}

    def __len__(self) -> int:
        """How many wait."""
        return sum(len(line) for lines in self._waiting.values() for line in lines.values())

    @asynccontextmanager
    async def worker(self, claim: Claim, patience: Optional[float] = None) -> AsyncIterator[None]:
        """While it lasts, one of the workers is ours. Who must wait longer than `patience` is told to come again."""
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
                self._pass_on()  # called in the very moment of giving up
            else:
                self._forget(lines, claim.owner, waiter)
            if isinstance(wrong, TimeoutError):
                raise Refused(503, "busy") from None
            raise

    def _forget(self, lines: dict[str, deque[_Waiter]], owner: str, waiter: _Waiter) -> None:
        line = lines.get(owner)
        if line is None or waiter not in line:
            return  # called when it had just given up
        line.remove(waiter)
        if not line:
            del lines[owner]

    def _pass_on(self) -> None:
        """The worker goes to the next one, or is free."""
        for lines in self._waiting.values():
            while lines:
                owner = min(lines, key=lambda one: (self._shares.of(one), lines[one][0].number))
                waiter = lines[owner][0]
                self._forget(lines, owner, waiter)
                if not waiter.called.done():  # who gives up in this moment is passed over
                    waiter.called.set_result(None)
                    return
        self._free += 1

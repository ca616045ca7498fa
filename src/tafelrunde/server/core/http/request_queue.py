"""The queue of waiting requests, for load shedding.

Without it, requests to a busy process would wait in socket buffers and as tasks, where nobody counts them. So each
iteration of the event loop admits one request at most; iterations stay short, and all waiting requests are in this
queue with their arrival times.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Optional

BEAT_SECONDS: Final = 0.02


class WaitedTooLong(Exception):
    """The request waited too long and is asked to retry."""


@dataclass(eq=False)
class _Waiting:
    looks: bool
    since: float
    turn: asyncio.Future[None]


class RequestQueue:
    """Admits up to `places` reads (`looks`) and as many writes at once, since reads must not wait for the disk.
    Requests of players (`plays`) have priority.

    While it is in use, a heartbeat measures the delay of the event loop (`lag`) and rejects those that waited too long.
    """

    def __init__(self, places: int, patience: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._patience = patience
        self._clock = clock
        self._places = dict.fromkeys((True, False), places)
        self._inside = 0
        self._lines: dict[tuple[bool, bool], deque[_Waiting]] = {
            (plays, looks): deque() for plays in (True, False) for looks in (True, False)
        }
        self._turns = False  # whether `_turn` is scheduled; nobody is admitted before it
        self._next_beat: Optional[float] = None
        self.lag = 0.0

    async def enter(self, looks: bool, plays: bool, arrived: Optional[float] = None) -> None:
        """Wait to be admitted. Half of `lag` is added to the wait since `arrived`: the mean time in the socket
        buffer."""
        self._keep_beating()
        if self._places[looks] and not self._turns and not any(self._lines.values()):
            self._let_in(looks)
            return
        since = (self._clock() if arrived is None else arrived) - self.lag / 2
        waiting = _Waiting(looks, since, asyncio.get_running_loop().create_future())
        self._lines[plays, looks].append(waiting)
        self._turn_soon()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if not waiting.turn.cancelled():  # cancelled just after being admitted
                self.leave(looks)
            raise

    def leave(self, looks: bool) -> None:
        self._places[looks] += 1
        self._inside -= 1
        if any(self._lines.values()):
            self._turn_soon()

    def _let_in(self, looks: bool) -> None:
        """Admit a request; the next one waits for one iteration of the event loop."""
        self._places[looks] -= 1
        self._inside += 1
        self._turn_soon()

    def _turn_soon(self) -> None:
        if not self._turns:
            self._turns = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._turns = False
        waiting = self._first(plays=True) or self._first(plays=False)
        if waiting is not None:
            self._let_in(waiting.looks)
            waiting.turn.set_result(None)

    def _first(self, plays: bool) -> Optional[_Waiting]:
        """The request that has waited longest and has a place. Late ones are rejected, except the last one in a line,
        since there is time for it."""
        lines = [self._lines[plays, looks] for looks, places in self._places.items() if places]
        for line in lines:
            self._send_away(line, keep=1)
        waiting = [line for line in lines if line]
        return min(waiting, key=lambda line: line[0].since).popleft() if waiting else None

    def _send_away(self, line: deque[_Waiting], keep: int) -> None:
        latest = self._clock() - self._patience
        while line and (line[0].turn.done() or (line[0].since < latest and len(line) > keep)):
            waiting = line.popleft()
            if not waiting.turn.done():  # else it was cancelled
                waiting.turn.set_exception(WaitedTooLong())

    def _keep_beating(self) -> None:
        if self._next_beat is None:
            self._next_beat = self._clock() + BEAT_SECONDS
            asyncio.get_running_loop().call_later(BEAT_SECONDS, self.beat)

    def beat(self) -> None:
        assert self._next_beat is not None
        self.lag = max(0.0, self._clock() - self._next_beat)
        self._next_beat = None
        for (_, looks), line in self._lines.items():
            self._send_away(line, keep=1 if self._places[looks] else 0)
        if self._inside or any(self._lines.values()):
            self._keep_beating()
        else:
            self.lag = 0.0

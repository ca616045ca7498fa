"""The budget of a search: a number of rounds, a time limit, or both."""

from __future__ import annotations

import time
from typing import Final, NewType

Seconds = NewType("Seconds", float)
ANY_TIME: Final = Seconds(0.0)

MARGIN: Final = 0.97  # share of the time for thinking; the rest is for what follows it


class Budget:
    """Grants rounds of thought. The first is always granted, because a bot must answer; later ones only if they will
    probably end in time. Without a time limit it never reads the clock."""

    __slots__ = ("_began", "_last", "_left", "_longest", "_time")

    def __init__(self, rounds: int, seconds: float) -> None:
        """0 rounds: no limit. 0 seconds: no time limit."""
        self._left = rounds or -1
        self._time = seconds * MARGIN
        self._began = self._last = time.perf_counter() if seconds else 0.0
        self._longest = 0.0

    def allows(self) -> bool:
        if not self._left:
            return False
        self._left -= 1
        if not self._time:
            return True
        now = time.perf_counter()
        self._longest = max(self._longest * 0.98, now - self._last)  # the budget slowly forgets a slow round
        self._last = now
        return now - self._began + self._longest <= self._time

    def spent(self) -> bool:
        """Whether the time is over, so that a bot aborts the round it is in."""
        return self._time > 0 and time.perf_counter() - self._began > self._time

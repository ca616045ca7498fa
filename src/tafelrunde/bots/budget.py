"""How long a bot may think: so many rounds of thought, or so much time, never more than that."""

from __future__ import annotations

import time
from typing import Final, NewType

Seconds = NewType("Seconds", float)
ANY_TIME: Final = Seconds(0.0)

MARGIN: Final = 0.97  # of the time, for what is left to do when thinking ends


class Budget:
    """Asked before each round of thought. A round that would probably end too late is not begun; the first one is
    always granted, or there would be no answer. Without a time the clock is never looked at."""

    __slots__ = ("_began", "_last", "_left", "_longest", "_time")

    def __init__(self, rounds: int, seconds: float) -> None:
        """`rounds` 0 for any number, `seconds` 0 for any time."""
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
        self._longest = max(self._longest * 0.98, now - self._last)  # one slow round is forgotten in the end
        self._last = now
        return now - self._began + self._longest <= self._time

    def spent(self) -> bool:
        """The time is over, in the middle of a round: what is not thought by now is not thought."""
        return self._time > 0 and time.perf_counter() - self._began > self._time

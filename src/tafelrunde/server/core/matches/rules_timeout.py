"""A timeout for rules code in the server process, where an endless loop would block every table."""

from __future__ import annotations

import signal
import threading
from functools import cache
from types import FrameType
from typing import NoReturn, Optional

SECONDS = 5.0  # a choice takes a thousandth of that


class RulesTimeout(Exception):
    """The rules of a game exceeded the time limit."""


def _stop(_: int, frame: Optional[FrameType]) -> NoReturn:
    raise RulesTimeout(f"no end within {SECONDS:g} s, at {frame.f_code.co_filename if frame else '?'}")


@cache
def _listen() -> None:
    """Install the signal handler once, since that takes longer than setting the timer."""
    signal.signal(signal.SIGALRM, _stop)


class rules_timeout:
    """Context manager that raises RulesTimeout if its block runs too long. Works only in the main thread; of nested
    ones only the outer one counts."""

    __slots__ = ("_set",)

    def __enter__(self) -> None:
        in_main_thread = threading.get_ident() == threading.main_thread().ident
        able = in_main_thread and hasattr(signal, "setitimer")  # Windows has none
        self._set = able and not signal.getitimer(signal.ITIMER_REAL)[0]
        if self._set:
            _listen()
            signal.setitimer(signal.ITIMER_REAL, SECONDS)

    def __exit__(self, *_: object) -> None:
        if self._set:
            signal.setitimer(signal.ITIMER_REAL, 0)

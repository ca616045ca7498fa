"""A timeout for the rules where requests are answered: rules without end would stop every table."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn, Optional

SECONDS = 5.0  # a choice takes a thousandth of that


class RulesTimeout(Exception):
    """The rules of a game came to no end."""


def _stop(_: int, frame: Optional[FrameType]) -> NoReturn:
    raise RulesTimeout(f"no end within {SECONDS:g} s, at {frame.f_code.co_filename if frame else '?'}")


@contextmanager
def rules_timeout() -> Iterator[None]:
    """Breaks off what runs within it for too long without a pause. Only the main thread can be interrupted. Timeouts do
    not nest: the outer one counts."""
    able = threading.current_thread() is threading.main_thread() and hasattr(signal, "setitimer")
    if not able or signal.getitimer(signal.ITIMER_REAL)[0]:
        yield
        return
    before = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

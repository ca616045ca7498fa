"""A limit on the time that rules take where requests are answered: rules without end would stop every table."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn, Optional

SECONDS = 5.0  # a choice takes a thousandth of that


class Wedged(Exception):
    """The rules of a game came to no end."""


def _stop(_: int, frame: Optional[FrameType]) -> NoReturn:
    raise Wedged(f"no end within {SECONDS:g} s, at {frame.f_code.co_filename if frame else '?'}")


@contextmanager
def limited() -> Iterator[None]:
    """What is done within, without a pause, is broken off in the end. Only the main thread can be; limits do not nest:
    the outer one counts."""
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

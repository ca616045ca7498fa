"""Runs several server processes (`serve --processes N`): forks them after loading everything, and restarts those that
die."""

from __future__ import annotations

import os
import signal
import sys
import time
import traceback
from collections.abc import Callable
from types import FrameType
from typing import Final, Optional

QUICK: Final = 5.0  # seconds; a process that dies sooner failed to start
MOST_QUICK: Final = 3  # consecutive failed starts after which all processes stop


class Processes:
    """Runs `serve(number)` in each process, and `forget(pid)` here after each that has ended."""

    def __init__(
        self, number: int, serve: Callable[[int], None], forget: Callable[[int], None] = lambda pid: None
    ) -> None:
        self._number = number
        self._serve = serve
        self._forget = forget
        self._running: dict[int, tuple[int, float]] = {}  # by process id: number and start time
        self._stopping = False
        self._quick_deaths = 0

    def run(self) -> bool:
        """Run until a signal stops it; returns False if the processes failed to start."""
        for what in (signal.SIGTERM, signal.SIGINT):
            signal.signal(what, self._stop)
        for number in range(self._number):
            self._start(number)
        while self._running:
            try:
                pid, status = os.wait()
            except InterruptedError:
                continue
            if pid in self._running:
                self._ended(pid, status)
        return self._quick_deaths < MOST_QUICK

    def _start(self, number: int) -> None:
        pid = os.fork()
        if pid:
            self._running[pid] = (number, time.monotonic())
            return
        code = 1
        try:
            for what in (signal.SIGTERM, signal.SIGINT):
                signal.signal(what, signal.SIG_DFL)
            self._serve(number)
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _ended(self, pid: int, status: int) -> None:
        number, since = self._running.pop(pid)
        self._forget(pid)
        if self._stopping:
            return
        quick = time.monotonic() - since < QUICK
        self._quick_deaths = self._quick_deaths + 1 if quick else 0
        print(f"process {number} of the server ended with {os.waitstatus_to_exitcode(status)}", file=sys.stderr)
        if self._quick_deaths >= MOST_QUICK:
            self._stop()
        else:
            self._start(number)

    def _stop(self, what: int = signal.SIGTERM, _: Optional[FrameType] = None) -> None:
        self._stopping = True
        for pid in self._running:
            os.kill(pid, signal.SIGTERM)

"""Worker and template processes shared by the servers of all tests in this process, since starting them is slow."""

from __future__ import annotations

import queue
from collections.abc import Callable
from typing import ClassVar, Optional

from tafelrunde.server.core.bots.workers import Worker, WorkerPool
from tafelrunde.server.core.uploads.template import Budget
from tafelrunde.server.core.uploads.workers import Template, Uploads

from .odd_bots import find


class LastingWorkers(WorkerPool):
    """Whoever has nothing to do when its server ends waits for the next server. Who is busy is ended, as ever; and so
    is who finds other bots than the tests' own."""

    _waiting: ClassVar[queue.SimpleQueue[Worker]] = queue.SimpleQueue()

    def close(self) -> None:
        while self._find_bot is find and not self._idle.empty():
            worker = self._idle.get_nowait()
            self._all.discard(worker)
            self._waiting.put(worker)
        super().close()

    def _idle_worker(self) -> Worker:
        if self._find_bot is find and self._idle.empty() and not self._waiting.empty() and not self.closed:
            worker = self._waiting.get_nowait()
            self._all.add(worker)
            return worker
        return super()._idle_worker()


class LastingUploads(Uploads):
    _lasting: ClassVar[Optional[Template]] = None

    def __init__(self, budget: Budget, warm_up: Callable[[], None]) -> None:
        super().__init__(budget, warm_up)
        self._template = self._lasting

    def close(self) -> None:
        LastingUploads._lasting, self._template = self._template, None
        super().close()

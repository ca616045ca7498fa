"""Plays training games in processes of this machine or on a Ray cluster."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Protocol, TypeVar

from ..kernel.game import UsageError

J = TypeVar("J")
R = TypeVar("R")


class Workers(Protocol):
    """Runs jobs and hands out their results as they arrive."""

    cores: int

    def submit(self, work: Callable[[Any], Any], job: Any) -> None: ...

    def finished(self, seconds: float) -> list[Any]:
        """The results that have arrived, after waiting at most `seconds` for one."""
        ...

    @property
    def waiting(self) -> int: ...

    def stop(self) -> None: ...


class Processes(Generic[J, R]):
    def __init__(self, cores: int) -> None:
        self.cores = cores
        self._futures: set[Future[Any]] = set()
        self._pool = ProcessPoolExecutor(cores, multiprocessing.get_context("spawn"), _begin)

    def submit(self, work: Callable[[J], R], job: J) -> None:
        self._futures.add(self._pool.submit(work, job))

    def finished(self, seconds: float) -> list[R]:
        done, self._futures = wait(self._futures, seconds, FIRST_COMPLETED)
        return [future.result() for future in done]

    @property
    def waiting(self) -> int:
        return len(self._futures)

    def stop(self) -> None:
        """Stop at once, without waiting for games in progress."""
        running = list(self._pool._processes.values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in running:
            process.terminate()


def _begin() -> None:
    """Leave interrupts to the parent process, yield processor time to it, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


class Cluster:
    """A Ray cluster at an address, as for `tafelrunde arena --ray`."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = importlib.import_module("ray")
        except ImportError:
            raise UsageError("Ray is not installed; install the extra: pip install 'tafelrunde[ray]'") from None
        try:
            self._ray.init(address=address, log_to_driver=False, include_dashboard=None)
        except (ConnectionError, ValueError, RuntimeError) as wrong:
            raise UsageError(f"no Ray cluster at {address[:60]!r}: {wrong}") from None
        self.cores = int(self._ray.cluster_resources().get("CPU", 1))
        self._tasks: list[Any] = []

    def submit(self, work: Callable[[Any], Any], job: Any) -> None:
        self._tasks.append(self._ray.remote(work).remote(job))

    def finished(self, seconds: float) -> list[Any]:
        if not self._tasks:
            return []
        ready, self._tasks = self._ray.wait(self._tasks, num_returns=1, timeout=seconds)
        return [self._ray.get(task) for task in ready]

    @property
    def waiting(self) -> int:
        return len(self._tasks)

    def stop(self) -> None:
        self._ray.shutdown()

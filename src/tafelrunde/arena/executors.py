"""Plays the games of a contest in this process or in a process pool (on a cluster: ray_executor.py)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Final

from ..kernel.game import UsageError
from .contest import GameKey
from .one_game import FinishedGame, GameSpec, play_game

Task = tuple[GameKey, GameSpec]
Done = tuple[GameKey, FinishedGame]
Executor = Callable[[Sequence[Task]], Iterator[Done]]  # yields games in the order of completion

RETRIES: Final = 5  # times that a new pool replays the games lost with a dead process


def in_this_process(tasks: Sequence[Task]) -> Iterator[Done]:
    for key, spec in tasks:
        yield key, play_game(spec)


def in_processes(jobs: int) -> Executor:
    """Run on this machine, `jobs` games at a time."""
    return in_this_process if jobs == 1 else lambda tasks: _in_pools(tasks, jobs)


def _in_pools(tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    left = dict(tasks)
    for _ in range(RETRIES):
        try:
            for key, finished in _in_pool(list(left.items()), min(jobs, len(left))):
                del left[key]
                yield key, finished
        except BrokenProcessPool:
            continue
        return
    raise UsageError(f"worker processes died {RETRIES} times; memory may be too small for --jobs {jobs}")


def _in_pool(tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, initialize_worker) as pool:
        try:
            futures = {pool.submit(play_game, spec): key for key, spec in tasks}
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def initialize_worker() -> None:
    """Initialize a pool process: ignore interrupts, which the parent handles, and exit when the parent exits."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)

"""Holding a contest: what is still to be played goes to whoever can play it, and is entered when it is over."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, Optional

from ..kernel.game import BadUse
from .contest import Key
from .ledger import Ledger
from .playing import Outcome, Sitting, play

Work = tuple[Key, Sitting]
Done = tuple[Key, Outcome]
Players = Callable[[Sequence[Work]], Iterator[Done]]

MOST_BREAKS: Final = 5  # a process that dies takes the games in flight with it; they are begun again so often


def hold(ledger: Ledger, players: Players, records: Optional[Path] = None) -> Iterator[Outcome]:
    """Play what the ledger lacks. Yields each game as it is over and entered."""
    work = [
        (key, sitting) for key, sitting in ledger.contest.sittings(records is not None) if key not in ledger.outcomes
    ]
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    for key, outcome in players(work) if work else ():
        if records is not None:
            name = f"{ledger.path.stem}-{key[0]}-{key[1]:05}.json"
            (records / name).write_text(json.dumps(outcome.record) + "\n", encoding="utf-8")
        ledger.enter(key, outcome._replace(record=None))
        yield outcome


def in_this_process(work: Sequence[Work]) -> Iterator[Done]:
    for key, sitting in work:
        yield key, play(sitting)


def in_processes(jobs: int) -> Players:
    """On this machine, `jobs` games at a time."""
    return in_this_process if jobs == 1 else lambda work: _in_pools(work, jobs)


def _in_pools(work: Sequence[Work], jobs: int) -> Iterator[Done]:
    left = dict(work)
    for _ in range(MOST_BREAKS):
        try:
            for key, outcome in _in_pool(list(left.items()), min(jobs, len(left))):
                del left[key]
                yield key, outcome
        except BrokenProcessPool:
            continue
        return
    raise BadUse(f"processes died {MOST_BREAKS} times; perhaps there is too little memory for --jobs {jobs}")


def _in_pool(work: Sequence[Work], jobs: int) -> Iterator[Done]:
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, begin_work) as pool:
        try:
            futures = {pool.submit(play, sitting): key for key, sitting in work}
            for future in as_completed(futures):
                yield futures[future], future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def begin_work() -> None:
    """In each process: interrupts are for the parent to handle, and nobody plays on when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)

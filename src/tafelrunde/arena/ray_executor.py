"""Plays the games of a contest on a Ray cluster, in batches; Ray retries a batch whose worker dies."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..kernel.game import UsageError
from .executors import RETRIES, Done, Executor, Task
from .one_game import FinishedGame, play_game

BATCHES_PER_CORE: Final = 4
LARGEST_BATCH: Final = 16


def on_ray(address: str) -> Executor:
    """Run on the cluster at an address (`auto`, `ray://host:10001`, `host:6379`), or start one here (`local`)."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise UsageError("Ray is not installed; install it with: pip install 'tafelrunde[ray]'") from None
    return lambda tasks: _on_cluster(ray, address, tasks)


def _on_cluster(ray: Any, address: str, tasks: Sequence[Task]) -> Iterator[Done]:
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=None)
        except (ConnectionError, ValueError, RuntimeError) as wrong:
            raise UsageError(f"no Ray cluster at {address[:60]!r}: {wrong}") from None
    try:
        remote = ray.remote(max_retries=RETRIES)(play_batch)
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting = {remote.remote(batch): batch for batch in batches(tasks, cores)}
        while waiting:
            ready, _ = ray.wait(list(waiting))
            batch = waiting.pop(ready[0])
            for (key, _), finished in zip(batch, ray.get(ready[0]), strict=True):
                yield key, finished
    finally:
        if ours:
            ray.shutdown()


def batches(tasks: Sequence[Task], cores: int) -> list[list[Task]]:
    """Split tasks into batches small enough to keep all cores busy to the end."""
    size = max(1, min(LARGEST_BATCH, len(tasks) // (BATCHES_PER_CORE * cores)))
    return [list(tasks[start : start + size]) for start in range(0, len(tasks), size)]


def play_batch(batch: list[Task]) -> list[FinishedGame]:
    return [play_game(spec) for _, spec in batch]

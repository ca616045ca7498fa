"""Games on a Ray cluster: a task is a batch of whole games, and a task whose worker dies is done again elsewhere."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from ..kernel.game import BadUse
from .hall import Done, Players, Work
from .playing import Outcome, play

BATCHES_PER_CORE: Final = 4
LARGEST_BATCH: Final = 16
RETRIES: Final = 5


def on_ray(address: str) -> Players:
    """On the cluster at an address (`auto`, `ray://host:10001`, `host:6379`), or on one started here: `local`."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise BadUse("Ray is not installed; install the extra: pip install 'tafelrunde[ray]'") from None
    return lambda work: _on_cluster(ray, address, work)


def _on_cluster(ray: Any, address: str, work: Sequence[Work]) -> Iterator[Done]:
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=None)
        except (ConnectionError, ValueError, RuntimeError) as wrong:
            raise BadUse(f"no Ray cluster at {address[:60]!r}: {wrong}") from None
    try:
        task = ray.remote(max_retries=RETRIES)(play_batch)
        cores = int(ray.cluster_resources().get("CPU", 1))
        waiting = {task.remote(batch): batch for batch in batches(work, cores)}
        while waiting:
            ready, _ = ray.wait(list(waiting))
            batch = waiting.pop(ready[0])
            for (key, _), outcome in zip(batch, ray.get(ready[0]), strict=True):
                yield key, outcome
    finally:
        if ours:
            ray.shutdown()


def batches(work: Sequence[Work], cores: int) -> list[list[Work]]:
    """Small enough that all cores are busy to the end."""
    size = max(1, min(LARGEST_BATCH, len(work) // (BATCHES_PER_CORE * cores)))
    return [list(work[start : start + size]) for start in range(0, len(work), size)]


def play_batch(batch: list[Work]) -> list[Outcome]:
    return [play(sitting) for _, sitting in batch]

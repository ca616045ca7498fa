"""The arena on a real Ray cluster of several worker processes."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.arena import Contest, ResultsFile, run_contest
from tafelrunde.arena.executors import in_this_process
from tafelrunde.arena.ray_executor import batches, on_ray
from tests.soak import SOAK

ray = pytest.importorskip("ray")
GAMES = 12


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """One node with two workers; its processes are children of ours and end with it."""
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


def contest() -> Contest:
    return Contest.of("deus", 2, {}, ["greedy", "greedy:tries=2"], GAMES, 3)


def busy_workers() -> list[int]:
    """The processes of our own cluster that are playing a batch."""
    return [int(pid.name) for pid in Path("/proc").glob("[0-9]*") if _plays(pid) and _is_ours(int(pid.name))]


def _plays(process: Path) -> bool:
    try:
        return b"ray::play_batch" in (process / "cmdline").read_bytes()
    except OSError:
        return False


def _is_ours(pid: int) -> bool:
    while pid > 1 and pid != os.getpid():
        try:
            pid = int((Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[1])
        except OSError:
            return False
    return pid == os.getpid()


def test_batches_are_whole_games_and_enough_for_all_cores():
    work = list(contest().schedule())
    assert [game for batch in batches(work, 2) for game in batch] == work
    assert len(batches(work, 2)) >= 8
    assert len(batches(work[:1], 64)) == 1


@pytest.mark.skipif(not SOAK, reason="make soak kills workers of Ray")
def test_a_killed_worker_changes_nothing(cluster: Any, tmp_path: Path):
    results = ResultsFile.create(tmp_path / "ray.jsonl", contest())
    killed = []
    for _ in run_contest(results, on_ray("auto")):
        if not killed:
            killed = busy_workers()[:1]
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
    assert killed, "a worker was playing and was killed"
    alone = ResultsFile.create(tmp_path / "alone.jsonl", contest())
    for _ in run_contest(alone, in_this_process):
        pass
    assert [game.result for game in results.in_order()] == [game.result for game in alone.in_order()]
    assert len(results.games) == GAMES


def test_a_bot_from_outside_plays_there_too(cluster: Any, tmp_path: Path):
    contest = Contest.of("deus", 2, {}, ["tests.bots.ten_lines:HighestBot", "random"], 4, 3)
    results = ResultsFile.create(tmp_path / "outside.jsonl", contest)
    assert sum(1 for _ in run_contest(results, on_ray("auto"))) == 4

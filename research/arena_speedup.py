"""Measures how much faster the arena is on several processes.

    python research/arena_speedup.py deus --jobs 2

Plays the same contest on one process and on several; the speed-up includes starting the processes.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from tafelrunde.arena import Contest, ResultsFile, run_contest
from tafelrunde.arena.executors import in_processes


def seconds(contest: Contest, jobs: int, folder: Path) -> float:
    results = ResultsFile.create(folder / f"{jobs}.jsonl", contest)
    begun = time.perf_counter()
    for _ in run_contest(results, in_processes(jobs)):
        pass
    return time.perf_counter() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--bots", default="greedy,planner:worlds=1")
    arguments = parser.parse_args()
    contest = Contest.of(arguments.game, 2, {}, arguments.bots.split(","), arguments.games, 1)
    with tempfile.TemporaryDirectory() as folder:
        alone, together = (seconds(contest, jobs, Path(folder)) for jobs in (1, arguments.jobs))
    cores = os.cpu_count()
    games = f"{arguments.games} games of {arguments.bots}"
    print(f"{games}: 1 process {alone:.1f} s, {arguments.jobs} processes {together:.1f} s")
    print(f"speed-up {alone / together:.2f} on a machine of {cores} cores, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()

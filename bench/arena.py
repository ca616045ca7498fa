"""How much faster the arena is on several processes.

    python bench/arena.py deus --jobs 2

Plays the same contest on one process and on several and prints the speed-up; starting the processes is part of it.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from pathlib import Path

from tafelrunde.arena import Contest, Ledger, hold
from tafelrunde.arena.hall import in_processes


def seconds(contest: Contest, jobs: int, folder: Path) -> float:
    ledger = Ledger.begin(folder / f"{jobs}.jsonl", contest)
    begun = time.perf_counter()
    for _ in hold(ledger, in_processes(jobs)):
        pass
    return time.perf_counter() - begun


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--games", type=int, default=24)
    asked.add_argument("--bots", default="greedy,planner:worlds=1")
    given = asked.parse_args()
    contest = Contest.of(given.game, 2, {}, given.bots.split(","), given.games, 1)
    with tempfile.TemporaryDirectory() as folder:
        alone, together = (seconds(contest, jobs, Path(folder)) for jobs in (1, given.jobs))
    cores = os.cpu_count()
    print(f"{given.games} games of {given.bots}: 1 process {alone:.1f} s, {given.jobs} processes {together:.1f} s")
    print(f"speed-up {alone / together:.2f} on a machine of {cores} cores, load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()

"""`python -m tafelrunde.arena`: a contest with the standard library alone; `tafelrunde arena` is the same."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..kernel.game import BadUse
from . import Contest, Ledger, hold, standings
from .hall import in_processes
from .on_ray import on_ray
from .report import lines


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tafelrunde.arena", description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--bots", required=True, help="two or more, separated by commas")
    asked.add_argument("--games", type=int, default=100, help="at each table")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--jobs", type=int, default=1)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked.add_argument("--results", type=Path, help="a new file for the results")
    asked.add_argument("--resume", type=Path, metavar="FILE", help="go on with the results in this file")
    asked.add_argument("--records", type=Path, metavar="FOLDER")
    asked.add_argument("--ray", metavar="ADDRESS")
    asked.add_argument("--json", action="store_true")
    try:
        return _hold(asked.parse_args())
    except BadUse as wrong:
        print(f"arena: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _hold(given: argparse.Namespace) -> int:
    options = dict(pair.split("=", 1) for pair in given.option if "=" in pair)
    bots = [name.strip() for name in given.bots.split(",")]
    contest = Contest.of(given.game, given.players, options, bots, given.games, given.seed)
    fresh = given.results or Path(f"arena-{contest.game}-{contest.players}p-{contest.seed}.jsonl")
    ledger = Ledger.resume(given.resume, contest) if given.resume else Ledger.begin(fresh, contest)
    players = on_ray(given.ray) if given.ray else in_processes(max(1, given.jobs))
    for _ in hold(ledger, players, given.records):
        print(f"\r{len(ledger.outcomes)} games", end="", file=sys.stderr)
    told = standings(ledger.in_order(), contest.bots)
    print(file=sys.stderr)
    print(
        json.dumps({"contest": contest.header(), "standings": told}, indent=2) if given.json else "\n".join(lines(told))
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())

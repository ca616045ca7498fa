"""`python -m tafelrunde.arena`: `tafelrunde arena` with the standard library alone."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..kernel.game import UsageError
from . import Contest, ResultsFile, run_contest, standings
from .executors import in_processes
from .ray_executor import on_ray
from .standings_text import standings_lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="contestants, comma-separated")
    parser.add_argument("--games", type=int, default=100, help="games for each group of bots that play together")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--results", type=Path, help="new results file")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="resume from this results file")
    parser.add_argument("--records", type=Path, metavar="FOLDER")
    parser.add_argument("--ray", metavar="ADDRESS")
    parser.add_argument("--json", action="store_true")
    try:
        return _run(parser.parse_args())
    except UsageError as wrong:
        print(f"arena: {wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _run(arguments: argparse.Namespace) -> int:
    options = dict(pair.split("=", 1) for pair in arguments.option if "=" in pair)
    bots = [name.strip() for name in arguments.bots.split(",")]
    contest = Contest.of(arguments.game, arguments.players, options, bots, arguments.games, arguments.seed)
    fresh = arguments.results or Path(contest.file_name())
    results = ResultsFile.resume(arguments.resume, contest) if arguments.resume else ResultsFile.create(fresh, contest)
    executor = on_ray(arguments.ray) if arguments.ray else in_processes(max(1, arguments.jobs))
    for _ in run_contest(results, executor, arguments.records):
        print(f"\r{len(results.games)} games", end="", file=sys.stderr)
    ranking = standings(results.in_order(), contest.bots)
    print(file=sys.stderr)
    if arguments.json:
        print(json.dumps({"contest": contest.header(), "standings": ranking}, indent=2))
    else:
        print("\n".join(standings_lines(ranking)))
    return 0


if __name__ == "__main__":
    sys.exit(main())

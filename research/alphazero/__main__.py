"""Trains a policy network by search: `python -m research.alphazero GAME`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Optional

from tafelrunde.kernel.game import UsageError

from .run import Settings, learn


def main(arguments: Optional[Sequence[str]] = None) -> int:
    default = Settings._field_defaults
    parser = argparse.ArgumentParser(prog="python -m research.alphazero", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30.0, help="total time, final matches included")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--out", type=Path, help="a folder; build/learn/GAME by default")
    parser.add_argument("--resume", action="store_true", help="continue from the files in that folder")
    parser.add_argument("--seed", type=int, default=default["seed"])
    parser.add_argument("--hidden", type=int, nargs=2, default=default["hidden"], help="sizes of the two hidden layers")
    parser.add_argument("--every", type=float, default=default["every"], help="seconds between two versions")
    parser.add_argument("--final", type=float, default=default["final"], help="share of the time for final matches")
    parser.add_argument("--positions", type=int, default=default["positions"], help="questions kept for training")
    parser.add_argument("--players", type=int, default=default["players"])
    parser.add_argument("--iterations", type=int, default=default["iterations"], help="search iterations per answer")
    parser.add_argument("--first", default=default["first"], help="evaluation of the first games, or none")
    parser.add_argument("--inference", default=default["inference"], help="where positions are judged: process or here")
    given = vars(parser.parse_args(arguments))
    given["out"] = given["out"] or Path("build/learn") / given["game"]
    given["hidden"] = tuple(given["hidden"])
    try:
        learn(Settings(**given))
    except UsageError as error:
        print(f"research.alphazero: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

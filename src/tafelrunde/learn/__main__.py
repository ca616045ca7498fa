"""`python -m tafelrunde.learn GAME`: the same as `tafelrunde learn`, with numpy and torch alone."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Optional

from ..kernel.game import UsageError
from .report import layout_text
from .run import encoder_of
from .ways import VALUE, learn_by


def main(arguments: Optional[Sequence[str]] = None) -> int:
    ask = argparse.ArgumentParser(prog="python -m tafelrunde.learn", description="Learn to play a game by self-play.")
    ask.add_argument("game")
    ask.add_argument("--how", default=VALUE, help="value: what positions are worth; alphazero: answers, too, by search")
    ask.add_argument("--minutes", type=float, default=30.0, help="by the clock, matches at the end included")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    ask.add_argument("--ray", help="the address of a Ray cluster that plays instead")
    ask.add_argument("--out", type=Path, help="a folder; build/learn/GAME by default")
    ask.add_argument("--resume", action="store_true", help="go on from what lies in that folder")
    ask.add_argument("--install", action="store_true", help="put the weights into the package")
    ask.add_argument("--seed", type=int)
    ask.add_argument("--hidden", type=int, nargs=2, help="the size of both hidden layers")
    ask.add_argument("--every", type=float, help="seconds between two versions")
    ask.add_argument("--final", type=float, help="share of the time for matches at the end")
    ask.add_argument("--positions", type=int, help="positions that are kept")
    ask.add_argument("--players", type=int, help="alphazero: how many play")
    ask.add_argument("--iterations", type=int, help="alphazero: tries of the search for each answer")
    ask.add_argument("--first", help="alphazero: who judges the first games: handmade, learned, mix, or none")
    ask.add_argument("--inference", help="alphazero: process or here, where positions are judged")
    ask.add_argument("--layout", action="store_true", help="print what a row of numbers holds, and leave")
    given = vars(ask.parse_args(arguments))
    given["out"] = given["out"] or Path("build/learn") / given["game"]
    given["hidden"] = given["hidden"] and tuple(given["hidden"])
    try:
        if given.pop("layout"):
            print(layout_text(encoder_of(given["game"]).layout))
            return 0
        learn_by(given.pop("how"), **given)
    except UsageError as wrong:
        print(f"tafelrunde: {' '.join(str(wrong).split())}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

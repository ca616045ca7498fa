"""`python -m tafelrunde.learn GAME`: the same as `tafelrunde learn`, with numpy and torch alone."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Optional

from ..kernel.game import BadUse
from .report import layout_text
from .run import Settings, encoder_of, learn


def main(arguments: Optional[Sequence[str]] = None) -> int:
    usual = Settings("", 0.0, 1, Path())
    ask = argparse.ArgumentParser(prog="python -m tafelrunde.learn", description="Learn to play a game by self-play.")
    ask.add_argument("game")
    ask.add_argument("--minutes", type=float, default=30.0, help="by the clock, matches at the end included")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    ask.add_argument("--ray", default="", help="the address of a Ray cluster that plays instead")
    ask.add_argument("--out", type=Path, default=None, help="a folder; build/learn/GAME by default")
    ask.add_argument("--resume", action="store_true", help="go on from what lies in that folder")
    ask.add_argument("--install", action="store_true", help="put the weights into the package")
    ask.add_argument("--seed", type=int, default=usual.seed)
    ask.add_argument("--hidden", type=int, nargs=2, default=usual.hidden, help="the size of both hidden layers")
    ask.add_argument("--every", type=float, default=usual.every, help="seconds between two versions")
    ask.add_argument("--final", type=float, default=usual.final, help="share of the time for matches at the end")
    ask.add_argument("--positions", type=int, default=usual.positions, help="positions that are kept")
    ask.add_argument("--layout", action="store_true", help="print what a row of numbers holds, and leave")
    given = vars(ask.parse_args(arguments))
    given["out"] = given["out"] or Path("build/learn") / given["game"]
    given["hidden"] = (given["hidden"][0], given["hidden"][1])
    try:
        if given.pop("layout"):
            print(layout_text(encoder_of(given["game"]).layout))
            return 0
        learn(Settings(**given))
    except BadUse as wrong:
        print(f"tafelrunde: {' '.join(str(wrong).split())}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

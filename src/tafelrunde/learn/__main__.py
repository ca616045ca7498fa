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
from .run import Settings, encoder_of, learn


def main(arguments: Optional[Sequence[str]] = None) -> int:
    default = Settings._field_defaults
    parser = argparse.ArgumentParser(prog="python -m tafelrunde.learn", description="Train an evaluation by self-play.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30.0, help="total time, final matches included")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--ray", default="", help="play on the Ray cluster at this address instead")
    parser.add_argument("--out", type=Path, help="a folder; build/learn/GAME by default")
    parser.add_argument("--resume", action="store_true", help="continue from the files in that folder")
    parser.add_argument("--install", action="store_true", help="install the weights into the package")
    parser.add_argument("--seed", type=int, default=default["seed"])
    parser.add_argument("--hidden", type=int, nargs=2, default=default["hidden"], help="sizes of the two hidden layers")
    parser.add_argument("--every", type=float, default=default["every"], help="seconds between two versions")
    parser.add_argument("--final", type=float, default=default["final"], help="share of the time for final matches")
    parser.add_argument("--positions", type=int, default=default["positions"], help="positions kept for training")
    parser.add_argument("--layout", action="store_true", help="print the layout of the feature vector and exit")
    given = vars(parser.parse_args(arguments))
    given["out"] = given["out"] or Path("build/learn") / given["game"]
    given["hidden"] = tuple(given["hidden"])
    try:
        if given.pop("layout"):
            print(layout_text(encoder_of(given["game"]).layout))
        else:
            learn(Settings(**given))
    except UsageError as error:
        print(f"tafelrunde: {' '.join(str(error).split())}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

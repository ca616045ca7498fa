"""Plays alone against each level of a game's Automa, and prints a row for each level.

    python research/solo.py tapestry --option automa_level --bot medium --games 100 --jobs 2

Runs on the standard library alone.
"""

from __future__ import annotations

import argparse
import os
import sys
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from tafelrunde.bots import bot
from tafelrunde.games import games
from tafelrunde.kernel.match import LAST, Match
from tafelrunde.kernel.rng import seeded


class Job(NamedTuple):
    game: str
    bot: str  # the name of a level, or the settings of a bot
    option: str
    value: object
    seed: int


class Outcome(NamedTuple):
    won: bool
    score: int
    automa: int


def play(job: Job) -> Outcome:
    game = games[job.game]
    level = game.ai.levels.get(job.bot)
    player, dice = bot(level.spec if level else job.bot), seeded(job.seed)
    match = Match(game, 1, job.seed, {job.option: job.value}, keep=LAST)
    while match.decision is not None:
        match.choose(player.choose(match, dice))
    assert match.result is not None
    return Outcome(bool(match.result.winners), match.result.scores[0], match.result.rivals[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(games))
    parser.add_argument("--option", required=True, help="the option of the game that sets the level")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--games", type=int, default=100, help="of each level")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    option = next((one for one in games[args.game].options if one.name == args.option), None)
    if option is None:
        parser.error(f"{args.game} has no option {args.option}")
    print(f"| {option.name} | wins of {args.games} | {args.bot} scores | the Automa scores |\n|---|---|---|---|")
    with get_context("spawn").Pool(args.jobs) as pool:
        for value in option.values:
            jobs = [Job(args.game, args.bot, args.option, value, seed) for seed in range(args.games)]
            found = pool.map(play, jobs, chunksize=1)
            wins, means = sum(one.won for one in found), [fmean(one[n] for one in found) for n in (1, 2)]
            print(f"| {value} | {wins} | {means[0]:.0f} | {means[1]:.0f} |", flush=True)


if __name__ == "__main__":
    main()

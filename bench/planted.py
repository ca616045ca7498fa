"""Does the analysis find a mistake that we planted?

    python bench/planted.py deus --games 100 --jobs 16                  # bots of the level expert, hours of work
    python bench/planted.py deus --games 10 --bot greedy:tries=3:value=mix --jobs 2

Bots of one kind play. At one choice of one seat, drawn beforehand, any other answer is given instead of the bot's. The
analysis shall have that choice among the three costliest of that seat. An answer drawn at random may be as good as the
bot's own, so it is planted where the bot had at least `--options` answers to choose from (4).
"""

from __future__ import annotations

import argparse
import os
from multiprocessing import Pool
from typing import NamedTuple, Optional

from tafelrunde import games
from tafelrunde.bots import bot
from tafelrunde.bots.analysis import analyse
from tafelrunde.bots.turn_playout import obvious_answer
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.rng import seeded

EARLIEST, LATEST = 20, 200  # choices of the seat with several answers, between which it is planted


class Outcome(NamedTuple):
    seed: int
    ply: Optional[int]  # of the planted answer; None if the game ended before
    place: int  # among the costliest of its seat, from 1; 0 if it is not there
    seconds: float


def try_one(job: tuple[str, int, int, str, int]) -> Outcome:
    name, players, seed, spec, options = job
    match, planted = play(name, players, seed, spec, options)
    if planted is None:
        return Outcome(seed, None, 0, 0.0)
    ply, seat = planted
    found = analyse(match, only=seat)
    plies = [mistake.ply for mistake in found.seats[seat].mistakes]
    return Outcome(seed, ply, plies.index(ply) + 1 if ply in plies else 0, found.seconds)


def play(name: str, players: int, seed: int, spec: str, options: int) -> tuple[Match, Optional[tuple[int, int]]]:
    """A game with a planted answer, and where and whose it is."""
    dice = seeded(seed)
    match, bots = Match(games[name], players, seed), [bot(spec) for _ in range(players)]
    seat, when, planted = dice.below(players), EARLIEST + dice.below(LATEST - EARLIEST), None
    while (decision := match.decision) is not None:
        code = bots[decision.seat].choose(match, dice)
        mine = decision.seat == seat and len(decision.options) >= options and obvious_answer(decision) is None
        if mine and len(match.codes) >= when and planted is None:
            planted = len(match.codes), seat
            others = [other for other in decision.options if other != code]
            code = others[dice.below(len(others))]
        match.choose(code)
    return match, planted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--options", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    jobs = [
        (asked.game, asked.players, seed, asked.bot, asked.options)
        for seed in range(asked.seed, asked.seed + asked.games)
    ]
    found = tried = 0
    slowest = 0.0
    with Pool(asked.jobs) as pool:
        for outcome in pool.imap_unordered(try_one, jobs):
            if outcome.ply is None:
                continue
            tried += 1
            found += outcome.place > 0
            slowest = max(slowest, outcome.seconds)
            print(f"game {outcome.seed}: choice {outcome.ply + 1}, place {outcome.place or '–'}", flush=True)
    print(f"{asked.game}: {found} of {tried} planted answers are among the three costliest; slowest {slowest:.0f} s")


if __name__ == "__main__":
    main()

"""Does the analysis find a mistake that we planted?

    python bench/planted.py --games 25 --jobs 16 --kept planted      # bots of the level expert: hours of processor time
    python bench/planted.py deus --games 10 --bot greedy:tries=3:value=mix --jobs 2

Bots of one kind play. At the beginning of a turn of one seat, drawn beforehand, any other answer is given instead of
the bot's, if there are at least `--options` answers (4). The analysis shall have that choice among the three costliest
of that seat.

An answer drawn by lot may be as good as the bot's own, and nobody can find a mistake that is none. So the same choice
is played on to the end with both answers, `--judge` times with the same worlds and the same dice, by quick bots that
know nothing of the analysis; the answer counts as a mistake if it cost at least `--cost` points (2) there. Both shares
are told: of all planted answers, and of those that were mistakes.

With `--kept FOLDER` every game is kept when it is over, and one that is there is not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple, Optional

from tafelrunde import games
from tafelrunde.bots import bot
from tafelrunde.bots.analysis import analyse
from tafelrunde.bots.outlook import RIVAL_COUNTS
from tafelrunde.bots.turn_playout import obvious_answer
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import seeded

BOXES = ("deus", "revive", "tapestry", "age_of_innovation")  # those that take longest first
EARLIEST, LATEST = 20, 200  # choices made before it, between which it is planted
JUDGE = "greedy:value=mix"


class Job(NamedTuple):
    game: str
    players: int
    seed: int
    bot: str
    options: int
    judge: int
    kept: Optional[Path]
    only_play: bool


class Planted(NamedTuple):
    """A finished game, where the answer was planted, and what the bot would have answered."""

    match: Match
    ply: int
    seat: int
    instead_of: int


class Outcome(NamedTuple):
    job: Job
    ply: int
    place: int  # among the costliest of its seat, from 1; 0 if it is not there
    cost: float  # of the planted answer, by games that were played on ...
    error: float  # ... and how far that may be off
    seconds: float


def try_one(job: Job) -> Optional[Outcome]:
    planted = kept(job) or play(job)
    if planted is None or job.only_play:
        return None
    match, ply, seat, _ = planted
    found = analyse(match, only=seat)
    plies = [mistake.ply for mistake in found.seats[seat].mistakes]
    place = plies.index(ply) + 1 if ply in plies else 0
    return Outcome(job, ply, place, *judged(planted, job.judge), found.seconds)


# -------------------------------------------------------------------------------------------------------------- playing


def play(job: Job) -> Optional[Planted]:
    """A game with a planted answer; None if it was over before."""
    dice = seeded(job.seed)
    match, bots = Match(games[job.game], job.players, job.seed), [bot(job.bot) for _ in range(job.players)]
    seat, when = dice.below(job.players), EARLIEST + dice.below(LATEST - EARLIEST)
    ply = instead_of = -1
    while (decision := match.decision) is not None:
        code = bots[decision.seat].choose(match, dice)
        begins = not match.since and decision.seat == seat and obvious_answer(decision) is None
        if ply < 0 and begins and len(match.codes) >= when and len(decision.options) >= job.options:
            ply, instead_of = len(match.codes), code
            others = [other for other in decision.options if other != code]
            code = others[dice.below(len(others))]
        match.choose(code)
    if ply < 0:
        return None
    planted = Planted(match, ply, seat, instead_of)
    keep(job, planted)
    return planted


def path_of(job: Job) -> Optional[Path]:
    return None if job.kept is None else job.kept / f"{job.game}-{job.players}-{job.seed}.json"


def keep(job: Job, planted: Planted) -> None:
    path = path_of(job)
    if path is not None:
        about = {"ply": planted.ply, "seat": planted.seat, "instead_of": planted.instead_of, "bot": job.bot}
        path.write_text(json.dumps({**about, "record": planted.match.record().to_json()}))


def kept(job: Job) -> Optional[Planted]:
    path = path_of(job)
    if path is None or not path.is_file():
        return None
    said = json.loads(path.read_text())
    match = Match.replay(Record.from_json(said["record"]))
    return Planted(match, said["ply"], said["seat"], said["instead_of"])


# -------------------------------------------------------------------------------------------------------------- judging


def judged(planted: Planted, times: int) -> tuple[float, float]:
    """What the planted answer cost in games that were played on, and the standard error of that."""
    match, ply, seat, instead_of = planted
    before = Match.replay(match.record(), upto=ply)
    costs: list[float] = []
    for number in range(times):
        world = before.imagine(seat, number)
        costs.append(lead_after(world, instead_of, seat, number) - lead_after(world, match.codes[ply], seat, number))
    return (fmean(costs), stdev(costs) / len(costs) ** 0.5) if times > 1 else (0.0, 0.0)


def lead_after(world: Match, code: int, seat: int, number: int) -> float:
    future, player, dice = world.clone(), bot(JUDGE), seeded(number)
    future.choose(code)
    while future.decision is not None:
        future.choose(player.choose(future, dice))
    scores = future.result.scores
    return scores[seat] - RIVAL_COUNTS * max(score for other, score in enumerate(scores) if other != seat)


# -------------------------------------------------------------------------------------------------------------- telling


def tell(name: str, every: Sequence[Outcome], cost: float) -> None:
    found = sum(one.place > 0 for one in every)
    costly = [one for one in every if one.cost >= cost]
    right = sum(one.place > 0 for one in costly)
    slowest = max((one.seconds for one in every), default=0.0)
    print(f"{name}: {found} of {len(every)} planted answers are among the three costliest of their seat;")
    print(f"  of those that cost {cost:g} points or more: {right} of {len(costly)}; slowest analysis {slowest:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"all of {', '.join(BOXES)}")
    parser.add_argument("--games", type=int, default=25, help="of each box")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--options", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", type=int, default=24, metavar="N", help="games that judge a planted answer")
    parser.add_argument("--cost", type=float, default=2.0, metavar="POINTS", help="from which on it is a mistake")
    parser.add_argument("--kept", type=Path, metavar="FOLDER")
    parser.add_argument("--only-play", action="store_true", help="keep the games, and analyse them another time")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    wrong = [name for name in asked.game if name not in games]
    if wrong or (asked.only_play and asked.kept is None):
        sys.exit(f"there is no game {wrong[0]}" if wrong else "--only-play needs a folder: --kept FOLDER")
    if asked.kept is not None:
        asked.kept.mkdir(parents=True, exist_ok=True)
    how = asked.bot, asked.options, asked.judge, asked.kept, asked.only_play
    jobs = [Job(name, asked.players, asked.seed + n, *how)
            for name in asked.game or BOXES for n in range(asked.games)]  # fmt: skip
    every: list[Outcome] = []
    with Pool(asked.jobs) as pool:
        for one in pool.imap_unordered(try_one, jobs):
            if one is not None:
                every.append(one)
                cost = f"cost {one.cost:5.1f} ± {one.error:.1f}"
                print(
                    f"{one.job.game} {one.job.seed}: choice {one.ply + 1}, {cost}, place {one.place or '–'}", flush=True
                )
    for name in asked.game or BOXES:
        tell(name, [one for one in every if one.job.game == name], asked.cost)
    tell("all", every, asked.cost)


if __name__ == "__main__":
    main()

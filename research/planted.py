"""Measures how often the analysis finds a planted mistake.

    python research/planted.py --games 25 --jobs 16 --kept planted --out planted.json     # an hour of processor time
    python research/planted.py deus --games 3 --judge 10 --jobs 1

Bots of one kind play. At a random seat and time, if the first question of a turn has at least `--options` answers (4),
a random other answer replaces the bot's. The analysis should rank that choice among the three costliest of that seat.

A random answer may be as good as the bot's own, and then there is no mistake to find. So quick bots, which know nothing
of the analysis, play both answers to the end of the game, `--judge` times in the same imagined worlds with the same
dice. An answer is noticeable if it cost at least two points there, and a real mistake if it cost more than twice the
standard error. The report has the share found of all planted answers, of noticeable ones, and of real mistakes.

All games are played and analysed first, then judged. `--kept FOLDER` stores each game and judgement as soon as it is
done, and reuses those stored before. `--only-play` plays and judges without analysis. After `--seconds` nothing further
starts, and work in progress is abandoned.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import Pool, TimeoutError
from multiprocessing.pool import Pool as PoolType
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple, Optional, TypeVar

from tafelrunde import games
from tafelrunde.bots import bot
from tafelrunde.bots.analysis import COSTLIEST, SUSPECTED, Mistake, analyse
from tafelrunde.bots.forecast import RIVAL_COUNTS
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.rng import seeded

BOXES = ("revive", "tapestry", "age_of_innovation", "deus")  # those that take longest first
MAIN_QUESTION = "ACTION"  # what to do in this turn; all four boxes call it so
EARLIEST, LATEST = 40, 240  # choices made before it, between which it is planted
JUDGE = "greedy:value=mix"
ERRORS = 2  # standard errors that a real mistake costs at least
NOTICED = 2.0  # points that a noticeable one costs at least

Given = TypeVar("Given")
Made = TypeVar("Made")


class Job(NamedTuple):
    game: str
    players: int
    seed: int
    bot: str
    options: int
    judge: int
    kept: Optional[Path]
    only_play: bool

    @property
    def path(self) -> Optional[Path]:
        return None if self.kept is None else self.kept / f"{self.game}-{self.players}-{self.seed}.json"


class Planted(NamedTuple):
    """A finished game, where the answer was planted, what the bot would have answered, and what the planted answer cost
    each time that both were played on."""

    record: Record
    ply: int
    seat: int
    instead_of: int
    costs: list[float]

    def to_json(self) -> dict[str, Any]:
        return {**self._asdict(), "record": self.record.to_json()}

    @staticmethod
    def from_json(said: dict[str, Any]) -> Planted:
        return Planted(**{**said, "record": Record.from_json(said["record"])})


class Outcome(NamedTuple):
    """What the analysis of a game found, and what the planted answer cost by games that were played on."""

    job: Job
    planted: Planted
    mistakes: list[Mistake]  # of that seat, all that were looked at, the costliest first
    seconds: float  # of processor time that the analysis took

    @property
    def place(self) -> int:
        """Among the costliest of its seat, from 1; 0 if it is not there."""
        plies = [mistake.ply for mistake in self.mistakes]
        return plies.index(self.planted.ply) + 1 if self.planted.ply in plies else 0

    @property
    def found(self) -> bool:
        return 0 < self.place <= COSTLIEST

    @property
    def judged(self) -> bool:
        return len(self.planted.costs) > 1

    @property
    def cost(self) -> float:
        return fmean(self.planted.costs or [0.0])

    @property
    def error(self) -> float:
        costs = self.planted.costs
        return stdev(costs) / len(costs) ** 0.5 if len(costs) > 1 else 0.0

    @property
    def is_noticeable(self) -> bool:
        return self.judged and self.cost >= NOTICED

    @property
    def is_real(self) -> bool:
        return self.error > 0 and self.cost > ERRORS * self.error

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.job.game,
            "seed": self.job.seed,
            "ply": self.planted.ply,
            "place": self.place,
            "cost": self.cost,
            "error": self.error,
            "pairs": len(self.planted.costs),
            "seconds": self.seconds,
            "looked_at": [[one.ply, one.points, one.chance, one.doubt] for one in self.mistakes],
        }


def try_one(job: Job) -> Optional[Outcome]:
    """Play and analyse."""
    planted = _kept(job) or play(job)
    if planted is None:
        return None
    _keep(job, planted)
    if job.only_play:
        return Outcome(job, planted, [], 0.0)
    found = analyse(Match.replay(planted.record), only=planted.seat, most=SUSPECTED)
    return Outcome(job, planted, found.seats[planted.seat].mistakes, found.seconds)


def judge_one(outcome: Outcome) -> Outcome:
    job, planted = outcome.job, outcome.planted
    if len(planted.costs) >= job.judge:
        return outcome
    planted = planted._replace(costs=judged(planted, job.judge))
    _keep(job, planted)
    return outcome._replace(planted=planted)


# -------------------------------------------------------------------------------------------------------------- playing


def play(job: Job) -> Optional[Planted]:
    """A game with a planted answer; None if it was over before."""
    dice, lots = seeded(job.seed), Random(job.seed)
    match, bots = Match(games[job.game], job.players, job.seed), [bot(job.bot) for _ in range(job.players)]
    seat, when = lots.randrange(job.players), lots.randrange(EARLIEST, LATEST)
    ply = instead_of = last = -1
    while (decision := match.decision) is not None:
        code = bots[decision.seat].choose(match, dice)
        asked = decision.seat == seat != last and decision.prompt.name == MAIN_QUESTION
        if ply < 0 and asked and len(match.codes) >= when and len(decision.options) >= job.options:
            ply, instead_of = len(match.codes), code
            code = lots.choice([other for other in decision.options if other != code])
        match.choose(code)
        last = decision.seat
    return None if ply < 0 else Planted(match.record(), ply, seat, instead_of, [])


def _keep(job: Job, planted: Planted) -> None:
    """Whole or not at all: a run may be ended at any time."""
    if job.path is not None:
        begun = job.path.with_suffix(".part")
        begun.write_text(json.dumps(planted.to_json()))
        begun.replace(job.path)


def _kept(job: Job) -> Optional[Planted]:
    if job.path is None or not job.path.is_file():
        return None
    return Planted.from_json(json.loads(job.path.read_text()))


# -------------------------------------------------------------------------------------------------------------- judging


def judged(planted: Planted, times: int) -> list[float]:
    """What the planted answer cost, each time that it was played on beside the bot's own."""
    record, ply, seat, instead_of = planted[:4]
    before, given = Match.replay(record, upto=ply), record.codes[ply]
    costs: list[float] = []
    for number in range(times):
        world = before.imagine(seat, number)
        costs.append(lead_after(world, instead_of, seat, number) - lead_after(world, given, seat, number))
    return costs


def lead_after(world: Match, code: int, seat: int, number: int) -> float:
    future, player, dice = world.clone(), bot(JUDGE), seeded(number)
    future.choose(code)
    while future.decision is not None:
        future.choose(player.choose(future, dice))
    scores = future.result.scores
    return scores[seat] - RIVAL_COUNTS * max(score for other, score in enumerate(scores) if other != seat)


# -------------------------------------------------------------------------------------------------------------- telling


def in_time(work: Callable[[Given], Made], given: Sequence[Given], pool: PoolType, until: float) -> Iterator[Made]:
    """What comes of the work, as it comes, until the time is over."""
    coming = pool.imap_unordered(work, given)
    for _ in given:
        try:
            yield coming.next(max(0.0, until - time.monotonic()))
        except TimeoutError:
            print("the time is over")
            return


def tell(name: str, every: Sequence[Outcome]) -> None:
    judged = [one for one in every if one.judged]
    kinds = {
        "planted answers": every,
        f"judged to cost {NOTICED} points or more": [one for one in judged if one.is_noticeable],
        f"judged to cost more than {ERRORS} standard errors": [one for one in judged if one.is_real],
    }
    print(f"{name}: among the three costliest choices of their seat are")
    for kind, some in kinds.items():
        print(f"  {sum(one.found for one in some)} of {len(some)} {kind}")
    cost = fmean([one.cost for one in judged] or [0.0])
    slowest = max((one.seconds for one in every), default=0.0)
    print(f"  {len(judged)} were judged, they cost {cost:.1f} on average; slowest analysis of a seat {slowest:.0f} s")


def main() -> None:
    asked = _asked()
    how = asked.bot, asked.options, asked.judge, asked.kept, asked.only_play
    names = asked.game or BOXES
    jobs = [Job(name, asked.players, asked.seed + n, *how) for name in names for n in range(asked.games)]
    every: dict[Job, Outcome] = {}
    until = time.monotonic() + asked.seconds

    def keep(one: Outcome) -> None:
        every[one.job] = one
        cost = f", cost {one.cost:5.1f} ± {one.error:.1f}" if one.judged else ""
        print(
            f"{one.job.game} {one.job.seed}: choice {one.planted.ply + 1}, place {one.place or '–'}{cost}", flush=True
        )
        if asked.out is not None:
            asked.out.write_text(json.dumps([each.to_json() for each in every.values()], indent=1))

    with Pool(asked.jobs) as pool:
        for played in in_time(try_one, jobs, pool, until):
            if played is not None:
                keep(played)
        for judged in in_time(judge_one, [*every.values()] if asked.judge else [], pool, until):
            keep(judged)
    for name in names:
        tell(name, [one for one in every.values() if one.job.game == name])
    tell("all", [*every.values()])


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"all of {', '.join(BOXES)}")
    parser.add_argument("--games", type=int, default=25, help="of each box")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--options", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judge", type=int, default=40, metavar="N", help="pairs of games that judge a planted answer")
    parser.add_argument("--kept", type=Path, metavar="FOLDER")
    parser.add_argument("--only-play", action="store_true", help="play and judge, and analyse another time")
    parser.add_argument("--out", type=Path, metavar="FILE", help="what was found, as JSON, written after every game")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=86400.0, metavar="N", help="by the clock")
    asked = parser.parse_args()
    wrong = [name for name in asked.game if name not in games]
    if wrong or (asked.only_play and asked.kept is None):
        sys.exit(f"there is no game {wrong[0]}" if wrong else "--only-play needs a folder: --kept FOLDER")
    if asked.kept is not None:
        asked.kept.mkdir(parents=True, exist_ok=True)
    return asked


if __name__ == "__main__":
    main()

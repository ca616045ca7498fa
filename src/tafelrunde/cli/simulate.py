"""`tafelrunde simulate`: many games between bots, on one or several processes, with the same outcome."""

from __future__ import annotations

import json
import multiprocessing
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..arena.hall import begin_work
from ..arena.playing import Played, Sitting, play, seed_of
from ..arena.tally import tally
from ..games import games
from ..kernel.game import Value
from .arguments import AsJson, Corrections, GameName, Options, Seed, at_least, read_bots, read_options, read_seed


class Plan(NamedTuple):
    """What is to be played, as plain data."""

    game: str
    players: int
    options: Mapping[str, Value]
    line_up: tuple[str, ...]  # bots, in the order in which they rotate through the seats
    seed: int


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 2,
    count: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    seed: Seed = None,
    bots: Annotated[str, typer.Option(help="Who plays; the seats rotate from game to game.")] = "random",
    jobs: Annotated[int, typer.Option(help="Processes; the outcome does not depend on it.")] = 1,
    option: Options = None,
    as_json: AsJson = False,
    corrections: Corrections = None,
) -> None:
    """Play many games between bots and tell how they came out."""
    box = games[game]
    options = box.read_options(read_options(option))
    plan = Plan(box.name, box.read_players(players), options, tuple(read_bots(bots)), read_seed(seed))
    at_least(1, count, "--games")
    at_least(1, jobs, "--jobs")
    begun = time.perf_counter()
    played = list(_watched(play_all(plan, count, jobs), count))
    seconds = time.perf_counter() - begun
    outcome: dict[str, Any] = {**plan._asdict(), **tally(played)}
    outcome["speed"] = {
        "seconds": seconds,
        "games_per_second": count / seconds,
        "decisions_per_second": outcome["decisions"] / seconds,
        "jobs": jobs,
    }
    if as_json:
        print(json.dumps(outcome, indent=2))
    else:
        _print(outcome)


def play_all(plan: Plan, count: int, jobs: int) -> Iterator[Played]:
    """The games in order, whoever plays them."""
    work = [(plan, i) for i in range(count)]
    if jobs == 1:
        yield from map(play_one, work)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, count), spawn, begin_work) as pool:
        try:
            yield from pool.map(play_one, work)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_one(work: tuple[Plan, int]) -> Played:
    """Game number i of a plan. Its seed, seats and dice follow from the plan and from i alone."""
    plan, i = work
    seats = tuple(plan.line_up[(seat + i) % len(plan.line_up)] for seat in range(plan.players))
    return play(Sitting(plan.game, plan.options, seats, seed_of(plan.seed, i))).played


def _watched(played: Iterator[Played], count: int) -> Iterator[Played]:
    """With a progress bar if somebody sits at a terminal."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(played, total=count, description="playing")


def _print(outcome: dict[str, Any]) -> None:
    console = Console()
    speed = outcome["speed"]
    console.print(
        f"{outcome['games']} games of {outcome['game']}, {outcome['players']} players, seed {outcome['seed']}: "
        f"{speed['games_per_second']:.1f} games/s, {speed['decisions_per_second']:,.0f} decisions/s, "
        f"{outcome['decisions'] / outcome['games']:.0f} decisions a game",
        highlight=False,
        soft_wrap=True,
    )
    console.print("endings: " + ", ".join(f"{name} {n}" for name, n in outcome["endings"].items()), highlight=False)
    table = Table("", "games", "score", "± dev", "range", "wins", "rate", "95 % interval", box=None)
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for row in outcome["seats"]:
        table.add_row(f"seat {row['seat'] + 1}", *_cells(row))
    for name, row in outcome["bots"].items():
        table.add_row(name, *_cells(row))
    console.print(table)


def _cells(row: Mapping[str, Any]) -> list[str]:
    return [
        str(row["games"]),
        f"{row['mean']:.1f}",
        f"{row['deviation']:.1f}",
        f"{row['least']}..{row['most']}",
        f"{row['wins']:g}",
        f"{row['rate']:.1%}",
        f"{row['low']:.1%}..{row['high']:.1%}",
    ]

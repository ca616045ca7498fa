"""`tafelrunde simulate`: plays many games between bots and prints statistics."""

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

from ..arena.executors import initialize_worker
from ..arena.one_game import GameResult, GameSpec, derived_seed, play_game
from ..arena.summary import summary
from ..games import games
from ..kernel.game import Value
from .arguments import AsJson, Corrections, GameName, Options, Seed, at_least, read_bots, read_options, read_seed


class Series(NamedTuple):
    """A series of games to play, as plain data."""

    game: str
    players: int
    options: Mapping[str, Value]
    line_up: tuple[str, ...]  # bots, rotating through the seats from game to game
    seed: int


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Players in each game.")] = 2,
    count: Annotated[int, typer.Option("--games", help="Number of games.")] = 100,
    seed: Seed = None,
    bots: Annotated[str, typer.Option(help="Bots, comma-separated; they change seats from game to game.")] = "random",
    jobs: Annotated[int, typer.Option(help="Parallel processes; the results do not depend on it.")] = 1,
    option: Options = None,
    as_json: AsJson = False,
    corrections: Corrections = None,
) -> None:
    """Play many games between bots and print the results."""
    engine = games[game]
    options = engine.read_options(read_options(option))
    series = Series(engine.name, engine.read_players(players), options, tuple(read_bots(bots)), read_seed(seed))
    at_least(1, count, "--games")
    at_least(1, jobs, "--jobs")
    started = time.perf_counter()
    results = list(_with_progress(play_all(series, count, jobs), count))
    seconds = time.perf_counter() - started
    outcome: dict[str, Any] = {**series._asdict(), **summary(results)}
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


def play_all(series: Series, count: int, jobs: int) -> Iterator[GameResult]:
    """The results in the order of the games, for any number of processes."""
    tasks = [(series, i) for i in range(count)]
    if jobs == 1:
        yield from map(play_one, tasks)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(jobs, count), spawn, initialize_worker) as pool:
        try:
            yield from pool.map(play_one, tasks)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def play_one(tasks: tuple[Series, int]) -> GameResult:
    """Play game number i of a series. Its seed and seats depend only on the series and on i."""
    series, i = tasks
    seats = tuple(series.line_up[(seat + i) % len(series.line_up)] for seat in range(series.players))
    return play_game(GameSpec(series.game, series.options, seats, derived_seed(series.seed, i))).result


def _with_progress(results: Iterator[GameResult], count: int) -> Iterator[GameResult]:
    """Pass the results on; a terminal shows a progress bar."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(results, total=count, description="playing")


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

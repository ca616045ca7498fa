"""`tafelrunde arena`: runs a contest between bots and prints the standings. A stopped contest can be resumed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Optional

import typer
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ..arena import Contest, ResultsFile, run_contest, standings
from ..arena.executors import Executor, in_processes
from ..arena.ray_executor import on_ray
from ..arena.standings_text import duel_line, standings_table
from ..kernel.game import UsageError
from .arguments import AsJson, Corrections, GameName, Options, at_least, read_bots, read_options, read_seed


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Contestants, such as easy,hard,mcts:time=2s.")],
    count: Annotated[int, typer.Option("--games", help="Games for each group of bots that play together.")] = 100,
    players: Annotated[int, typer.Option(help="Players in each game.")] = 2,
    jobs: Annotated[int, typer.Option(help="Parallel processes on this machine.")] = 1,
    ray: Annotated[Optional[str], typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead.")] = None,
    results: Annotated[
        Optional[Path],
        typer.Option(metavar="FILE", help="New results file; by default named after the contest."),
    ] = None,
    resume: Annotated[Optional[Path], typer.Option(metavar="FILE", help="Resume from this results file.")] = None,
    records: Annotated[Optional[Path], typer.Option(metavar="FOLDER", help="Save a record of each game here.")] = None,
    seed: Annotated[int, typer.Option(help="Random seed; the same seed gives the same games.")] = 1,
    option: Options = None,
    as_json: AsJson = False,
    corrections: Corrections = None,
) -> None:
    """Let bots play many games against each other and rank them."""
    at_least(1, count, "--games")
    at_least(1, jobs, "--jobs")
    if results and resume:
        raise UsageError("--results names a new file and --resume an existing one; give only one of them")
    contest = Contest.of(game, players, read_options(option), read_bots(bots), count, read_seed(seed))
    executor = on_ray(ray) if ray else in_processes(jobs)
    fresh = results or Path(contest.file_name())
    file = ResultsFile.resume(resume, contest) if resume else ResultsFile.create(fresh, contest)
    _run(file, executor, records)
    ranking = standings(file.in_order(), contest.bots)
    if as_json:
        print(json.dumps({"contest": contest.header(), "standings": ranking}, indent=2))
        return
    console = Console()
    console.print(_table(ranking))
    for duel in ranking["duels"]:
        console.print(duel_line(duel), highlight=False, soft_wrap=True)
    console.print(f"results: {file.path}", highlight=False, soft_wrap=True)


def _run(results: ResultsFile, executor: Executor, records: Optional[Path]) -> None:
    """Run the contest. A terminal shows a progress bar and the current standings."""
    console = Console(stderr=True)
    total = len(results.contest.tables()) * results.contest.games
    progress = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
    bar = progress.add_task("", total=total, completed=len(results.games))
    if not sys.stderr.isatty():
        for _ in run_contest(results, executor, records):
            pass
        return
    with Live(progress, console=console, transient=True, refresh_per_second=4) as live:
        for _ in run_contest(results, executor, records):
            progress.update(bar, completed=len(results.games))
            live.update(Group(_table(standings(results.in_order(), results.contest.bots)), progress))


def _table(ranking: dict[str, Any]) -> Table:
    header, *rows = standings_table(ranking)
    drawn = Table(*header, box=None)
    drawn.columns[0].overflow = "fold"
    for column in drawn.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for row in rows:
        drawn.add_row(*row)
    return drawn

"""`tafelrunde arena`: a contest between bots, with live standings; it can be stopped and resumed."""

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

from ..arena import Contest, Ledger, hold, standings
from ..arena.hall import Players, in_processes
from ..arena.on_ray import on_ray
from ..arena.report import duel_line, table
from ..kernel.game import BadUse
from .arguments import AsJson, Corrections, GameName, Options, at_least, read_bots, read_options, read_seed


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Who plays, such as easy,hard,mcts:time=2s.")],
    count: Annotated[int, typer.Option("--games", help="Games at each table; each group of bots has one.")] = 100,
    players: Annotated[int, typer.Option(help="Seats at a table.")] = 2,
    jobs: Annotated[int, typer.Option(help="Processes on this machine.")] = 1,
    ray: Annotated[Optional[str], typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead.")] = None,
    results: Annotated[Optional[Path], typer.Option(metavar="FILE", help="A new file for the results.")] = None,
    resume: Annotated[Optional[Path], typer.Option(metavar="FILE", help="Go on with the results in this file.")] = None,
    records: Annotated[Optional[Path], typer.Option(metavar="FOLDER", help="Keep a record of each game here.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
    as_json: AsJson = False,
    corrections: Corrections = None,
) -> None:
    """Let bots play many games against one another and tell who is stronger."""
    at_least(1, count, "--games")
    at_least(1, jobs, "--jobs")
    if results and resume:
        raise BadUse("--results is for a new file and --resume for one that exists; give one of them")
    contest = Contest.of(game, players, read_options(option), read_bots(bots), count, read_seed(seed))
    crew = on_ray(ray) if ray else in_processes(jobs)
    fresh = results or Path(f"arena-{contest.game}-{contest.players}p-{contest.seed}.jsonl")
    ledger = Ledger.resume(resume, contest) if resume else Ledger.begin(fresh, contest)
    _watch(ledger, crew, records)
    told = standings(ledger.in_order(), contest.bots)
    if as_json:
        print(json.dumps({"contest": contest.header(), "standings": told}, indent=2))
        return
    console = Console()
    console.print(_table(told))
    for duel in told["duels"]:
        console.print(duel_line(duel), highlight=False, soft_wrap=True)
    console.print(f"results: {ledger.path}", highlight=False, soft_wrap=True)


def _watch(ledger: Ledger, crew: Players, records: Optional[Path]) -> None:
    """With a progress bar and the standings so far, if somebody sits at a terminal."""
    console = Console(stderr=True)
    total = len(ledger.contest.tables()) * ledger.contest.games
    progress = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
    bar = progress.add_task("", total=total, completed=len(ledger.outcomes))
    if not sys.stderr.isatty():
        for _ in hold(ledger, crew, records):
            pass
        return
    with Live(progress, console=console, transient=True, refresh_per_second=4) as live:
        for _ in hold(ledger, crew, records):
            progress.update(bar, completed=len(ledger.outcomes))
            live.update(Group(_table(standings(ledger.in_order(), ledger.contest.bots)), progress))


def _table(told: dict[str, Any]) -> Table:
    head, *rows = table(told)
    drawn = Table(*head, box=None)
    drawn.columns[0].overflow = "fold"
    for column in drawn.columns[1:]:
        column.justify, column.no_wrap = "right", True
    for row in rows:
        drawn.add_row(*row)
    return drawn

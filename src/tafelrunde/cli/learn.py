"""`tafelrunde learn`: trains the learned evaluation of a game by self-play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any, Optional

import typer

from ..games import games
from .arguments import Corrections, GameName, at_least


def learn(
    game: GameName,
    minutes: Annotated[float, typer.Option(help="Total time, final matches included.")] = 30.0,
    jobs: Annotated[Optional[int], typer.Option(help="Processes that play; one per core by default.")] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead.")] = "",
    out: Annotated[Optional[Path], typer.Option(help="A folder; build/learn/GAME by default.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue from the files in that folder.")] = False,
    install: Annotated[bool, typer.Option("--install", help="Install the weights into the package.")] = False,
    seed: Annotated[int, typer.Option(help="Seed of the first games.")] = 1,
    hidden: Annotated[tuple[int, int], typer.Option(help="Sizes of the two hidden layers.")] = (128, 64),
    every: Annotated[Optional[float], typer.Option(help="Seconds between two versions.")] = None,
    final: Annotated[Optional[float], typer.Option(help="Share of the time for final matches.")] = None,
    positions: Annotated[Optional[int], typer.Option(help="Positions kept for training.")] = None,
    layout: Annotated[bool, typer.Option("--layout", help="Print the layout of the feature vector and exit.")] = False,
    corrections: Corrections = None,
) -> None:
    """Train the evaluation of a game by self-play; writes weights, a report and a curve of its strength."""
    name = games[game].name
    from ..learn import run  # loads numpy and torch
    from ..learn.report import layout_text

    if layout:
        print(layout_text(run.encoder_of(name).layout))
        return
    tuning: dict[str, Any] = {"every": every, "final": final, "positions": positions}
    settings = run.Settings(
        game=name,
        minutes=minutes,
        jobs=at_least(1, jobs if jobs is not None else os.cpu_count() or 1, "--jobs"),
        out=out or Path("build/learn") / name,
        resume=resume,
        install=install,
        ray=ray,
        seed=seed,
        hidden=hidden,
        **{setting: value for setting, value in tuning.items() if value is not None},
    )
    run.learn(settings)

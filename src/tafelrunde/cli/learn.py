"""`tafelrunde learn`: a game plays itself and learns what its positions are worth."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Optional

import typer

from ..games import games
from .arguments import Corrections, GameName, at_least


def learn(
    game: GameName,
    minutes: Annotated[float, typer.Option(help="By the clock, matches at the end included.")] = 30.0,
    jobs: Annotated[Optional[int], typer.Option(help="Processes that play; by default one for each core.")] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="A Ray cluster that plays instead.")] = "",
    out: Annotated[Optional[Path], typer.Option(help="A folder; build/learn/GAME by default.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from what lies in that folder.")] = False,
    install: Annotated[bool, typer.Option("--install", help="Put the weights into the package.")] = False,
    seed: Annotated[int, typer.Option(help="The first games follow from it.")] = 1,
    hidden: Annotated[tuple[int, int], typer.Option(help="The size of both hidden layers.")] = (128, 64),
    every: Annotated[float, typer.Option(help="Seconds between two versions.")] = 15.0,
    final: Annotated[float, typer.Option(help="Share of the time for matches at the end.")] = 0.2,
    positions: Annotated[int, typer.Option(help="Positions that are kept.")] = 300_000,
    layout: Annotated[bool, typer.Option("--layout", help="Print what a row of numbers holds, and leave.")] = False,
    corrections: Corrections = None,
) -> None:
    """Learn to play a game by self-play: weights, a report and a picture of how strong it became."""
    name = games[game].name
    processes = at_least(1, jobs if jobs is not None else os.cpu_count() or 1, "--jobs")
    from ..learn.report import layout_text  # numpy and torch are loaded for this command only
    from ..learn.run import Settings, encoder_of
    from ..learn.run import learn as learn_by_self_play

    if layout:
        print(layout_text(encoder_of(name).layout))
        return
    settings = Settings(
        game=name,
        minutes=minutes,
        jobs=processes,
        ray=ray,
        out=out or Path("build/learn") / name,
        resume=resume,
        install=install,
        seed=seed,
        hidden=hidden,
        every=every,
        final=final,
        positions=positions,
    )
    learn_by_self_play(settings)

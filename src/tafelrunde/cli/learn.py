"""`tafelrunde learn`: a game plays itself and learns what its positions are worth, or how to answer, too."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Optional

import typer

from ..games import games
from .arguments import Corrections, GameName, at_least


def learn(
    game: GameName,
    how: Annotated[
        str, typer.Option(help="value: what positions are worth, for minds; alphazero: answers, too, by search.")
    ] = "value",
    minutes: Annotated[float, typer.Option(help="By the clock, matches at the end included.")] = 30.0,
    jobs: Annotated[Optional[int], typer.Option(help="Processes that play; by default one for each core.")] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="A Ray cluster that plays instead.")] = "",
    out: Annotated[Optional[Path], typer.Option(help="A folder; build/learn/GAME by default.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on from what lies in that folder.")] = False,
    install: Annotated[bool, typer.Option("--install", help="Put the weights into the package.")] = False,
    seed: Annotated[int, typer.Option(help="The first games follow from it.")] = 1,
    hidden: Annotated[tuple[int, int], typer.Option(help="The size of both hidden layers.")] = (128, 64),
    every: Annotated[Optional[float], typer.Option(help="Seconds between two versions.")] = None,
    final: Annotated[Optional[float], typer.Option(help="Share of the time for matches at the end.")] = None,
    positions: Annotated[Optional[int], typer.Option(help="Positions that are kept.")] = None,
    players: Annotated[Optional[int], typer.Option(help="alphazero: how many play.")] = None,
    iterations: Annotated[Optional[int], typer.Option(help="alphazero: tries of the search for each answer.")] = None,
    first: Annotated[
        Optional[str], typer.Option(help="alphazero: who judges the first games: handmade, learned, mix, or none.")
    ] = None,
    inference: Annotated[
        Optional[str], typer.Option(help="alphazero: where positions are judged; process is usual with a GPU, or here.")
    ] = None,
    layout: Annotated[bool, typer.Option("--layout", help="Print what a row of numbers holds, and leave.")] = False,
    corrections: Corrections = None,
) -> None:
    """Learn to play a game by self-play: weights, a report and a picture of how strong it became."""
    name = games[game].name
    from ..learn.report import layout_text  # numpy and torch are loaded for this command only
    from ..learn.run import encoder_of
    from ..learn.ways import learn_by

    if layout:
        print(layout_text(encoder_of(name).layout))
        return
    learn_by(
        how,
        game=name,
        minutes=minutes,
        jobs=at_least(1, jobs if jobs is not None else os.cpu_count() or 1, "--jobs"),
        ray=ray,
        out=out or Path("build/learn") / name,
        resume=resume,
        install=install,
        seed=seed,
        hidden=hidden,
        every=every,
        final=final,
        positions=positions,
        players=players,
        iterations=iterations,
        first=first,
        inference=inference,
    )

"""`tafelrunde learn`: trains a value or policy network for a game by self-play."""

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
        str, typer.Option(help="Method: value (learned evaluation) or alphazero (value and policy).")
    ] = "value",
    minutes: Annotated[float, typer.Option(help="Wall-clock time, final matches included.")] = 30.0,
    jobs: Annotated[Optional[int], typer.Option(help="Self-play processes; by default one per core.")] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead.")] = "",
    out: Annotated[Optional[Path], typer.Option(help="Output folder; by default build/learn/GAME.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Resume from the output folder.")] = False,
    install: Annotated[bool, typer.Option("--install", help="Install the weights into the package.")] = False,
    seed: Annotated[int, typer.Option(help="Random seed of the first games.")] = 1,
    hidden: Annotated[tuple[int, int], typer.Option(help="Sizes of the two hidden layers.")] = (128, 64),
    every: Annotated[Optional[float], typer.Option(help="Seconds between two checkpoints of the network.")] = None,
    final: Annotated[Optional[float], typer.Option(help="Fraction of the time for the final matches.")] = None,
    positions: Annotated[Optional[int], typer.Option(help="Size of the replay buffer in positions.")] = None,
    players: Annotated[Optional[int], typer.Option(help="alphazero: number of players.")] = None,
    iterations: Annotated[Optional[int], typer.Option(help="alphazero: search iterations per decision.")] = None,
    first: Annotated[
        Optional[str], typer.Option(help="alphazero: evaluation of the first games: handmade, learned, mix or none.")
    ] = None,
    inference: Annotated[
        Optional[str], typer.Option(help="alphazero: where the network runs: process (default with a GPU) or here.")
    ] = None,
    layout: Annotated[bool, typer.Option("--layout", help="Print the layout of the input rows and exit.")] = False,
    corrections: Corrections = None,
) -> None:
    """Train a network by self-play; writes weights, a report and a plot of the playing strength."""
    name = games[game].name
    from ..learn.report import layout_text  # loads numpy and torch
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

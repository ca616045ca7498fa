"""`tafelrunde hint`: compares the best answers in an unfinished game, or prints what a bot would do and why."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Optional

import typer
from rich.console import Console
from rich.markup import escape

from ..bots import bot
from ..bots.advice import advise
from ..kernel.game import UsageError
from ..kernel.match import Match
from ..kernel.rng import seeded
from ..words import labels, words_of
from .arguments import Corrections, Language, read_language
from .printing import print_advice


def hint(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of an unfinished game, as saved by `play`.")],
    seat: Annotated[Optional[int], typer.Option(help="Your seat, counted from 1; by default the seat to move.")] = None,
    name: Annotated[
        Optional[str], typer.Option("--bot", help="Print the answer and reason of this bot instead.")
    ] = None,
    lang: Language = None,
    corrections: Corrections = None,
) -> None:
    """Compare the best answers in an unfinished game."""
    language, match = read_language(lang), Match.replay(file)
    adviser = bot(name) if name else None
    decision = match.decision
    if decision is None:
        raise UsageError(f"the game in {file.name} is over, so there is no decision to advise on")
    if seat is not None and seat != decision.seat + 1:
        raise UsageError(f"it is the decision of seat {decision.seat + 1}, not of seat {seat}")
    dice = seeded(len(match.codes))
    w, view = words_of(match.game, language), match.view(decision.seat)
    console = Console()
    who = labels.thing(w, match.game, "player", decision.seat, view)
    console.print(f"[bold]{escape(who)}: {escape(labels.question(w, match.game, view, decision))}[/bold]")
    if adviser is None:
        print_advice(console, w, match, advise(match, dice))
    else:
        code = adviser.choose(match, dice)
        console.print(escape(adviser.explain(match, code, language, dice)), highlight=False)

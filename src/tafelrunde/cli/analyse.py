"""`tafelrunde analyse`: analyses a finished game with a bot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final, Optional

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from ..bots.analysis import PHASES, Analysis, Mistake, analyse
from ..bots.analysis_words import mistake_text
from ..kernel.game import UsageError
from ..kernel.match import Match
from ..words import Words, labels, words_of
from .arguments import AsJson, Corrections, Language, read_language
from .messages import messages

BARS: Final = " ▁▂▃▄▅▆▇█"
CURVE_WIDTH: Final = 60


def analyse_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of a finished game, as saved by `play`.")],
    seat: Annotated[Optional[int], typer.Option(help="Analyse only this seat, counted from 1.")] = None,
    as_json: AsJson = False,
    lang: Language = None,
    corrections: Corrections = None,
) -> None:
    """Analyse a finished game: winning chances, costliest choices, luck and skill."""
    language, match = read_language(lang), Match.replay(file)
    if match.decision is not None:
        raise UsageError(f"the game in {file.name} is not finished; use `tafelrunde hint` for unfinished games")
    if seat is not None and not 1 <= seat <= match.players:
        raise UsageError(f"there is no seat {seat}; {match.players} played, the first is seat 1")
    only = None if seat is None else seat - 1
    found = analyse(match, only=only)
    if as_json:
        print(json.dumps({"game": match.game.name, "scores": match.result.scores, **found.to_json()}, indent=1))
        return
    w = words_of(match.game, language)
    seats = range(match.players) if only is None else [only]
    _print(Console(), w, match, found, list(seats))


def _print(console: Console, w: Words, match: Match, found: Analysis, seats: list[int]) -> None:
    say = messages(w.lang)
    names = match.seats or [labels.thing(w, match.game, "player", seat) for seat in range(match.players)]
    console.print(f"[bold]{escape(say.text('analysis-curve'))}[/bold]")
    for seat, name in enumerate(names):
        score = match.result.scores[seat]
        console.print(f"{escape(_curve(found, seat))}  {escape(name)} {score}", highlight=False)
    table = Table("", *(names[seat] for seat in seats), box=None)
    rows = [("analysis-accuracy", [found.seats[seat].accuracy for seat in seats])]
    rows += [(f"analysis-{phase}", [found.seats[seat].phases[n] for seat in seats]) for n, phase in enumerate(PHASES)]
    for id, accuracies in rows:
        table.add_row(say.text(id), *("–" if one is None else f"{one:.0f} %" for one in accuracies))
    if len(seats) == match.players > 1:
        table.add_row(say.text("analysis-luck"), *(f"{found.seats[seat].luck:+.1f}" for seat in seats))
        table.add_row(say.text("analysis-skill"), *(f"{found.seats[seat].skill:+.1f}" for seat in seats))
    console.print(table)
    for seat in seats:
        console.print(f"\n[bold]{escape(say.text('analysis-costliest', name=names[seat]))}[/bold]", highlight=False)
        for mistake in found.seats[seat].mistakes:
            _print_mistake(console, w, match, mistake, names)
        if not found.seats[seat].mistakes:
            console.print(escape(say.text("analysis-nothing-costly")), highlight=False)
    opinion = say.text(
        f"analysis-opinion-{found.basis}", level=found.level, seconds=round(found.seconds), games=found.fitted
    )
    console.print(f"\n[dim]{escape(opinion)}[/dim]", highlight=False)


def _print_mistake(console: Console, w: Words, match: Match, mistake: Mistake, names: list[str]) -> None:
    say = messages(w.lang)
    said = mistake_text(w, Match.replay(match.record(), match.game, mistake.ply), mistake, names)
    lost = say.text("analysis-lost", points=f"{mistake.points:.1f}")
    if mistake.chance is not None:
        lost += say.text("analysis-lost-chance", chance=round(100 * mistake.chance))
    console.print(f"{mistake.ply + 1}. {escape(said.question)} [bold]{escape(lost)}[/bold]", highlight=False)
    console.print("   " + escape(say.text("analysis-given", given=said.given, better=said.better)), highlight=False)
    console.print("   " + escape(said.text), highlight=False)
    if len(said.line) > 1:
        console.print("   " + escape(say.text("analysis-line", line=" › ".join(said.line))), highlight=False)


def _curve(found: Analysis, seat: int) -> str:
    """The winning chances over the game as bars; points where there are no chances."""
    number = min(CURVE_WIDTH, len(found.moments))
    shown = [found.moments[i * (len(found.moments) - 1) // max(1, number - 1)] for i in range(number)]
    most = max(1.0, *(moment.points[seat] for moment in shown))
    heights = [moment.points[seat] / most if (chance := moment.chances[seat]) is None else chance for moment in shown]
    return "".join(BARS[round(max(0.0, min(1.0, height)) * (len(BARS) - 1))] for height in heights)

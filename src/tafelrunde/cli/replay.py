"""`tafelrunde replay`: prints the events of a recorded game, or only verifies it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.state import EVERYTHING, SPECTATOR
from ..words import words_of
from .arguments import Corrections, Language, read_language
from .printing import print_events, print_result


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Record of a game, as saved by `play`.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that the record replays to the recorded position.")
    ] = False,
    lang: Language = None,
    corrections: Corrections = None,
) -> None:
    """Replay a recorded game and print its events and result."""
    language = read_language(lang)
    record = Record.load(file)
    match = Match.replay(record)
    if verify:
        state = "finished" if match.over else "unfinished"
        print(f"OK {match.hash()} {record.game}, {record.players} players, {len(record.codes)} choices, {state}")
        return
    console = Console()
    w = words_of(match.game, language)
    # Hands stay hidden while the game may continue.
    print_events(console, w, match, match.events(), EVERYTHING if match.over else SPECTATOR)
    if match.over:
        print_result(console, w, match)

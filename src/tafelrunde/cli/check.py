"""`tafelrunde check`: runs the conformance checks on a game and prints the problems."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from ..conformance import ADVICE, Case, cases
from ..conformance.find import BrokenGame, find_game
from ..kernel.game import Game
from .arguments import AsJson, Corrections

CheckedGame = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game, or module:OBJECT.")]
FAILED = 1


def check(
    game: CheckedGame,
    thorough: Annotated[bool, typer.Option("--thorough", help="Test all option values and more positions.")] = False,
    as_json: AsJson = False,
    corrections: Corrections = None,
) -> None:
    """Check a game: texts, icons, kinds, summary, pictures, observation, laws. Exit code 1 if there are problems."""
    try:
        found = find_game(game)
    except BrokenGame as wrong:
        report(game, [{"part": "import", "check": "import", "problem": str(wrong)}], 0, as_json)
        raise typer.Exit(FAILED) from None
    problems, done = run_checks(found, thorough)
    report(game, problems, done, as_json)
    if problems:
        raise typer.Exit(FAILED)


def run_checks(game: Game, thorough: bool) -> tuple[list[dict[str, str]], int]:
    """The problems found, and the number of checks."""
    every: list[Case] = list(cases(game, thorough))
    problems: list[dict[str, str]] = []
    seen: set[tuple[str, str]] = set()  # several checks may find the same missing text
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("checking", total=len(every))
        for case in every:
            progress.update(task, description=f"{case.part} {case.name}")
            for problem in case.problems():
                if (case.part, problem) not in seen:
                    seen.add((case.part, problem))
                    problems.append({"part": case.part, "check": case.name, "problem": problem})
            progress.advance(task)
    return problems, len(every)


def report(game: str, problems: list[dict[str, str]], done: int, as_json: bool) -> None:
    if as_json:
        summary: dict[str, Any] = {"game": game, "checks": done, "problems": problems}
        print(json.dumps(summary, indent=2, ensure_ascii=False))
        return
    if not problems:
        print(f"{game}: {done} checks, nothing is missing")
        return
    for part in dict.fromkeys(problem["part"] for problem in problems):
        print(f"{part}: {ADVICE.get(part, 'fix the exception that its modules raise when imported')}")
        for problem in problems:
            if problem["part"] == part:
                print(f"  {problem['problem']}")
    print(f"{game}: {done} checks, {len(problems)} problem{'s' * (len(problems) > 1)}")

"""`tafelrunde lesson`: a tool for authors of lessons. Lists, prints, checks and completes lessons."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final, Optional

import typer
from rich.console import Console
from rich.markup import escape

from ..bots import bot
from ..conformance.find import BrokenGame, find_game
from ..conformance.lessons import problems_of
from ..games.lessons.reading import BadLesson, read_lesson
from ..games.lessons.script import Walk
from ..kernel.game import Game, UsageError
from ..kernel.lesson import Lesson
from ..kernel.match import Match
from ..kernel.rng import seeded
from ..words import labels, words_of
from .arguments import Language, read_language

OPPONENT: Final = "easy"
FAILED: Final = 1


def lesson(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of a game, or module:OBJECT.")],
    name: Annotated[
        Optional[str], typer.Argument(metavar="[NAME]", help="Name or file of a lesson; without it, all are listed.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Print all problems; exit code 1 if there are any.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Print every step with its question and option codes.")] = False,
    step: Annotated[Optional[int], typer.Option("--step", help="Print one step with the board; 0 is the end.")] = None,
    record: Annotated[
        bool, typer.Option("--record", help="Write the answers of a bot for the other seats into the file.")
    ] = False,
    lang: Language = None,
) -> None:
    """List, print and check the guided games and exercises of a game, or record the answers of the other seats."""
    engine, language, console = _find_game(game), read_language(lang), Console()
    if name is None:
        for one in engine.lessons.values():
            kind = "exercise" if one.is_exercise else "guided game"
            console.print(f"{one.name}: {one.title[language]} ({kind}, {len(one.steps)} steps)", highlight=False)
        return
    path = _path(engine, name)
    if record:
        _record(engine, path, console)
    found = read_lesson(engine, path)
    if check:
        wrong = list(problems_of(engine, found))
        for problem in wrong:
            console.print(escape(problem), highlight=False, soft_wrap=True)
        if wrong:
            raise typer.Exit(FAILED)
        console.print(f"{found.name}: {len(found.steps)} steps, no problems")
    if show or step is not None or not (check or record):
        _show(engine, found, console, language, step)


def _find_game(name: str) -> Game:
    try:
        return find_game(name)
    except BrokenGame as wrong:
        raise UsageError(str(wrong)) from None


def _path(game: Game, name: str) -> Path:
    path = Path(name) if name.endswith(".toml") else game.folder / "lessons" / f"{name}.toml"
    if not path.is_file():
        known = ", ".join(game.lessons) or "none"
        raise UsageError(f"{game.name} has no lesson {name[:80]!r}; choose one of: {known}")
    return path


# ------------------------------------------------------------------------------------------------ showing


def _show(game: Game, lesson: Lesson, console: Console, lang: str, only: Optional[int]) -> None:
    """Print the steps up to the end, or up to the first that breaks the rules, and then the pending question."""
    walk, number = Walk(game, lesson), 0
    try:
        for number in range(len(lesson.steps)):
            if only in (None, number + 1):
                _show_step(walk, number, console, lang, board=only is not None)
                walk.through(number, lambda taught: _ask(walk.match, console, lang, taught))
                if lesson.steps[number].others:
                    console.print(f"[dim]then others: {list(lesson.steps[number].others)}[/]", highlight=False)
            else:
                walk.through(number)
    except BadLesson as wrong:
        _ask(walk.match, console, lang, ())
        raise UsageError(str(wrong)) from None
    if only in (None, 0):
        console.rule("after the last step")
        if only == 0:
            _board(walk.match, lesson.seat, console, lang)
        suggested = _let_others_play(walk.match, lesson.seat)
        if suggested:
            console.print(f"others = {suggested}  # suggested by a bot", highlight=False)
        _ask(walk.match, console, lang, ())


def _show_step(walk: Walk, number: int, console: Console, lang: str, board: bool) -> None:
    step = walk.lesson.steps[number]
    console.rule(f"step {number + 1}: {escape(step.title[lang])}")
    if board:
        _board(walk.match, walk.lesson.seat, console, lang)
    console.print(escape(step.say[lang]), highlight=False)
    if step.why:
        console.print(f"[dim]Why: {escape(step.why[lang])}[/]", highlight=False)
    if step.light:
        console.print(f"[dim]Lit: {', '.join(step.light)}[/]", highlight=False)


def _board(match: Match, seat: int, console: Console, lang: str) -> None:
    console.print(match.game.show.text_board(match.view(seat), lang, console.width), highlight=False)


def _ask(match: Match, console: Console, lang: str, taught: tuple[int, ...]) -> None:
    decision, game = match.decision, match.game
    if decision is None:
        console.print("The game is over.")
        return
    w, view = words_of(game, lang), match.view(decision.seat)
    text = labels.question(w, game, view, decision)
    console.print(f"[bold]seat {decision.seat}, {decision.prompt.name}: {escape(text)}[/]", highlight=False)
    for code in decision.options:
        label = escape(labels.option_label(w, game, view, decision, code))
        line = f"{code:6}  {label}"
        console.print(f"[green]{line}  <- taught[/]" if code in taught else line, highlight=False)


# ------------------------------------------------------------------------------------------------ recording


def _record(game: Game, path: Path, console: Console) -> None:
    """Play the lesson; where another seat is asked before the learner, a bot answers for it."""
    while True:
        lesson = read_lesson(game, path)
        walk = Walk(game, lesson)
        for number, step in enumerate(lesson.steps):
            walk.through(number)
            missing = _let_others_play(walk.match, lesson.seat) if step.choose else []
            if missing:
                _write_others(path, number, [*step.others, *missing])
                console.print(f"step {number + 1}: others = {[*step.others, *missing]}", highlight=False)
                break
        else:
            return


def _let_others_play(match: Match, seat: int) -> list[int]:
    """Let a bot answer for the other seats until the learner is asked; returns its answers."""
    opponent, codes = bot(OPPONENT), []
    while match.decision is not None and match.decision.seat != seat:
        code = opponent.choose(match, seeded(len(match.codes)))
        codes.append(code)
        match.choose(code)
    return codes


def _write_others(path: Path, number: int, codes: list[int]) -> None:
    """Write the answers into a step, after its choices. The rest of the file stays unchanged."""
    lines = path.read_text(encoding="utf-8").split("\n")
    begins = [at for at, line in enumerate(lines) if line.strip() == "[[step]]"]
    first = begins[number]
    last = begins[number + 1] if number + 1 < len(begins) else len(lines)
    block = [line for line in lines[first:last] if not re.match(r"\s*others\s*=", line)]
    behind = max(at for at, line in enumerate(block) if re.match(r"\s*(choose|then)\s*=", line))
    while not block[behind].split("#")[0].rstrip().endswith("]"):  # a list over several lines
        behind += 1
    block.insert(behind + 1, f"others = {codes}")
    path.write_text("\n".join([*lines[:first], *block, *lines[last:]]), encoding="utf-8")

"""`tafelrunde rules`: the numbered rules of a game, and which of them a test cites."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Optional

import typer
from rich.console import Console
from rich.table import Table

from ..games import games
from ..games.rulebook import Chapter, Rule, appendices, rulebook
from ..kernel.game import BadUse, Game
from .arguments import AsJson, GameName


def rules(
    game: GameName,
    chapter: Annotated[Optional[str], typer.Option(help="Print the rules of one chapter, such as BUILD.")] = None,
    tag: Annotated[Optional[str], typer.Option(help="Only the rules with this tag, such as base.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the numbered rules of a game and say which are tested."""
    box = games[game]
    chapters = rulebook(box) + appendices(box)
    known = {rule.id for part in chapters for rule in part.rules}
    if tag is not None:
        chapters = tagged(chapters, tag)
    if chapter is not None:
        chapters = [one_chapter(chapters, chapter)]
    tests = tests_of(box)
    cited = None if tests is None else citations(tests)
    if as_json:
        print(json.dumps(_as_json(box, chapters, cited), indent=2, ensure_ascii=False))
        return
    console = Console()
    if chapter is not None:
        _print_rules(console, chapters[0], cited)
    else:
        _print_chapters(console, chapters, cited)
    for line in _summary(chapters, cited, known, whole=chapter is None):
        console.print(line, highlight=False, markup=False, soft_wrap=True)


def one_chapter(chapters: list[Chapter], code: str) -> Chapter:
    for chapter in chapters:
        if code.upper() in chapter.codes or code.lower() == chapter.title.lower():
            return chapter
    known = ", ".join(name for chapter in chapters for name in chapter.codes or (chapter.title,))
    raise BadUse(f"there is no chapter {code[:40]!r}; there is: {known}")


def tagged(chapters: list[Chapter], tag: str) -> list[Chapter]:
    """What carries the tag; chapters without such a rule are left out."""
    known = {known.lower(): known for chapter in chapters for rule in chapter.rules for known in rule.tags}
    if tag.lower() not in known:
        raise BadUse(f"no rule has the tag {tag[:40]!r}; there is: {', '.join(sorted(known.values())) or 'none'}")
    wanted = known[tag.lower()]
    kept = [part._replace(rules=tuple(rule for rule in part.rules if wanted in rule.tags)) for part in chapters]
    return [part for part in kept if part.rules]


def tests_of(game: Game) -> Optional[Path]:
    """The folder of the tests that cite this rulebook; an installed package comes without them."""
    for folder in game.folder.resolve().parents:
        tests = folder / "tests" / "rulebook" / game.name
        if tests.is_dir():
            return tests
    return None


def citations(tests: Path) -> dict[str, list[str]]:
    """Rule id -> the files whose tests carry `@rule("<id>", ...)`."""
    cited: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for id in dict.fromkeys(_cited_in(ast.parse(path.read_text(encoding="utf-8"), str(path)))):
            cited.setdefault(id, []).append(path.relative_to(tests).as_posix())
    return cited


def _cited_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) == "rule":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):  # pytest.mark.rule
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _as_json(game: Game, chapters: list[Chapter], cited: Optional[dict[str, list[str]]]) -> dict[str, object]:
    def rule_as_json(rule: Rule) -> dict[str, object]:
        tests = None if cited is None else cited.get(rule.id, [])
        return {"id": rule.id, "text": rule.text, "tags": rule.tags, "tests": tests}

    ids = [rule.id for chapter in chapters if chapter.codes for rule in chapter.rules]
    return {
        "game": game.name,
        "rules": len(ids),
        "tested": None if cited is None else sum(id in cited for id in ids),
        "chapters": [
            {"title": chapter.title, "codes": chapter.codes, "rules": [rule_as_json(rule) for rule in chapter.rules]}
            for chapter in chapters
        ],
    }


def _print_chapters(console: Console, chapters: list[Chapter], cited: Optional[dict[str, list[str]]]) -> None:
    table = Table("code", "chapter", "rules", "tested", "without a test", box=None)
    for chapter in chapters:
        row = [", ".join(chapter.codes) or "-", chapter.title, str(len(chapter.rules))]
        if cited is not None:
            missing = [rule.id for rule in chapter.rules if rule.id not in cited]
            row += [str(len(chapter.rules) - len(missing)), " ".join(missing)]
        table.add_row(*row)
    console.print(table)


def _print_rules(console: Console, chapter: Chapter, cited: Optional[dict[str, list[str]]]) -> None:
    table = Table("rule", "tested", "text", box=None, title=chapter.title, title_justify="left")
    for rule in chapter.rules:
        tested = "" if cited is None else "yes" if rule.id in cited else "no"
        table.add_row(rule.id, tested, rule.text.replace("[", r"\["))
    console.print(table)


def _summary(
    chapters: list[Chapter], cited: Optional[dict[str, list[str]]], known: set[str], whole: bool
) -> Iterator[str]:
    ids = [rule.id for chapter in chapters if chapter.codes or not whole for rule in chapter.rules]
    if cited is None:
        yield f"{len(ids)} rules; the tests are not part of this installation, so which are tested is not known here"
        return
    yield f"{sum(id in cited for id in ids)} of {len(ids)} rules have a test"
    unknown = sorted(set(cited) - known)
    if whole and unknown:
        yield f"cited but not in the rulebook: {' '.join(unknown)}"

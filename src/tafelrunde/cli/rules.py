"""`tafelrunde rules`: lists the numbered rules of a game with the code and tests that cite them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Annotated, Optional

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from ..games import games
from ..games.rule_index import Place, RuleIndex, rule_index
from ..games.rulebook import Chapter, Rule, appendices, rulebook
from ..kernel.game import Game, UsageError
from .arguments import AsJson, GameName, Language, read_language

RuleId = Annotated[
    Optional[str],
    typer.Argument(metavar="[ID]", help="Print text, code and tests of a rule (DEUS-BUILD-04) or of DEUS-BUILD."),
]


def rules(
    game: GameName,
    id: RuleId = None,
    chapter: Annotated[Optional[str], typer.Option(help="Print the rules of a chapter, such as BUILD.")] = None,
    tag: Annotated[Optional[str], typer.Option(help="Only rules with this tag, such as base.")] = None,
    missing: Annotated[bool, typer.Option("--missing", help="List the rules that no code cites.")] = False,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """List the numbered rules of a game and which are tested; for an ID, the code and tests that cite it."""
    engine, language = games[game], read_language(lang)
    chapters = rulebook(engine, language) + appendices(engine, language)
    known = {rule.id for part in chapters for rule in part.rules}
    if tag is not None:
        chapters = tagged(chapters, tag)
    if chapter is not None:
        chapters = [one_chapter(chapters, chapter)]
    if id is not None:
        chapters = under_id(chapters, id)
    index = rule_index(engine)
    console = Console()
    if missing:
        _list_missing(console, engine, chapters, index, as_json)
    elif as_json:
        print(json.dumps(_as_json(engine, chapters, index), indent=2, ensure_ascii=False))
    elif id is not None:
        _print_places(console, chapters, index)
    elif chapter is not None:
        _print_rules(console, chapters[0], index)
        _print_lines(console, _summary(chapters, index, known, whole=False))
    else:
        _print_chapters(console, chapters, index)
        _print_lines(console, _summary(chapters, index, known, whole=True))


def one_chapter(chapters: list[Chapter], code: str) -> Chapter:
    for chapter in chapters:
        if code.upper() in chapter.codes or code.lower() == chapter.title.lower():
            return chapter
    known = ", ".join(name for chapter in chapters for name in chapter.codes or (chapter.title,))
    raise UsageError(f"there is no chapter {code[:40]!r}; choose one of: {known}")


def tagged(chapters: list[Chapter], tag: str) -> list[Chapter]:
    """The rules with this tag, by chapter; chapters without such a rule are left out."""
    known = {known.lower(): known for chapter in chapters for rule in chapter.rules for known in rule.tags}
    if tag.lower() not in known:
        raise UsageError(
            f"no rule has the tag {tag[:40]!r}; choose one of: {', '.join(sorted(known.values())) or 'none'}"
        )
    wanted = known[tag.lower()]
    return _only([part._replace(rules=tuple(rule for rule in part.rules if wanted in rule.tags)) for part in chapters])


def under_id(chapters: list[Chapter], id: str) -> list[Chapter]:
    """The rule with this id, or all rules whose ids begin with it."""
    wanted = id.upper().rstrip("-")
    found = [
        part._replace(rules=tuple(rule for rule in part.rules if f"{rule.id}-".startswith(f"{wanted}-")))
        for part in chapters
    ]
    if not any(part.rules for part in found):
        raise UsageError(f"there is no rule {id[:40]!r}; {_ids_like(chapters, wanted)}")
    return _only(found)


def _ids_like(chapters: list[Chapter], wanted: str) -> str:
    ids = [rule.id for part in chapters for rule in part.rules]
    prefixes = dict.fromkeys(id.rpartition("-")[0] for id in ids)
    if (prefix := wanted.rpartition("-")[0]) in prefixes:
        near = [id for id in ids if id.rpartition("-")[0] == prefix]
        return f"this chapter has {near[0]} to {near[-1]}"
    return f"ids begin with one of: {', '.join(prefixes)}"


def _only(chapters: list[Chapter]) -> list[Chapter]:
    return [chapter for chapter in chapters if chapter.rules]


def _as_json(game: Game, chapters: list[Chapter], index: RuleIndex) -> dict[str, object]:
    def rule_as_json(rule: Rule) -> dict[str, object]:
        places = None if index.tests is None else index.tests.get(rule.id, [])
        return {
            "id": rule.id,
            "text": rule.text,
            "tags": rule.tags,
            "code": [str(place) for place in index.code.get(rule.id, [])],
            "tests": None if places is None else list(dict.fromkeys(place.file for place in places)),
            "test_functions": None if places is None else [f"{place.file}::{place.text}" for place in places],
        }

    ids = [rule.id for chapter in chapters if chapter.codes for rule in chapter.rules]
    return {
        "game": game.name,
        "rules": len(ids),
        "tested": None if index.tests is None else sum(id in index.tests for id in ids),
        "chapters": [
            {"title": chapter.title, "codes": chapter.codes, "rules": [rule_as_json(rule) for rule in chapter.rules]}
            for chapter in chapters
        ],
    }


def _list_missing(console: Console, game: Game, chapters: list[Chapter], index: RuleIndex, as_json: bool) -> None:
    """Print the rules that no code cites. Exit code 1 if there are any."""
    chapters = [chapter for chapter in chapters if chapter.codes]  # examples of an appendix are tests, not code
    missing = [id for chapter in chapters for id in index.without_code(chapter)]
    if as_json:
        print(json.dumps({"game": game.name, "missing": missing}, indent=2))
    else:
        count = sum(len(chapter.rules) for chapter in chapters)
        _print_lines(console, [*missing, f"{count - len(missing)} of {count} ids are cited in the code of {game.name}"])
    if missing:
        raise typer.Exit(1)


def _print_places(console: Console, chapters: list[Chapter], index: RuleIndex) -> None:
    """Print each rule with its text and the code and tests that cite it."""
    for chapter in chapters:
        for rule in chapter.rules:
            console.print(f"[bold]{rule.id}[/bold] {escape(chapter.title)}", highlight=False)
            console.print(Padding(escape(rule.text), (0, 0, 0, 2)), highlight=False)
            _print_list(console, "code", index.code.get(rule.id, []), "no code cites it")
            if index.tests is None:
                _print_list(console, "tests", [], "not part of this installation")
            else:
                _print_list(console, "tests", index.tests.get(rule.id, []), "no test checks it")


def _print_list(console: Console, name: str, places: list[Place], if_none: str) -> None:
    if not places:
        console.print(f"  {name}: {if_none}", highlight=False)
        return
    console.print(f"  {name}:", highlight=False)
    _print_lines(console, (f"    {place}  {place.text}" for place in places))


def _print_chapters(console: Console, chapters: list[Chapter], index: RuleIndex) -> None:
    table = Table("code", "chapter", "rules", "tested", "without a test", box=None)
    for chapter in chapters:
        row = [", ".join(chapter.codes) or "-", chapter.title, str(len(chapter.rules))]
        if index.tests is not None:
            missing = index.without_test(chapter)
            row += [str(len(chapter.rules) - len(missing)), " ".join(missing)]
        table.add_row(*row)
    console.print(table)


def _print_rules(console: Console, chapter: Chapter, index: RuleIndex) -> None:
    table = Table("rule", "tested", "text", box=None, title=chapter.title, title_justify="left")
    for rule in chapter.rules:
        tested = "" if index.tests is None else "yes" if rule.id in index.tests else "no"
        table.add_row(rule.id, tested, rule.text.replace("[", r"\["))
    console.print(table)


def _summary(chapters: list[Chapter], index: RuleIndex, known: set[str], whole: bool) -> Iterator[str]:
    ids = [rule.id for chapter in chapters if chapter.codes or not whole for rule in chapter.rules]
    if index.tests is None:
        yield f"{len(ids)} rules; this installation has no tests, so the number of tested rules is unknown"
        return
    yield f"{sum(id in index.tests for id in ids)} of {len(ids)} rules have a test"
    unknown = sorted(set(index.tests) - known)
    if whole and unknown:
        yield f"cited but not in the rulebook: {' '.join(unknown)}"


def _print_lines(console: Console, lines: Iterable[str]) -> None:
    for line in lines:
        console.print(line, highlight=False, markup=False, soft_wrap=True)

"""The numbered rules of a game, read from its `rulebook.md`.

`rulebook.de.md` holds the same rules in German, `rulebook.<language>.md` those of another language; English is the
fallback. Ids, chapter codes and tags are the same in every language.

A chapter begins with `## Title (CODE)` or `## Title (CODE, CODE)`, a rule is a line `- GAME-CODE-NN text`. An appendix
is a chapter whose heading has no code; its lines have ids too, but are examples and lists, not rules. A text may begin
with the editions that the rule belongs to: `[base]`, or `[PG,KA]` for a rule of either expansion.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from ..kernel.game import Game, UsageError

ENGLISH: Final = "en"
CHAPTER: Final = re.compile(r"## (?P<title>.+?) \((?P<codes>[A-Z][A-Z0-9-]*(?:, [A-Z][A-Z0-9-]*)*)\)\s*$")
RULE: Final = re.compile(r"- (?P<id>[A-Z]+(?:-[A-Z][A-Z0-9]*)+-\d+) (?P<text>.+)$")
EDITIONS: Final = re.compile(r"\[(?P<editions>\w+(?:,\w+)*)\]")
ORIGIN: Final = re.compile(r"\[(?P<origin>DE/EN|RULING|DERIVED)\b")


class Rule(NamedTuple):
    id: str
    text: str
    tags: tuple[str, ...]  # its editions; and RULING, DERIVED, DE/EN if it is not simply printed


class Chapter(NamedTuple):
    title: str
    codes: tuple[str, ...]  # none for an appendix
    rules: tuple[Rule, ...]


def rulebook(game: Game, language: str = ENGLISH) -> list[Chapter]:
    """The chapters that hold rules, in order."""
    return [chapter for chapter in chapters(_text(game, language)) if chapter.codes]


def appendices(game: Game, language: str = ENGLISH) -> list[Chapter]:
    """Numbered text that is no rule, such as worked examples."""
    return [chapter for chapter in chapters(_text(game, language)) if not chapter.codes]


def has_rulebook(game: Game) -> bool:
    return _path(game, ENGLISH).is_file()


def rulebook_language(game: Game, language: str) -> str:
    """The language of the rules for a reader: English where there is no translation."""
    return language if _path(game, language).is_file() else ENGLISH


def _path(game: Game, language: str) -> Path:
    return game.folder / ("rulebook.md" if language == ENGLISH else f"rulebook.{language}.md")


def _text(game: Game, language: str) -> str:
    if not has_rulebook(game):
        raise UsageError(f"{game.name} has no rulebook.md")
    return _path(game, rulebook_language(game, language)).read_text(encoding="utf-8")


def chapters(text: str) -> list[Chapter]:
    found: list[Chapter] = []
    for section in re.split(r"^(?=## )", text, flags=re.MULTILINE)[1:]:
        heading, *lines = section.splitlines()
        named = CHAPTER.match(heading)
        title, codes = (named["title"], named["codes"].split(", ")) if named else (heading[3:].strip(), [])
        rules = tuple(_rule(line) for line in map(RULE.match, lines) if line)
        if rules:
            found.append(Chapter(title, tuple(codes), rules))
    return found


def _rule(line: re.Match[str]) -> Rule:
    text = line["text"].strip()
    named = EDITIONS.match(text)
    editions = named["editions"].split(",") if named else []
    return Rule(line["id"], text, tuple(dict.fromkeys(editions + ORIGIN.findall(text))))

"""The numbered rules of a game, read from its `rulebook.md`.

A chapter begins with `## Title (CODE)` or `## Title (CODE, CODE)`, a rule is a line `- GAME-CODE-NN text`. Headings
without a code hold what is not a rule: open points, examples.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ..kernel.game import BadUse, Game

CHAPTER: Final = re.compile(r"## (?P<title>.+?) \((?P<codes>[A-Z]+(?:, [A-Z]+)*)\)\s*$")
RULE: Final = re.compile(r"- (?P<id>[A-Z]+-[A-Z]+-\d+) (?P<text>.+)$")
TAG: Final = re.compile(r"\[(?P<tag>DE/EN|RULING|DERIVED)\b")


class Rule(NamedTuple):
    id: str
    text: str
    tags: tuple[str, ...]  # RULING, DERIVED, DE/EN: where it comes from if it is not simply printed


class Chapter(NamedTuple):
    title: str
    codes: tuple[str, ...]
    rules: tuple[Rule, ...]


def rulebook(game: Game) -> list[Chapter]:
    """The chapters that hold rules, in their order."""
    path = game.folder / "rulebook.md"
    if not path.is_file():
        raise BadUse(f"{game.name} has no rulebook.md")
    return chapters(path.read_text(encoding="utf-8"))


def chapters(text: str) -> list[Chapter]:
    found: list[tuple[str, tuple[str, ...], list[Rule]]] = []
    in_chapter = False
    for line in text.splitlines():
        if line.startswith("## "):
            heading = CHAPTER.match(line)
            in_chapter = heading is not None
            if heading is not None:
                found.append((heading["title"], tuple(heading["codes"].split(", ")), []))
        elif in_chapter and (rule := RULE.match(line)):
            tags = dict.fromkeys(tag["tag"] for tag in TAG.finditer(rule["text"]))
            found[-1][2].append(Rule(rule["id"], rule["text"].strip(), tuple(tags)))
    return [Chapter(title, codes, tuple(rules)) for title, codes, rules in found]

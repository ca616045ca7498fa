"""The lists of docs/play/rulings.md: every rule that the books leave open, tell apart or only imply.

    python -m tests.documents.rulings  # writes them anew

They follow the rule lists of the games, the options that name rules, and the tests that cite them. What stands above
them, with reasons, is written by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tafelrunde.games import games
from tafelrunde.games.rule_index import Place, rule_index
from tafelrunde.games.rulebook import appendices, rulebook
from tafelrunde.kernel.game import Game
from tafelrunde.server.reference.rule_text import rule_shown
from tafelrunde.server.reference.rule_wording import worded
from tafelrunde.words import words_of

from .blocks import ROOT

PAGE: Final = ROOT / "docs" / "play" / "rulings.md"
GAMES: Final = ("age_of_innovation", "deus", "revive", "tapestry")
BEGIN: Final = "<!-- From here on written by tests/documents/rulings.py. -->"
MARKS: Final = {
    "ruling": "ruling",
    "open": "open",
    "editions": "books differ",
    "derived": "follows",
    "icon": "picture lost",
}
ID: Final = re.compile(r"([A-Z]+(?:-[A-Z][A-Z0-9]*)+)-(\d+)(?:\.\.(\d+))?")
QUESTION: Final = "-Q-"  # in the ids of open questions
INTRODUCTION: Final = """\
## Every rule that is not simply printed

*ruling*: no rulebook says it, or it says two things. *open*: the question stands with its answer in the list of open
questions (Q). *books differ*: the German and the English rulebook. *follows*: from other rules, without being printed.
*picture lost*: our copies of the rulebooks have no pictures; what they must have shown."""


class Line(NamedTuple):
    rule: str
    marks: tuple[str, ...]
    played: str
    options: tuple[str, ...]
    tests: tuple[Place, ...]


def lines_of(game: Game) -> Iterator[Line]:
    words, tests = words_of(game, "en"), rule_index(game).tests or {}
    for chapter in rulebook(game):
        for rule in chapter.rules:
            shown = rule_shown(game, words, rule)
            marks = tuple(MARKS[mark.kind] for mark in shown.marks if mark.kind in MARKS)
            if marks:
                yield Line(rule.id, marks, shown.text, options_of(game, rule.id), tuple(tests.get(rule.id, ())))
    for question in (rule for appendix in appendices(game) for rule in appendix.rules if QUESTION in rule.id):
        text = worded(game, "en", question.text)
        yield Line(question.id, ("open",), text, options_of(game, question.id), tuple(tests.get(question.id, ())))


def options_of(game: Game, rule: str) -> tuple[str, ...]:
    return tuple(option.name for option in game.options if rule in named_by(option.rules))


def named_by(rules: str) -> set[str]:
    """The ids in the rules of an option, `DEUS-VMAP-01..04` one by one."""
    found = set()
    for topic, first, last in ID.findall(rules):
        found |= {f"{topic}-{number:02}" for number in range(int(first), int(last or first) + 1)}
    return found


def lists() -> str:
    parts = [BEGIN, INTRODUCTION]
    for name in GAMES:
        game = games[name]
        rows = ["| rule | | played | option | tests |", "|---|---|---|---|---|", *map(_row, lines_of(game))]
        parts += [f"### {words_of(game, 'en').text('game-title')}", "\n".join(rows)]
    return "\n\n".join(parts) + "\n"


def _row(line: Line) -> str:
    played = line.played.replace("|", r"\|")
    options = ", ".join(f"`{option}`" for option in line.options)
    return f"| {line.rule} | {', '.join(dict.fromkeys(line.marks))} | {played} | {options} | {_cited(line.tests)} |"


def _cited(tests: tuple[Place, ...]) -> str:
    """The first test, and how many more there are."""
    if not tests:
        return ""
    more = f" and {len(tests) - 1} more" if len(tests) > 1 else ""
    return f"`{Path(tests[0].file).name}`, `{tests[0].text}`{more}"


def written_by_hand() -> str:
    return PAGE.read_text("utf-8").partition(BEGIN)[0]


if __name__ == "__main__":
    PAGE.write_text(written_by_hand().rstrip() + "\n\n" + lists(), encoding="utf-8")

"""docs/play/rulings.md has every rule that is not simply printed, and names rules, options and tests that exist."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from tafelrunde.games import games
from tafelrunde.games.rulebook import appendices, rulebook

from .blocks import ROOT
from .rulings import PAGE, lists, written_by_hand

RULE: Final = re.compile(r"\b[A-Z]{3,4}(?:-[A-Z][A-Z0-9]*)+-\d+")
TEST: Final = re.compile(r"\btest_\w+\b(?!\.py)")
ROW: Final = re.compile(r"^\|(?! rule |--)(.*)\|$", re.MULTILINE)


@cache
def known_tests() -> frozenset[str]:
    sources = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    return frozenset(name for source in sources for name in re.findall(r"^def (test_\w+)", source, re.MULTILINE))


def rows() -> list[list[str]]:
    """The cells of the tables that are written by hand."""
    found = [re.split(r" *(?<!\\)\| *", row.strip()) for row in ROW.findall(written_by_hand())]
    assert len(found) > 50
    return found


def test_the_lists_follow_rules_options_and_tests() -> None:
    assert PAGE.read_text("utf-8") == written_by_hand() + lists(), "write them: python -m tests.documents.rulings"


def test_every_row_names_rules_that_exist() -> None:
    chapters = (chapter for name in games for chapter in rulebook(games[name]) + appendices(games[name]))
    known = {rule.id for chapter in chapters for rule in chapter.rules}
    assert {id for rule, *_ in rows() for id in RULE.findall(rule)} - known == set()


def test_every_row_names_options_that_exist() -> None:
    known = {option.name for name in games for option in games[name].options}
    assert {option for row in rows() for option in re.findall(r"`(\w+)`", row[4])} - known == set()


def test_every_row_names_tests_that_exist() -> None:
    assert {test for row in rows() for test in TEST.findall(row[5])} - known_tests() == set()


@pytest.mark.parametrize("game", ["AOI", "DEUS", "REV", "TAP"])
def test_every_game_of_the_lists_has_rows_with_reasons(game: str) -> None:
    assert any(row[0].startswith(game) and row[3] for row in rows())

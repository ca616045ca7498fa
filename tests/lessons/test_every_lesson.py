"""Every lesson of every game fits the rules and can be taken in (tafelrunde.conformance.lessons)."""

from __future__ import annotations

import pytest

from tafelrunde.conformance import Case, cases
from tafelrunde.games import games

CASES = [case for game in games.values() for case in cases(game) if case.part == "lessons"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_lesson_fits(case: Case) -> None:
    assert case.problems() == []


@pytest.mark.parametrize("name", ["deus", "revive"])
def test_a_game_has_a_first_game_and_exercises(name: str) -> None:
    kinds = [lesson.is_exercise for lesson in games[name].lessons.values()]
    assert next(iter(games[name].lessons)) == "first_game"
    assert kinds == sorted(kinds)
    assert sum(kinds) >= 6


def test_what_is_needed_first_comes_first() -> None:
    names = [name for name, lesson in games["revive"].lessons.items() if lesson.is_exercise]
    assert names.index("explore") < names.index("populate") < names.index("artifact") < names.index("large_location")

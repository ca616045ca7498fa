"""Stars of the exercises of Age of Innovation and Tapestry: who takes what lies nearest earns some, not all."""

from __future__ import annotations

import pytest

from tafelrunde.games import games
from tafelrunde.games.lessons.judging import verdict
from tafelrunde.kernel.match import Match

LEAST = 5  # exercises of a game

# All choices from where the exercise begins up to the end of the turn, and which stars they earn.
EASY_WAYS = [
    ("age_of_innovation", "power", (-1, -1, 31, 0, 11, -1), (False, True, False)),  # a scholar without Ada's power
    ("age_of_innovation", "spades", (24, 102, 1, -1), (True, True, False)),  # the free spade alone
    ("age_of_innovation", "spades", (24, 114, 3, -1), (True, False, True)),  # all tools for spades
    ("age_of_innovation", "town", (20, 1, 23, 0, -1), (True, False, False)),  # the tile with tools
    ("age_of_innovation", "disciplines", (9, 4, -1), (True, False, False)),  # three steps in law
    ("age_of_innovation", "disciplines", (9, 1, -1), (True, True, False)),  # two in banking
    ("age_of_innovation", "disciplines", (31, 0, 30, 3, -1), (False, False, False)),  # tokens moved to bowl III
    ("age_of_innovation", "innovation", (8, 2, -1), (True, False, False)),  # the Professor
    ("age_of_innovation", "innovation", (8, 17, 112, -1), (True, True, False)),  # the Monument
    ("age_of_innovation", "round_end", (30, 1, -1), (False, False, False)),  # passing at once
    ("age_of_innovation", "round_end", (9, 4, -1, 30, 6, -1), (True, True, False)),  # law instead of medicine
    ("tapestry", "income", (5, 0, 7, 14, 64), (True, True, False)),  # Capitalism
    ("tapestry", "income", (5, 3, 48, -1, -1), (True, False, False)),  # no upgrade
    ("tapestry", "tech", (1, 80), (False, False, False)),  # the market in another district
    ("tapestry", "tech", (1, 68, 3, 3, 21), (True, True, False)),  # Radio
    ("tapestry", "explore", (0, 20, 11, 1, -1), (True, True, False)),  # turned the wrong way
    ("tapestry", "conquer", (3, 33, 0), (True, False, False)),  # land without an achievement
    ("tapestry", "conquer", (3, 17, 1, -1), (True, True, False)),  # the black die
    ("tapestry", "landmark", (0, 1, 26, 38, 20, 5), (True, False, True)),  # the Lighthouse in a corner
]


@pytest.mark.parametrize("name", ["age_of_innovation", "tapestry"])
def test_a_game_has_exercises_on_its_topics(name: str) -> None:
    assert sum(lesson.is_exercise for lesson in games[name].lessons.values()) >= LEAST


@pytest.mark.parametrize(("name", "exercise", "codes", "stars"), EASY_WAYS)
def test_an_easy_way_earns_fewer_stars(
    name: str, exercise: str, codes: tuple[int, ...], stars: tuple[bool, ...]
) -> None:
    lesson = games[name].lessons[exercise]
    match = Match(games[name], lesson.players, lesson.seed, lesson.options)
    for code in (*lesson.begin, *codes):
        match.choose(code)
    assert verdict(lesson, match) == list(stars)


def test_whoever_builds_first_enters_the_era_second() -> None:
    """A house, then income: Ada was there already, so Technocracy upgrades nothing."""
    lesson = games["tapestry"].lessons["eras"]
    match = Match(games["tapestry"], lesson.players, lesson.seed, lesson.options)
    for code in (*lesson.begin, 2, 0, 1):
        match.choose(code)
    while verdict(lesson, match) is None:
        assert match.decision is not None
        asked = match.decision
        match.choose(5 if asked.seat == lesson.seat and asked.prompt.name == "ACTION" else asked.options[0])
    assert verdict(lesson, match) == [True, False, True]

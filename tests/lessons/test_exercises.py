"""Exercises of Deus and Revive: who plays them without a thought earns fewer stars than there are."""

from __future__ import annotations

import pytest

from tafelrunde.games import games
from tafelrunde.games.lessons.judging import verdict
from tafelrunde.kernel.match import Match


@pytest.mark.parametrize(
    ("game", "name", "codes", "stars"),
    [
        ("deus", "regions", (25, 17, -1), [False, False, False]),  # a green card
        ("deus", "regions", (52, 0, 17, 1, 1), [True, False, False]),  # gold for wood, and no new forest
        ("deus", "regions", (52, 1, 17, 1, 1), [True, True, False]),
        ("deus", "temple", (81, 1, 1, 1, 1), [False, False, False]),  # the temple for swamps
        ("deus", "temple", (89, 1, 1, 1, 1), [True, False, False]),  # paid with what lies there
        ("deus", "temple", (89, 1, 1, 1, 0), [True, True, False]),
        ("deus", "end", (0, 23, 3, 3, 2), [False, False, False]),  # a ship
        ("deus", "end", (51, 20, 1, 1, 1, 1), [True, False, False]),
        ("deus", "end", (51, 8, 1, 1, 1, 1), [True, True, False]),
        ("revive", "explore", (64, 16, 17, 1, -1), [True, False, False]),  # one tile only
        ("revive", "explore", (64, 11, 17, 1, 64, 16, 0, 14, 1, -1), [True, True, False]),  # steppes twice
        ("revive", "populate", (62, 3, 305, 1, 65, 109, -1), [True, True, False]),  # the ability first
        ("revive", "machines", (66, 117, 0, 570, 620, -1), [True, False, False]),  # a small building
        ("revive", "machines", (66, 117, 1, 571, 596, -1), [True, True, False]),
        ("revive", "hibernate", (67, 1, -1), [True, True, False]),
        ("revive", "artifact", (13, 4, 65, 5, 476, 0, -1), [True, False, False]),  # a crate, and the first colour
        ("revive", "large_location", (65, 124, 5, 0, 476, 0, -1), [True, True, False]),
    ],
)
def test_less_than_the_best_earns_fewer_stars(game: str, name: str, codes: tuple[int, ...], stars: list[bool]) -> None:
    lesson = games[game].lessons[name]
    match = Match(games[game], lesson.players, lesson.seed, lesson.options)
    for code in (*lesson.begin, *codes):
        match.choose(code)
    assert verdict(lesson, match) == stars

"""Levels: what a person may ask for without knowing any bot."""

from __future__ import annotations

import pytest

from tafelrunde import Match, games
from tafelrunde.bots import LEVELS, bot, level
from tafelrunde.bots.budget import Seconds
from tafelrunde.bots.levels import BY_GAME
from tafelrunde.kernel.rng import seeded

from .toy_market import MARKET


@pytest.mark.parametrize("game", [*games, "a box that nobody knows yet"])
def test_every_game_has_every_level_with_a_known_bot_and_a_time(game: str):
    times = [level(name, game).seconds for name in LEVELS]
    assert times == sorted(times)
    assert times[2] <= 2
    assert times[3] <= 8
    for name in LEVELS:
        found, seconds = bot(level(name, game).spec), level(name, game).seconds
        assert getattr(found, "time", Seconds(0.0)) <= seconds


def test_the_table_of_levels_names_games_that_exist():
    assert set(BY_GAME) <= set(games)


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_a_level_plays_as_its_bot(name: str):
    match, dice = Match(MARKET, players=2, seed=1), seeded(3)
    somebody, same = bot(name), bot(level(name, "market").spec)
    while match.decision is not None:
        here = dice.state
        code = somebody.choose(match, dice)
        dice.state = here
        assert same.choose(match, dice) == code
        match.choose(code)

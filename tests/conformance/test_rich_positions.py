"""Rich positions: the same ones from the same seed, all options and player counts among them, and ten thousand of each
game in `make soak`. The sample that every run looks at belongs to the conformance of a game (test_every_game.py)."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from tafelrunde.conformance.everything import everything_works
from tafelrunde.conformance.rich import random_options, rich_positions
from tafelrunde.games import games
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.rng import seeded
from tests.soak import SOAK

PORTION, PORTIONS = (100, 100) if SOAK else (8, 1)  # of each game

every_box = pytest.mark.parametrize("game", games.values(), ids=lambda game: game.name)


@every_box
def test_the_same_seed_gives_the_same_positions(game: Game) -> None:
    first, second = ([match.hash() for match in rich_positions(game, 30, seed=3)] for _ in range(2))
    assert first == second
    assert len(set(first)) > 20


@every_box
def test_positions_are_legal(game: Game) -> None:
    for match in rich_positions(game, 300, seed=4):
        match.state.check()


@every_box
def test_every_value_of_every_option_and_every_number_of_players_comes_up(game: Game) -> None:
    values = [(option.name, value) for option in game.options for value in option.values]
    seen: Counter[tuple[str, object]] = Counter()
    for number in range(len(values)):
        seen.update(random_options(game, number, seeded(number)).items())
    assert not [value for value in values if not seen[value]]
    assert {match.players for match in islice(rich_positions(game, 200, seed=5), 200)} == {*game.players}


@pytest.mark.parametrize("portion", range(PORTIONS))
@every_box
def test_everything_works(game: Game, portion: int) -> None:
    assert list(everything_works(game, PORTION, 1000 + portion)) == []

"""Everybody at a table and everybody who watches gets a board on every screen, before and after the first moves."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.everything import SCREENS
from tafelrunde.games import games
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.playout import random_code
from tafelrunde.kernel.rng import seeded
from tafelrunde.kernel.state import EVERYTHING, SPECTATOR

MOVES = 40


@pytest.mark.parametrize("name", games)
def test_the_board_is_drawn(name: str) -> None:
    game, dice = games[name], seeded(1)
    for players in (game.players[0], game.players[-1]):
        match = Match(game, players, seed=1)
        for moves in (0, MOVES):
            for _ in range(moves):
                match.choose(random_code(match, dice))
            for seat in (0, players - 1, SPECTATOR, EVERYTHING):
                for width, height in SCREENS:
                    assert game.show.board(match.view(seat), "de", width, height).parts, (players, seat, width)

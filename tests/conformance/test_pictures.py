"""Pictures of our own games: they draw their icons, light what can be chosen, and are drawn fast. What the picture of
any game fulfils is checked by tafelrunde.conformance."""

from __future__ import annotations

import pytest

from tafelrunde.conformance.pictures import questions_on_picture
from tafelrunde.games import games
from tafelrunde.kernel.game import Game

from .pictures import played, seconds_to_draw

every_game = pytest.mark.parametrize("game", list(games.values()), ids=lambda game: game.name)
MIDDLE = 150  # choices: every game is well under way


@every_game
def test_a_game_has_icons_of_its_own_and_many_signs(game: Game) -> None:
    assert game.show.icons()
    assert len({token for effect in game.effects for token in effect.icons()}) > 20


@every_game
def test_many_questions_are_answered_on_the_picture(game: Game) -> None:
    assert sum(questions_on_picture(game)[0].values()) > 5


@every_game
def test_a_table_in_the_middle_of_a_game_is_drawn_in_a_blink(game: Game) -> None:
    assert seconds_to_draw(game, played(game, game.players[-1], MIDDLE).view(0)) < 0.040

"""Every box on the shelf fulfils what is expected of a game, for every number of players and every option.

The checks are those of `tafelrunde check` (tafelrunde.conformance). A new game is picked up as soon as it stands there.
Texts are checked in tests/words. The toy of the kernel tests has no words, so it is held to the laws alone.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toy import TOY

from tafelrunde.conformance import Case, cases
from tafelrunde.games import games
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.laws import play_by_the_laws
from tests.soak import SOAK

BOXES = [*games.values(), TOY]
# Each option by itself, where others have them all at once; English, where German has the longer words.
AT_LENGTH = ("adds-up-options", "set-up-to-end-en", "legible-en", "secrets-options", "rows")
CASES = [case for game in games.values() for case in cases(game, thorough=True) if case.part != "texts"]
CASES = [case for case in CASES if SOAK or case.name not in AT_LENGTH]
CASES += [case for case in cases(TOY, thorough=True) if case.part == "laws" or case.name == "action-numbers"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_game_conforms(case: Case) -> None:
    assert case.problems() == []


@pytest.mark.parametrize("game", BOXES, ids=lambda game: game.name)
@settings(max_examples=4)
@given(data=st.data())
def test_the_laws_hold_for_options_in_any_combination(game: Game, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from(list(game.players)))
    options = {option.name: data.draw(st.sampled_from(option.values)) for option in game.options}
    play_by_the_laws(game, players, options, data.draw(st.integers(0, 2**48)), every=17)

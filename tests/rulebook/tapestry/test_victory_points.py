"""Victory points, and what counts as in the capital (TAP-VP-01..04)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.game import TAPESTRY
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.player import CARDS
from tafelrunde.games.tapestry.table.player import TRACK as FROM_TRACK
from tafelrunde.games.tapestry.table.prompts import PLAY, PLOT, SETTLE
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import entered, quiet
from tests.rulebook.tapestry.income_turns import before_income, take_income


@rule("TAP-VP-01")
@pytest.mark.parametrize("vp", [95, 195, 295, 395, 495])
def test_points_are_open_and_go_on_beyond_every_hundred(vp: int):
    t = take_income(before_income(2, vp=vp, hand=["trap"]))
    t.answer(PLAY, t.card("trap"))
    for seat in (-1, 0, 1):
        assert t.match.view(seat)["seats"][0]["vp"] == vp + 10


@rule("TAP-VP-02")
@pytest.mark.parametrize("players", [1, 3, 5])
def test_everybody_begins_with_0_points(players: int):
    assert [seat["vp"] for seat in Match(TAPESTRY, players, 7).view()["seats"]] == [0] * players


def points_for_farms(made: TapestryScenario, plot: int = 0, **mine: object) -> int:
    """Seat 0 enters Cars: a farm, then 1 VP per farm in the capital."""
    t, _ = entered("exploration", 8, made, **mine)
    return t.answer(PLOT, plot).player(0).tally[FROM_TRACK]


@rule("TAP-VP-03", "TAP-ICON-49")
def test_points_per_building_count_those_of_the_type_in_the_capital():
    assert points_for_farms(quiet()) == 1
    assert points_for_farms(quiet(), 4, built={"farm": [0, 1], "house": [2], "market": [3]}) == 3


@rule("TAP-VP-03")
def test_buildings_count_where_a_mat_says_so():
    """On the mat of the Craftsmen; with the Nomads on the map."""
    made = quiet().seat(0, civs=["craftsmen"])
    me = made.state.players[0]
    me.left[2] -= 2
    me.crafted[2] += 2
    made.mat(0, "craftsmen", 3 | 4 << 3 | 5 << 6)  # every column is full, so the new one goes into the capital
    assert points_for_farms(made) == 3
    made = quiet().tile((0, -1), 5).seat(0, civs=["nomads"])
    t, _ = entered("exploration", 8, made)
    t.answer(SETTLE, t.hex((0, -1)))
    assert t.player(0).houses[2] == 0
    assert t.player(0).tally[FROM_TRACK] == 1


@rule("TAP-VP-04", "TAP-VARIANT-14")
def test_buildings_beside_the_mat_count_only_with_the_option():
    for option, points in ((False, 1), (True, 3)):
        made = quiet(count_buildings_anywhere=option)
        made.state.players[0].left[2] -= 2
        made.state.players[0].beside[2] += 2
        assert points_for_farms(made) == points


@rule("TAP-VP-04")
def test_points_per_landmark_count_all_that_are_owned_wherever_they_stand():
    """Feudalism: 3 VP for each."""
    made = before_income(2, hand=["feudalism"]).landmark(0, "bakery").landmark(0, "barn", "forge", in_city=False)
    t = take_income(made)
    t.answer(PLAY, t.card("feudalism"))
    t.match.choose(1)
    assert t.player(0).tally[CARDS] == 9

"""The exploration track (TAP-TRACK-EXP-01..12)."""

from __future__ import annotations

from tafelrunde.games.tapestry.pieces.kinds import FOOD
from tafelrunde.games.tapestry.scenario import TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    EXPLORE_HEX,
    EXPLORE_TILE,
    EXPLORE_TURN,
    PAY_TILE,
    SPACE_TILE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, leave, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

# Land in the sea: every way round it lies alike, and 1 food or 1 coin is all it gives.
ISLAND, COIN_ISLAND = 5, 7
THIRTEEN = 13  # a space tile: 13 points


def place(t: TapestryTable) -> TapestryTable:
    """Explore with the tile at hand on the first hex offered."""
    t.answer(EXPLORE_HEX, t.options[0])
    if t.asked is EXPLORE_TURN:
        t.answer(EXPLORE_TURN, 0)
    return t


@rule("TAP-TRACK-EXP-01")
def test_scouting_gives_two_territory_tiles_that_all_can_see():
    t, before = entered("exploration", 1)
    assert change(t, before) == {"tiles": 2}
    assert len(t.match.view(1)["seats"][0]["tiles"]) == 2


@rule("TAP-TRACK-EXP-02")
def test_rafts_explore_and_sell_a_tapestry_card():
    t, before = entered("exploration", 2, tiles=[ISLAND], coin=1)
    place(t)
    explored = change(t, before)
    assert explored["tiles"] == -1
    assert explored["food"] == 1  # what the tile gives
    assert "cards" not in explored
    t.answer(BONUS, FOOD)
    assert change(t, before)["cards"] == 1
    assert seat_asked(t) == 1


@rule("TAP-TRACK-EXP-03")
def test_wagons_explore_or_give_a_farm_but_not_both():
    t, before = entered("exploration", 3, tiles=[ISLAND])
    assert t.asked is ONE_OF
    place(part(t, 0))
    assert change(t, before)["tiles"] == -1
    assert "farm" not in change(t, before)
    assert seat_asked(t) == 1
    t, before = entered("exploration", 3, tiles=[ISLAND])
    build(part(t, 1))
    assert change(t, before) == {"farm": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-EXP-04")
def test_navigation_gives_a_tile_that_can_be_explored_at_once():
    t, before = entered("exploration", 4, quiet().stack(COIN_ISLAND))
    place(t)
    assert change(t, before)["coin"] == 1
    assert "tiles" not in change(t, before)
    assert seat_asked(t) == 1


@rule("TAP-TRACK-EXP-05")
def test_ships_score_every_territory_controlled_and_sell_a_farm():
    made = quiet().outpost(0, (1, -2)).outpost(1, (-2, 1)).outpost(0, (2, -1), toppled=True)
    t, before = entered("exploration", 5, made, coin=1)
    assert change(t, before) == {"vp": 2}  # the start and one more
    build(t.answer(BONUS, 0))
    assert change(t, before) == {"vp": 2, "farm": 1, "coin": -1}


@rule("TAP-TRACK-EXP-06")
def test_tunnels_give_a_tile_and_a_farm_and_sell_an_exploration():
    t, before = entered("exploration", 6, quiet().stack(COIN_ISLAND), worker=1)
    build(part(t, 0))
    assert change(t, before) == {"tiles": 1, "farm": 1}
    place(t.answer(BONUS, 1))
    changed = change(t, before)
    assert (changed["worker"], changed["coin"], changed.get("tiles", 0)) == (-1, 1, 0)


@rule("TAP-TRACK-EXP-07")
def test_trains_give_two_tiles_of_which_one_is_explored():
    t, before = entered("exploration", 7, quiet().stack(ISLAND, COIN_ISLAND))
    assert t.asked is EXPLORE_TILE
    assert t.options == [ISLAND - 1, COIN_ISLAND - 1]
    place(t.answer(EXPLORE_TILE, COIN_ISLAND - 1))
    assert change(t, before)["tiles"] == 1
    assert change(t, before)["coin"] == 1
    assert seat_asked(t) == 1


@rule("TAP-TRACK-EXP-08")
def test_cars_score_farms_with_the_new_one_and_buy_tiles_for_points():
    t, before = entered("exploration", 8, built={"farm": [0]}, tiles=[ISLAND, COIN_ISLAND], coin=3)
    build(t)
    assert change(t, before) == {"farm": 1, "vp": 2}
    assert t.asked is PAY_TILE
    t.answer(PAY_TILE, ISLAND - 1)  # the second tile is the only one left
    assert change(t, before) == {"farm": 1, "vp": 7, "tiles": -2}


@rule("TAP-TRACK-EXP-09")
def test_airplanes_give_two_tiles_explore_anywhere_and_sell_a_card():
    t, before = entered("exploration", 9, quiet().stack(ISLAND, COIN_ISLAND), coin=1)
    t.answer(EXPLORE_TILE, ISLAND - 1)
    assert set(t.options) == {h for h, tile in enumerate(t.table.tiles) if tile == -1}
    place(t)
    assert change(t, before)["tiles"] == 1
    t.answer(BONUS, 0)
    assert change(t, before)["cards"] == 1


@rule("TAP-TRACK-EXP-10")
def test_the_space_shuttle_scores_technology_and_buys_three_tiles():
    t, before = entered("exploration", 10, tracks={"technology": 7, "science": 9}, tiles=[1, 2, 3, 4])
    assert change(t, before) == {"vp": 7}
    for tile in (1, 2, 4):
        t.answer(PAY_TILE, tile - 1)
    assert change(t, before) == {"vp": 17, "tiles": -3}
    assert t.player(0).tiles == 1 << 2


@rule("TAP-TRACK-EXP-11")
def test_interstellar_travel_explores_one_of_three_new_space_tiles():
    made = quiet()
    top = made.state.spaces_left[-3:]
    old = made.state.spaces_left[0]
    t, before = entered("exploration", 11, made, space=[old + 1])
    assert t.asked is SPACE_TILE
    assert sorted(t.options) == sorted(top)  # never the old one
    t.match.choose(t.options[0])
    assert change(t, before)["space tiles"] == 2
    assert change(t, before)["explored"] == 1


@rule("TAP-TRACK-EXP-12")
def test_warpgates_explore_a_space_tile_and_sell_another_one():
    t, before = entered("exploration", 12, quiet().claimed(1, "end-of-track"), space=[5, 7, THIRTEEN], coin=1)
    before["vp"] += 5  # the second at the end of a track
    t.answer(SPACE_TILE, THIRTEEN - 1)
    assert change(t, before) == {"vp": 13, "explored": 1, "space tiles": -1}
    t.answer(BONUS, 0).answer(SPACE_TILE, 4)
    changed = change(t, before)
    assert (changed["vp"], changed["explored"], changed["space tiles"], changed["worker"]) == (21, 2, -2, 1)
    t, before = entered("exploration", 12, space=[THIRTEEN, 5], coin=1)
    leave(t.answer(SPACE_TILE, THIRTEEN - 1))
    assert t.player(0).explored.bit_count() == 1


@rule("TAP-TRACK-EXP-08", "TAP-TRACK-EXP-10")
def test_tiles_may_be_kept():
    for space, vp in ((8, 1), (10, 0)):
        t, before = entered("exploration", space, tiles=[1, 2, 3, 4])
        if t.asked is not PAY_TILE:
            build(t)
        t.answer(PAY_TILE, NONE)
        assert change(t, before).get("vp", 0) == vp
        assert "tiles" not in change(t, before)

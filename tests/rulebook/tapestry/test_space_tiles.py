"""Space tiles (TAP-SPACE-01..10)."""

from __future__ import annotations

from tafelrunde.games.tapestry.table.prompts import SPACE_TILE
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

COIN_WORKER_8, RESEARCH_6, FOOD_CULTURE_8, THIRTEEN, FARMS = 5, 6, 7, 13, 14  # by their numbers


@rule("TAP-SPACE-01")
def test_space_begins_in_tier_iv_of_exploration():
    for space in range(1, 13):
        t, _ = entered("exploration", space, tiles=[5], built={"farm": [0]})
        assert (t.player(0).space > 0) == (space == 11), space
        t, _ = entered("exploration", space, space=[THIRTEEN, RESEARCH_6])
        assert (t.asked is SPACE_TILE) == (space in (11, 12)), space


@rule("TAP-SPACE-02", "TAP-SPACE-03", "TAP-SPACE-08")
def test_an_explored_space_tile_lies_beside_the_mat_and_gives_all_its_benefits_but_no_points_for_placing():
    t, before = entered("exploration", 12, quiet().claimed(0, "end-of-track"), space=[COIN_WORKER_8])
    assert change(t, before) == {"space tiles": -1, "explored": 1, "coin": 1, "worker": 1, "vp": 8}
    assert t.match.view(1)["seats"][0]["explored"] == [COIN_WORKER_8 - 1]
    made = quiet().claimed(0, "end-of-track")
    t, before = entered("exploration", 12, made, space=[FARMS], built={"farm": [0]})
    build(part(t, 0))
    assert change(t, before) == {"space tiles": -1, "explored": 1, "farm": 1, "vp": 2}


@rule("TAP-SPACE-08")
def test_benefits_of_a_space_tile_that_cannot_be_done_are_lost_and_the_others_gained():
    made = quiet().claimed(0, "end-of-track")
    plots = {"farm": [0, 1, 2, 3, 4]}
    t, before = entered("exploration", 12, made, space=[FARMS], built=plots)
    assert change(t, before) == {"space tiles": -1, "explored": 1, "vp": 5}


@rule("TAP-SPACE-04", "TAP-SPACE-10")
def test_of_a_stack_that_runs_out_one_gains_what_is_left():
    t, before = entered("exploration", 11, quiet().space_stack(THIRTEEN, FOOD_CULTURE_8))
    assert t.options == [FOOD_CULTURE_8 - 1, THIRTEEN - 1]
    t.answer(SPACE_TILE, THIRTEEN - 1)
    assert change(t, before) == {"space tiles": 1, "explored": 1, "vp": 13}
    assert t.table.spaces_left == []


@rule("TAP-SPACE-04", "TAP-SPACE-05")
def test_from_an_empty_stack_nobody_gains_a_space_tile_and_discarded_ones_stay_out():
    made = quiet().space_stack()
    assert made.state.spaces_gone.bit_count() == 15
    t, before = entered("exploration", 11, made, space=[])
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-SPACE-09")
def test_unexplored_space_tiles_lie_open():
    t = quiet().seat(0, space=[THIRTEEN, FARMS]).start()
    assert t.match.view(1)["seats"][0]["space"] == [THIRTEEN - 1, FARMS - 1]


@rule("TAP-SPACE-10")
def test_of_territory_tiles_too_one_gains_what_is_left():
    made = quiet().stack(5)
    last = made.state.tiles_left.pop()
    made.no_tiles()
    made.state.tiles_left = [last]
    t, before = entered("exploration", 1, made)
    assert change(t, before) == {"tiles": 1}

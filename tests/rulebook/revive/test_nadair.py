"""Nàdair (REV-NAD-01..10)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces.kinds import PLACES
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import ABILITY_FIELD, ACTION_PROMPT, BUILD, LOCATION, POPULATE, TECHNOLOGY
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, finish

NEAR = 102  # a desert beside the abyss; beside it 103 and 101
FAR = 105  # two fields between it and the abyss


def moon() -> ReviveScenario:
    return scenario(moon=True).tribe(0, "nadair", "moon")


def ability(made: ReviveScenario) -> ReviveTable:
    """Seat 0 uses the tribe ability."""
    return made.seat(0, active=["5", "1"]).start().play("5", "bottom1").next("ability")


@rule("REV-NAD-01")
def test_the_plain_ability_gives_two_books():
    assert ability(scenario()).resources(0) == {**NOTHING, "book": 2}


@rule("REV-NAD-02")
@pytest.mark.parametrize(("laid", "possible"), [(0, True), (4, True), (5, False)])
def test_there_are_five_forest_tiles(laid: int, possible: bool):
    made = moon()
    for field in (0, 4, 8, 12, 16)[:laid]:
        made.tribe_tile(0, field)
    t = made.seat(0, crystal=1, food=6, active=["5", "1"]).start().play("5", "bottom1")
    assert (t.asked is not ACTION_PROMPT) == possible


@rule("REV-NAD-03")
def test_a_forest_tile_costs_a_crystal_and_the_distance():
    made = moon().seat(0, crystal=2, food=6)
    assert distance_to(reach(made.state, made.state.players[0]), 1 << FAR) == 2
    t = finish(ability(made).answer(ABILITY_FIELD, FAR))
    assert t.player(0).tiles == 1 << FAR
    assert (t.resources(0)["crystal"], t.resources(0)["food"]) == (1, 4)


@rule("REV-NAD-03")
def test_without_a_crystal_no_forest_tile_is_laid():
    t = moon().seat(0, food=6, active=["5", "1"]).start().play("5", "bottom1")
    assert t.asked is ACTION_PROMPT
    assert t.player(0).tribe_markers == 0


@rule("REV-NAD-03", "REV-NAD-04")
def test_it_goes_on_empty_deserts_only():
    made = moon().tribe(1, "kuniban", "moon").building(1, 114).tribe_tile(1, 110).terrain(110, "desert")
    t = ability(made.seat(0, crystal=3, food=6))
    assert set(t.options) - {-1} == {102, 105, 118}, "no building, no tile of the Kuniban, no other kind of field"


@rule("REV-NAD-05")
def test_the_tile_is_a_forest_from_now_on():
    made = moon().seat(0, crystal=1, food=6, gear=6)
    t = finish(ability(made).answer(ABILITY_FIELD, NEAR))
    assert t.table.of[1] >> NEAR & 1
    assert not t.table.of[3] >> NEAR & 1
    t.answer(ACTION_PROMPT, BUILD)
    assert NEAR not in t.options


@rule("REV-NAD-06")
@pytest.mark.parametrize(("large", "steps"), [(False, 1), (True, 2)])
def test_buildings_beside_the_new_forest_advance_their_owners(large: bool, steps: int):
    made = moon().terrain(103, "desert").building(1, 103, large=large).building(1, 118)
    t = finish(ability(made.seat(0, crystal=1, food=6)).answer(ABILITY_FIELD, NEAR))
    assert t.track(1, "green") == 1 + steps
    assert t.track(0, "green") == 1


@rule("REV-NAD-07")
def test_a_book_for_each_forest_of_the_connected_group():
    made = moon().terrain(101, "forest").terrain(103, "mountain").terrain(100, "lake")
    t = finish(ability(made.seat(0, crystal=1, food=6)).answer(ABILITY_FIELD, NEAR))
    assert t.resources(0)["book"] == 3, "the new one, 101 beside it and 104 behind that; other forests are apart"
    made = moon().terrain(101, "mountain").terrain(103, "mountain").terrain(100, "lake")
    t = finish(ability(made.seat(0, crystal=1, food=6)).answer(ABILITY_FIELD, NEAR))
    assert t.resources(0)["book"] == 1


@rule("REV-NAD-08")
@pytest.mark.parametrize("known", [False, True])
def test_the_first_technology_gives_a_book_and_a_point_more(known: bool):
    made = scenario()
    if known:
        made.figure(0, 121, "t1")
    t = ability(made)
    assert (t.resources(0)["book"], t.player(0).vp) == ((3, 1) if known else (2, 0))


@rule("REV-NAD-09")
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize(("terrain", "free"), [("forest", True), ("lake", True), ("steppe", False), ("desert", False)])
def test_the_second_makes_the_way_through_forests_and_lakes_free(known: bool, terrain: str, free: bool):
    """Between the building on 102 and the field 105 lie 101 and 104; all fields around are of one kind."""
    made = scenario().building(0, 102)
    if known:
        made.figure(0, 121, "t1").figure(0, 122, "t2L")
    for field in range(100, 120):
        if field not in (102, FAR):
            made.terrain(field, terrain)
    distance = distance_to(reach(made.state, made.state.players[0]), 1 << FAR)
    assert distance == (0 if known and free else 2)


@rule("REV-NAD-10")
@pytest.mark.parametrize(("technology", "food"), [("t2R", 2), ("t2L", 0)])
def test_the_third_gives_two_food_at_once(technology: str, food: int):
    made = scenario().figure(0, 121, "t1").building(0, 114)
    t = made.seat(0, book=6, food=3, active=["1"]).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112)
    finish(t.answer(TECHNOLOGY, PLACES.index(technology)))
    assert t.resources(0)["food"] == 3 + food

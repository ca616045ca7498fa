"""Hofstadterians (REV-HOF-01..14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces.kinds import PLACES
from tafelrunde.games.revive.pieces.map import BESIDE
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BASIC_RESOURCE,
    BUILD,
    GIVE,
    LOCATION,
    POPULATE,
    SITE,
    TECHNOLOGY,
    TRIBE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, dry, finish

LAKES = (100, 117)  # of the start tiles: a module, a crate
CRATE_LAKE = 117


def sun() -> ReviveScenario:
    return scenario().tribe(0, "hofstadterians")


def moon() -> ReviveScenario:
    return scenario(moon=True).tribe(0, "hofstadterians", "moon")


def ability(made: ReviveScenario) -> ReviveTable:
    return made.seat(0, active=["5", "1"]).start().play("5", "bottom1").next("ability")


def away(made: ReviveScenario, field: int) -> int:
    return distance_to(reach(made.state, made.state.players[0]), 1 << field)


@rule("REV-HOF-01", "REV-HOF-02")
def test_a_basic_resource_of_choice_for_each_lake_beside_own_buildings():
    made = sun().building(0, 102).building(0, 118).building(1, 114)
    t = ability(made)
    t.answer(BASIC_RESOURCE, 0).answer(BASIC_RESOURCE, 2)
    assert t.resources(0) == {"gear": 1, "book": 0, "food": 1, "crystal": 0}
    assert t.asked is ACTION_PROMPT


@rule("REV-HOF-01")
def test_two_buildings_beside_a_lake_count_it_once():
    beside = [field for field in range(100, 120) if BESIDE[CRATE_LAKE] >> field & 1][:2]
    made = sun()
    for field in beside:
        made.terrain(field, "desert").building(0, field)
    t = ability(made)
    t.answer(BASIC_RESOURCE, 1)
    assert t.resources(0) == {**NOTHING, "book": 1}


@rule("REV-HOF-03")
@pytest.mark.parametrize(("laid", "possible"), [(4, True), (5, False)])
def test_there_are_five_temples(laid: int, possible: bool):
    made = moon()
    for field in (104, 107, 108, 113, 115)[:laid]:
        made.tribe_tile(0, field)
    t = made.seat(0, crystal=1, food=6, active=["5", "1"]).start().play("5", "bottom1")
    assert (t.asked is not ACTION_PROMPT) == possible


@rule("REV-HOF-04", "REV-HOF-13")
def test_a_temple_costs_a_crystal_and_the_distance_and_goes_on_an_empty_lake():
    made = moon().seat(0, crystal=2, food=6)
    assert away(made, 100) == 1
    t = ability(made)
    assert [field for field in t.options if field >= 0] == list(LAKES)
    t.answer(ABILITY_FIELD, 100)
    assert t.player(0).tiles == 1 << 100
    assert (t.resources(0)["crystal"], t.resources(0)["food"]) == (1, 5)
    t = ability(moon().tribe_tile(0, 100).seat(0, crystal=2, food=6))
    assert [field for field in t.options if field >= 0] == [CRATE_LAKE], "one temple on a lake"


@rule("REV-HOF-05", "REV-HOF-07")
@pytest.mark.parametrize("known", [False, True])
def test_a_temple_gives_the_reward_of_the_lake_once_more(known: bool):
    made = moon().seat(0, crystal=1, food=6)
    if known:
        dry(made)
    t = finish(ability(made).answer(ABILITY_FIELD, CRATE_LAKE))
    assert len(t.player(0).crates_closed) == 1
    counted = t.match.view(0)["seats"][0]["lakes"]
    assert counted == (list(LAKES) if known else [CRATE_LAKE]), "each lake counts once"


@rule("REV-HOF-06", "REV-HOF-12")
def test_distance_is_counted_from_temples_and_no_longer_from_the_abyss():
    made = moon().tribe_tile(0, 100)
    assert away(made, 101) == 0
    assert away(made, 114) > 0, "beside the abyss"
    assert away(moon(), 114) == 0


@rule("REV-HOF-07", "REV-HOF-08")
def test_a_temple_and_a_later_building_of_its_owner_both_gain_the_reward():
    t = finish(ability(moon().seat(0, gear=3, crystal=1, food=6)).answer(ABILITY_FIELD, CRATE_LAKE))
    assert len(t.player(0).crates_closed) == 1
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 118))
    assert t.player(0).small == 1 << 118
    assert len(t.player(0).crates_closed) == 2
    assert t.match.view(0)["seats"][0]["lakes"] == [CRATE_LAKE], "it counts once"


@rule("REV-HOF-08")
def test_a_temple_does_not_stop_others_from_gaining_the_reward_by_building():
    t = finish(ability(moon().seat(0, crystal=1, food=6).seat(1, gear=3, food=6)).answer(ABILITY_FIELD, CRATE_LAKE))
    t.answer(ACTION_PROMPT, NONE)
    assert t.seat_asked == 1
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 118))
    assert t.player(1).small == 1 << 118
    assert len(t.player(1).crates_closed) == 1


@rule("REV-HOF-09")
@pytest.mark.parametrize(("known", "food"), [(False, 2), (True, 0)])
def test_the_moon_technology_makes_the_way_from_a_temple_two_food_cheaper(known: bool, food: int):
    made = dry(moon()).tribe_tile(0, 100)
    assert away(made, 105) == 2
    if known:
        made.figure(0, 124, "t1")
    t = made.seat(0, gear=3, food=2, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 105))
    assert t.player(0).small == 1 << 105
    assert t.resources(0)["food"] == 2 - food


@rule("REV-HOF-10")
@pytest.mark.parametrize(("given", "left"), [((0, 0), [0, 2, 0, 1]), ((0, 1), [1, 1, 0, 1])])
def test_two_basic_resources_same_or_different_make_a_crystal(given: tuple[int, int], left: list[int]):
    made = sun().figure(0, 121, "t1").figure(0, 122, "t2L").seat(0, gear=2, book=2, active=["1"])
    t = made.start()
    t.answer(ACTION_PROMPT, TRIBE).answer(GIVE, given[0]).answer(GIVE, given[1])
    assert t.player(0).res == left
    assert t.table.actions == 0


@rule("REV-HOF-10")
def test_without_the_technology_or_with_one_resource_there_is_no_exchange():
    assert TRIBE not in sun().figure(0, 121, "t1").seat(0, gear=2, active=["1"]).start().options
    made = sun().figure(0, 121, "t1").figure(0, 122, "t2L")
    assert TRIBE not in made.seat(0, gear=1, active=["1"]).start().options


@rule("REV-HOF-11")
@pytest.mark.parametrize(("technology", "owed"), [("t2R", 0), ("t2M", 1)])
def test_no_books_go_to_others_already_where_the_technology_is_unlocked(technology: str, owed: int):
    made = sun().figure(0, 121, "t1").building(0, 114).figure(1, 112, "t1")
    t = made.seat(0, book=6, food=6, active=["1"]).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112)
    finish(t.answer(TECHNOLOGY, PLACES.index(technology)))
    assert t.player(0).figures >> 112 & 1
    assert t.resources(0)["book"] == 6 - 2 - owed
    assert t.resources(1)["book"] == owed


@rule("REV-HOF-14")
@pytest.mark.parametrize(("made", "energy"), [(sun, 2), (moon, 0)])
def test_the_first_technology_of_the_sun_side_gives_energy_a_module_and_crates(made, energy: int):
    t = made().building(0, 114).seat(0, book=6, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112))
    assert t.player(0).tech == 1
    assert t.player(0).energy == energy
    assert len(t.player(0).crates_closed) == energy
    assert sum(module >= 0 for module in t.player(0).modules) == energy // 2

"""Vukuntur (REV-VUK-01, -03..09, -11..15)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.components.kinds import FALCON_DISCOUNT, PLACES, TRIBES
from tafelrunde.games.revive.components.map import ABYSS, BESIDE
from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BUILD,
    COPY,
    LOCATION,
    POPULATE,
    SITE,
    SWITCH,
    TECHNOLOGY,
    TRIBE_BOARD,
)
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.places import dry, finish


def sun() -> ReviveScenario:
    return scenario(vukuntur=True).tribe(0, "vukuntur")


def moon() -> ReviveScenario:
    return scenario(vukuntur=True, moon=True).tribe(0, "vukuntur", "moon")


def ability(made: ReviveScenario) -> ReviveTable:
    return made.seat(0, active=["5", "1"]).start().play("5", "bottom1").next("ability")


def away(made: ReviveScenario, field: int) -> int:
    return distance_to(reach(made.state, made.state.players[0]), 1 << field)


@rule("REV-VUK-01")
@pytest.mark.parametrize("unlocked", [False, True])
def test_the_tribe_is_there_when_the_campaign_has_unlocked_it(unlocked: bool):
    match = Match(REVIVE, 2, 1, {"choose_tribes": True, "vukuntur": unlocked})
    assert match.decision is not None
    assert match.decision.prompt is TRIBE_BOARD
    assert (TRIBES.index("vukuntur") in match.decision.options) == unlocked


@rule("REV-VUK-03")
def test_the_falcon_starts_on_the_abyss_on_the_moon_side():
    assert moon().state.players[0].falcon == ABYSS
    assert sun().state.players[0].falcon != ABYSS


@rule("REV-VUK-04", "REV-VUK-15")
def test_distance_may_be_counted_from_the_falcon_as_well():
    made = moon()
    made.state.players[0].falcon = 107
    assert BESIDE[107] >> 105 & 1
    assert (away(made, 105), away(made, 102)) == (0, 0), "from the falcon, from the abyss: it is no settlement piece"
    made.building(0, 118)
    assert away(made, 105) == 0
    assert away(made, 102) > 0


@rule("REV-VUK-05", "REV-VUK-06", "REV-VUK-14")
@pytest.mark.parametrize(("markers", "steps"), [(0, 3), (1, 6)])
def test_the_falcon_flies_three_fields_for_each_marker_to_a_terrain_field(markers: int, steps: int):
    made = moon().explored(24, "T22").seat(0, tribe_markers=markers)
    near = 1 << ABYSS
    for _ in range(steps):
        for field in [field for field in range(125) if near >> field & 1]:
            near |= BESIDE[field]
    terrain = {field for name in ("mountain", "forest", "steppe") for field in made.fields(name)}
    t = ability(made)
    assert {field for field in t.options if field != NONE} == {field for field in terrain if near >> field & 1}
    t.answer(ABILITY_FIELD, 111)
    assert t.player(0).falcon == 111


@rule("REV-VUK-06")
def test_it_may_stay_where_it_is_and_share_a_field_with_a_workshop():
    made = scenario(formica=True, vukuntur=True, moon=True).tribe(1, "formica", "moon").tribe(0, "vukuntur", "moon")
    made.state.players[0].falcon = 111
    t = ability(made.tribe_tile(1, 103))
    assert {111, 103} <= set(t.options)


@rule("REV-VUK-07")
@pytest.mark.parametrize(("falcon", "gears"), [(103, 2), (115, 3)])
def test_building_beside_the_falcon_costs_one_gear_less(falcon: int, gears: int):
    made = dry(moon())
    made.state.players[0].skills |= FALCON_DISCOUNT
    made.state.players[0].falcon = falcon
    t = made.seat(0, gear=3, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.player(0).small == 1 << 102
    assert t.resources(0)["gear"] == 3 - gears


@rule("REV-VUK-08")
@pytest.mark.parametrize(("field", "name"), [(111, "gear"), (116, "book"), (103, "food")])
def test_the_terrain_where_the_falcon_ends_gives_three_resources(field: int, name: str):
    t = ability(moon().figure(0, 121, "t1")).answer(ABILITY_FIELD, field)
    assert t.resources(0) == {"gear": 0, "book": 0, "food": 0, "crystal": 0, name: 3}
    assert sum(ability(moon()).answer(ABILITY_FIELD, field).player(0).res) == 0, "only with the technology"


@rule("REV-VUK-09")
def test_the_switch_may_copy_the_lower_effect_of_a_card_of_another_player():
    made = sun().figure(0, 121, "t1").figure(0, 122, "t2R").seat(1, slots={"top1": ["CG01"]}).seat(0, active=["1"])
    t = made.start()
    t.answer(ACTION_PROMPT, SWITCH).answer(COPY, t.number("card", "CG01"))
    finish(t)
    assert (t.track(0, "grey"), t.track(1, "grey")) == (3, 1)
    assert t.number("card", "CG01") in t.player(1).rest


@rule("REV-VUK-09")
def test_the_switch_goes_up_when_the_technology_is_unlocked():
    made = sun().figure(0, 121, "t1").building(0, 114).seat(0, book=6, food=6, active=["1"], switch_used=True)
    t = made.start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112)
    finish(t.answer(TECHNOLOGY, PLACES.index("t2R")))
    assert not t.player(0).switch_used


@rule("REV-VUK-11", "REV-VUK-12")
def test_a_crate_and_a_crystal_at_once_and_a_crystal_with_each_crate_later():
    made = sun().figure(0, 121, "t1").building(0, 114).seat(0, book=3, food=6, active=["CG11", "1"])
    t = made.start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112)
    finish(t.answer(TECHNOLOGY, PLACES.index("t2L")))
    assert (len(t.player(0).closed), t.resources(0)["crystal"]) == (1, 1)
    finish(t.play("CG11", "top1"))
    assert (len(t.player(0).closed), t.resources(0)["crystal"]) == (2, 2)


@rule("REV-VUK-13")
@pytest.mark.parametrize(("known", "slots", "food"), [(False, {}, 2), (True, {}, 1), (True, {"bottom1": ["CY09"]}, 0)])
def test_distance_costs_one_food_less(known: bool, slots: dict[str, list[str]], food: int):
    made = dry(sun()).building(0, 102).seat(0, gear=3, food=3, active=["1"], slots=slots)
    if known:
        made.figure(0, 124, "t1")
    t = made.start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 105))
    assert t.player(0).small >> 105 & 1
    assert t.resources(0)["food"] == 3 - food

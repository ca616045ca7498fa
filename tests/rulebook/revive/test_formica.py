"""Formica (REV-FOR-01..14)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import TRIBES, WORKSHOP_DISCOUNT
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BUILD,
    EXPLORE,
    LOCATION,
    MACHINE,
    POPULATE,
    SITE,
    TILE,
    TRIBE,
    TRIBE_BOARD,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tafelrunde.kernel.match import Match
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, dry, finish


def sun() -> ReviveScenario:
    return scenario(formica=True).tribe(0, "formica")


def moon(discount: bool = False) -> ReviveScenario:
    """With `discount` the technology holds without its figure, so that the way still begins at the abyss."""
    made = scenario(formica=True, moon=True).tribe(0, "formica", "moon")
    if discount:
        made.state.players[0].skills |= WORKSHOP_DISCOUNT
    return made


def ability(made: ReviveScenario) -> ReviveTable:
    return made.seat(0, active=["5", "1"]).start().play("5", "bottom1").next("ability")


@rule("REV-FOR-01")
@pytest.mark.parametrize("unlocked", [False, True])
def test_the_tribe_is_there_when_the_campaign_has_unlocked_it(unlocked: bool):
    match = Match(REVIVE, 2, 1, {"choose_tribes": True, "formica": unlocked})
    assert match.decision is not None
    assert match.decision.prompt is TRIBE_BOARD
    assert (TRIBES.index("formica") in match.decision.options) == unlocked


@rule("REV-FOR-02", "REV-FOR-03")
@pytest.mark.parametrize(("laid", "possible"), [(4, True), (5, False)])
def test_there_are_five_workshops(laid: int, possible: bool):
    made = moon().seat(0, crystal=1, active=["5", "1"])
    for field in (101, 111, 115, 104, 113)[:laid]:
        made.tribe_tile(0, field)
    t = made.start().play("5", "bottom1")
    assert (t.asked is not ACTION_PROMPT) == possible


@rule("REV-FOR-03", "REV-FOR-04", "REV-FOR-14")
def test_a_workshop_goes_on_any_explored_terrain_without_one_for_a_crystal_and_no_distance():
    made = moon().tribe_tile(0, 101).seat(0, crystal=2)
    fields = {field for terrain in ("mountain", "forest", "steppe") for field in made.fields(terrain)}
    t = ability(made)
    assert {field for field in t.options if field != NONE} == fields - {101}
    t.answer(ABILITY_FIELD, 107)
    assert t.player(0).tiles == 1 << 101 | 1 << 107
    assert t.resources(0) == {**NOTHING, "crystal": 1}


@rule("REV-FOR-03")
def test_without_a_crystal_there_is_no_workshop():
    t = moon().seat(0, food=6, active=["5", "1"]).start().play("5", "bottom1")
    assert t.asked is ACTION_PROMPT


@rule("REV-FOR-14")
def test_the_falcon_may_stand_there():
    made = scenario(formica=True, vukuntur=True, moon=True).tribe(1, "vukuntur", "moon").tribe(0, "formica", "moon")
    made.state.players[1].falcon = 111
    assert 111 in ability(made.seat(0, crystal=1)).options


@rule("REV-FOR-05")
@pytest.mark.parametrize(("field", "tracks"), [(111, [2, 1, 1]), (116, [1, 2, 1]), (103, [1, 1, 2])])
def test_the_matching_machine_track_moves_one_field(field: int, tracks: list[int]):
    t = ability(moon().seat(0, crystal=1)).answer(ABILITY_FIELD, field)
    assert t.player(0).tracks == tracks


@rule("REV-FOR-06", "REV-FOR-08")
@pytest.mark.parametrize(("discount", "workshops", "gears"), [(True, 0, 3), (True, 1, 2), (True, 2, 2), (False, 1, 3)])
def test_building_beside_workshops_costs_one_gear_less_in_all(discount: bool, workshops: int, gears: int):
    made = dry(moon(discount))
    for field in (101, 103)[:workshops]:
        made.tribe_tile(0, field)
    t = made.seat(0, gear=3, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.player(0).small == 1 << 102
    assert t.resources(0)["gear"] == 3 - gears


@rule("REV-FOR-06")
@pytest.mark.parametrize(("workshop", "books"), [(108, 1), (115, 2)])
def test_populating_beside_a_workshop_costs_one_book_less(workshop: int, books: int):
    t = moon(discount=True).tribe_tile(0, workshop).seat(0, book=2, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 109))
    assert t.player(0).figures == 1 << 109
    assert t.resources(0)["book"] == 2 - books


@rule("REV-FOR-06", "REV-FOR-13")
@pytest.mark.parametrize(("workshop", "food"), [(102, 2), (115, 3)])
def test_exploring_a_tile_with_a_field_beside_a_workshop_costs_one_less(workshop: int, food: int):
    """T01 costs 3 food; its space 7 touches field 102 and the abyss."""
    t = (
        moon(discount=True)
        .hidden(7, "T01")
        .terrain(102, "mountain")
        .tribe_tile(0, workshop)
        .seat(0, food=6, active=["1"])
        .start()
    )
    finish(t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 7))
    assert t.table.explored >> 7 & 1
    assert t.resources(0)["food"] == 6 - food


@rule("REV-FOR-06", "REV-FOR-13")
@pytest.mark.parametrize(("food", "offered"), [(1, False), (2, True)])
def test_a_tile_beside_a_workshop_is_offered_to_who_can_pay_one_less(food: int, offered: bool):
    """T01 costs 3 food. The other tiles in reach cost as much and have no discount."""
    made = moon(discount=True).hidden(7, "T01").terrain(102, "mountain").tribe_tile(0, 102)
    t = made.seat(0, food=food, active=["1"]).start()
    assert (EXPLORE in t.options) == offered
    if offered:
        t.answer(ACTION_PROMPT, EXPLORE)
        finish(t.answer(TILE, 7) if t.asked is TILE else t)
        assert t.table.explored >> 7 & 1
        assert t.resources(0)["food"] == 0


@rule("REV-FOR-07")
def test_a_workshop_does_not_lower_the_distance():
    t = dry(moon(discount=True)).tribe_tile(0, 104).seat(0, gear=3, food=3, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 105))
    assert t.player(0).small == 1 << 105
    assert (t.resources(0)["gear"], t.resources(0)["food"]) == (1, 1), "2 food for two fields"


@rule("REV-FOR-09")
@pytest.mark.parametrize(("mountains", "gears"), [(0, 3), (1, 2), (2, 1)])
def test_building_costs_one_less_for_each_mountain_beside(mountains: int, gears: int):
    made = dry(sun()).building(0, 114).figure(0, 121, "t1").terrain(101, "steppe")
    for field in (101, 103)[:mountains]:
        made.terrain(field, "mountain")
    t = made.seat(0, gear=3, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.player(0).small >> 102 & 1
    assert t.resources(0)["gear"] == 3 - gears


@rule("REV-FOR-10")
def test_a_machine_makes_a_crystal():
    t = sun().figure(0, 121, "t1").figure(0, 122, "t2L").seat(0, energy=1, active=["1"]).start()
    t.answer(ACTION_PROMPT, MACHINE)
    assert t.resources(0) == {**NOTHING, "crystal": 1}
    assert t.player(0).energy == 0


@rule("REV-FOR-11")
@pytest.mark.parametrize(("kind", "name"), [(0, "gear"), (1, "book"), (2, "food")])
def test_a_crystal_changes_into_two_basic_resources_of_a_kind(kind: int, name: str):
    t = sun().figure(0, 121, "t1").figure(0, 122, "t2R").seat(0, crystal=2, active=["1"]).start()
    t.answer(ACTION_PROMPT, TRIBE).answer(ONE_OF, t.options[kind])
    assert t.resources(0) == {**NOTHING, name: 2, "crystal": 1}
    assert t.table.actions == 0


@rule("REV-FOR-12")
def test_the_plain_ability_gives_two_gears():
    assert ability(sun()).resources(0) == {**NOTHING, "gear": 2}

"""]0x49[ (REV-OX-01..13)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    ACTIVATE,
    BUILD,
    EXPLORE,
    LAY_DOWN,
    LOCATION,
    MACHINE,
    POPULATE,
    SITE,
    TILE,
    TO_REST,
    TRACK,
    TRIBE,
)
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, dry, finish

CORNERS = {121, 122, 123, 124}


def sun() -> ReviveScenario:
    return scenario().tribe(0, "x49")


def moon(seat: int = 0) -> ReviveScenario:
    return scenario(moon=True).tribe(1 - seat, "nadair").tribe(seat, "x49", "moon")


def ability(made: ReviveScenario) -> ReviveTable:
    return made.seat(0, active=["5", "1"]).start().play("5", "bottom1").next("ability")


@rule("REV-OX-01")
@pytest.mark.parametrize("colour", [0, 1, 2])
def test_the_plain_ability_is_two_steps_on_a_track_of_choice(colour: int):
    t = ability(sun()).answer(TRACK, colour)
    assert t.player(0).tracks == [3 if track == colour else 1 for track in range(3)]


@rule("REV-OX-02", "REV-OX-08")
@pytest.mark.parametrize(("laid", "possible"), [(0, True), (4, True), (5, False)])
def test_five_tiles_limit_the_ability_and_the_number_of_its_uses_does_not(laid: int, possible: bool):
    made = moon().seat(0, tribe_markers=5, active=["5", "1"])
    for field in (102, 105, 110, 114, 118)[:laid]:
        made.tribe_tile(0, field)
    t = made.start().play("5", "bottom1")
    assert (t.asked is not ACTION_PROMPT) == possible


@rule("REV-OX-03", "REV-OX-04", "REV-OX-05")
def test_a_target_goes_on_any_desert_or_location_without_an_own_piece_or_target():
    made = moon().building(0, 102).figure(0, 106, "t1").figure(0, 121, "t2M").tribe_tile(0, 110).building(1, 114)
    fields = {*made.fields("desert"), *made.fields("location"), *CORNERS}
    t = ability(made)
    assert {field for field in t.options if field >= 0} == fields - {102, 106, 121, 110}
    assert 114 in t.options, "pieces of others do not matter"


@rule("REV-OX-05")
def test_a_target_costs_nothing_however_far():
    t = ability(moon().seat(0, food=2, crystal=1)).answer(ABILITY_FIELD, 124)
    assert t.player(0).tiles == 1 << 124
    assert t.resources(0) == {**NOTHING, "food": 2, "crystal": 1}


@rule("REV-OX-06")
def test_the_owner_builds_there_for_two_gears_less_at_the_full_distance():
    made = dry(moon()).tribe_tile(0, 105).seat(0, gear=3, food=2, active=["1"])
    assert distance_to(reach(made.state, made.state.players[0]), 1 << 105) == 2
    t = made.start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 105))
    assert t.player(0).small == 1 << 105
    assert (t.resources(0)["gear"], t.resources(0)["food"]) == (2, 0)
    assert t.player(0).tiles == 0, "the tile returns"


@rule("REV-OX-06")
def test_the_books_owed_to_others_are_not_lowered():
    made = moon().tribe_tile(0, 109).figure(1, 109, "t1").seat(0, book=4, food=6, active=["1"])
    t = made.start()
    finish(t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 109))
    assert t.player(0).figures == 1 << 109
    assert t.resources(0)["book"] == 4 - (2 - 2) - 1
    assert t.resources(1)["book"] == 1


@rule("REV-OX-07")
def test_the_owner_gains_what_another_pays_to_build_there_without_the_distance():
    made = dry(moon(seat=1)).tribe_tile(1, 105).seat(0, gear=3, food=6, active=["1"])
    t = made.start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 105))
    assert t.player(0).small == 1 << 105
    assert t.resources(1) == {**NOTHING, "gear": 3}
    assert t.player(1).tiles == 0


@rule("REV-OX-07")
def test_the_owner_gains_what_another_pays_to_populate_without_the_books_owed():
    made = scenario(players=3, moon=True).tribe(2, "kuniban").tribe(1, "x49", "moon").tribe_tile(1, 109)
    t = made.figure(2, 109, "t1").seat(0, book=6, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 109))
    assert t.resources(0)["book"] == 3
    assert [t.resources(seat)["book"] for seat in (1, 2)] == [2, 1]
    assert t.player(1).tiles == 0


@rule("REV-OX-09")
def test_what_a_discount_takes_off_is_not_gained():
    made = dry(moon(seat=1)).tribe_tile(1, 102).seat(0, gear=1, food=6, active=["1"], slots={"bottom1": ["CG09"]})
    t = made.start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.player(0).small == 1 << 102
    assert t.resources(1)["gear"] == 1


@rule("REV-OX-10")
def test_the_first_technology_is_a_machine_that_lays_a_card_down_for_its_upper_effect():
    t = sun().figure(0, 121, "t1").seat(0, energy=1, active=["CG01", "1"]).start()
    t.answer(ACTION_PROMPT, MACHINE).answer(LAY_DOWN, t.number("card", "CG01"))
    assert t.resources(0) == {**NOTHING, "gear": 3}
    assert t.number("card", "CG01") in t.player(0).rest
    assert (t.player(0).energy, t.table.actions) == (0, 0)


@rule("REV-OX-11")
def test_a_crystal_moves_a_played_card_to_the_rest_area():
    made = sun().figure(0, 121, "t1").figure(0, 122, "t2R")
    t = made.seat(0, crystal=2, active=["1"], slots={"top1": ["CG01"], "top2": ["CG02"]}).start()
    t.answer(ACTION_PROMPT, TRIBE).answer(TO_REST, t.number("card", "CG02"))
    assert t.number("card", "CG02") in t.player(0).rest
    assert t.player(0).slots[1] == ()
    assert t.player(0).slots[0] != ()
    assert t.resources(0)["crystal"] == 1


@rule("REV-OX-11")
def test_without_the_technology_a_crystal_moves_no_card():
    made = sun().figure(0, 121, "t1").seat(0, crystal=2, active=["1"], slots={"top1": ["CG01"]})
    assert TRIBE not in made.start().options


@rule("REV-OX-12")
@pytest.mark.parametrize("energy", [0, 1])
def test_a_machine_explores_any_tile_without_distance(energy: int):
    made = sun().figure(0, 121, "t1").figure(0, 122, "t2L").hidden(24, "T03")
    t = made.seat(0, food=2, energy=energy, active=["1"]).start()
    assert distance_to(reach(t.table, t.player(0)), 0b1111 << 4 * 24) < 0, "no way leads there"
    if not energy:
        assert EXPLORE not in t.options or 24 not in t.answer(ACTION_PROMPT, EXPLORE).options
        return
    t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 24)
    finish(t.answer(ACTIVATE, 10))
    assert t.table.explored >> 24 & 1
    assert t.resources(0)["food"] == 0, "2 for the tile, nothing for the way"


@rule("REV-OX-13")
@pytest.mark.parametrize(("held", "gained"), [(0, 3), (5, 1)])
def test_the_owner_gains_gears_also_for_crystals_and_up_to_the_cap(held: int, gained: int):
    made = dry(moon(seat=1)).tribe_tile(1, 102).seat(1, gear=held).seat(0, gear=1, crystal=2, food=6, active=["1"])
    t = made.start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
    assert t.player(0).small == 1 << 102
    assert t.resources(1) == {**NOTHING, "gear": held + gained}

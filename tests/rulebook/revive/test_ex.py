"""Worked examples of the rulebook that need a whole arrangement (REV-EX-*); the others are in tests/games/revive."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.components.map import BESIDE
from tafelrunde.games.revive.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BUILD,
    CARD,
    EXPLORE,
    LOCATION,
    MODULE_SPACE,
    POPULATE,
    SITE,
    SIZE,
    TILE,
)
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.rules.scoring import location_points
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, dry, finish

DESERT_1 = 110  # one field between it and the abyss
FIRST_FOREST, SECOND_FOREST, WATER, STEPPE, PLACE, SIXTH = 47, 64, 65, 108, 109, 111  # the six fields around it


def away(made: ReviveScenario, field: int) -> int:
    return distance_to(reach(made.state, made.state.players[0]), 1 << field)


def surrounded(lake_tile: str, steppe: str, sixth: str) -> ReviveScenario:
    """Around a desert at distance 1: two forests, a lake, a small location, and two more kinds of field."""
    made = scenario().explored(11, "T22").explored(16, lake_tile)
    for field in range(64, 68):
        made.terrain(field, "desert")
    made.terrain(FIRST_FOREST, "forest").terrain(SECOND_FOREST, "forest").terrain(WATER, "lake")
    return made.terrain(STEPPE, steppe).terrain(PLACE, "location").terrain(SIXTH, sixth)


def tracks(t: ReviveTable) -> tuple[int, ...]:
    return tuple(t.player(0).tracks)


@rule("REV-EX-08")
def test_explore_a_tile_of_3_food_and_2_points_two_fields_away():
    made = scenario().hidden(1, "T01").seat(0, food=6, active=["1"])
    assert distance_to(reach(made.state, made.state.players[0]), 0b1111 << 4) == 2
    t = made.start()
    finish(t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 1))
    assert t.resources(0) == {**NOTHING, "food": 6 - 5}
    assert t.player(0).vp == 2
    assert len(t.player(0).active) == 2, "a citizen card came"
    assert t.table.explored >> 1 & 1


@rule("REV-EX-09")
def test_one_field_between_abyss_and_target_costs_one_food():
    t = dry(scenario()).seat(0, gear=3, food=1, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, DESERT_1))
    assert t.player(0).small == 1 << DESERT_1
    assert t.resources(0)["food"] == 0


@rule("REV-EX-10")
def test_a_building_three_fields_away_from_an_own_piece_costs_two_food():
    made = scenario().building(0, 102)
    assert away(made, 105) == 2
    t = dry(made).seat(0, gear=3, food=3, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 105))
    assert t.player(0).small == 1 << 102 | 1 << 105
    assert t.resources(0)["food"] == 1


@rule("REV-EX-11")
def test_populate_a_location_two_fields_away_where_blue_is():
    made = scenario()
    start, place = next(
        (start, place)
        for start in made.fields("desert")
        for place in made.fields("location")
        if away(scenario().building(0, start), place) == 2
    )
    t = made.building(0, start).figure(1, place, "t1").seat(0, book=3, food=2, active=["5"]).start()
    t.answer(ACTION_PROMPT, POPULATE)
    if t.asked is LOCATION:
        t.answer(LOCATION, place)
    finish(t)
    assert t.player(0).figures == 1 << place
    assert t.resources(0) == NOTHING
    assert t.resources(1) == {**NOTHING, "book": 1}
    t.play("5", "bottom1").next("ability")
    assert (t.resources(0)["book"], t.player(0).vp) == (3, 1), "the technology works from now on"


@rule("REV-EX-12")
def test_populate_a_large_location_with_two_others_on_it():
    made = scenario(players=3).corner(0, "LL1a").figure(1, 121, "t1").figure(2, 121, "t1")
    made.building(0, next(field for field in range(100) if BESIDE[121] >> field & 1))
    t = made.seat(0, book=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, POPULATE))
    assert t.player(0).figures == 1 << 121
    assert t.resources(0)["book"] == 6 - 2 - 1 - 1
    assert [t.resources(seat)["book"] for seat in (1, 2)] == [1, 1]
    assert [location_points(t.table, me) for me in t.table.players] == [1, 1, 1], "all three score it"


@rule("REV-EX-13")
@pytest.mark.parametrize("used", [True, False])
def test_a_small_building_beside_two_forests_a_steppe_and_an_energy_lake(used: bool):
    made = surrounded("T13", "steppe", "desert")
    assert away(made, DESERT_1) == 1
    if used:
        dry(made)
    t = made.seat(0, gear=3, food=2, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, DESERT_1))
    assert t.resources(0) == {**NOTHING, "food": 1}
    assert tracks(t) == (1, 3, 2)
    assert t.player(0).energy == (0 if used else 1)


@rule("REV-EX-14")
def test_a_large_building_beside_two_forests_a_mountain_and_a_new_lake():
    made = surrounded("T16", "desert", "mountain")
    t = made.seat(0, gear=5, food=1, active=["1"]).start()
    t.answer(ACTION_PROMPT, BUILD).answer(SITE, DESERT_1).answer(SIZE, 1)
    while t.asked is not ACTION_PROMPT:
        t.match.choose(1 if t.asked is MODULE_SPACE else t.options[0])  # no space with an activation symbol
    assert t.player(0).large == 1 << DESERT_1
    assert tracks(t) == (3, 5, 1)
    assert sum(module >= 0 for module in t.player(0).modules) == 1, "lakes are not doubled"


@rule("REV-EX-15")
@pytest.mark.parametrize(("before", "card", "unlocked"), [((7, 3, 1), "1", False), ((8, 3, 1), "2", True)])
def test_a_reward_field_of_two_tracks_needs_both_markers(before: tuple[int, int, int], card: str, unlocked: bool):
    """Grey 8 and green 4 open it."""
    made = scenario().seat(0, tracks=before, machines={3: "MG02"}, active=[card, "6"])
    t = made.start()
    finish(t.play(card, "bottom1"))
    assert tracks(t)[:2] == ((8, 4) if unlocked else (8, 3))
    assert t.player(0).opened >> 6 & 1 == unlocked


@rule("REV-EX-20")
@pytest.mark.parametrize("target", [True, False])
def test_the_owner_of_a_target_tile_populates_there_for_two_books_less(target: bool):
    made = scenario(moon=True).tribe(0, "x49", "moon")
    if target:
        made.tribe_tile(0, PLACE)
    t = made.seat(0, book=2, food=6, active=["1"]).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, PLACE)
    finish(t)
    assert t.player(0).figures == 1 << PLACE
    assert t.resources(0)["book"] == (2 if target else 0)
    assert t.player(0).tiles == 0


@rule("REV-EX-21")
def test_a_desert_tile_on_a_mountain_takes_a_grey_card_and_scores_for_who_builds_there():
    made = scenario(moon=True).tribe(0, "kuniban", "moon").display(cards=["CG01", "CN01", "CY01"])
    made.seat(1, gear=3, food=6, active=["1"])
    t = dry(made, 1).seat(0, food=6, active=["5"]).start()
    grey = t.number("card", "CG01")
    t.play("5", "bottom1").next("ability").answer(ABILITY_FIELD, SIXTH)
    if t.asked is CARD:
        assert t.number("card", "CN01") not in t.options
        t.answer(CARD, grey)
    assert grey in t.player(0).active
    t.answer(ACTION_PROMPT, NONE)
    assert t.seat_asked == 1
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, SIXTH))
    assert t.player(1).small == 1 << SIXTH
    assert (t.player(0).vp, t.player(1).vp) == (0, 1)


@rule("REV-EX-25")
@pytest.mark.parametrize("known", [False, True])
def test_a_temple_on_an_energy_lake_gives_the_energy_again(known: bool):
    made = scenario(moon=True).tribe(0, "hofstadterians", "moon").explored(7, "T13")
    lake = next(field for field in range(28, 32) if field in made.fields("lake"))
    distance = away(made, lake)
    if known:
        dry(made)
    t = made.seat(0, crystal=1, food=6, active=["5", "1"]).start()
    finish(t.play("5", "bottom1").next("ability").answer(ABILITY_FIELD, lake))
    assert t.player(0).tiles == 1 << lake
    assert t.player(0).energy == 1
    assert t.resources(0) == {**NOTHING, "food": 6 - distance}

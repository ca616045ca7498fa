"""Kuniban (REV-KUN-01..14)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.revive.pieces.kinds import CHEAP_EXPLORE, PLACES
from tafelrunde.games.revive.pieces.map import tile_fields
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.rules.explore import explorable_fields
from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ABILITY_FIELD,
    ACTION_PROMPT,
    BLIND,
    BUILD,
    CARD,
    EXPLORE,
    FIGURE_FROM,
    FIGURE_TO,
    LOCATION,
    PAY,
    PAY_MACHINE,
    POPULATE,
    SITE,
    TECHNOLOGY,
    TILE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import MAY
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, dry, finish

MOUNTAIN, FOREST, STEPPE = 111, 116, 103  # beside the abyss
ONE_EACH = ["CG01", "CN01", "CY01"]


def sun() -> ReviveScenario:
    return scenario().tribe(0, "kuniban")


def moon() -> ReviveScenario:
    return scenario(moon=True).tribe(0, "kuniban", "moon")


def ability(made: ReviveScenario) -> ReviveTable:
    return made.seat(0, active=["5", "1"]).start().play("5", "bottom1").next("ability")


def take(t: ReviveTable, card: str) -> ReviveTable:
    return t.answer(CARD, t.number("card", card)) if t.asked is CARD else t


@rule("REV-KUN-01")
def test_the_plain_ability_takes_a_card_of_the_display_for_a_food():
    t = ability(sun().display(cards=ONE_EACH).seat(0, food=2))
    t.answer(MAY, 1)
    assert BLIND not in t.options
    t.answer(CARD, t.number("card", "CN01"))
    assert t.number("card", "CN01") in t.player(0).active
    assert t.resources(0) == {**NOTHING, "food": 1}


@rule("REV-KUN-02", "REV-KUN-03")
@pytest.mark.parametrize(("laid", "possible"), [(4, True), (5, False)])
def test_there_are_five_desert_tiles(laid: int, possible: bool):
    made = moon().seat(0, food=6, active=["5", "1"])
    for field in (102, 105, 110, 114, 118)[:laid]:
        made.tribe_tile(0, field)
    t = made.start().play("5", "bottom1")
    assert (t.asked is not ACTION_PROMPT) == possible


@rule("REV-KUN-03")
def test_a_desert_tile_costs_the_distance_and_no_crystal():
    made = moon().seat(0, food=6, crystal=1)
    assert distance_to(reach(made.state, made.state.players[0]), 1 << 107) == 2
    t = ability(made).answer(ABILITY_FIELD, 107)
    assert t.player(0).tiles == 1 << 107
    assert t.resources(0) == {**NOTHING, "food": 4, "crystal": 1}


@rule("REV-KUN-03", "REV-KUN-04", "REV-KUN-09")
def test_it_goes_on_empty_mountains_forests_and_steppes():
    made = moon().tribe(1, "nadair", "moon").tribe_tile(1, FOREST)
    fields = {field for terrain in ("mountain", "forest", "steppe") for field in made.fields(terrain)}
    t = ability(made.seat(0, food=6))
    assert {field for field in t.options if field != NONE} == fields - {FOREST}, "a tile lies on the forest"


@rule("REV-KUN-09")
def test_not_where_the_falcon_is():
    made = scenario(vukuntur=True, moon=True).tribe(1, "vukuntur", "moon").tribe(0, "kuniban", "moon")
    made.state.players[1].falcon = MOUNTAIN
    t = ability(made.seat(0, food=6))
    assert MOUNTAIN not in t.options
    assert FOREST in t.options


@rule("REV-KUN-05")
def test_the_tile_is_a_desert_from_now_on():
    t = finish(ability(dry(moon()).seat(0, food=6, gear=3)).answer(ABILITY_FIELD, MOUNTAIN))
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, MOUNTAIN))
    assert t.player(0).small == 1 << MOUNTAIN
    assert MOUNTAIN not in [field for field in range(120) if t.table.of[0] >> field & 1]


@rule("REV-KUN-06")
@pytest.mark.parametrize(("field", "card"), [(MOUNTAIN, "CG01"), (FOREST, "CN01"), (STEPPE, "CY01")])
def test_then_a_card_of_the_colour_of_the_terrain_is_taken(field: int, card: str):
    t = ability(moon().display(cards=ONE_EACH).seat(0, food=6)).answer(ABILITY_FIELD, field)
    others = {t.number("card", other) for other in ONE_EACH if other != card}
    if t.asked is CARD:
        assert not others & set(t.options)
    take(t, card)
    assert t.number("card", card) in t.player(0).active
    assert not others & set(t.player(0).active)


@rule("REV-KUN-07")
def test_without_a_card_of_that_colour_none_comes():
    made = moon().seat(0, food=6)
    size = len(made.state.cards)
    made.display(cards=[f"CN{number:02}" for number in range(1, size + 1)])
    t = ability(made)
    before = len(t.player(0).active)
    t.answer(ABILITY_FIELD, MOUNTAIN)
    assert t.asked is ACTION_PROMPT
    assert t.player(0).tiles == 1 << MOUNTAIN
    assert len(t.player(0).active) == before


@rule("REV-KUN-08")
@pytest.mark.parametrize("builder", [0, 1])
@pytest.mark.parametrize("site", [MOUNTAIN, 114])
def test_who_builds_on_a_desert_tile_scores_a_point(builder: int, site: int):
    made = dry(moon(), builder).terrain(MOUNTAIN, "desert").tribe_tile(0, MOUNTAIN).terrain(101, "steppe")
    t = made.seat(builder, gear=3, food=6, active=["1"]).turn(builder).start()
    finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, site))
    assert t.player(builder).small == 1 << site
    assert t.player(builder).vp == (1 if site == MOUNTAIN else 0)
    assert t.player(1 - builder).vp == 0


@rule("REV-KUN-10", "REV-KUN-14")
@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize(("space", "price"), [(7, 2), (17, 2), (16, 3), (11, 4)])
def test_the_first_technology_takes_one_food_off_every_exploration(known: bool, space: int, price: int):
    """T03 costs 2 food; the figure that unlocked it is left out, so that the way begins at the abyss."""
    made = sun().hidden(space, "T03")
    if known:
        made.state.players[0].skills |= CHEAP_EXPLORE
    t = made.seat(0, food=6, active=["1"]).start()
    finish(t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, space))
    assert t.table.explored >> space & 1
    assert t.resources(0)["food"] == 6 - price + known


MACHINE_FOR_EXPLORING: dict[str, Any] = {"energy": 1, "tracks": (1, 1, 5), "loaded": [2], "machines": {5: "MY01"}}


def explorer(tile: str, space: int = 7, **seat: Any) -> ReviveScenario:
    """Kuniban with the technology before a tile; space 7 touches the abyss, 16 has one field between."""
    made = sun().hidden(space, tile)
    made.state.players[0].skills |= CHEAP_EXPLORE
    return made.seat(0, active=["1"], **seat)


@rule("REV-KUN-14")
@pytest.mark.parametrize(("food", "gear", "reaches"), [(1, 1, True), (0, 2, False), (2, 0, True), (1, 0, False)])
def test_units_of_choice_are_not_lowered_by_the_technology(food: int, gear: int, reaches: bool):
    """T02 costs 2 food and one of choice: 1 food and one of choice are due."""
    t = explorer("T02", food=food, gear=gear).start()
    assert bool(explorable_fields(t.table, t.player(0)) & tile_fields(7)) == reaches
    if reaches:
        t.answer(ACTION_PROMPT, EXPLORE)
        finish(t.answer(TILE, 7) if t.asked is TILE else t)
        assert t.table.explored >> 7 & 1
        assert sum(t.player(0).res) == 0


@rule("REV-KUN-14")
@pytest.mark.parametrize(("food", "reaches"), [(2, True), (1, False)])
def test_the_food_of_the_way_counts_with_that_of_the_tile(food: int, reaches: bool):
    """T03 costs 2 food, the way to space 16 one: with the technology 2 in all."""
    made = explorer("T03", space=16, food=food)
    assert bool(explorable_fields(made.state, made.state.players[0]) & tile_fields(16)) == reaches


@rule("REV-KUN-14")
def test_no_food_due_is_no_food_saved():
    """A tile of 2 food is free with a discount of 2, for the technology nothing is left; the way is paid as ever."""
    made = explorer("T03", space=1, food=3, **MACHINE_FOR_EXPLORING)
    t = made.start().answer(ACTION_PROMPT, EXPLORE).answer(TILE, 1).answer(PAY, PAY_MACHINE)
    finish(t)
    assert t.table.explored >> 1 & 1
    assert t.resources(0)["food"] == 3 - (2 - 1), "two fields between, and one food less"


@rule("REV-KUN-14", "REV-EXPL-16", "REV-RES-11")
@pytest.mark.parametrize(("tile", "due"), [("T03", 0), ("T01", 0), ("T02", 0), ("T05", 1), ("T07", 1), ("T11", 2)])
def test_the_technology_and_a_discount_never_take_off_the_same_unit(tile: str, due: int):
    """2 units of the back and 1 food less: T02 of 2 food and one of choice is free, T07 of 2 and 2 costs one unit."""
    t = explorer(tile, gear=2, food=2, **MACHINE_FOR_EXPLORING).start()
    t.answer(ACTION_PROMPT, EXPLORE)
    if t.asked is TILE:
        t.answer(TILE, 7)
    if t.asked is PAY:
        t.answer(PAY, PAY_MACHINE)
    finish(t)
    assert t.table.explored >> 7 & 1
    assert sum(t.player(0).res) == 4 - due


@rule("REV-KUN-11")
@pytest.mark.parametrize(("card", "gained"), [("CG01", "gear"), ("CN01", "book"), ("CY01", "food")])
@pytest.mark.parametrize("known", [False, True])
def test_a_card_of_the_display_brings_the_resource_of_its_colour(card: str, gained: str, known: bool):
    made = sun().figure(0, 121, "t1").display(cards=ONE_EACH).seat(0, food=1)
    if known:
        made.figure(0, 122, "t2L")
    t = ability(made).answer(MAY, 1)
    t.answer(CARD, t.number("card", card))
    assert t.resources(0) == {**NOTHING, **({gained: 1} if known else {})}


@rule("REV-KUN-11")
def test_a_card_drawn_blind_brings_nothing():
    made = sun().figure(0, 121, "t1").figure(0, 122, "t2L").building(0, 102).hidden(7, "T03")
    t = made.seat(0, food=6, active=["1"]).start()
    t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 7)
    while t.asked is not ACTION_PROMPT:
        t.match.choose(BLIND if t.asked is CARD else t.options[0])
    assert len(t.player(0).active) == 2
    assert (t.resources(0)["gear"], t.resources(0)["book"]) == (0, 0)
    assert t.resources(0)["food"] == 6 - 1, "2 for the tile, 1 less by the other technology"


@rule("REV-KUN-12", "REV-KUN-13")
def test_once_a_figure_moves_from_a_small_location_to_another_without_books_or_distance():
    made = sun().figure(0, 121, "t1").building(0, 114).figure(1, 106, "t1")
    t = made.seat(0, book=6, food=6, active=["1"]).start()
    t.answer(ACTION_PROMPT, POPULATE).answer(LOCATION, 112).answer(TECHNOLOGY, PLACES.index("t2R"))
    left = t.resources(0)
    assert t.asked is FIGURE_FROM
    assert t.options == [112, NONE], "the one just placed; the other is on a large location"
    t.answer(FIGURE_FROM, 112)
    assert t.options == [106, 109]
    t.answer(FIGURE_TO, 106)
    assert t.player(0).figures == 1 << 121 | 1 << 106
    assert t.resources(0) == left
    assert t.resources(1) == NOTHING

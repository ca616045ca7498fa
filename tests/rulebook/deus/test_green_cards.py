"""Green cards (DEUS-GREEN-01..03): every production design is built and used."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.scenario import DeusScenario, DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, GAIN, HARVEST, PRODUCE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .positions import SPARE, belongings, change

YIELD = {"forest": "wood", "swamp": "clay", "mountain": "stone", "field": "wheat"}
NEXT = {"forest": "swamp", "swamp": "mountain", "mountain": "field", "field": "forest"}
COOPERATIVES = {f"green_cooperative_{terrain}": terrain for terrain in YIELD}
YARDS = {f"green_yard_{terrain}": terrain for terrain in YIELD}
DESIGNS = {"green_small_production", *COOPERATIVES, *YARDS}


def farmed(design: str, made: DeusScenario, at: int) -> DeusTable:
    """Seat 0 has built the card with its production piece there; the effect is next."""
    return made.seat(0, hand=[design, SPARE]).start().build(design, at=at)


@rule("DEUS-CARD-03", "DEUS-ATOM-13", "DEUS-DEC-09")
def test_green_small_production_lets_one_production_building_of_choice_yield_one_resource():
    made = scenario()
    forest, swamp, field = made.region("forest"), made.region("swamp"), made.region("field")
    made.piece(0, "production", forest).piece(0, "civil", swamp).piece(0, "civil", field)
    t = farmed("green_small_production", made, at=swamp)
    before = belongings(t)
    assert t.options == [*sorted([forest, swamp]), NONE]
    t.answer(PRODUCE, forest)
    assert t.asked is ACTION
    assert change(t, before) == {"wood": 1}


@rule("DEUS-GREEN-01", "DEUS-GREEN-02", "DEUS-ATOM-13")
@pytest.mark.parametrize("terrain", YIELD)
def test_a_production_building_yields_the_resource_of_its_region(terrain: str):
    made = scenario()
    region, elsewhere = made.region(terrain), made.region(NEXT[terrain])
    made.piece(0, "civil", region).piece(0, "civil", elsewhere).piece(0, "production", elsewhere)
    t = farmed("green_small_production", made, at=region)
    before = belongings(t)
    t.answer(PRODUCE, region)
    assert change(t, before) == {YIELD[terrain]: 1}


@rule("DEUS-ATOM-07", "DEUS-GREEN-02")
@pytest.mark.parametrize("design", COOPERATIVES)
def test_a_cooperative_yields_two_resources_for_each_production_building_in_its_terrain(design: str):
    terrain = COOPERATIVES[design]
    made = scenario().seat(0, wheat=1)
    first, second, third = (made.region(terrain, n) for n in range(3))
    made.piece(0, "production", first).piece(0, "civil", second)
    made.piece(0, "civil", third)  # no production building
    made.piece(0, "production", made.region(NEXT[terrain]))  # another terrain
    made.piece(1, "production", made.region(terrain, 3))  # another player
    t = farmed(design, made, at=second)
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {YIELD[terrain]: 4}


@rule("DEUS-CARD-04")
def test_the_printed_cooperative_gives_two_clay_for_each_production_building_in_a_swamp():
    made = scenario()
    swamp = made.region("swamp")
    t = farmed("green_cooperative_swamp", made.piece(0, "civil", swamp), at=swamp)
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"clay": 2}


@rule("DEUS-ATOM-08", "DEUS-DEC-09")
@pytest.mark.parametrize("design", YARDS)
def test_a_yard_yields_a_resource_for_each_building_in_one_region_of_its_terrain(design: str):
    terrain = YARDS[design]
    made = scenario()
    city, hamlet = made.region(terrain), made.region(terrain, 1)
    made.piece(0, "civil", city).piece(0, "military", city).piece(0, "temple", city)
    made.piece(0, "civil", hamlet).piece(0, "scientific", hamlet)
    made.piece(0, "civil", made.region(NEXT[terrain])).piece(1, "civil", made.region(terrain, 2))
    t = farmed(design, made, at=city)
    before = belongings(t)
    assert t.options == [*sorted([city, hamlet]), NONE]
    fewer = t.match.clone()
    t.answer(HARVEST, city)
    assert change(t, before) == {YIELD[terrain]: 4}  # civil, army, temple and the new piece
    fewer.choose(hamlet)
    assert fewer.state.players[0].goods[list(YIELD).index(terrain)] == before[YIELD[terrain]] + 2


@rule("DEUS-DEC-09")
def test_production_may_be_declined():
    made = scenario()
    forest = made.region("forest")
    t = farmed("green_small_production", made.piece(0, "civil", forest).piece(0, "scientific", forest), at=forest)
    before = belongings(t)
    t.answer(PRODUCE, NONE)
    assert t.asked is ACTION
    assert change(t, before) == {}


@rule("DEUS-GREEN-03", "DEUS-ATOM-03")
def test_production_is_limited_by_the_supply():
    made = scenario().supply(clay=0)
    swamp, other = made.region("swamp"), made.region("swamp", 1)
    made.piece(0, "civil", swamp).piece(0, "production", other)
    t = farmed("green_cooperative_swamp", made, at=swamp)  # the clay of the cost is all there is
    before = belongings(t)
    t.answer(GAIN, 1)
    assert change(t, before) == {"clay": 1}
    assert t.table.supply[1] == 0


@rule("DEUS-GREEN-03", "DEUS-ATOM-13")
def test_a_building_whose_resource_the_supply_has_not_cannot_be_chosen():
    made = scenario().supply(wood=0)
    forest, swamp = made.region("forest"), made.region("swamp")
    made.piece(0, "production", forest).piece(0, "civil", swamp)
    t = farmed("green_small_production", made, at=swamp)
    assert t.options == [swamp, NONE]


@rule("DEUS-GREEN-03", "DEUS-ATOM-08")
def test_a_yard_gives_what_the_supply_still_has():
    made = scenario().supply(wood=1)
    forest = made.region("forest")
    made.piece(0, "civil", forest).piece(0, "scientific", forest)
    t = farmed("green_yard_forest", made, at=forest)
    before = belongings(t)
    t.answer(HARVEST, forest)
    assert change(t, before) == {"wood": 1}

"""Blue cards (DEUS-BLUE-01..08): every maritime design is built and used."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.pieces.kinds import RESOURCES
from tafelrunde.games.deus.scenario import DeusScenario, DeusTable, scenario
from tafelrunde.games.deus.table.prompts import ACTION, BUY, EXCHANGE, PLACE, SELL
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .positions import SPARE, belongings, change, terrain

WOOD, CLAY, STONE, WHEAT = range(4)
MERCHANT_SHIPS = {f"blue_merchant_ship_{resource}": resource for resource in RESOURCES}
SMALL_PORTS = {f"blue_small_port_{resource}": resource for resource in RESOURCES}
EXCHANGES = {f"blue_exchange_{resource}": resource for resource in RESOURCES}
DESIGNS = {*MERCHANT_SHIPS, *SMALL_PORTS, *EXCHANGES, "blue_galley"}


def coast(made: DeusScenario) -> tuple[int, int]:
    """A land region and a sea region side by side."""
    for sea in made.regions("sea"):
        for region in made.beside(sea):
            if terrain(made, region) not in ("sea", "village"):
                return region, sea
    raise LookupError("no coast")


def sailed(design: str, made: DeusScenario | None = None, **seat: object) -> DeusTable:
    """Seat 0 has built the card; its ship stands at a coast and the effect is next."""
    made = made or scenario()
    land, sea = coast(made)
    made.seat(0, hand=[design, SPARE], **seat).piece(0, "civil", land)  # type: ignore[arg-type]
    return made.start().build(design, at=sea)


@rule("DEUS-ATOM-10", "DEUS-BLUE-02", "DEUS-DEC-08")
@pytest.mark.parametrize("design", MERCHANT_SHIPS)
def test_a_merchant_ship_sells_any_number_of_its_resource_for_four_gold_each(design: str):
    resource = MERCHANT_SHIPS[design]
    t = sailed(design, **{"wood": 1, resource: 9 if resource == "wood" else 8})
    before = belongings(t)
    assert t.options == list(range(9))  # 0 to all 8
    t.answer(SELL, 7)
    assert change(t, before) == {resource: -7, "gold": 28}


@rule("DEUS-CARD-01")
def test_the_printed_merchant_ship_sells_stone_for_four_gold_each():
    t = sailed("blue_merchant_ship_stone", stone=3, wood=1, wheat=2)
    before = belongings(t)
    t.answer(SELL, 3)
    assert change(t, before) == {"stone": -3, "gold": 12}


@rule("DEUS-ATOM-10", "DEUS-BLUE-02", "DEUS-DEC-08")
@pytest.mark.parametrize("design", SMALL_PORTS)
def test_a_small_port_sells_up_to_six_of_its_resource_for_a_point_each(design: str):
    resource = SMALL_PORTS[design]
    t = sailed(design, **{"clay": 1, "stone": 1, resource: 9})
    before = belongings(t)
    assert t.options == [0, 1, 2, 3, 4, 5, 6]
    t.answer(SELL, 6)
    assert change(t, before) == {resource: -6, "vp": 6}


@rule("DEUS-ATOM-10")
def test_nothing_needs_to_be_sold():
    t = sailed("blue_merchant_ship_stone")
    before = belongings(t)
    t.answer(SELL, 0)
    assert change(t, before) == {}
    assert t.asked is ACTION


@rule("DEUS-ATOM-11", "DEUS-CARD-02", "DEUS-BLUE-02", "DEUS-DEC-08")
def test_the_galley_buys_up_to_three_resources_of_any_kinds_for_one_gold_each():
    t = sailed("blue_galley", gold=9)
    before = belongings(t)
    for kind in (CLAY, WOOD, CLAY):
        assert t.options == [WOOD, CLAY, STONE, WHEAT, NONE]
        t.answer(BUY, kind)
    assert t.asked is ACTION
    assert change(t, before) == {"clay": 2, "wood": 1, "gold": -3}


@rule("DEUS-ATOM-11", "DEUS-DEC-08")
def test_buying_may_stop_at_any_time_and_ends_with_the_gold():
    t = sailed("blue_galley", gold=9).answer(BUY, STONE).answer(BUY, NONE)
    assert t.asked is ACTION
    assert t.player(0).gold == 8
    t = sailed("blue_galley", gold=2).answer(BUY, STONE).answer(BUY, STONE)
    assert t.asked is ACTION
    assert t.player(0).gold == 0


@rule("DEUS-ATOM-12", "DEUS-BLUE-02", "DEUS-DEC-08")
@pytest.mark.parametrize("design", EXCHANGES)
def test_an_exchange_takes_its_resource_for_any_other_up_to_four_times(design: str):
    taken = EXCHANGES[design]
    t = sailed(design, wood=3, clay=3, stone=3, wheat=4)
    before, supply = belongings(t), t.table.supply.copy()
    others = [kind for kind, name in enumerate(RESOURCES) if name != taken]
    for given in (others[0], others[1], others[1], others[2]):
        assert t.options == [*others, NONE]
        t.answer(EXCHANGE, given)
    assert t.asked is ACTION
    names = [RESOURCES[kind] for kind in others]
    assert change(t, before) == {taken: 4, names[0]: -1, names[1]: -2, names[2]: -1}
    moved = {RESOURCES[kind]: t.table.supply[kind] - supply[kind] for kind in range(4)}
    assert moved == {taken: -4, names[0]: 1, names[1]: 2, names[2]: 1}, "all comes from the supply and goes there"


@rule("DEUS-ATOM-12")
def test_exchanging_ends_when_the_supply_has_no_more_of_it():
    t = sailed("blue_exchange_stone", scenario().supply(stone=2), wood=5)
    t.answer(EXCHANGE, WOOD).answer(EXCHANGE, WOOD)
    assert t.asked is ACTION
    assert t.player(0).goods[STONE] == 3


@rule("DEUS-BLUE-01")
def test_only_ships_are_built_at_sea():
    for design in ("blue_galley", "green_small_production", "yellow_school", "brown_baths", "red_ballista"):
        made = scenario()
        land, sea = coast(made)
        made.seat(0, hand=[design, SPARE]).piece(0, "maritime", sea).piece(0, "civil", land)
        t = made.start().play(design)
        assert t.asked is PLACE
        at_sea = {region for region in t.options if region < 28 and terrain(made, region) == "sea"}
        assert bool(at_sea) == (design == "blue_galley")


@rule("DEUS-BLUE-02")
def test_blue_cards_sell_for_gold_or_points_buy_or_exchange_and_nothing_else():
    asked = {design: sailed(design, wood=2, clay=2, stone=2, wheat=2).asked for design in DESIGNS}
    assert set(asked.values()) == {SELL, BUY, EXCHANGE}
    assert [design for design in asked if asked[design] is BUY] == ["blue_galley"]


@rule("DEUS-BLUE-03")
def test_two_ships_never_stand_in_the_same_sea_region():
    made = scenario()
    land, sea = coast(made)
    made.seat(0, hand=["blue_galley", SPARE]).piece(0, "civil", land).piece(0, "maritime", sea)
    t = made.start().play("blue_galley")
    assert t.asked is PLACE
    assert sea not in t.options
    made = scenario()  # nor beside a foreign ship
    made.seat(0, hand=["blue_galley", SPARE]).piece(0, "civil", land).piece(1, "maritime", sea)
    t = made.start().play("blue_galley")
    assert sea not in t.options


def inland(made: DeusScenario) -> int:
    """A land region all of whose sea neighbours are taken by seat 1."""
    for region in range(28):
        if terrain(made, region) not in ("sea", "village"):
            for sea in made.beside(region):
                if terrain(made, sea) == "sea":
                    made.piece(1, "maritime", sea)
            return region
    raise LookupError


@rule("DEUS-BLUE-04")
def test_without_access_to_the_sea_no_blue_card_can_be_played():
    made = scenario().seat(0, hand=["blue_galley", "green_small_production"], vp=2)
    made.piece(0, "civil", inland(made))
    assert made.start().buildable() == {"green_small_production"}
    made.seat(0, vp=3)  # an empty edge region is access, for those who can pay
    assert made.start().buildable() == {"blue_galley", "green_small_production"}


@rule("DEUS-BLUE-05")
def test_when_all_seas_are_taken_nobody_can_play_blue_cards():
    made = scenario().seat(0, hand=["blue_galley", SPARE], vp=20)
    land, gap = coast(made)
    made.piece(0, "civil", land)
    seas = [sea for sea in made.regions("sea") if sea != gap]
    for n, sea in enumerate(seas):
        made.piece(n % 2, "maritime", sea)
    assert "blue_galley" in made.start().buildable()
    made.piece(1, "maritime", gap)
    assert "blue_galley" not in made.start().buildable()


@rule("DEUS-BLUE-06")
def test_sold_resources_go_back_to_the_supply():
    t = sailed("blue_merchant_ship_stone", stone=3)
    held = t.table.supply[STONE]
    t.answer(SELL, 2)
    assert t.table.supply[STONE] == held + 2


@rule("DEUS-BLUE-07")
def test_only_what_the_supply_has_can_be_bought():
    made = scenario().supply(wood=0, clay=1, stone=1, wheat=0)
    t = sailed("blue_galley", made, gold=9)
    assert t.options == [WOOD, CLAY, STONE, WHEAT, NONE]  # the cost brought a wood and a wheat back
    t.answer(BUY, CLAY)
    assert t.options == [WOOD, STONE, WHEAT, NONE]
    assert t.table.supply[CLAY] == 0


@rule("DEUS-BLUE-08")
def test_four_gold_do_not_stand_for_a_resource_in_trade():
    t = sailed("blue_merchant_ship_stone", stone=1, gold=40)
    assert t.options == [0, 1]
    t = sailed("blue_merchant_ship_stone", stone=0, gold=40)
    assert t.asked is ACTION
    t = sailed("blue_exchange_wood", clay=0, stone=0, wheat=1, gold=40)  # the wheat is paid for the card
    assert "used" not in [event.name for event in t.match.events()], "a card that does nothing is not logged"
    assert t.asked is ACTION

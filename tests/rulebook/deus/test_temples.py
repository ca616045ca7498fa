"""Temples (DEUS-TEMPLE-01..20, DEUS-DEC-06)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.deus.game import DEUS
from tafelrunde.games.deus.pieces.kinds import PURPLE
from tafelrunde.games.deus.scenario import DeusScenario, DeusTable
from tafelrunde.games.deus.table.prompts import ACTION, ARMY, MOVE, OFFER, PAY, TEMPLE_SITE
from tests.rulebook import rule
from tests.rulebook.deus.drawn import (
    EDGE_LAND,
    FIELD_1,
    FIELD_17,
    FIELD_22,
    FOREST_5,
    FOREST_14,
    FOREST_21,
    MOUNTAIN_4,
    MOUNTAIN_20,
    MOUNTAIN_25,
    SEA_3,
    SEA_24,
    SOUTH,
    SWAMP_6,
    SWAMP_27,
    drawn,
    pieces,
    rich,
)

EACH = {"wood": 1, "clay": 1, "stone": 1, "wheat": 1}

# Three cards of each standard colour.
CARDS = {
    "blue": ["blue_galley", "blue_galley", "blue_galley"],
    "green": ["green_small_production", "green_small_production", "green_yard_field"],
    "yellow": ["yellow_workshop", "yellow_school", "yellow_library"],
    "brown": ["brown_guild_forest", "brown_forum", "brown_baths"],
    "red": ["red_ballista", "red_raiders", "red_legion"],
}
TEMPLES = ["temple_city_1", "temple_city_2", "temple_city_3"]


def built(temples: int, cards: int, but: str = "", **more: Any) -> DeusScenario:
    """Seat 0 has built this many temple cards and this many cards of each colour, one less of the colour `but`."""
    columns = {colour: names[: cards - (colour == but)] for colour, names in CARDS.items()}
    columns["purple"] = TEMPLES[:temples]
    made = rich(drawn(), hand=["temple_gold", "temple_sea"], columns=columns, **more)
    for region in (FOREST_5, MOUNTAIN_20, FIELD_22):
        made.piece(0, "civil", region)
    return made


def without_temple_pieces(made: DeusScenario) -> DeusScenario:
    """The other player has built all of them."""
    for n, region in enumerate((FIELD_1, FOREST_14, FIELD_17, FOREST_21)):
        made.piece(1, ("production", "military")[n % 2], region).piece(1, "temple", region)
    return made


def temple_column(t: DeusTable) -> list[str]:
    """As the other player sees it."""
    return [t.name(card) for card in t.match.view(1)["seats"][0]["columns"][PURPLE]]


# ------------------------------------------------------------------------------------------------ the gate


@rule("DEUS-EX-07", "DEUS-TEMPLE-01", "DEUS-TEMPLE-02")
def test_example_annas_first_temple_needs_no_other_buildings():
    t = rich(drawn(), hand=["temple_gold", "temple_sea"]).piece(0, "civil", FOREST_5).start()
    assert t.match.view()["seats"][0]["columns"] == [[]] * 6
    t.build("temple_gold")
    columns = t.match.view()["seats"][0]["columns"]
    assert columns[:-1] == [[]] * 5
    assert temple_column(t) == ["temple_gold"], "at the far right"


@rule("DEUS-EX-08", "DEUS-TEMPLE-01", "DEUS-TEMPLE-03")
def test_example_annas_second_temple_needs_one_building_of_each_colour():
    columns = {
        "brown": ["brown_guild_forest", "brown_forum"],
        "yellow": ["yellow_workshop"],
        "green": ["green_cooperative_swamp"],
        "blue": ["blue_galley"],
        "red": ["red_ballista"],
        "purple": ["temple_city_1"],
    }
    made = rich(drawn(), hand=["temple_gold", "temple_sea"], columns=columns).piece(0, "civil", FOREST_5)
    t = made.start().build("temple_gold")
    assert temple_column(t) == ["temple_city_1", "temple_gold"], "above the first"


@rule("DEUS-TEMPLE-03")
@pytest.mark.parametrize("temples", [1, 2, 3])
@pytest.mark.parametrize("colour", CARDS)
def test_the_next_temple_needs_as_many_cards_of_each_colour_as_there_are_temples(temples: int, colour: str):
    assert built(temples, temples, but=colour).start().buildable() == set()
    assert built(temples, temples).start().buildable() == {"temple_gold", "temple_sea"}


@rule("DEUS-TEMPLE-04")
def test_the_gate_counts_cards_and_not_pieces():
    cards_only = built(1, 1).start()
    assert cards_only.player(0).pieces[0] == 0, "no ship on the map"
    assert "temple_gold" in cards_only.buildable()
    pieces_only = rich(drawn(), hand=["temple_gold", "red_raiders"], columns={"purple": ["temple_city_1"]})
    for building in ("civil", "scientific", "production", "military"):
        pieces_only.piece(0, building, FOREST_5)
    assert pieces_only.piece(0, "maritime", SEA_3).start().buildable() == {"red_raiders"}


@rule("DEUS-TEMPLE-04")
def test_a_face_down_joker_counts_for_the_gate():
    columns = {colour: names[:1] for colour, names in CARDS.items() if colour != "red"}
    made = rich(drawn(joker=True), hand=["temple_gold", "temple_sea"])
    made.seat(0, columns={**columns, "red": ["temple_rows"], "purple": ["temple_city_1"]}, joker="red")
    assert "temple_gold" in made.piece(0, "civil", FOREST_5).start().buildable()


# ------------------------------------------------------------------------------------------------ the cost


@rule("DEUS-TEMPLE-05")
@pytest.mark.parametrize(
    "card", [c.id for c in DEUS.components if c.facts.get("colour") == "purple" and c.kind == "card"]
)
def test_a_temple_costs_one_resource_of_each_kind(card: str):
    made = drawn().seat(0, hand=[card, "red_legion"], gold=3, wood=2, clay=2, stone=2, wheat=2)
    t = made.piece(0, "civil", FOREST_5).start().build(card)
    assert (t.player(0).goods, t.player(0).gold) == ([1, 1, 1, 1], 3)


@rule("DEUS-TEMPLE-05")
@pytest.mark.parametrize("missing", EACH)
def test_each_of_the_four_resources_is_needed(missing: str):
    made = drawn().seat(0, hand=["temple_gold"], gold=3, **{**EACH, missing: 0}).piece(0, "civil", FOREST_5)
    assert made.start().options == [OFFER]


@rule("DEUS-TEMPLE-06", "DEUS-DEC-03")
@pytest.mark.parametrize("replaced", [[], ["clay"], ["wood", "wheat"], ["wood", "clay", "stone", "wheat"]])
def test_gold_replaces_resources_of_a_temple(replaced: list[str]):
    made = drawn().seat(0, hand=["temple_gold", "red_legion"], gold=16, **EACH).piece(0, "civil", FOREST_5)
    t = made.start().build("temple_gold", gold_for=replaced)
    assert t.player(0).gold == 16 - 4 * len(replaced)
    assert dict(zip(("wood", "clay", "stone", "wheat"), t.player(0).goods, strict=True)) == {
        name: int(name in replaced) for name in EACH
    }


# ------------------------------------------------------------------------------------------------ the piece


@rule("DEUS-TEMPLE-07")
def test_the_piece_comes_from_the_supply_and_no_own_piece_is_needed():
    none = dict.fromkeys(("maritime", "production", "scientific", "civil", "military"), 0)
    t = rich(drawn(), hand=["temple_gold", "temple_sea"], board=none).piece(0, "civil", FOREST_5).start()
    reserve = list(t.player(0).reserve)
    t.build("temple_gold")
    assert pieces(t, FOREST_5) == ["civil", "temple"]
    assert t.match.view()["supply"]["temples"] == 3
    assert (t.player(0).board, t.player(0).reserve) == ([0] * 5, reserve)


@rule("DEUS-TEMPLE-08", "DEUS-TEMPLE-09", "DEUS-TEMPLE-10", "DEUS-DEC-06")
def test_a_temple_goes_to_an_own_land_region_without_a_temple():
    """Own: two lands, a land with a temple, a sea. Not own: a land of somebody else, everything empty."""
    made = built(1, 1, vp=9).piece(0, "temple", FOREST_5).piece(0, "maritime", SEA_24).piece(1, "civil", MOUNTAIN_25)
    t = made.start().play("temple_gold")
    assert t.asked is TEMPLE_SITE
    assert t.options == [MOUNTAIN_20, FIELD_22]
    t.answer(TEMPLE_SITE, FIELD_22)
    assert pieces(t, FIELD_22) == ["civil", "temple"]


@rule("DEUS-TEMPLE-10", "DEUS-TEMPLE-16")
def test_a_temple_is_not_put_at_sea():
    """Not even beside a ship with an army on board."""
    made = rich(drawn(), hand=["temple_gold", "red_legion"]).piece(0, "maritime", SEA_3).piece(0, "military", SEA_3)
    assert made.start().buildable() == {"red_legion"}
    ashore = rich(drawn(), hand=["temple_gold", "red_legion"]).piece(0, "maritime", SEA_3).piece(0, "civil", MOUNTAIN_4)
    assert pieces(ashore.start().build("temple_gold"), MOUNTAIN_4) == ["civil", "temple"]


@rule("DEUS-TEMPLE-11")
def test_a_temple_counts_as_a_building_of_its_region():
    """The market square pays 2 gold for each region with at least 2 buildings."""
    made = rich(drawn(), hand=["brown_market_square", "red_legion"], gold=0).piece(0, "production", FOREST_5)
    t = made.piece(0, "temple", FOREST_5).start().build("brown_market_square", at=MOUNTAIN_4).take_gifts()
    assert t.player(0).gold == 2


def army_orders(*company: str) -> DeusTable:
    """An army in forest 21 with this company; infantry has just been built at the other end and has to move."""
    made = rich(drawn(), hand=["red_infantry", "red_legion"]).piece(0, "military", FOREST_21)
    for building in company:
        made.piece(0, building, FOREST_21)
    t = made.piece(0, "civil", FOREST_5).start().build("red_infantry", at=FOREST_5)
    return t.answer(ARMY, FOREST_21)


@rule("DEUS-TEMPLE-12", "DEUS-TEMPLE-13")
def test_an_army_alone_with_a_temple_cannot_be_moved():
    t = army_orders("temple")
    assert t.asked is not MOVE, "it has nowhere to go"
    assert pieces(t, FOREST_21) == ["military", "temple"]


@rule("DEUS-TEMPLE-13")
@pytest.mark.parametrize("company", [(), ("civil",), ("temple", "civil")])
def test_an_army_without_a_temple_or_with_another_building_can_be_moved(company: tuple[str, ...]):
    t = army_orders(*company)
    assert t.asked is MOVE
    t.answer(MOVE, FIELD_22)
    assert pieces(t, FIELD_22) == ["military"]
    assert sorted(pieces(t, FOREST_21)) == sorted(company)


@rule("DEUS-TEMPLE-12", "DEUS-TEMPLE-08")
def test_a_temple_is_never_put_alone_into_a_region():
    t = rich(drawn(), hand=["temple_gold", "red_legion"], vp=9).start()
    assert t.buildable() == {"red_legion"}
    built_up = built(0, 0).start().play("temple_gold")
    assert set(built_up.options) == {FOREST_5, MOUNTAIN_20, FIELD_22}, "occupied regions only"


@rule("DEUS-TEMPLE-14")
def test_a_temple_card_can_be_played_when_no_temple_piece_is_left():
    """Not even an own region is needed then."""
    t = without_temple_pieces(rich(drawn(), hand=["temple_gold", "red_legion"])).start()
    t.build("temple_gold")
    assert (t.asked, t.table.active) == (ACTION, 1), "no site was asked for"
    assert temple_column(t) == ["temple_gold"]
    assert t.player(0).occupied == 0
    assert t.match.view()["supply"]["temples"] == 0


@rule("DEUS-TEMPLE-15")
def test_gate_and_cost_hold_without_a_temple_piece_too():
    gated = without_temple_pieces(built(1, 1, but="red")).start()
    assert gated.buildable() == set()
    allowed = without_temple_pieces(built(1, 1)).start()
    allowed.build("temple_gold")
    assert allowed.player(0).goods == [1, 1, 1, 1]
    poor = without_temple_pieces(drawn().seat(0, hand=["temple_gold"], **{**EACH, "gold": 3, "stone": 0})).start()
    assert poor.options == [OFFER]


@rule("DEUS-TEMPLE-16")
def test_while_temple_pieces_are_left_the_card_needs_a_region_for_one():
    full = rich(drawn(), hand=["temple_gold", "red_legion"]).piece(0, "civil", FOREST_5).piece(0, "temple", FOREST_5)
    assert full.start().buildable() == {"red_legion"}
    room = rich(drawn(), hand=["temple_gold", "red_legion"]).piece(0, "civil", FOREST_5).piece(0, "temple", FOREST_5)
    assert room.piece(0, "civil", SWAMP_6).start().buildable() == {"temple_gold", "red_legion"}


@rule("DEUS-TEMPLE-17")
def test_a_temple_runs_nothing():
    t = built(1, 1, gold=7, vp=5).start()
    t.build("temple_gold", at=FOREST_5)
    assert (t.asked, t.table.active) == (ACTION, 1)
    assert (t.player(0).gold, t.player(0).vp, len(t.player(0).hand)) == (7, 5, 1)
    assert "used" not in {event.name for event in t.match.events()}


@rule("DEUS-TEMPLE-18")
@pytest.mark.parametrize(("gold", "worth"), [(0, 0), (33, 11), (36, 12), (39, 12), (90, 12)])
def test_a_temple_scores_twelve_points_at_most(gold: int, worth: int):
    """1 point for 3 gold. The deck is empty, so the last card ends the game."""
    made = drawn().seat(0, hand=["temple_gold"], gold=gold, **EACH).piece(0, "civil", FOREST_5).deck(only=True)
    t = made.start().build("temple_gold", at=FOREST_5)
    assert t.match.result.breakdown[0]["temples"] == worth


@rule("DEUS-TEMPLE-19")
def test_points_do_not_buy_a_place_for_a_temple():
    """The only own land has its temple; 3 points would open the edge for any other building."""
    made = rich(drawn(), hand=["temple_gold", "red_legion"], vp=30).piece(0, "civil", FOREST_21)
    t = made.piece(0, "temple", FOREST_21).start()
    assert t.buildable() == {"red_legion"}
    roomy = built(0, 0, vp=30).start().play("temple_gold")
    assert roomy.asked is TEMPLE_SITE
    assert not (set(roomy.options) & EDGE_LAND) - {FOREST_5, MOUNTAIN_20, FIELD_22}
    assert max(roomy.options) < 28, "nothing but regions is offered"


@rule("DEUS-TEMPLE-20")
def test_a_temple_is_built_in_order_card_payment_piece():
    t = built(1, 1, gold=16).start()
    t.answer(ACTION, t.card("temple_gold"))
    assert t.asked is PAY
    assert temple_column(t) == ["temple_city_1", "temple_gold"]
    while t.asked is PAY:
        assert t.match.view()["supply"]["temples"] == 4
        t.answer(PAY, 1)
    assert t.asked is TEMPLE_SITE
    assert t.player(0).goods == [1, 1, 1, 1]
    assert t.match.view()["supply"]["temples"] == 4
    t.answer(TEMPLE_SITE, FOREST_5)
    assert t.match.view()["supply"]["temples"] == 3


@rule("DEUS-TEMPLE-20")
def test_a_temple_never_sets_off_an_attack():
    """The village in the south lacks one occupied neighbour, where the temple cannot go; a legion can."""

    def beside_the_village() -> DeusTable:
        made = rich(drawn(), hand=["temple_gold", "red_legion"]).piece(0, "military", FOREST_21)
        return made.piece(0, "civil", MOUNTAIN_25).start()

    temple = beside_the_village().play("temple_gold")
    assert SWAMP_27 not in temple.options
    temple.answer(TEMPLE_SITE, MOUNTAIN_25)
    assert not temple.match.view()["regions"][SOUTH]["attacked"]
    legion = beside_the_village().build("red_legion", at=SWAMP_27)
    assert legion.match.view()["regions"][SOUTH]["attacked"]

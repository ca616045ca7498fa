"""Building a standard building: card, payment, piece, column (DEUS-BUILD-01..13, DEUS-DEC-02, -03, -22)."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.catalog import Catalog
from tafelrunde.games.deus.components.cards import DESIGNS, Card
from tafelrunde.games.deus.effects.gains import Gain
from tafelrunde.games.deus.pieces.kinds import BROWN, BUILDINGS, GOLD, RESOURCES
from tafelrunde.games.deus.scenario import DeusTable
from tafelrunde.games.deus.table.prompts import (
    ACTION,
    GAIN,
    JOKER,
    JOKER_CARD,
    JOKER_COLUMN,
    OFFER,
    PAY,
    PLACE,
    SELL,
    VILLAGE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.match import IllegalChoice
from tests.rulebook import rule
from tests.rulebook.deus.drawn import (
    CARD_OF,
    CENTRE,
    EDGE_SEA,
    FIELD_22,
    FOREST_5,
    FOREST_21,
    INNER_SEA,
    LAND_BUILDINGS,
    MOUNTAIN_4,
    MOUNTAIN_25,
    SEA_3,
    SOUTH,
    SWAMP_27,
    drawn,
    pieces,
    rich,
)

NOTHING = {"gold": 0, "wood": 0, "clay": 0, "stone": 0, "wheat": 0}


def column(t: DeusTable, colour: int, seat: int = 0) -> list[str]:
    """The column as the other players see it, lowest card first."""
    return [t.name(card) for card in t.match.view(1 - seat)["seats"][seat]["columns"][colour]]


def on_map(t: DeusTable) -> int:
    return sum(len(region["pieces"]) for region in t.match.view()["regions"])


# ------------------------------------------------------------------------------------------------ which card


@rule("DEUS-BUILD-01", "DEUS-DEC-02")
def test_standard_buildings_and_temples_are_built_from_the_hand_alone():
    hand = [*CARD_OF.values(), "temple_gold"]
    t = rich(drawn(), hand=hand).piece(0, "civil", FOREST_5).start()
    assert t.buildable() == set(hand)
    assert set(t.options) == {*t.player(0).hand, OFFER}


@rule("DEUS-BUILD-02")
@pytest.mark.parametrize("building", BUILDINGS[:5])
def test_a_card_needs_a_piece_of_its_type_on_the_player_board(building: str):
    none = rich(drawn(), board={building: 0}).start()
    assert none.player(0).reserve[BUILDINGS.index(building)] == 5, "the reserve does not help"
    assert none.buildable() == set(CARD_OF.values()) - {CARD_OF[building]}
    one = rich(drawn(), board={building: 1}).start()
    assert one.buildable() == set(CARD_OF.values())


@rule("DEUS-BUILD-03")
def test_the_card_goes_on_top_of_its_column_and_the_others_stay_visible():
    columns = {"brown": ["brown_baths", "brown_forum"], "red": ["red_legion"]}
    t = rich(drawn(), columns=columns).piece(0, "production", FOREST_5).start()
    t.build("brown_trading_post_forest", at=FOREST_5)
    assert column(t, BROWN) == ["brown_baths", "brown_forum", "brown_trading_post_forest"]
    assert column(t, 4) == ["red_legion"]


@rule("DEUS-EX-04", "DEUS-BUILD-02", "DEUS-BUILD-03")
def test_example_marina_builds_a_civil_card():
    made = rich(drawn(), hand=["brown_trading_post_forest", "temple_gold"], board={"civil": 1})
    t = made.seat(0, columns={"brown": ["brown_guild_forest"]}).piece(0, "civil", MOUNTAIN_4).start()
    t.build("brown_trading_post_forest", at=FOREST_5)
    assert column(t, BROWN) == ["brown_guild_forest", "brown_trading_post_forest"]
    assert t.player(0).board[BROWN] == 0
    without = rich(drawn(), hand=["brown_trading_post_forest", "temple_gold"], board={"civil": 0}).start()
    assert without.buildable() == set()


@rule("DEUS-BUILD-09", "DEUS-DEC-02")
@pytest.mark.parametrize(("gold", "wood", "playable"), [(3, 0, False), (4, 0, True), (0, 1, True), (0, 0, False)])
def test_a_card_that_cannot_be_paid_cannot_be_played(gold: int, wood: int, playable: bool):
    t = drawn().seat(0, hand=["brown_trading_post_forest"], **{**NOTHING, "gold": gold, "wood": wood}).start()
    before = t.match.hash()
    if playable:
        t.answer(ACTION, t.card("brown_trading_post_forest"))
    else:
        with pytest.raises(IllegalChoice):
            t.match.choose(t.card("brown_trading_post_forest"))
        assert t.match.hash() == before, "nothing was moved"


@rule("DEUS-BUILD-09", "DEUS-DEC-02")
def test_a_card_whose_piece_has_no_legal_region_cannot_be_played():
    """All seas but one are taken by the other player, who has ships in five and armies on none."""

    def ships_of_others(*seas: int) -> DeusTable:
        made = rich(drawn(), vp=5).piece(0, "civil", FIELD_22)
        for sea in seas:
            made.piece(1, "maritime", sea)
        return made.start()

    inner = sorted(INNER_SEA)
    all_edge = ships_of_others(*sorted(EDGE_SEA))
    assert CARD_OF["maritime"] not in all_edge.buildable(), "no sea at the edge is free and none is adjacent"
    assert set(LAND_BUILDINGS) == {b for b in BUILDINGS if CARD_OF.get(b) in all_edge.buildable()}
    one_left = ships_of_others(*sorted(EDGE_SEA)[:-1], inner[0])
    assert CARD_OF["maritime"] in one_left.buildable()


# ------------------------------------------------------------------------------------------------ paying


@rule("DEUS-BUILD-04", "DEUS-DEC-03")
@pytest.mark.parametrize(("tokens", "goods", "gold"), [(1, 0, 4), (0, 1, 0)])
def test_four_gold_replace_a_resource_even_if_it_is_owned(tokens: int, goods: int, gold: int):
    t = drawn().seat(0, hand=["brown_trading_post_forest", "temple_gold"], **{**NOTHING, "gold": 4, "wood": 1}).start()
    t.answer(ACTION, t.card("brown_trading_post_forest"))
    assert (t.asked, t.options) == (PAY, [0, 1])
    t.answer(PAY, tokens).answer(PLACE, MOUNTAIN_4)
    assert (t.player(0).goods[0], t.player(0).gold) == (goods, gold)


@rule("DEUS-EX-05", "DEUS-BUILD-04")
def test_example_marina_pays_one_wood_or_four_gold():
    for replaced in ([], ["wood"]):
        t = rich(drawn(), hand=["brown_trading_post_forest", "temple_gold"], wood=1, gold=4).start()
        t.build("brown_trading_post_forest", at=MOUNTAIN_4, gold_for=replaced)
        assert (t.player(0).goods[0], t.player(0).gold) == ((1, 0) if replaced else (0, 4))


@rule("DEUS-BUILD-04")
def test_gold_replaces_resources_in_construction_costs_only():
    """The merchant ship sells stone for 4 gold each: gold cannot be sold in its place."""
    t = drawn().seat(0, hand=["blue_merchant_ship_stone", "temple_gold"], **{**NOTHING, "gold": 12}).start()
    t.build("blue_merchant_ship_stone", at=SEA_3)
    assert (t.asked, t.table.active) == (ACTION, 1), "without stone nothing is sold, whatever the gold"
    assert t.player(0).gold == 12 - 4, "the wood of the cost was replaced"
    with_stone = drawn().seat(
        0, hand=["blue_merchant_ship_stone", "temple_gold"], **{**NOTHING, "gold": 12, "stone": 1}
    )
    assert with_stone.start().build("blue_merchant_ship_stone", at=SEA_3).answer(SELL, 1).player(0).gold == 12


@rule("DEUS-BUILD-05", "DEUS-DEC-03")
@pytest.mark.parametrize(
    ("replaced", "wood", "clay", "gold"),
    [([], 0, 0, 8), (["wood"], 1, 0, 4), (["clay"], 0, 1, 4), (["wood", "clay"], 1, 1, 0)],
)
def test_each_resource_of_a_cost_is_decided_separately(replaced: list[str], wood: int, clay: int, gold: int):
    t = drawn().seat(0, hand=["red_ballista", "temple_gold"], **{**NOTHING, "gold": 8, "wood": 1, "clay": 1}).start()
    t.build("red_ballista", at=MOUNTAIN_4, gold_for=replaced)
    assert (t.player(0).goods[:2], t.player(0).gold) == ([wood, clay], gold)


@rule("DEUS-BUILD-05", "DEUS-DEC-03")
@pytest.mark.parametrize(("tokens", "gold"), [(2, 8), (1, 4), (0, 0)])
def test_of_two_resources_of_a_kind_one_may_be_replaced(tokens: int, gold: int):
    """No base card costs two of a kind, so here the forest trading post does."""
    made = drawn().seat(0, hand=["brown_trading_post_forest", "temple_gold"], **{**NOTHING, "gold": 8, "wood": 2})
    post = Card("brown_trading_post_forest", BROWN, 1, "wood wood", 0, "RRRR", "", Gain(GOLD, 3))
    made.state.catalog = Catalog(tuple(post if card.id == post.id else card for card in DESIGNS))
    t = made.start().answer(ACTION, made.state.players[0].hand[0])
    assert (t.asked, t.options) == (PAY, [0, 1, 2])
    t.answer(PAY, tokens)
    assert (t.player(0).goods[0], t.player(0).gold) == (2 - tokens, gold)


@rule("DEUS-BUILD-05", "DEUS-BUILD-09", "DEUS-DEC-03")
def test_gold_that_is_needed_elsewhere_in_the_cost_cannot_be_used_for_a_resource_first():
    """Wood and clay with 1 wood and 4 gold: the gold must be kept for the clay."""
    t = drawn().seat(0, hand=["red_ballista", "temple_gold"], **{**NOTHING, "gold": 4, "wood": 1}).start()
    t.answer(ACTION, t.card("red_ballista"))
    assert t.asked is PLACE, "there was nothing to choose in paying"
    assert (t.player(0).goods[0], t.player(0).gold) == (0, 0)


@rule("DEUS-BUILD-05", "DEUS-BUILD-09", "DEUS-DEC-03")
def test_gold_that_has_replaced_one_resource_is_spent_when_the_next_is_paid():
    """Wood and clay with 1 of each and 4 gold: the gold stands for one of them only."""
    t = drawn().seat(0, hand=["red_ballista", "temple_gold"], **{**NOTHING, "gold": 4, "wood": 1, "clay": 1}).start()
    t.answer(ACTION, t.card("red_ballista")).answer(PAY, 0)
    assert t.asked is PLACE, "the clay is paid, for no gold is left"
    assert (t.player(0).goods[:2], t.player(0).gold) == ([1, 0], 0)


@rule("DEUS-BUILD-06")
def test_the_whole_cost_is_paid_to_the_supply():
    """A library costs 1 wheat and 2 gold."""
    t = drawn().seat(0, hand=["yellow_library", "temple_gold"], **{**NOTHING, "gold": 3, "wheat": 2}).start()
    supply = t.match.view()["supply"]
    t.build("yellow_library", at=MOUNTAIN_4)
    assert (t.player(0).goods[RESOURCES.index("wheat")], t.player(0).gold) == (1, 1)
    assert t.match.view()["supply"] == {**supply, "wheat": supply["wheat"] + 1}
    assert t.player(1).gold == 5


@rule("DEUS-BUILD-13")
def test_gold_in_a_cost_is_paid_in_gold():
    """Workers' quarters cost 2 gold, which no resource can stand for."""
    plenty = {"wood": 4, "clay": 4, "stone": 4, "wheat": 4}
    poor = drawn().seat(0, hand=["green_small_production"], gold=1, **plenty).start()
    assert poor.buildable() == set()
    enough = drawn().seat(0, hand=["green_small_production", "temple_gold"], gold=2, **plenty).start()
    enough.build("green_small_production", at=MOUNTAIN_4)
    assert (enough.player(0).gold, enough.player(0).goods[:2]) == (0, [4, 4])


# ------------------------------------------------------------------------------------------------ the piece


@rule("DEUS-BUILD-07", "DEUS-BUILD-08", "DEUS-BUILD-12")
@pytest.mark.parametrize("building", LAND_BUILDINGS)
def test_one_piece_moves_from_the_player_board_to_the_map(building: str):
    kind = BUILDINGS.index(building)
    t = rich(drawn()).start()
    t.build(CARD_OF[building], at=MOUNTAIN_4)
    assert pieces(t, MOUNTAIN_4) == [building]
    assert t.player(0).board == [1 if k == kind else 2 for k in range(5)]
    assert t.player(0).reserve == [3] * 5


@rule("DEUS-BUILD-12")
def test_one_card_and_one_piece_for_each_build_action():
    t = rich(drawn(), hand=["red_raiders", "red_legion", "red_infantry"]).piece(0, "military", FOREST_5).start()
    t.build("red_raiders", at=MOUNTAIN_4)
    assert (t.asked, t.table.active) == (ACTION, 1), "it is the other player's turn"
    assert on_map(t) == 2
    assert column(t, 4) == ["red_raiders"]
    assert sorted(t.name(card) for card in t.player(0).hand) == ["red_infantry", "red_legion"]


@rule("DEUS-BUILD-10")
def test_an_attack_comes_before_the_column_is_run():
    """The siege tower would take 2 points off the village that its own army has just attacked."""
    made = rich(drawn(), hand=["red_siege_tower", "temple_gold"])
    t = made.piece(0, "civil", FOREST_21).piece(0, "production", SWAMP_27).start()
    t.build("red_siege_tower", at=MOUNTAIN_25)
    assert t.player(0).vp == 5 + 3
    assert t.match.view()["regions"][SOUTH]["attacked"]
    assert (t.asked, t.options) == (VILLAGE, [CENTRE, NONE]), "the tower finds the village in the centre only"


@rule("DEUS-BUILD-11")
def test_the_new_card_runs_its_whole_column():
    columns = {"brown": ["brown_guild_mountain", "brown_trading_post_mountain"]}
    t = rich(drawn(), columns=columns, gold=0, wood=1).piece(0, "production", MOUNTAIN_4).start()
    t.build("brown_trading_post_forest", at=FOREST_5)
    seen = []
    while t.asked is GAIN:
        assert t.match.decision is not None
        seen.append(t.name(t.match.decision.about))
        t.answer(GAIN, 1)
    assert seen == ["brown_guild_mountain", "brown_trading_post_mountain", "brown_trading_post_forest"]
    assert (t.player(0).vp, t.player(0).gold) == (6, 6)


# ------------------------------------------------------------------------------------------------ the joker


@rule("DEUS-DEC-22")
def test_the_joker_may_be_used_once_in_a_column_of_choice():
    hand = ["temple_gold", "temple_sea", "red_raiders"]
    t = drawn(joker=True).seat(0, hand=hand, **{**NOTHING, "gold": 1}).start()
    assert t.options == [OFFER, JOKER], "it need not be used"
    t.answer(ACTION, JOKER)
    assert (t.asked, t.options) == (JOKER_COLUMN, [0, 1, 2, 3, 4])
    t.answer(JOKER_COLUMN, BROWN)
    assert t.asked is JOKER_CARD
    t.answer(JOKER_CARD, t.card("temple_sea")).answer(PLACE, MOUNTAIN_4)
    assert pieces(t, MOUNTAIN_4) == ["civil"]
    used = drawn(joker=True).seat(0, hand=hand, gold=5, columns={"brown": ["temple_rows"]}, joker="brown")
    assert JOKER not in used.start().options
    assert JOKER not in drawn().seat(0, hand=hand, gold=5).start().options, "the variant is off"

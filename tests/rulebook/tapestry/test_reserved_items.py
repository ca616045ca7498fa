"""Reserved items (TAP-RESERVE-01..07) and the moment at which they are used (TAP-INCOME-25)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import ARMORY, CULTURE, FARM, HOUSE, MARKET, MIDDLE, SCIENCE
from tafelrunde.games.tapestry.pieces.reserved import (
    ITEM_ADVANCE,
    ITEM_OUTPOST,
    ITEM_POINTS,
    ITEM_SPACE,
    ITEM_TECH,
    item_code,
)
from tafelrunde.games.tapestry.rules.counts import InCapital
from tafelrunde.games.tapestry.table.prompts import CONQUER, INVENT, KEEP_SPACE, PLAY, PLOT, RESERVED, TRACK, UPGRADE
from tafelrunde.kernel.effects import ORDER
from tests.rulebook import rule

from .entering import entered, seat_asked
from .futures import before, futures, income_5, played
from .income_turns import to_turn_of, told

BUILDERS = {"microbial_magic": FARM, "golem_quarter": HOUSE, "dream_bazaar": MARKET, "rune_forge": ARMORY}
ADVANCE = item_code(ITEM_ADVANCE, 0)
SCIENCE_POINTS = item_code(ITEM_POINTS, SCIENCE)


@rule("TAP-RESERVE-01", "TAP-RESERVE-03", "TAP-TAPCARD-19", "TAP-SETUP-23")
@pytest.mark.parametrize(("card", "kind"), BUILDERS.items())
def test_a_card_puts_the_next_building_of_a_type_on_the_edge_of_the_income_mat(card: str, kind: int):
    t = played(card)
    me = t.match.view(1)["seats"][0]
    assert me["side"]["reserved"] == [kind], "everybody sees it there"
    assert me["left"][kind] == 4, "it has left its track"
    assert me["goods"][kind] == 2, "so that this income is better already"
    assert t.player(0).houses == [0, 0, 0, 0]


@rule("TAP-RESERVE-03", "TAP-EX-15")
@pytest.mark.parametrize("left", [0, 1])
def test_a_reserved_building_cannot_be_gained_by_other_effects(left: int):
    """On Tunnels a farm may be gained if one is left on its track."""
    made = futures().seat(0, built={"farm": [18, 19, 20, 21][: 4 - left]}, era=2)
    made.reserved(0, FARM)
    t, _ = entered("exploration", 6, made)
    assert (t.asked is ORDER and t.options == [0, 1]) == (left == 1)
    assert t.player(0).side.reserved == (FARM,)


@rule("TAP-TAPCARD-19", "TAP-VP-03", "TAP-EX-15")
def test_a_reserved_farm_counts_as_a_farm():
    made = futures().seat(0, era=2, coin=1, built={"farm": [18]})
    before = InCapital(FARM).of(made.state, made.state.players[0])
    made.reserved(0, FARM)
    assert before == 1
    assert InCapital(FARM).of(made.state, made.state.players[0]) == 2
    assert made.start().match.view(0)["seats"][0]["counts"][FARM] == 2


@rule("TAP-RESERVE-02", "TAP-INCOME-25", "TAP-TAPCARD-19", "TAP-ICON-27", "TAP-END-02", "TAP-EX-15")
def test_it_is_built_in_income_turn_5_after_the_abilities_and_before_the_upgrade():
    made = futures().seat(0, tech={"bottom": ["eyeglasses"]}).reserved(0, FARM)
    t = income_5(made, civs=["elder_ones"], hand=["trap"])
    asked = []
    while t.asked is not UPGRADE:
        assert t.asked is not None
        asked.append(t.asked)
        assert seat_asked(t) == 0
        t.match.choose(t.options[-1] if t.asked is not PLOT else t.options[0])
    assert asked[-1] is PLOT
    assert t.player(0).houses[FARM].bit_count() == 1
    assert t.player(0).side.reserved == ()
    assert told(t, "ability", "used-reserved", "built") == ["ability", "used-reserved", "built"]


@rule("TAP-RESERVE-02")
def test_before_income_turn_5_nothing_is_used():
    made = futures().reserved(0, ADVANCE)
    t = before(4, made, hand=["trap"]).start().income()
    t = to_turn_of(t.answer(PLAY, t.card("trap")), 0)
    assert t.player(0).side.reserved == (ADVANCE,)


@rule("TAP-RESERVE-04", "TAP-ENCHANT-13")
def test_a_covered_card_keeps_what_it_reserved():
    made = futures().seat(0, era=4, played={4: ["microbial_magic", "trap"]}).reserved(0, FARM)
    t = income_5(made)
    assert t.asked is PLOT
    t.match.choose(t.options[0])
    assert t.player(0).houses[FARM].bit_count() == 1


@rule("TAP-RESERVE-05")
def test_a_reserved_tech_card_lies_open_and_is_no_tech_card_yet():
    t = played("time_capsule", made=futures().display("barn", "bakery", "calendar"))
    t.answer(INVENT, t.tech("calendar"))
    assert t.match.view(1)["seats"][0]["side"]["reserved"] == [item_code(ITEM_TECH, t.tech("calendar"))]
    assert t.player(0).techs == 0
    assert t.tech("calendar") not in t.table.display


@rule("TAP-RESERVE-05", "TAP-RESERVE-01")
def test_a_reserved_space_tile_lies_open_and_the_others_go_back():
    t = played("charted_stars", made=futures().space_stack(3, 8, 11, 14))
    assert (t.asked, t.options) == (KEEP_SPACE, [2, 7, 10])
    t.answer(KEEP_SPACE, 7)
    assert t.match.view(1)["seats"][0]["side"]["reserved"] == [item_code(ITEM_SPACE, 7)]
    assert sorted(t.table.spaces_left) == [2, 10, 13]
    assert t.player(0).space == 0


@rule("TAP-RESERVE-06", "TAP-EX-15")
def test_a_copier_reserves_a_farm_of_their_own():
    made = futures().seat(1, era=2, played={2: ["microbial_magic"]})
    t = played("espionage", made=made)
    assert t.player(0).side.reserved == (FARM,)
    assert t.player(0).left[FARM] == 4
    assert t.player(1).left[FARM] == 5


@rule("TAP-RESERVE-07", "TAP-FAQ-43")
def test_in_income_turn_5_a_reserving_card_is_used_at_once():
    """Printing Press plays a card in step 3, after the moment for reserved items."""
    t = income_5(futures(), tech={"middle": ["printing_press"]}, tracks={"technology": 4}, hand=["microbial_magic"])
    t.answer(UPGRADE, t.tech("printing_press")).answer(PLAY, t.card("microbial_magic"))
    assert t.asked is PLOT
    t.match.choose(t.options[0])
    assert t.player(0).houses[FARM].bit_count() == 1
    assert t.player(0).side.reserved == ()


@rule("TAP-DEC-45", "TAP-INCOME-25")
def test_the_player_chooses_the_order_of_reserved_items_and_must_use_all():
    made = futures().seat(0, tracks={"science": 5}).reserved(0, SCIENCE_POINTS, ADVANCE)
    t = income_5(made)
    assert (t.asked, seat_asked(t), t.options) == (RESERVED, 0, [SCIENCE_POINTS, ADVANCE])
    t.answer(RESERVED, ADVANCE)
    assert t.asked is TRACK
    t.answer(TRACK, SCIENCE)
    while t.table.active == 0:
        t.match.choose(t.options[-1])
    assert t.player(0).far[SCIENCE] == 6
    assert t.player(0).side.reserved == ()


@rule("TAP-RESERVE-02")
def test_the_points_of_a_prophecy_are_counted_when_it_is_used():
    made = futures().seat(0, tracks={"science": 5}).reserved(0, SCIENCE_POINTS)
    assert income_5(made).player(0).vp == 5
    made = futures().seat(0, tracks={"science": 11}).reserved(0, SCIENCE_POINTS)
    assert income_5(made).player(0).vp == 8, "at most"


@rule("TAP-RESERVE-02")
def test_a_reserved_outpost_conquers_anywhere():
    made = futures().reserved(0, item_code(ITEM_OUTPOST, 0))
    t = income_5(made)
    assert t.asked is CONQUER
    assert t.hex((0, 0)) in t.options
    assert not made.state.map.grid.around(made.state.players[0].upright) >> t.hex((0, 0)) & 1


@rule("TAP-RESERVE-05")
def test_a_reserved_tech_card_enters_the_middle_row_with_its_circle():
    calendar = 7
    t = income_5(futures().reserved(0, item_code(ITEM_TECH, calendar)))
    assert t.tech("calendar") == calendar
    assert t.player(0).tech[MIDDLE] == 1 << calendar
    assert t.player(0).goods[CULTURE] == 1

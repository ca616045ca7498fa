"""Where a piece may go (DEUS-PLACE-01..18, DEUS-DEC-04, -05)."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.pieces.kinds import BUILDINGS
from tafelrunde.games.deus.scenario import DeusScenario, DeusTable
from tafelrunde.games.deus.table.prompts import ARMY, EDGE, MOVE, PAY_FOR_EDGE, PLACE
from tests.rulebook import rule
from tests.rulebook.deus.drawn import (
    CARD_OF,
    CENTRE,
    EAST,
    EDGE_LAND,
    EDGE_SEA,
    FIELD_1,
    FIELD_7,
    FIELD_17,
    FIELD_22,
    FOREST_5,
    FOREST_10,
    FOREST_14,
    FOREST_21,
    LAND_BUILDINGS,
    MOUNTAIN_4,
    MOUNTAIN_11,
    MOUNTAIN_20,
    MOUNTAIN_25,
    NORTH,
    SEA_3,
    SEA_9,
    SEA_13,
    SEA_16,
    SEA_23,
    SEA_24,
    SOUTH,
    SWAMP_6,
    SWAMP_12,
    SWAMP_18,
    SWAMP_27,
    drawn,
    free_places,
    hex_distance,
    pieces,
    rich,
)

VILLAGES = {NORTH, EAST, CENTRE, SOUTH}


def placing(made: DeusScenario, building: str) -> DeusTable:
    """Seat 0 has played and paid a card of this type and is about to place its piece."""
    t = made.start()
    t.play(CARD_OF[building])
    return t


# ------------------------------------------------------------------------------------------------ the first piece


@rule("DEUS-PLACE-01", "DEUS-PLACE-04", "DEUS-DEC-04")
@pytest.mark.parametrize("building", BUILDINGS[:5])
def test_the_first_piece_goes_to_the_edge_of_the_board(building: str):
    t = placing(rich(drawn()), building)
    assert t.asked is PLACE
    assert set(t.options) == (EDGE_SEA if building == "maritime" else EDGE_LAND)


@rule("DEUS-PLACE-02")
@pytest.mark.parametrize("theirs", [FIELD_1, FIELD_17, FOREST_21, SEA_3])
def test_the_first_piece_keeps_two_regions_between_itself_and_others(theirs: int):
    made = rich(drawn()).piece(1, "maritime" if theirs == SEA_3 else "civil", theirs)
    regions = made.start().match.view()["regions"]
    t = placing(made, "production")
    assert set(t.options) == {n for n in EDGE_LAND if hex_distance(regions, n, theirs) >= 3}
    assert set(t.options) != EDGE_LAND


@rule("DEUS-PLACE-02")
def test_the_first_piece_keeps_away_from_every_other_player():
    made = rich(drawn(3)).piece(1, "civil", 21).piece(2, "civil", 20)
    regions = made.start().match.view()["regions"]
    t = placing(made, "production")
    assert t.options
    for n in t.options:
        assert regions[n]["edge"]
        assert min(hex_distance(regions, n, 21), hex_distance(regions, n, 20)) >= 3


@rule("DEUS-PLACE-02")
def test_the_printed_distance_can_be_switched_to():
    t = placing(rich(drawn(first_distance=2)).piece(1, "civil", MOUNTAIN_4), "production")
    assert set(t.options) == EDGE_LAND - {MOUNTAIN_4, FOREST_5}


@rule("DEUS-EX-02", "DEUS-PLACE-01", "DEUS-PLACE-02")
def test_example_marina_keeps_more_than_two_regions_away_from_annas_mountain():
    t = placing(rich(drawn()).piece(1, "production", MOUNTAIN_4), "production")
    assert set(t.options) == {FOREST_10, SWAMP_18, MOUNTAIN_20, FIELD_22, MOUNTAIN_25, SWAMP_27}
    assert not {FIELD_1, FIELD_17} & set(t.options), "these are exactly two regions away"


@rule("DEUS-PLACE-03")
def test_a_first_piece_that_cannot_keep_the_distance_may_go_to_any_empty_edge_region():
    """Seen from swamp 6 and forest 21 every land at the edge is too close; two seas at the edge are not."""
    crowded = rich(drawn()).piece(1, "civil", SWAMP_6).piece(1, "civil", FOREST_21).piece(1, "civil", FIELD_1)
    assert set(placing(crowded, "production").options) == EDGE_LAND - {FIELD_1}


@rule("DEUS-PLACE-03", "DEUS-PLACE-04")
def test_the_distance_is_kept_as_long_as_a_region_for_the_type_of_piece_keeps_it():
    crowded = rich(drawn()).piece(1, "civil", SWAMP_6).piece(1, "civil", FOREST_21)
    assert set(placing(crowded, "maritime").options) == {SEA_9, 19}


@rule("DEUS-PLACE-16")
def test_who_has_no_region_left_places_as_for_a_first_piece():
    made = rich(drawn(), vp=9, columns={"brown": ["brown_baths"]}, board={"production": 1})
    t = placing(made.piece(1, "civil", MOUNTAIN_4), "production")
    assert set(t.options) == {FOREST_10, SWAMP_18, MOUNTAIN_20, FIELD_22, MOUNTAIN_25, SWAMP_27}


@rule("DEUS-PLACE-17", "DEUS-DEC-05")
def test_points_do_not_buy_a_place_for_the_first_piece():
    t = placing(rich(drawn(), vp=30).piece(1, "civil", MOUNTAIN_4), "production")
    assert PAY_FOR_EDGE not in t.options
    later = placing(rich(drawn(), vp=30).piece(1, "civil", MOUNTAIN_4).piece(0, "civil", FIELD_22), "production")
    assert PAY_FOR_EDGE in later.options


# ------------------------------------------------------------------------------------------------ later pieces


@rule("DEUS-PLACE-05", "DEUS-DEC-04")
def test_a_later_piece_goes_to_an_own_region_or_an_empty_one_beside_it():
    made = rich(drawn(), vp=0).piece(0, "civil", SWAMP_6).piece(0, "civil", FOREST_21)
    t = placing(made.piece(1, "civil", MOUNTAIN_11).piece(1, "civil", SWAMP_27), "production")
    beside_swamp_6 = {FIELD_1, FOREST_5, FIELD_17}
    beside_forest_21 = {FIELD_22, MOUNTAIN_25}
    assert set(t.options) == {SWAMP_6, FOREST_21} | beside_swamp_6 | beside_forest_21


@rule("DEUS-PLACE-05")
def test_ships_spread_from_land_to_sea_and_back():
    ship = placing(rich(drawn(), vp=0).piece(0, "civil", FIELD_7), "maritime")
    assert ship.table.players[0].occupied, "not a first piece"
    at_sea = rich(drawn(), vp=0).piece(0, "maritime", SEA_24)
    assert free_places(placing(at_sea, "production")) == {SWAMP_12, FOREST_21, MOUNTAIN_25}
    assert free_places(placing(rich(drawn(), vp=0).piece(0, "maritime", SEA_24), "maritime")) == {SEA_13, SEA_23}


@rule("DEUS-PLACE-06")
@pytest.mark.parametrize("building", LAND_BUILDINGS)
def test_a_region_holds_each_type_of_building_once(building: str):
    other = "civil" if building != "civil" else "production"
    same = placing(rich(drawn()).piece(0, building, SWAMP_6), building)
    assert SWAMP_6 not in same.options
    different = placing(rich(drawn()).piece(0, other, SWAMP_6), building)
    assert SWAMP_6 in different.options


@rule("DEUS-EX-12", "DEUS-PLACE-06")
def test_example_no_second_civil_building_in_a_region():
    t = placing(rich(drawn()).piece(0, "civil", FOREST_5).piece(0, "production", FOREST_5), "civil")
    assert FOREST_5 not in t.options
    assert MOUNTAIN_4 in t.options


@rule("DEUS-EX-03", "DEUS-PLACE-05", "DEUS-PLACE-06", "DEUS-PLACE-08")
def test_example_annas_second_piece():
    """Her production building stands on mountain 25, beside two villages, forest, sea and another mountain."""
    made = rich(drawn(), vp=0).piece(0, "production", MOUNTAIN_25)
    assert free_places(placing(made, "civil")) == {MOUNTAIN_25, MOUNTAIN_20, FOREST_21}
    again = rich(drawn(), vp=0).piece(0, "production", MOUNTAIN_25)
    assert free_places(placing(again, "production")) == {MOUNTAIN_20, FOREST_21}


@rule("DEUS-PLACE-07")
def test_a_land_region_is_full_with_five_buildings():
    """The fifth still fits; then nothing does."""
    made = rich(drawn()).piece(0, "civil", FOREST_14)
    for building in ("temple", "scientific", "military"):
        made.piece(0, building, FOREST_14)
    t = placing(made, "production").answer(PLACE, FOREST_14)
    assert sorted(pieces(t, FOREST_14)) == ["civil", "military", "production", "scientific", "temple"]
    for building in LAND_BUILDINGS:
        full = rich(drawn(), hand=[*CARD_OF.values(), "temple_gold"])
        for own in (*LAND_BUILDINGS, "temple"):
            full.piece(0, own, FOREST_14)
        t = full.start()
        assert "temple_gold" not in t.buildable()
        assert FOREST_14 not in t.play(CARD_OF[building]).options


@rule("DEUS-PLACE-07")
@pytest.mark.parametrize("visited", [False, True])
def test_a_ship_takes_one_visiting_army_aboard(visited: bool):
    made = rich(drawn(), hand=["red_legion", "temple_gold"]).piece(0, "maritime", SEA_3).piece(0, "civil", MOUNTAIN_4)
    if visited:
        made.piece(0, "military", SEA_3)
    t = made.start().build("red_legion", at=MOUNTAIN_4).answer(ARMY, MOUNTAIN_4)
    assert t.asked is MOVE
    assert (SEA_3 in t.options) == (not visited)


@rule("DEUS-PLACE-07")
@pytest.mark.parametrize("building", BUILDINGS[:5])
def test_nothing_is_built_beside_a_ship_in_its_sea(building: str):
    made = rich(drawn(), vp=0).piece(0, "maritime", SEA_3).piece(0, "military", SEA_3)
    t = placing(made.piece(0, "civil", MOUNTAIN_4).piece(0, "civil", FOREST_14), building)
    assert SEA_3 not in t.options
    assert (SEA_16 if building == "maritime" else FOREST_5) in t.options


@rule("DEUS-PLACE-08", "DEUS-PLACE-09")
@pytest.mark.parametrize(("vp", "attacked"), [(3, False), (0, False), (0, True)])
@pytest.mark.parametrize("building", BUILDINGS[:5])
def test_nothing_is_built_in_a_village_whatever_became_of_it(building: str, vp: int, attacked: bool):
    """From forest 21 the village in the south is a neighbour; 3 points would open the edge."""
    made = rich(drawn(), vp=9).piece(0, "temple", FOREST_21).piece(0, "maritime", SEA_24)
    for own in LAND_BUILDINGS:
        if own != building:
            made.piece(0, own, FOREST_21)
    t = placing(made.village(SOUTH, vp, attacked), building)
    assert not VILLAGES & set(t.options)
    assert {SEA_13, SEA_23} <= set(t.options) if building == "maritime" else {SWAMP_27, FOREST_21} <= set(t.options)
    t.answer(PLACE, PAY_FOR_EDGE)
    assert not VILLAGES & set(t.options)


@rule("DEUS-PLACE-10", "DEUS-PLACE-11")
def test_ships_are_built_at_sea_and_everything_else_on_land():
    """Swamp 12 has a sea, lands and a village beside it."""
    for building in BUILDINGS[:5]:
        t = placing(rich(drawn(), vp=0).piece(0, "civil", SWAMP_12).piece(0, "maritime", SEA_24), building)
        places = free_places(t)
        assert places & ({SEA_13, SEA_16, SEA_23, SEA_24} | {FIELD_7, MOUNTAIN_11, SWAMP_12}) == (
            {SEA_13, SEA_16, SEA_23}
            if building == "maritime"
            else {FIELD_7, MOUNTAIN_11} | ({SWAMP_12} if building != "civil" else set())
        )


# ------------------------------------------------------------------------------------------------ for 3 points


@rule("DEUS-PLACE-12", "DEUS-PLACE-15", "DEUS-DEC-05")
def test_three_points_open_any_empty_edge_region():
    t = placing(rich(drawn(), vp=5).piece(0, "civil", FOREST_21), "production")
    assert len(free_places(t)) > 1, "the player is not blocked"
    t.answer(PLACE, PAY_FOR_EDGE)
    assert t.asked is EDGE
    t.answer(EDGE, MOUNTAIN_4)
    assert pieces(t, MOUNTAIN_4) == ["production"]
    assert t.player(0).vp == 2
    free = placing(rich(drawn(), vp=5).piece(0, "civil", FOREST_21), "production").answer(PLACE, FIELD_22)
    assert free.player(0).vp == 5, "and need not be paid"


@rule("DEUS-PLACE-12", "DEUS-PLACE-13", "DEUS-PLACE-18")
@pytest.mark.parametrize("building", ["production", "maritime"])
def test_the_paid_region_is_empty_at_the_edge_and_of_the_right_terrain(building: str):
    """Whether it lies beside somebody else's regions does not matter."""
    made = rich(drawn(), vp=3).piece(0, "civil", MOUNTAIN_11).piece(0, "scientific", FIELD_22)
    made.piece(1, "civil", FOREST_5).piece(1, "military", FOREST_14).piece(1, "maritime", SEA_23)
    t = placing(made, building)
    free = free_places(t)
    t.answer(PLACE, PAY_FOR_EDGE)
    assert t.asked is EDGE
    taken = {MOUNTAIN_11, FIELD_22, FOREST_5, FOREST_14, SEA_23}
    edge = EDGE_SEA if building == "maritime" else EDGE_LAND
    assert set(t.options) == edge - taken - free


@rule("DEUS-PLACE-13")
def test_the_paid_region_may_lie_right_beside_another_player():
    t = placing(rich(drawn(), vp=3).piece(0, "civil", FOREST_21).piece(1, "civil", MOUNTAIN_4), "production")
    t.answer(PLACE, PAY_FOR_EDGE).answer(EDGE, FOREST_5)
    assert pieces(t, FOREST_5) == ["production"]


@rule("DEUS-PLACE-14")
@pytest.mark.parametrize(("vp", "offered"), [(0, False), (2, False), (3, True), (4, True)])
def test_who_has_fewer_than_three_points_cannot_pay_them(vp: int, offered: bool):
    t = placing(rich(drawn(), vp=vp).piece(0, "civil", FOREST_21), "production")
    assert (PAY_FOR_EDGE in t.options) == offered
    if offered:
        t.answer(PLACE, PAY_FOR_EDGE).answer(EDGE, MOUNTAIN_4)
        assert (t.player(0).vp, t.player(1).vp) == (vp - 3, 5), "the points go back to the supply"


@rule("DEUS-PLACE-12", "DEUS-PLACE-14", "DEUS-DEC-05")
def test_a_blocked_player_is_freed_by_three_points():
    """Swamp 27 is walled in and already has a production building."""

    def blocked(vp: int) -> DeusTable:
        made = rich(drawn(), vp=vp).piece(0, "production", SWAMP_27)
        return made.piece(1, "civil", FOREST_21).piece(1, "civil", FIELD_22).start()

    assert CARD_OF["production"] not in blocked(2).buildable()
    assert CARD_OF["civil"] in blocked(2).buildable(), "another type still fits in"
    t = blocked(3)
    t.play(CARD_OF["production"])
    assert t.asked is EDGE, "paying is the only way, so it is not asked about"
    t.answer(EDGE, MOUNTAIN_25)
    assert (pieces(t, MOUNTAIN_25), t.player(0).vp) == (["production"], 0)


@rule("DEUS-PLACE-18")
def test_empty_means_without_any_piece_of_anybody():
    made = rich(drawn(), vp=0).piece(0, "civil", FOREST_14)
    assert {FIELD_17, SWAMP_18, MOUNTAIN_20} <= free_places(placing(made, "production"))
    occupied = (
        rich(drawn(), vp=0).piece(0, "civil", FOREST_14).piece(1, "military", FIELD_17).piece(1, "civil", SWAMP_18)
    )
    occupied.piece(1, "scientific", SWAMP_18)
    places = free_places(placing(occupied, "production"))
    assert places == {FOREST_14, MOUNTAIN_20}

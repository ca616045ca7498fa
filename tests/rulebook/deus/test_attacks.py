"""Barbarian attacks (DEUS-ATTACK-01..17). The village in the south lies between forest 21, mountain 25 and swamp 27,
the one in the north between sea 0, field 1 and sea 3; both begin with 3 points."""

from __future__ import annotations

import pytest

from tafelrunde.games.deus.scenario import DeusScenario, DeusTable
from tafelrunde.games.deus.table.prompts import ACTION, ARMY, GAIN, MOVE, VILLAGE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.deus.drawn import (
    CENTRE,
    CORNER,
    CORNER_FOREST,
    CORNER_MOUNTAIN,
    CORNER_SWAMP,
    EAST,
    FIELD_1,
    FIELD_22,
    FOREST_5,
    FOREST_14,
    FOREST_21,
    MOUNTAIN_4,
    MOUNTAIN_20,
    MOUNTAIN_25,
    NORTH,
    SEA_0,
    SEA_3,
    SEA_16,
    SEA_24,
    SOUTH,
    SWAMP_12,
    SWAMP_27,
    drawn,
    rich,
)


def attacked(t: DeusTable, village: int) -> bool:
    return bool(t.match.view()["regions"][village]["attacked"])


def points(t: DeusTable) -> list[int]:
    return [player.vp for player in t.table.players]


def attacks(t: DeusTable) -> int:
    return sum(event.name == "attacked" for event in t.match.events())


def civil_card(players: int = 2, **options: object) -> DeusScenario:
    """Seat 0 holds a civil building that gives nothing where these tests build it."""
    return rich(drawn(players, **options), hand=["brown_baths", "temple_gold"])


# ------------------------------------------------------------------------------------------------ when


@rule("DEUS-ATTACK-01")
def test_an_attack_is_resolved_before_the_turn_goes_on():
    made = rich(drawn(), hand=["brown_guild_mountain", "temple_gold"]).piece(0, "military", FOREST_21)
    t = made.piece(0, "civil", SWAMP_27).start().build("brown_guild_mountain", at=MOUNTAIN_25)
    assert t.asked is GAIN, "the column is about to be run"
    assert attacked(t, SOUTH)
    assert points(t) == [8, 5]
    t.answer(GAIN, 1)
    assert points(t) == [9, 5], "and the turn continues"


@rule("DEUS-ATTACK-02", "DEUS-ATTACK-04")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("last_is_free", [False, True])
def test_every_region_beside_the_village_must_be_occupied_by_whomever(owner: int, last_is_free: bool):
    made = civil_card().piece(0, "military", FOREST_21)
    if not last_is_free:
        made.piece(owner, "production", SWAMP_27)
    t = made.start().build("brown_baths", at=MOUNTAIN_25)
    assert attacked(t, SOUTH) == (not last_is_free)
    assert points(t) == [5 if last_is_free else 8, 5]


@rule("DEUS-ATTACK-02")
@pytest.mark.parametrize("sea_is_free", [False, True])
def test_sea_regions_count_too(sea_is_free: bool):
    made = rich(drawn(), hand=["red_raiders", "temple_gold"]).piece(0, "maritime", SEA_0)
    if not sea_is_free:
        made.piece(0, "maritime", SEA_3)
    t = made.start().build("red_raiders", at=FIELD_1)
    assert attacked(t, NORTH) == (not sea_is_free)


@rule("DEUS-ATTACK-03", "DEUS-ATTACK-04")
@pytest.mark.parametrize(("army", "comes"), [(None, False), (FIELD_22, False), (SWAMP_27, True)])
def test_an_army_must_stand_beside_the_village(army: int | None, comes: bool):
    """One in field 22 is near, but not beside it."""
    made = civil_card().piece(0, "production", FOREST_21).piece(0, "production", SWAMP_27)
    if army is not None:
        made.piece(0, "military", army)
    t = made.start().build("brown_baths", at=MOUNTAIN_25)
    assert attacked(t, SOUTH) == comes
    assert points(t) == [8 if comes else 5, 5]


@rule("DEUS-ATTACK-03", "DEUS-ATTACK-04")
def test_a_surrounded_village_is_attacked_when_the_first_army_comes():
    made = rich(drawn(), hand=["red_raiders", "temple_gold"])
    for region in (FOREST_21, MOUNTAIN_25, SWAMP_27):
        made.piece(0, "production", region)
    t = made.start()
    assert not attacked(t, SOUTH)
    t.build("red_raiders", at=SWAMP_27)
    assert attacked(t, SOUTH)


@rule("DEUS-ATTACK-04", "DEUS-ATTACK-05", "DEUS-DEC-23")
def test_an_attack_is_not_optional_even_if_it_helps_another_player():
    made = civil_card().piece(0, "production", FOREST_21).piece(1, "military", SWAMP_27)
    t = made.start().build("brown_baths", at=MOUNTAIN_25)
    assert (t.asked, t.table.active) == (ACTION, 1), "nobody was asked anything"
    assert points(t) == [5, 8]


# ------------------------------------------------------------------------------------------------ who


@rule("DEUS-ATTACK-05", "DEUS-ATTACK-06")
@pytest.mark.parametrize("vp", [0, 1, 3, 6])
def test_most_armies_take_all_the_points_in_anybodys_turn(vp: int):
    """Seat 0 builds the third army around the village and has more buildings there, but seat 1 has two armies."""
    made = rich(drawn(), hand=["red_raiders", "temple_gold"]).village(NORTH, vp)
    made.piece(1, "maritime", SEA_0).piece(1, "military", SEA_0).piece(1, "maritime", SEA_3).piece(1, "military", SEA_3)
    for building in ("civil", "production", "scientific", "temple"):
        made.piece(0, building, FIELD_1)
    t = made.start().build("red_raiders", at=FIELD_1)
    assert attacked(t, NORTH)
    assert t.match.view()["regions"][NORTH]["vp"] == 0
    assert points(t) == [5, 5 + vp]


@rule("DEUS-EX-09", "DEUS-ATTACK-01", "DEUS-ATTACK-02", "DEUS-ATTACK-03", "DEUS-ATTACK-05", "DEUS-ATTACK-06")
def test_example_marinas_ship_brings_anna_three_points():
    """Marina is seat 0, Anna seat 1."""
    made = rich(drawn(), hand=["blue_merchant_ship_wheat", "temple_gold"]).piece(0, "civil", MOUNTAIN_4)
    made.piece(0, "maritime", SEA_0).piece(1, "military", FIELD_1)
    t = made.start()
    assert t.match.view()["regions"][NORTH]["vp"] == 3
    t.build("blue_merchant_ship_wheat", at=SEA_3)
    assert t.table.active == 0, "still Marina's turn: her column runs"
    assert attacked(t, NORTH)
    assert points(t) == [5, 8]


def tied(*, zero: tuple[str, ...] = (), one: tuple[str, ...] = (), vp: int = 3) -> list[int]:
    """One army each around the village; seat 0 builds a civil one in the last region. More by argument."""
    made = civil_card().village(SOUTH, vp).piece(0, "military", FOREST_21).piece(1, "military", SWAMP_27)
    for building in zero:
        made.piece(0, building, FOREST_21)
    for building in one:
        made.piece(1, building, SWAMP_27)
    t = made.start().build("brown_baths", at=MOUNTAIN_25)
    assert attacked(t, SOUTH)
    assert t.match.view()["regions"][SOUTH]["vp"] == 0
    return [gained - 5 for gained in points(t)]


@rule("DEUS-ATTACK-08")
def test_equal_armies_are_decided_by_buildings():
    assert tied() == [3, 0]
    assert tied(one=("civil", "production")) == [0, 3]
    assert tied(zero=("production", "scientific"), one=("civil", "production")) == [3, 0]


@rule("DEUS-ATTACK-08")
def test_only_buildings_beside_the_village_decide():
    made = civil_card().piece(0, "military", FOREST_21).piece(1, "military", SWAMP_27).piece(1, "civil", SWAMP_27)
    made.piece(1, "production", SWAMP_27)
    for building in ("civil", "production", "scientific"):
        made.piece(0, building, FOREST_5)
    t = made.start().build("brown_baths", at=MOUNTAIN_25)
    assert points(t) == [5, 8]


@rule("DEUS-ATTACK-09", "DEUS-ATTACK-10")
@pytest.mark.parametrize(("vp", "each"), [(6, 3), (4, 2), (3, 1), (1, 0)])
def test_a_full_tie_splits_the_points_and_the_remainder_is_lost(vp: int, each: int):
    assert tied(one=("civil",), vp=vp) == [each, each]


@rule("DEUS-ATTACK-11")
def test_who_has_no_army_there_takes_no_part_in_the_tie_break():
    """Seat 2 has most buildings around the village, but no army."""
    made = civil_card(3).piece(0, "military", CORNER_FOREST).piece(1, "military", CORNER_SWAMP)
    for building in ("civil", "production", "scientific"):
        made.piece(2, building, CORNER_MOUNTAIN)
    made.piece(1, "production", CORNER_SWAMP).piece(1, "scientific", CORNER_SWAMP)
    t = made.start()
    assert not attacked(t, CORNER)
    t.build("brown_baths", at=CORNER_FOREST)
    assert attacked(t, CORNER)
    assert points(t) == [5, 8, 5], "seat 0 has 2 buildings, seat 1 has 3"


@rule("DEUS-ATTACK-11", "DEUS-ATTACK-09")
def test_who_has_no_army_there_gets_no_share():
    made = civil_card(3).village(CORNER, 4).piece(0, "military", CORNER_FOREST).piece(1, "military", CORNER_SWAMP)
    made.piece(1, "production", CORNER_SWAMP).piece(2, "civil", CORNER_MOUNTAIN).piece(2, "production", CORNER_MOUNTAIN)
    t = made.start().build("brown_baths", at=CORNER_FOREST)
    assert points(t) == [7, 7, 5]


@rule("DEUS-ATTACK-12")
def test_a_temple_counts_in_the_tie_break():
    assert tied(zero=("temple",), one=("civil", "production")) == [1, 1], "3 buildings each"
    assert tied(zero=("temple", "production"), one=("civil", "production")) == [3, 0]


@rule("DEUS-ATTACK-12")
@pytest.mark.parametrize(("company", "gained"), [((), [0, 3]), (("production",), [1, 1])])
def test_ships_count_in_the_tie_break(company: tuple[str, ...], gained: list[int]):
    """Seat 1 has two ships and an army on one of them, 3 buildings; seat 0 builds beside its army in field 1."""
    made = civil_card().piece(1, "maritime", SEA_0).piece(1, "maritime", SEA_3).piece(1, "military", SEA_3)
    for building in ("military", *company):
        made.piece(0, building, FIELD_1)
    t = made.start().build("brown_baths", at=FIELD_1)
    assert attacked(t, NORTH)
    assert [now - 5 for now in points(t)] == gained


# ------------------------------------------------------------------------------------------------ afterwards


@rule("DEUS-ATTACK-07")
@pytest.mark.parametrize("taken", [False, True])
def test_cards_that_look_for_villages_ignore_an_attacked_one(taken: bool):
    """The ballista pays 4 gold for each village beside an own army: the one in the centre, and the one in the south."""
    made = rich(drawn(), hand=["red_ballista", "temple_gold"], gold=0).piece(0, "civil", FOREST_21)
    t = made.village(SOUTH, 3, attacked=taken).start().build("red_ballista", at=MOUNTAIN_25).take_gifts()
    assert t.player(0).gold == (4 if taken else 8)


@rule("DEUS-ATTACK-07")
def test_a_siege_tower_finds_nothing_at_a_village_it_has_just_helped_to_attack():
    made = rich(drawn(), hand=["red_siege_tower", "temple_gold"]).piece(0, "civil", FOREST_21)
    t = made.piece(0, "civil", MOUNTAIN_25).start().build("red_siege_tower", at=SWAMP_27)
    assert attacked(t, SOUTH)
    assert (t.asked, t.table.active) == (ACTION, 1)
    standing = rich(drawn(), hand=["red_siege_tower", "temple_gold"]).piece(0, "civil", FOREST_21)
    assert standing.start().build("red_siege_tower", at=SWAMP_27).asked is VILLAGE


@rule("DEUS-ATTACK-13")
def test_one_building_can_set_off_several_attacks():
    """Mountain 25 is the last region beside the villages in the centre and in the south; each has its own winner."""
    made = civil_card().piece(0, "military", FOREST_14).piece(0, "production", FOREST_21)
    for region in (SWAMP_12, MOUNTAIN_20):
        made.piece(0, "production", region)
    made.piece(0, "maritime", SEA_16).piece(0, "maritime", SEA_24).piece(1, "military", SWAMP_27)
    t = made.start().build("brown_baths", at=MOUNTAIN_25)
    assert attacked(t, CENTRE)
    assert attacked(t, SOUTH)
    assert points(t) == [5 + 6, 5 + 3]


def marching(**options: object) -> DeusTable:
    """Infantry was built in forest 21; the army of mountain 20 has marched into the last region beside the village."""
    made = rich(drawn(**options), hand=["red_infantry", "temple_gold"]).piece(0, "civil", FOREST_21)
    made.piece(0, "civil", SWAMP_27).piece(0, "military", MOUNTAIN_20)
    made.seat(1, hand=["brown_baths", "temple_sea"], gold=20)
    t = made.start().build("red_infantry", at=FOREST_21)
    assert not attacked(t, SOUTH)
    return t.answer(ARMY, MOUNTAIN_20).answer(MOVE, MOUNTAIN_25)


@rule("DEUS-ATTACK-14")
def test_an_army_that_ends_its_move_can_set_off_an_attack():
    t = marching()
    assert attacked(t, SOUTH)
    assert points(t) == [8, 5]
    assert (t.asked, t.table.active) == (ARMY, 0), "the move continues with the other army"


@rule("DEUS-ATTACK-14")
def test_attacks_after_moves_can_be_switched_off():
    t = marching(attack_after_move=False)
    assert not attacked(t, SOUTH)
    t.answer(ARMY, NONE)
    assert t.table.active == 1
    t.build("brown_baths", at=FIELD_1)
    assert attacked(t, SOUTH), "then the next building sets it off, wherever it stands"
    assert points(t) == [8, 5]


def plundered(**options: object) -> DeusTable:
    """Seat 0 takes the last 2 points off the village in the south with a siege tower; the others are attacked."""
    made = rich(drawn(**options), hand=["red_siege_tower", "red_ballista", "brown_baths", "temple_gold"])
    made.piece(0, "civil", FOREST_21).village(SOUTH, 2)
    for village in (NORTH, EAST, CENTRE):
        made.village(village, 0, attacked=True)
    made.seat(1, hand=["temple_sea", "temple_rows"])
    t = made.start().build("red_siege_tower", at=FOREST_21).answer(VILLAGE, SOUTH)
    assert points(t) == [7, 5]
    return t


def next_turn_of_seat_0(t: DeusTable) -> None:
    t.offer("temple_sea")
    while t.table.active == 1:
        t.match.choose(t.options[0])


@rule("DEUS-ATTACK-15")
def test_an_emptied_village_stays_a_village_and_must_still_be_surrounded_for_nothing():
    t = plundered()
    assert not attacked(t, SOUTH)
    assert t.match.view()["last_round"] is None, "it was the last one, and the end is not near"
    made = civil_card().village(SOUTH, 0).piece(0, "military", FOREST_21)
    surrounded = made.piece(0, "civil", SWAMP_27).start().build("brown_baths", at=MOUNTAIN_25)
    assert attacked(surrounded, SOUTH)
    assert points(surrounded) == [5, 5]


@rule("DEUS-ATTACK-15")
def test_by_the_switch_an_emptied_village_counts_as_attacked():
    t = plundered(emptied_village_is_attacked=True)
    assert attacked(t, SOUTH)
    assert t.match.view()["last_round"] == 2, "it was the last one, so the end is triggered"
    assert attacks(t) == 0


@rule("DEUS-ATTACK-15")
def test_by_the_switch_an_emptied_village_is_not_attacked_again():
    t = plundered(emptied_village_is_attacked=True)
    before = attacks(t)
    next_turn_of_seat_0(t)
    t.build("brown_baths", at=MOUNTAIN_25)
    assert attacks(t) == before
    assert points(t)[0] == 7


@rule("DEUS-ATTACK-15")
@pytest.mark.parametrize(("switch", "gold"), [(True, 0), (False, 4)])
def test_card_effects_ignore_an_emptied_village_by_the_switch_only(switch: bool, gold: int):
    """Where the ballista pays for villages without points too, only being attacked takes one from its count."""
    t = plundered(emptied_village_is_attacked=switch, ballista_needs_points=False)
    next_turn_of_seat_0(t)
    before = t.player(0).gold
    t.build("red_ballista", at=FIELD_22)
    if t.asked is VILLAGE:
        t.answer(VILLAGE, NONE)
    t.take_gifts()
    assert t.player(0).gold - before == gold


@rule("DEUS-ATTACK-16")
def test_a_village_is_attacked_once():
    """Should points lie there later, they stay: here 3 on a village that was attacked already."""
    for taken in (False, True):
        made = civil_card().village(SOUTH, 3, attacked=taken).piece(0, "military", FOREST_21)
        t = made.piece(0, "production", SWAMP_27).start().build("brown_baths", at=MOUNTAIN_25)
        assert attacks(t) == (0 if taken else 1)
        assert points(t) == [5 if taken else 8, 5]


@rule("DEUS-ATTACK-16")
def test_more_buildings_beside_an_attacked_village_change_nothing():
    made = civil_card().piece(0, "military", FOREST_21).piece(0, "production", SWAMP_27)
    rich(made, 1, hand=["yellow_carpenters", "temple_sea"])
    t = made.start().build("brown_baths", at=MOUNTAIN_25)
    assert attacks(t) == 1
    t.build("yellow_carpenters", at=MOUNTAIN_4)
    assert attacks(t) == 1


@rule("DEUS-ATTACK-17", "DEUS-ATTACK-01")
def test_an_attack_while_a_column_runs_interrupts_it_and_then_the_rest_is_carried_out():
    """Infantry lies below the new ballista. Its first move attacks the village in the south; then the other army may
    still move, and the ballista still pays, for the village in the centre alone."""
    made = rich(drawn(), hand=["red_ballista", "temple_gold"], gold=0, columns={"red": ["red_infantry"]})
    made.piece(0, "civil", FOREST_21).piece(0, "civil", SWAMP_27).piece(0, "military", MOUNTAIN_20)
    t = made.start().build("red_ballista", at=FOREST_21)
    t.answer(ARMY, MOUNTAIN_20).answer(MOVE, MOUNTAIN_25)
    assert attacked(t, SOUTH)
    assert points(t) == [8, 5]
    t.answer(ARMY, FOREST_21).answer(MOVE, FIELD_22)
    assert t.asked is GAIN
    t.answer(GAIN, 1)
    assert t.player(0).gold == 4

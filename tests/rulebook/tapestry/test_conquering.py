"""Conquering (TAP-CONQUER-01..21)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import BLACK_DIE, RED_DIE
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.prompts import CONQUER, DIE, RESOURCE, TRAP
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.hexes import Hex
from tests.rulebook import rule
from tests.rulebook.tapestry.conquests import (
    BESIDE_TARGET,
    COIN_FACE,
    FAR,
    MIDDLE,
    NEAR,
    PER_TERRITORY,
    SITE,
    START,
    TARGET,
    TILE_FACE,
    attack,
    conquer,
    controller,
    pieces,
    rolling,
    to_the_middle,
    told,
)
from tests.rulebook.tapestry.entering import build, entered, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change, holdings


def targets(made: TapestryScenario, space: int = 1) -> list[Hex]:
    """Where seat 0 may conquer."""
    t, _ = entered("military", space, made)
    assert t.asked is CONQUER
    return [t.table.map.grid.places[hex] for hex in t.options]


@rule("TAP-CONQUER-01", "TAP-CONQUER-21")
def test_territories_next_to_a_controlled_one_can_be_conquered():
    assert set(targets(quiet())) == set(NEAR)  # not the free hexes beside the start, and nothing further
    assert set(targets(quiet().tile(SITE, 5))) == {*NEAR, SITE}
    assert set(targets(quiet().outpost(0, FAR, toppled=True))) == set(NEAR)  # control is what counts
    t = conquer(rolling())
    assert pieces(t, TARGET) == [(0, "outpost")]
    assert t.player(0).outposts == 7


@rule("TAP-CONQUER-01", "TAP-CONQUER-06")
def test_a_territory_with_two_pieces_of_any_kind_cannot_be_conquered():
    one = quiet(3).outpost(1, TARGET)
    assert TARGET in targets(one)
    assert TARGET in targets(quiet(3).token(1, TARGET))
    assert TARGET not in targets(quiet(3).outpost(1, TARGET).outpost(2, TARGET, toppled=True))
    assert TARGET not in targets(quiet(3).outpost(1, TARGET).token(2, TARGET))
    settled = quiet(3).outpost(1, TARGET)
    settled.state.players[1].left[0] -= 1
    settled.state.players[1].afield = (settled.hex(TARGET) * 64,)  # a market of the Nomads
    settled.state.items[settled.hex(TARGET)] += 1
    assert TARGET not in targets(settled)


@rule("TAP-CONQUER-02")
def test_one_controls_where_the_own_outpost_is_the_only_one_upright():
    made = quiet().outpost(0, TARGET).outpost(1, TARGET, toppled=True)
    made.outpost(0, (-1, -1), toppled=True).outpost(1, (-1, -1)).token(0, (0, -3))
    t = made.start()
    assert sorted(t.match.view(1)["seats"][0]["territories"]) == sorted([t.hex(START), t.hex(TARGET)])
    assert [controller(t, at) for at in (START, TARGET, (-1, -1), (0, -3))] == [0, 0, 1, None]


@rule("TAP-CONQUER-02")
def test_the_start_with_two_own_outposts_is_controlled():
    t, before = entered("exploration", 5)  # Ships: 1 point per territory
    assert pieces(t, START) == [(0, "outpost"), (0, "outpost")]
    assert change(t, before) == {"vp": 1}


@rule("TAP-CONQUER-03")
def test_an_own_territory_cannot_be_conquered():
    assert TARGET not in targets(quiet().outpost(0, TARGET))
    assert TARGET in targets(quiet().outpost(1, TARGET))
    assert TARGET in targets(quiet().outpost(0, TARGET, toppled=True))  # not controlled any more


@rule("TAP-CONQUER-04")
def test_without_an_outpost_in_supply_nothing_can_be_conquered():
    made = quiet()
    free = [(-2, 1), (-1, 2), (1, 1), (2, -1), (3, 0), (-3, 3), (0, 0)]
    for at in free:
        made.outpost(0, at, toppled=True)
    assert made.state.players[0].outposts == 1
    assert targets(made)
    made.outpost(0, (0, -3), toppled=True)
    t, before = entered("military", 1, made)
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-CONQUER-05")
def test_the_outpost_of_the_former_owner_is_toppled():
    t = conquer(rolling().outpost(1, TARGET))
    assert sorted(pieces(t, TARGET)) == [(0, "outpost"), (1, "toppled")]
    assert controller(t, TARGET) == 0


@rule("TAP-CONQUER-05")
def test_a_toppled_outpost_is_not_toppled_again():
    t = conquer(rolling(players=3).outpost(1, TARGET, toppled=True))
    assert sorted(pieces(t, TARGET)) == [(0, "outpost"), (1, "toppled")]
    assert "toppled" not in told(t)


@rule("TAP-CONQUER-06")
def test_a_territory_that_changed_hands_is_safe():
    made = rolling().outpost(1, TARGET).seat(1, culture=1).tile(BESIDE_TARGET, 5).outpost(1, BESIDE_TARGET)
    t = conquer(made)
    t.advance("military", pay=["culture"])
    assert t.asked is CONQUER
    assert t.hex(TARGET) not in t.options
    t = conquer(rolling().seat(1, culture=1).tile(BESIDE_TARGET, 5).outpost(1, BESIDE_TARGET))
    t.advance("military", pay=["culture"])
    assert t.hex(TARGET) in t.options  # with a single outpost of seat 0


@rule("TAP-CONQUER-07")
def test_start_territories_are_never_conquered():
    made = quiet().outpost(0, (2, -1))  # beside the start of seat 1
    assert (2, 0) not in targets(made)
    assert (1, -2) in targets(made)
    assert (2, 0) not in targets(quiet(), space=8)  # not even from the air


@rule("TAP-CONQUER-08")
@pytest.mark.parametrize(("die", "gain"), [(RED_DIE, {"vp": 4}), (BLACK_DIE, {"coin": 1})])
def test_both_dice_are_rolled_and_one_result_of_choice_is_gained(die: int, gain: dict[str, int]):
    made = rolling()
    t = attack(made)
    assert t.asked is DIE
    assert t.options == [RED_DIE, BLACK_DIE]
    before = holdings(t.player(0))
    t.answer(DIE, die)
    assert change(t, before) == gain


@rule("TAP-CONQUER-09", "TAP-CONQUER-13")
@pytest.mark.parametrize(("face", "points"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 3), (5, 3)])
def test_the_red_die_gives_4_to_7_points_or_1_per_territory(face: int, points: int):
    made = rolling(red=face).outpost(0, (0, -3)).outpost(1, (-1, -1))
    t = conquer(made, die=RED_DIE)
    assert t.player(0).vp == points  # territories: the start, one more and the new one


@rule("TAP-CONQUER-10", "TAP-CONQUER-14")
@pytest.mark.parametrize("face", range(6))
def test_the_black_die_gives_a_resource_or_what_the_tile_shows(face: int):
    made = rolling(black=face).tile(SITE, 9)  # a tapestry card
    t = conquer(made, SITE, BLACK_DIE)
    assert t.player(0).goods == [int(face == kind) for kind in range(4)]
    assert t.player(0).hand.bit_count() == int(face >= 4)
    assert t.player(0).vp == 0


@rule("TAP-CONQUER-11")
def test_the_benefit_of_a_tile_comes_from_the_black_die_only():
    for red in range(6):
        t = conquer(rolling(red=red, black=TILE_FACE).tile(SITE, 9), SITE, RED_DIE)
        assert t.player(0).hand == 0
    t = conquer(rolling(black=COIN_FACE).tile(SITE, 9), SITE, BLACK_DIE)
    assert t.player(0).hand == 0


@rule("TAP-CONQUER-12")
def test_the_dice_are_rolled_although_a_trap_is_played():
    made = rolling().outpost(1, TARGET).seat(1, hand=["trap"])
    t = attack(made)
    t.answer(TRAP, t.card("trap")).answer(RESOURCE, 0)
    assert "rolled-dice" in told(t)
    t.answer(DIE, RED_DIE)
    assert t.player(0).vp == 4


@rule("TAP-CONQUER-15")
def test_both_dice_replace_the_choice():
    made = rolling().claimed(0, "end-of-track")
    made.state.civs_left, made.state.civs_gone = [], sum(1 << civ for civ in made.state.civs_left)
    t, before = entered("military", 12, made)
    t.answer(CONQUER, t.hex(TARGET))
    assert change(t, before) == {"vp": 4, "coin": 1, "outposts": -1, "territories": 1}
    assert seat_asked(t) == 1


@rule("TAP-CONQUER-16")
def test_conquer_anywhere_waives_adjacency_only():
    made = quiet().outpost(0, TARGET).outpost(1, (-2, 1)).token(0, (-2, 1)).outpost(1, (1, 1))
    places = set(targets(made, space=8))
    assert {FAR, (-1, 2), (1, 1)} & places == {(-1, 2), (1, 1)}  # the first one holds two pieces
    assert not places & {START, TARGET, (2, 0), SITE}  # own, another's start, a free hex


@rule("TAP-CONQUER-18")
def test_outpost_reaction_topple_dice_and_then_the_middle_island():
    made = to_the_middle(rolling(black=TILE_FACE)).outpost(1, MIDDLE).seat(1, hand=["trap"])
    t = attack(made, MIDDLE)
    assert t.asked is TRAP
    assert sorted(pieces(t, MIDDLE)) == [(0, "arriving"), (1, "outpost")]  # nothing has fallen yet
    t.answer(TRAP, NONE)
    assert sorted(pieces(t, MIDDLE)) == [(0, "outpost"), (1, "toppled")]
    assert t.asked is DIE
    t.answer(DIE, RED_DIE)
    order = [name for name in told(t) if name in ("conquered", "toppled", "rolled-dice", "scored", "achieved")]
    assert order == ["conquered", "toppled", "rolled-dice", "scored", "achieved"]


@rule("TAP-CONQUER-18")
def test_the_topple_achievement_comes_when_the_second_outpost_falls():
    made = rolling().outpost(1, TARGET).outpost(0, (0, -3)).outpost(1, (0, -3), toppled=True)
    made.state.players[0].felled = 1 << made.hex((0, -3))
    t = attack(made)
    assert t.asked is DIE
    assert t.player(0).vp == 10  # before a die is chosen
    assert told(t).index("toppled") < told(t).index("achieved") < told(t).index("rolled-dice")


@rule("TAP-CONQUER-19")
def test_the_new_territory_counts_for_the_red_die_unless_a_trap_keeps_it():
    t = conquer(rolling(red=PER_TERRITORY))
    assert t.player(0).vp == 2
    made = rolling(red=PER_TERRITORY).outpost(1, TARGET).seat(1, hand=["trap"])
    t = attack(made)
    t.answer(TRAP, t.card("trap")).answer(RESOURCE, 0).answer(DIE, RED_DIE)
    assert t.player(0).vp == 1


@rule("TAP-CONQUER-20")
def test_a_black_die_that_gives_nothing_may_be_chosen():
    t = attack(rolling(black=TILE_FACE))
    assert t.options == [RED_DIE, BLACK_DIE]
    before = holdings(t.player(0))
    t.answer(DIE, BLACK_DIE)
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-CONQUER-21")
def test_a_free_hex_can_be_conquered_once_a_tile_lies_there():
    assert SITE not in targets(quiet())
    assert SITE in targets(quiet().tile(SITE, 5))


@rule("TAP-CONQUER-04")
def test_what_else_a_space_gives_is_gained_without_a_conquest():
    made = quiet()
    for at in ((-2, 1), (-1, 2), (1, 1), (2, -1), (3, 0), (-3, 3), (0, 0), (0, -3)):
        made.outpost(0, at, toppled=True)
    t, before = entered("military", 5, made)
    build(t)
    assert change(t, before) == {"armory": 1}
    t, before = entered("military", 5, rolling())
    assert t.options == [0, 1]
    part(t, 1)

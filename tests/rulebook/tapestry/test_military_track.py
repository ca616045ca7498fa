"""The military track (TAP-TRACK-MIL-01..12)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import BLACK_DIE, RED_DIE
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import BONUS, CONQUER, DIE, PAY_CARD, PLAY
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, leave, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

BESIDE_START = (1, -2)  # a territory of the map next to the start of seat 0
FAR = (-2, 1)  # one that is not
FOUR, COIN_FACE = 0, 0  # faces of the dice: 4 points, 1 coin


def rolling(red: int = FOUR, black: int = COIN_FACE) -> TapestryScenario:
    return quiet().dice((6, red), (6, black))


def conquer(t: TapestryTable, at: tuple[int, int] = BESIDE_START, die: int = RED_DIE) -> TapestryTable:
    if t.asked is CONQUER:
        t.answer(CONQUER, t.hex(at))
    return t.answer(DIE, die)


@rule("TAP-TRACK-MIL-01")
def test_archery_conquers_one_territory():
    t, before = entered("military", 1, rolling())
    conquer(t)
    assert change(t, before) == {"territories": 1, "outposts": -1, "vp": 4}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-MIL-02")
def test_bladed_weapons_give_a_card_and_sell_an_armory():
    t, before = entered("military", 2, coin=1)
    assert change(t, before) == {"cards": 1}
    build(t.answer(BONUS, 0))
    assert change(t, before) == {"cards": 1, "armory": 1, "coin": -1}


@rule("TAP-TRACK-MIL-03")
def test_walls_conquer_or_give_an_armory_but_not_both():
    t, before = entered("military", 3, rolling())
    assert t.asked is ONE_OF
    conquer(part(t, 0))
    assert change(t, before) == {"territories": 1, "outposts": -1, "vp": 4}
    t, before = entered("military", 3)
    build(part(t, 1))
    assert change(t, before) == {"armory": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-MIL-04")
def test_a_standing_army_gives_a_worker_and_scores_tiles():
    t, before = entered("military", 4, tiles=[1, 5, 7])
    assert change(t, before) == {"worker": 1, "vp": 3}


@rule("TAP-TRACK-MIL-05")
def test_cavalry_conquers_and_gives_an_armory():
    t, before = entered("military", 5, rolling())
    assert t.asked is ORDER
    conquer(part(t, 0))
    build(t)
    assert change(t, before) == {"territories": 1, "outposts": -1, "vp": 4, "armory": 1}


@rule("TAP-TRACK-MIL-06")
def test_gunpowder_conquers_gives_a_card_and_sells_an_armory():
    t, before = entered("military", 6, rolling(), food=1)
    conquer(part(t, 0))
    assert change(t, before) == {"territories": 1, "outposts": -1, "vp": 4, "cards": 1}
    build(t.answer(BONUS, 2))
    assert change(t, before)["armory"] == 1


@rule("TAP-TRACK-MIL-07")
@pytest.mark.parametrize("owned", [True, False])
def test_tanks_gain_both_dice_only_on_a_territory_of_somebody_else(owned: bool):
    made = rolling()
    if owned:
        made.outpost(1, BESIDE_START)
    t, before = entered("military", 7, made)
    if t.asked is CONQUER:
        t.answer(CONQUER, t.hex(BESIDE_START))
    if owned:
        assert seat_asked(t) == 1
        assert change(t, before) == {"territories": 1, "outposts": -1, "vp": 4, "coin": 1}
    else:
        t.answer(DIE, BLACK_DIE)
        assert change(t, before) == {"territories": 1, "outposts": -1, "coin": 1}


@rule("TAP-TRACK-MIL-07")
def test_tanks_gain_both_dice_even_if_a_trap_succeeds():
    made = rolling().outpost(1, BESIDE_START).seat(1, hand=["trap"])
    t, before = entered("military", 7, made)
    if t.asked is CONQUER:
        t.answer(CONQUER, t.hex(BESIDE_START))
    t.match.choose(t.card("trap"))
    t.match.choose(t.options[0])
    assert change(t, before) == {"outposts": -1, "vp": 4, "coin": 1}


@rule("TAP-TRACK-MIL-08")
def test_warplanes_conquer_anywhere_and_sell_a_card():
    made = rolling()
    t, before = entered("military", 8, made, food=1)
    assert t.hex(FAR) in t.options
    conquer(t, FAR)
    assert change(t, before) == {"territories": 1, "outposts": -1, "vp": 4}
    t.answer(BONUS, 2)
    assert change(t, before)["cards"] == 1


@rule("TAP-TRACK-MIL-09")
def test_anti_aircraft_defense_gives_an_armory_and_scores_all_tapestry_cards():
    played = {1: ["guilds"], 2: ["democracy", "academia"]}
    t, before = entered("military", 9, era=3, hand=["trap", "trap"], played=played)
    assert t.asked is ORDER
    build(part(t, 0))
    assert change(t, before) == {"armory": 1, "vp": 5}


@rule("TAP-TRACK-MIL-10")
def test_the_nuclear_bomb_scores_exploration_and_covers_the_current_card():
    made = quiet().seat(0, era=2, hand=["trap", "guilds"], played={2: ["monarchy"]})
    t, before = entered("military", 10, made, tracks={"exploration": 6})
    assert t.player(0).active
    part(t, 0)
    assert change(t, before) == {"vp": 6}
    assert t.asked is PLAY
    assert sorted(t.options) == sorted([t.card("trap"), t.card("guilds")])
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).stacks[2] == (t.card("monarchy"), t.card("trap"))
    assert not t.player(0).active  # Monarchy is covered
    assert change(t, before) == {"vp": 16, "cards": -1, "played": 1}


@rule("TAP-TRACK-MIL-11")
def test_drone_assassins_score_the_capital_and_buy_three_cards():
    made = quiet().fill(0, range(9)).fill(0, range(0, 81, 9))  # the first row and the first column
    t, before = entered("military", 11, made, hand=["trap", "trap", "guilds", "democracy"])
    assert change(t, before) == {"vp": 2}
    for card in ("guilds", "democracy", "trap"):
        t.answer(PAY_CARD, t.card(card))
    assert change(t, before) == {"vp": 12, "cards": -3}


@rule("TAP-TRACK-MIL-12")
def test_mechs_conquer_with_both_dice_and_bring_a_civilization():
    made = rolling().claimed(0, "end-of-track")
    made.state.civs_left.remove(made.civ("leaders"))
    made.state.civs_left.append(made.civ("leaders"))
    t, before = entered("military", 12, made)
    assert t.asked is ORDER
    part(t, 0)
    if t.asked is CONQUER:
        t.answer(CONQUER, t.hex(BESIDE_START))
    changed = change(t, before)
    assert (changed["territories"], changed["vp"], changed["coin"]) == (1, 4, 1)  # no die is asked for
    assert t.player(0).civs == (t.civ("leaders"),)
    assert seat_asked(t) == 1


@rule("TAP-TRACK-MIL-02", "TAP-TRACK-MIL-08", "TAP-TRACK-MIL-11")
def test_the_bonuses_of_military_may_be_left():
    t, before = entered("military", 2, coin=1)
    leave(t)
    assert change(t, before) == {"cards": 1}
    t, before = entered("military", 11, hand=["trap", "trap", "guilds"])
    t.answer(PAY_CARD, NONE)
    assert change(t, before) == {}
    assert seat_asked(t) == 1

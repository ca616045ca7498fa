"""Reaction and trap cards (TAP-TRAP-01..16)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.components.tapestry import TAPESTRY_CARDS
from tafelrunde.games.tapestry.pieces.kinds import COIN, CULTURE, RED_DIE
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import CONQUER, DIE, PLAY, RESOURCE, TRAP
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.conquests import (
    BESIDE_TARGET,
    MIDDLE,
    TARGET,
    attack,
    conquer,
    controller,
    pieces,
    rolling,
    to_the_middle,
    told,
)
from tests.rulebook.tapestry.entering import entered, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change, holdings


def guarded(*hand: str, players: int = 2) -> TapestryScenario:
    """Seat 1 holds the target, and these cards."""
    return rolling(players=players).outpost(1, TARGET).seat(1, hand=hand)


def trapped(made: TapestryScenario) -> TapestryTable:
    t = attack(made)
    return t.answer(TRAP, t.card("trap")).answer(RESOURCE, CULTURE)


@rule("TAP-TRAP-01", "TAP-TRAP-02")
def test_who_is_attacked_may_discard_a_trap_from_hand():
    t = attack(guarded("trap", "guilds"))
    assert t.asked is TRAP
    assert seat_asked(t) == 1
    assert sorted(t.options) == sorted([NONE, t.card("trap")])  # Guilds are no reaction
    trap = t.card("trap")
    t.answer(TRAP, trap)
    assert not t.player(1).hand >> trap & 1
    assert t.table.discard == 1 << trap


@rule("TAP-TRAP-02")
def test_without_a_trap_in_hand_none_can_be_played():
    t = attack(guarded("guilds"))
    assert t.asked is TRAP  # asked all the same, or the attacker would learn something
    assert t.options == [NONE]
    t.answer(TRAP, NONE)
    assert controller(t, TARGET) == 0


@rule("TAP-TRAP-03", "TAP-TRAP-15")
def test_the_defender_keeps_control_and_the_attacker_is_toppled():
    t = trapped(guarded("trap"))
    assert sorted(pieces(t, TARGET)) == [(0, "toppled"), (1, "outpost")]
    assert controller(t, TARGET) == 1
    assert t.player(0).outposts == 7  # it stays on the map
    t = attack(guarded("trap")).answer(TRAP, NONE)
    assert controller(t, TARGET) == 0


@rule("TAP-TRAP-04")
def test_the_attacker_still_gains_a_die():
    t = trapped(guarded("trap"))
    assert t.asked is DIE
    assert seat_asked(t) == 0
    t.answer(DIE, RED_DIE)
    assert t.player(0).vp == 4


@rule("TAP-TRAP-04")
def test_the_attacker_still_gains_both_dice_where_both_are_granted():
    made = guarded("trap").claimed(0, "end-of-track").next_civ("leaders")
    t, before = entered("military", 12, made)
    t.match.choose(0)
    t.answer(CONQUER, t.hex(TARGET)).answer(TRAP, t.card("trap")).answer(RESOURCE, COIN)
    changed = change(t, before)
    assert (changed["vp"], changed["coin"]) == (4, 1)
    assert "territories" not in changed


@rule("TAP-TRAP-05")
def test_the_trap_gives_its_player_a_resource_of_choice():
    t = attack(guarded("trap")).answer(TRAP, attack(guarded("trap")).card("trap"))
    assert t.asked is RESOURCE
    assert seat_asked(t) == 1
    assert t.options == [0, 1, 2, 3]
    before = holdings(t.player(1))
    t.answer(RESOURCE, CULTURE)
    assert change(t, before, 1) == {"culture": 1}


@rule("TAP-TRAP-05", "TAP-TRAP-13")
def test_a_trap_played_as_an_ordinary_card_gives_10_points():
    t = quiet().seat(0, hand=["trap"]).seat(1, era=2).start().income()
    t.answer(PLAY, t.card("trap"))
    assert t.player(0).vp == 10
    assert t.player(0).stacks[2] == (t.card("trap"),)
    assert sum(card.copies for card in TAPESTRY_CARDS if card.id == "trap") == 7


@rule("TAP-TRAP-10")
def test_a_trap_on_the_middle_island_costs_the_achievement():
    for trap in (True, False):
        made = to_the_middle(rolling()).outpost(1, MIDDLE).seat(1, hand=["trap"])
        t = attack(made, MIDDLE)
        t.answer(TRAP, t.card("trap") if trap else NONE)
        if trap:
            t.answer(RESOURCE, COIN)
        t.answer(DIE, RED_DIE)
        assert t.player(0).vp == (4 if trap else 4 + 10)


@rule("TAP-TRAP-12")
def test_after_income_turn_5_no_reaction_is_asked():
    t = attack(guarded("trap", players=3).finished(1))
    assert t.asked is DIE
    assert controller(t, TARGET) == 0
    assert t.player(1).hand


@rule("TAP-TRAP-14")
def test_the_trap_is_played_before_the_dice_are_seen():
    t = attack(guarded("trap"))
    assert t.asked is TRAP
    assert "conquered" in told(t)
    assert "rolled-dice" not in told(t)
    t.answer(TRAP, NONE)
    assert "rolled-dice" in told(t)


@rule("TAP-TRAP-15")
def test_after_a_trap_the_territory_cannot_be_conquered_again():
    made = guarded("trap", players=3).seat(2, culture=1).tile(BESIDE_TARGET, 5).outpost(2, BESIDE_TARGET)
    t = trapped(made).answer(DIE, RED_DIE)
    t.advance("exploration", pay=["coin"])  # seat 1
    t.advance("military", pay=["culture"])
    assert seat_asked(t) == 2
    assert t.asked is CONQUER
    assert t.hex(TARGET) not in t.options
    made = guarded("trap", players=3).seat(2, culture=1).tile(BESIDE_TARGET, 5).outpost(2, BESIDE_TARGET).turn(2)
    t = made.start().advance("military", pay=["culture"])
    assert t.hex(TARGET) in t.options


@rule("TAP-TRAP-16")
def test_nobody_but_the_attacked_player_is_asked_and_only_once():
    t = attack(guarded("trap", "trap", players=3).seat(2, hand=["trap"]))
    assert seat_asked(t) == 1
    t.answer(TRAP, max(t.options)).answer(RESOURCE, COIN)
    assert t.asked is DIE  # neither seat 2 nor a second trap
    assert t.player(1).hand.bit_count() == 1
    t = attack(guarded("trap", players=3).seat(2, hand=["trap"])).answer(TRAP, NONE)
    assert t.asked is DIE


@rule("TAP-TRAP-16")
def test_nobody_is_asked_for_a_territory_that_nobody_controls():
    made = rolling().seat(1, hand=["trap"])
    t = conquer(made)
    assert "trapped" not in told(t)
    t = attack(rolling().outpost(1, TARGET, toppled=True).seat(1, hand=["trap"]))
    assert t.asked is DIE


@rule("TAP-TRAP-13")
@pytest.mark.parametrize("era", [1, 2, 3])
def test_a_trap_is_among_the_cards_of_every_tapestry_step(era: int):
    t = quiet().seat(0, era=era, hand=["trap", "guilds"]).seat(1, era=4).start().income()
    assert t.asked is PLAY
    assert t.card("trap") in t.options

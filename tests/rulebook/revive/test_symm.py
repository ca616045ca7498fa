"""Symbols on machines (REV-SYMM-01..07, -09, -12)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.prompts import (
    ACTION_PROMPT,
    ALL_COLOURS,
    BUILD,
    EXPLORE,
    LAY_DOWN,
    MACHINE,
    REOPEN,
    SITE,
    SLOT,
    TILE,
    TURNED,
)
from tafelrunde.games.revive.scenario import ReviveScenario, scenario
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, dry, finish


def machine(id: str, energy: int = 1) -> ReviveScenario:
    """Seat 0 has one machine that is ready."""
    if id.startswith("MG"):
        return scenario().seat(0, energy=energy, tracks=(5, 1, 1), loaded=[0], machines={3: id})
    return scenario().seat(0, energy=energy, tracks=(1, 1, 5), loaded=[2], machines={5: id})


@rule("REV-SYMM-01", "REV-SYMM-09")
@pytest.mark.parametrize(("energy", "offered"), [(1, True), (0, False)])
def test_a_machine_helps_only_when_it_is_activated(energy: int, offered: bool):
    made = dry(machine("MG01", energy)).seat(0, gear=1, active=["1"])
    t = made.start()
    assert (BUILD in t.options) == offered
    if offered:
        finish(t.answer(ACTION_PROMPT, BUILD).answer(SITE, 102))
        assert t.player(0).small == 1 << 102
        assert t.resources(0)["gear"] == 0


@rule("REV-SYMM-09")
def test_a_discount_does_not_lower_the_distance():
    t = dry(machine("MG01")).seat(0, gear=1, food=1, active=["1"]).start()
    t.answer(ACTION_PROMPT, BUILD)
    assert 110 in t.options, "one food away"
    assert 105 not in t.options, "two food away"


@rule("REV-SYMM-02", "REV-SYMM-12")
def test_a_card_laid_down_gives_its_upper_effect_without_slot_and_modules():
    t = machine("MG05").seat(0, active=["CG04", "1"], modules={1: "SM01"}, slots={"bottom1": ["CG01"]}).start()
    t.answer(ACTION_PROMPT, MACHINE).answer(LAY_DOWN, t.number("card", "CG04"))
    finish(t)
    assert t.resources(0) == {**NOTHING, "gear": 1}, "one grey card in a slot, not two, and no module"
    assert t.number("card", "CG04") in t.player(0).rest


@rule("REV-SYMM-03")
@pytest.mark.parametrize(("slot", "gears", "grey"), [(0, 0, 7), (2, 3, 5)])
def test_a_card_is_turned_while_it_is_played(slot: int, gears: int, grey: int):
    t = machine("MG04").seat(0, active=["CG01", "1"]).start()
    assert MACHINE not in t.options
    t.answer(ACTION_PROMPT, t.number("card", "CG01")).answer(SLOT, TURNED + slot)
    finish(t)
    assert (t.resources(0)["gear"], t.track(0, "grey")) == (gears, grey)
    assert t.player(0).energy == 0


@rule("REV-SYMM-04", "REV-SYMM-05")
def test_unlimited_range_reaches_a_tile_behind_unexplored_ones_without_food_for_the_way():
    t = machine("MY03").hidden(24, "T03").seat(0, food=2, active=["1"]).start()
    assert MACHINE not in t.options
    finish(t.answer(ACTION_PROMPT, EXPLORE).answer(TILE, 24))
    assert t.table.explored >> 24 & 1
    assert t.resources(0)["food"] == 0
    t = machine("MY03", energy=0).hidden(24, "T03").seat(0, food=6, active=["1"]).start()
    assert 24 not in t.answer(ACTION_PROMPT, EXPLORE).options


@rule("REV-SYMM-06")
@pytest.mark.parametrize("energy", [0, 1])
def test_a_played_card_may_count_as_every_colour_for_the_modules(energy: int):
    made = machine("MG10", energy).seat(0, active=["CG01", "1"], modules={0: "SM09", 1: "SM17"})
    t = made.start().play("CG01", "top1")
    if energy:
        t.answer(ALL_COLOURS, t.number("card", "CG01"))
    assert t.resources(0) == {"gear": 3, "book": 2 * energy, "food": 2 * energy, "crystal": 0}


@rule("REV-SYMM-07")
def test_a_crate_is_used_again_for_a_gear_once_a_game():
    made = machine("MG07").seat(0, gear=2, opened=["K05", "K06"], active=["1"])
    t = made.start().answer(ACTION_PROMPT, MACHINE).answer(REOPEN, made.number("crate", "K05"))
    assert t.resources(0) == {**NOTHING, "gear": 1, "book": 2}
    again = machine("MG07").seat(0, gear=2, opened=["K05"], active=["1"])
    again.state.players[0].reused = 1 << again.number("crate", "K05")
    assert MACHINE not in again.start().options
    assert MACHINE not in machine("MG07").seat(0, opened=["K05"], active=["1"]).start().options, "no gear"

"""Symbols on machines (REV-SYMM-01..12)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    ALL_COLOURS,
    BUILD,
    CARD,
    EXPLORE,
    LAY_DOWN,
    MACHINE,
    PLAY,
    REOPEN,
    SITE,
    SLOT,
    TILE,
    TURNED,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, cards, dry, finish, points


def machine(id: str, energy: int = 1, **options: object) -> ReviveScenario:
    """Seat 0 has one machine that is ready."""
    if id.startswith("MG"):
        return scenario(**options).seat(0, energy=energy, tracks=(5, 1, 1), loaded=[0], machines={3: id})
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


@rule("REV-SYMM-06")
def test_the_machine_need_not_be_used_and_is_not_offered_where_no_colour_is_missing():
    made = machine("MG10").seat(0, active=["CG01", "1"], modules={0: "SM09"})
    t = made.start().play("CG01", "top1").answer(ALL_COLOURS, NONE)
    assert t.resources(0) == {**NOTHING, "gear": 3}
    assert t.player(0).energy == 1
    t = machine("MG10").seat(0, active=["CG01", "1"], modules={0: "SM01"}).start().play("CG01", "top1")
    assert t.asked is not ALL_COLOURS, "the module is grey anyway"


@rule("REV-SYMM-06", "REV-SYMM-11")
def test_a_card_counts_as_all_colours_for_one_play_only():
    made = machine("MG10", energy=2).seat(0, active=["CG01", "CG02", "1"], modules={0: "SM09", 3: "SM10"})
    t = made.start().play("CG01", "top1").answer(ALL_COLOURS, made.number("card", "CG01"))
    assert t.resources(0)["book"] == 2
    t.play("CG02", "top2")
    assert t.asked is not ALL_COLOURS, "there is energy on the machine"
    finish(t)
    assert t.resources(0)["book"] == 2


@rule("REV-SYMM-11")
@pytest.mark.parametrize("chosen", ["CN01", "CG03"])
def test_the_played_card_or_one_in_the_slot_may_be_of_all_colours(chosen: str):
    """CN01 is played on CG03, which is activated again either way; the grey module only if CN01 is of all colours."""
    made = machine("MG10").seat(0, active=["CN01", "1"], slots={"top1": ["CG03"]}, modules={1: "SM03"})
    t = made.start().play("CN01", "top1")
    assert t.asked is ALL_COLOURS
    assert t.options == [*cards(t, "CN01", "CG03"), NONE]
    t.answer(ALL_COLOURS, t.number("card", chosen))
    assert t.resources(0) == {"gear": 2, "book": 3, "food": 1, "crystal": int(chosen == "CN01")}
    assert t.player(0).energy == 0


def playing_one_more(**options: object) -> ReviveTable:
    """CY04 lets a yellow card be played; CG01 and CY01 are there."""
    made = machine("MG10", **options).seat(0, active=["CY04", "CY01", "CG01"])
    return made.start().play("CY04", "bottom1").next("play-card")


@rule("REV-SYMM-06", "REV-SYMM-11")
@pytest.mark.parametrize(("card", "energy"), [("CG01", 0), ("CY01", 1)])
def test_an_effect_that_plays_a_card_of_a_colour_may_play_another_one(card: str, energy: int):
    t = playing_one_more()
    assert set(t.options) == {*cards(t, "CY01", "CG01"), NONE}
    t.answer(PLAY, t.number("card", card)).answer(SLOT, 0)
    assert t.player(0).slots[0] == (t.number("card", card) << 1,)
    assert t.player(0).energy == energy, "for a yellow card the machine is not needed"


def taking_grey(**options: object) -> ReviveTable:
    """CG10 takes a grey card from the display."""
    made = machine("MG10", **options).display(cards=["CG01", "CY01"]).seat(0, active=["CG10", "1"])
    return made.start().play("CG10", "bottom1")


@rule("REV-SYMM-06", "REV-SYMM-11")
@pytest.mark.parametrize(("card", "energy"), [("CY01", 0), ("CG01", 1)])
def test_an_effect_that_takes_a_card_of_a_colour_may_take_another_one(card: str, energy: int):
    t = taking_grey()
    assert set(t.options) == {*t.table.cards, NONE}
    t.answer(CARD, t.number("card", card))
    assert t.number("card", card) in t.player(0).active
    assert t.player(0).energy == energy


@rule("REV-SYMM-06", "REV-SYMM-11")
@pytest.mark.parametrize("used", [True, False])
def test_an_effect_that_counts_cards_of_a_colour_may_count_another_one(used: bool):
    """CG04 counts grey cards in slots: itself, and CY01 if it is of all colours."""
    t = machine("MG10").seat(0, active=["CG04", "1"], slots={"bottom1": ["CY01"]}).start().play("CG04", "top1")
    assert t.asked is ALL_COLOURS
    assert t.options == [t.number("card", "CY01"), NONE]
    t.answer(ALL_COLOURS, t.number("card", "CY01") if used else NONE)
    assert t.resources(0) == {**NOTHING, "gear": 1 + used}
    assert t.player(0).energy == 1 - used


@rule("REV-SYMM-11")
def test_the_resource_for_a_taken_card_goes_by_its_printed_colour():
    made = machine("MG10").tribe(0, "kuniban").figure(0, 121, "t1").figure(0, 122, "t2L")
    t = made.display(cards=["CG01", "CY01"]).seat(0, active=["CG10", "1"]).start().play("CG10", "bottom1")
    t.answer(CARD, t.number("card", "CY01"))
    assert t.resources(0) == {**NOTHING, "food": 1}, "REV-KUN-11: yellow, not grey"


@rule("REV-SYMM-06", "REV-SYMM-11")
def test_all_colours_do_not_count_in_the_final_scoring():
    """The grey card bonus is open: two points for each grey card, with or without the machine."""
    made = scenario().seat(0, energy=3, tracks=(11, 1, 1), machines={3: "MG10"}, active=["CG01"], rest=["CY01", "CN01"])
    assert points(made, "card-bonus") == 2


@rule("REV-SYMM-10")
@pytest.mark.parametrize("narrow", [False, True])
def test_the_narrow_reading_keeps_the_machine_to_the_card_being_played(narrow: bool):
    t = playing_one_more(colours_when_playing_only=narrow)
    assert (t.number("card", "CG01") in t.options) != narrow
    taking = taking_grey(colours_when_playing_only=narrow)
    assert (taking.number("card", "CY01") in taking.options) != narrow
    made = machine("MG10", colours_when_playing_only=narrow)
    counting = made.seat(0, active=["CG04", "1"], slots={"bottom1": ["CY01"]}).start().play("CG04", "top1")
    assert (counting.asked is ALL_COLOURS) != narrow


@rule("REV-SYMM-10")
@pytest.mark.parametrize("narrow", [False, True])
def test_in_both_readings_the_played_card_itself_may_be_of_all_colours(narrow: bool):
    made = machine("MG10", colours_when_playing_only=narrow)
    t = made.seat(0, active=["CN01", "1"], slots={"top1": ["CG03"]}, modules={1: "SM03"}).start().play("CN01", "top1")
    assert t.options == [*cards(t, *(["CN01"] if narrow else ["CN01", "CG03"])), NONE]


@rule("REV-SYMM-08")
def test_a_crate_used_again_lies_apart_from_the_other_opened_ones():
    made = machine("MG07").seat(0, gear=2, opened=["K05", "K06"], active=["1"])
    t = made.start()
    assert t.match.view(1)["seats"][0]["crates_reused"] == []
    t.answer(ACTION_PROMPT, MACHINE).answer(REOPEN, made.number("crate", "K05"))
    seen = t.match.view(1)["seats"][0]
    assert seen["crates_reused"] == [made.number("crate", "K05")]
    assert sorted(seen["crates_opened"]) == sorted(made.number("crate", id) for id in ("K05", "K06")), "it still counts"


@rule("REV-SYMM-07")
def test_a_crate_is_used_again_for_a_gear_once_a_game():
    made = machine("MG07").seat(0, gear=2, opened=["K05", "K06"], active=["1"])
    t = made.start().answer(ACTION_PROMPT, MACHINE).answer(REOPEN, made.number("crate", "K05"))
    assert t.resources(0) == {**NOTHING, "gear": 1, "book": 2}
    again = machine("MG07").seat(0, gear=2, opened=["K05"], active=["1"])
    again.state.players[0].reused = 1 << again.number("crate", "K05")
    assert MACHINE not in again.start().options
    assert MACHINE not in machine("MG07").seat(0, opened=["K05"], active=["1"]).start().options, "no gear"

"""Slot symbol, stacking (REV-STACK-01..10)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.game import REVIVE
from tafelrunde.games.revive.pieces.kinds import CARDS
from tafelrunde.games.revive.rules.distance import distance_to, reach
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, NEXT, SLOT, SWITCH, TO_REST
from tests.rulebook import rule
from tests.rulebook.revive.places import dry, finish
from tests.rulebook.revive.positions import alone, build, do_next

STACKS = "CG03"  # upper half: 2 gears, 1 food, slot symbol; lower half: without the symbol


def slots_for(card: str, slots: dict[str, list[str]]) -> list[int]:
    t = scenario().seat(0, active=[card], slots=slots).start()
    t.answer(ACTION_PROMPT, t.number("card", card))
    assert t.asked is SLOT
    return t.options


@rule("REV-STACK-01")
def test_the_slot_symbol_lets_another_card_into_the_slot():
    assert slots_for("CG01", {"top1": [STACKS], "top2": ["CG10"]}) == [0, 2, 3]
    assert slots_for("CY10", {"top1": [STACKS]}) == [0, 1, 2, 3], "of any colour"


@rule("REV-STACK-02", "REV-STACK-03")
def test_cards_of_the_same_colour_are_activated_again():
    made = scenario().seat(0, active=["CG01"], slots={"top1": [STACKS]}, modules={1: "SM03", 2: "SM11"})
    t = made.start().play("CG01", "top1")
    assert t.resources(0) == {"gear": 3 + 2, "book": 0, "food": 1, "crystal": 1}
    assert [played >> 1 for played in t.player(0).slots[0]] == [t.number("card", STACKS), t.number("card", "CG01")]


@rule("REV-STACK-02")
def test_all_cards_of_the_colour_are_activated_again():
    made = scenario().seat(0, active=["CG10"], slots={"top1": [STACKS, "CG09"]})
    assert made.start().play("CG10", "top1").player(0).res == [4, 0, 1, 2]


@rule("REV-STACK-04")
def test_cards_of_other_colours_are_not_activated_again():
    made = scenario().seat(0, active=["CN01"], slots={"top1": [STACKS]})
    assert made.start().play("CN01", "top1").player(0).res == [0, 3, 0, 0]


@rule("REV-STACK-05")
def test_the_order_of_all_these_effects_is_free():
    def table() -> ReviveTable:
        made = scenario().seat(0, active=["CN01"], slots={"bottom1": ["CN12"]}, modules={6: "SM15"})
        return made.start().play("CN01", "bottom1")

    assert len(table().waiting()) == 4, "steps of the new card, ability and point of the old one, points of the module"
    for first in ("advance", "ability", "points"):
        assert len(table().next(first).waiting()) >= 3


@rule("REV-STACK-06")
@pytest.mark.parametrize(("slot", "free"), [("top1", True), ("bottom1", False)])
def test_the_symbol_counts_on_the_half_in_use_only(slot: str, free: bool):
    number = ["top1", "top2", "bottom1"].index(slot)
    assert (number in slots_for("CG01", {slot: [STACKS]})) == free


@rule("REV-STACK-07")
def test_a_third_card_needs_the_symbol_on_all_cards_of_the_slot():
    assert 0 in slots_for("CG10", {"top1": [STACKS, "CG09"]})
    assert 0 not in slots_for("CG10", {"top1": [STACKS, "CG01"]})


@rule("REV-STACK-08")
def test_playing_onto_a_stack_is_an_action():
    made = scenario().seat(0, active=["CG01", "CG10"], slots={"top1": [STACKS]})
    t = made.start().play("CG01", "top1")
    assert SWITCH in t.options
    t.play("CG10", "top2")
    assert not any(0 <= code <= CARDS for code in t.options), "that was the second"


@rule("REV-STACK-09")
def test_a_card_activated_again_gives_the_half_in_use():
    made = alone("location").tribe(0, "nadair")
    first, second = made.fields("location")[:2]
    made.figure(0, first, "t1").figure(0, second, "t2M")
    made.seat(0, active=["CN10"], slots={"right": ["CN12/bottom"]})
    t = made.start().play("CN10", "right", "top")
    do_next(t, "points")
    assert t.player(0).vp == 1, "a point of the lower half of the old card"
    while t.asked is not ACTION_PROMPT:
        t.skip()
    assert t.resources(0)["crystal"] == 2, "the upper half of the new one"


@rule("REV-STACK-09")
def test_an_effect_while_in_play_is_not_doubled_when_its_card_is_activated_again(monkeypatch: pytest.MonkeyPatch):
    """Range +2 of CY09. No card has both a slot symbol and such an effect on one half, so one is drawn on."""
    made = dry(alone("desert")).building(0, 105)
    made.seat(0, gear=3, food=6, active=["CY10", "1"], slots={"bottom1": ["CY09"]})
    monkeypatch.setattr(REVIVE.catalog.cards[made.number("card", "CY09")].halves[1], "slot", True)
    t = made.display(cards=[f"CG{n:02}" for n in range(1, 6)]).start().play("CY10", "bottom1")
    assert len(t.player(0).slots[2]) == 2
    while t.asked is NEXT:
        t.skip()
    far = next(f for f in range(119, 100, -1) if distance_to(reach(t.table, t.player(0)), 1 << f) > 2)
    distance = distance_to(reach(t.table, t.player(0)), 1 << far)
    build(t, far).pay()
    while t.asked is NEXT:
        t.match.choose(t.options[0])
    assert t.player(0).small >> far & 1
    assert t.resources(0)["food"] == 6 - (distance - 2)


@rule("REV-STACK-10")
@pytest.mark.parametrize(("out", "free"), [("CG01", True), (STACKS, False)])
def test_any_card_of_a_stack_may_move_and_the_rest_decides_about_the_slot(out: str, free: bool):
    made = scenario().seat(0, active=["CG12", "CG10"], slots={"top1": [STACKS, "CG01"]})
    t = made.start().play("CG12", "bottom1").next("slot-to-rest")
    assert t.asked is TO_REST
    assert {t.number("card", STACKS), t.number("card", "CG01")} <= set(t.options)
    t.answer(TO_REST, t.number("card", out))
    finish(t)
    t.answer(ACTION_PROMPT, t.number("card", "CG10"))
    assert (0 in t.options) == free

"""Symbols on cards (REV-SYMC-01..09)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.rules.scoring import artifact_points
from tafelrunde.games.revive.scenario import ReviveScenario, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, BUILD, REWARD, SITE, SLOT
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.revive.places import NOTHING, dry, finish


def flasks(made: ReviveScenario) -> int:
    """How many resources the per-flask effect of CG05 gives; it shows a flask itself."""
    t = made.start().play("CG05", "bottom1")
    finish(t)
    return sum(t.player(0).res)


@rule("REV-SYMC-01")
@pytest.mark.parametrize(
    ("card", "others", "gained"),
    [
        ("CY04", ["CY01"], {"food": 2}),
        ("CY04", ["CG01"], {"food": 1}),
        ("CG04", ["CG01"], {"gear": 2}),
        ("CN04", ["CN01"], {"book": 2}),
    ],
)
def test_a_resource_for_each_card_of_the_colour_in_play_this_one_included(
    card: str, others: list[str], gained: dict[str, int]
):
    """CY02 lies in the active area and does not count."""
    t = scenario().seat(0, active=[card, "CY02"], slots={"bottom1": others}).start()
    finish(t.play(card, "top1"))
    assert t.resources(0) == {**NOTHING, **gained}


@rule("REV-SYMC-02")
def test_a_resource_for_each_visible_flask():
    assert flasks(scenario().seat(0, active=["CG05", "1"])) == 1, "this one included"
    made = scenario().seat(0, active=["CG05", "1"], modules={1: "SM10"}, tracks=(5, 1, 1), machines={3: "MG02"})
    assert flasks(made) == 1 + 1 + 1
    made = scenario().seat(0, active=["CG05", "1", "CG13"], slots={"top1": ["CG09"]})
    assert flasks(made) == 1 + 1 + 1
    assert flasks(scenario().seat(0, active=["CG05", "1"], rest=["CG13"])) == 1, "cards at rest lie face down"


@rule("REV-SYMC-03", "REV-SYMC-09")
@pytest.mark.parametrize(
    ("card", "slot", "seen"),
    [("CG03", "top1", 0), ("CG03", "bottom2", 1), ("CG13", "top1", 1), ("CG13", "bottom2", 0)],
)
def test_a_flask_on_the_half_that_is_not_in_use_is_not_visible(card: str, slot: str, seen: int):
    """CG03 has its flask on the lower half, CG13 on the upper one."""
    assert flasks(scenario().seat(0, active=["CG05", "1"], slots={slot: [card]})) == 1 + seen


@rule("REV-SYMC-09")
def test_both_halves_of_an_active_card_are_visible():
    assert flasks(scenario().seat(0, active=["CG05", "CN05", "1"])) == 1 + 2


@rule("REV-SYMC-04")
@pytest.mark.parametrize(
    ("slots", "reaches"), [({"bottom1": ["CY09"]}, True), ({"top1": ["CY09"]}, False), ({}, False)]
)
def test_an_effect_while_in_play_lasts_as_long_as_its_half_is_in_use(slots: dict[str, list[str]], reaches: bool):
    """Range +2; two fields lie between the abyss and the desert 105."""
    rest = [] if slots else ["CY09"]
    t = dry(scenario()).seat(0, gear=3, active=["1"], rest=rest, slots=slots).start()
    t.answer(ACTION_PROMPT, BUILD)
    assert (105 in t.options) == reaches
    if reaches:
        finish(t.answer(SITE, 105))
        assert t.player(0).small == 1 << 105


@rule("REV-SYMC-05", "REV-SYMC-06")
@pytest.mark.parametrize("actions", [0, 1])
def test_hibernate_then_remove_as_first_or_second_action(actions: int):
    made = scenario().seat(0, active=["CY13", "2"], slots={"top1": ["1"]}, switch_used=True, modules={6: "SM17"})
    t = made.turn(0, actions=actions).start().play("CY13", "bottom1")
    if t.asked is not REWARD:
        t.next("sleep")
    assert t.asked is REWARD
    assert t.resources(0)["food"] == 2, "the module worked first"
    assert (t.player(0).switch_used, t.player(0).hibernation) == (False, 1)
    assert not any(t.player(0).slots)
    t.answer(REWARD, NONE)
    assert t.seat_asked == 1, "the turn is over"
    assert t.number("card", "CY13") not in [*t.player(0).cards, *t.table.deck, *t.table.cards]


@rule("REV-SYMC-07")
def test_a_removed_card_does_not_count_any_more():
    t = scenario().seat(0, active=["CY13", "CG01", "2"], artifact_card="A07").start()
    assert artifact_points(t.table, t.player(0)) == 2
    t.play("CY13", "bottom1")
    if t.asked is not REWARD:
        t.next("sleep")
    assert artifact_points(t.table, t.player(0)) == 1


@rule("REV-SYMC-08")
def test_a_slot_symbol_lets_another_card_into_the_slot():
    t = scenario().seat(0, active=["CY01", "2"], slots={"top1": ["CY09"], "top2": ["CG01"]}).start()
    t.answer(ACTION_PROMPT, t.number("card", "CY01"))
    assert t.asked is SLOT
    assert 0 in t.options
    assert 1 not in t.options, "CG01 shows no slot symbol"

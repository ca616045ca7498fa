"""Tribe ability in general (REV-ABIL-01..08)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.scenario import ReviveScenario, ReviveTable
from tafelrunde.games.revive.table.prompts import ABILITY_FIELD, ACTION_PROMPT, BASIC_RESOURCE, CARD, NEXT, TRACK
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import MAY
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, do_next

ABILITY_CARD = "CG03"  # its lower half activates the ability and does nothing else


def ready(tribe: str, side: str = "sun", terrain: str = "location", **seat: int) -> ReviveScenario:
    return alone(terrain).tribe(0, tribe, side).seat(0, active=[ABILITY_CARD], **seat)


def activate(made: ReviveScenario) -> ReviveTable:
    return do_next(made.start().play(ABILITY_CARD, "bottom1"), "ability")


@rule("REV-ABIL-01", "REV-ABIL-02")
def test_each_tribe_has_an_ability_of_its_own_which_moves_a_marker():
    t = activate(ready("nadair"))
    assert t.resources(0)["book"] == 2
    assert (t.player(0).progress, t.player(0).tribe_markers) == (1, 1)
    t = activate(ready("formica"))
    assert t.resources(0)["gear"] == 2
    assert (t.player(0).progress, t.player(0).tribe_markers) == (1, 1)
    t = activate(ready("x49")).answer(TRACK, 2)
    assert t.track(0, "yellow") == 3
    assert t.player(0).tribe_markers == 1


@rule("REV-ABIL-03")
def test_an_ability_that_cannot_be_paid_moves_no_marker():
    t = activate(ready("kuniban"))
    assert t.asked is ACTION_PROMPT
    assert t.player(0).progress == 0
    t = activate(ready("kuniban", food=1))
    if t.asked is MAY:
        t.answer(MAY, 1)
    t.answer(CARD, t.options[0])
    assert t.resources(0)["food"] == 0
    assert t.player(0).progress == 1


@rule("REV-ABIL-04")
def test_after_five_markers_the_ability_goes_on_without_them():
    t = activate(ready("nadair", tribe_markers=5))
    assert t.resources(0)["book"] == 2
    assert (t.player(0).progress, t.player(0).tribe_markers) == (5, 5)


@rule("REV-ABIL-05")
@pytest.mark.parametrize(("laid", "possible"), [(4, True), (5, False)])
def test_an_ability_with_tiles_can_be_used_five_times(laid: int, possible: bool):
    made = ready("nadair", "moon", "desert", crystal=1, food=6)
    for field in made.fields("desert")[:laid]:
        made.tribe_tile(0, field)
    t = activate(made)
    assert (t.asked is ABILITY_FIELD) == possible
    if possible:
        t.answer(ABILITY_FIELD, t.options[0]).pay()
        assert t.player(0).tiles.bit_count() == 5
        assert t.player(0).progress == 1
    else:
        assert t.player(0).progress == 0


@rule("REV-ABIL-06")
def test_an_ability_may_be_declined_and_then_moves_no_marker():
    t = activate(ready("kuniban", food=1)).answer(MAY, NONE)
    assert t.resources(0)["food"] == 1
    assert t.player(0).progress == 0
    made = ready("nadair")
    t = made.start().play(ABILITY_CARD, "bottom1")
    assert t.asked is NEXT
    t.skip()
    assert t.player(0).progress == 0


@rule("REV-ABIL-07")
def test_units_lost_to_the_cap_count_as_carried_out():
    t = activate(ready("nadair", book=6))
    assert t.resources(0)["book"] == 6
    assert t.player(0).progress == 1


@rule("REV-ABIL-07")
@pytest.mark.parametrize("lakes", [0, 1])
def test_the_hofstadterian_ability_counts_with_a_lake_only(lakes: int):
    made = ready("hofstadterians")
    site = made.fields("location")[0]
    made.building(0, site)
    if lakes:
        beside = made.field("location", beside=site)
        made.terrain(beside, "lake")
        made.state.players[0].lakes |= 1 << beside
    t = activate(made)
    if t.asked is BASIC_RESOURCE:
        t.answer(BASIC_RESOURCE, 0)
    assert t.resources(0)["gear"] == lakes
    assert t.player(0).progress == lakes


@rule("REV-ABIL-07")
@pytest.mark.parametrize("counts", [False, True])
def test_by_the_switch_the_hofstadterian_ability_counts_without_a_lake_too(counts: bool):
    made = alone("location", ability_without_lakes=counts).tribe(0, "hofstadterians")
    made.building(0, made.fields("location")[0]).seat(0, active=[ABILITY_CARD])
    t = made.start().play(ABILITY_CARD, "bottom1")
    if t.asked is NEXT:
        t.next("ability")
    assert t.asked is ACTION_PROMPT
    assert sum(t.resources(0).values()) == 0
    assert (t.player(0).progress, t.player(0).tribe_markers) == (int(counts), int(counts))


@rule("REV-ABIL-07")
def test_the_switch_for_no_lake_is_none_for_costs_that_cannot_be_paid():
    made = alone("location", ability_without_lakes=True).tribe(0, "kuniban").seat(0, active=[ABILITY_CARD])
    t = activate(made)
    assert t.asked is ACTION_PROMPT
    assert t.player(0).progress == 0


@rule("REV-ABIL-08")
def test_the_marker_moves_when_the_ability_has_been_carried_out():
    t = activate(ready("x49"))
    assert t.asked is TRACK
    assert t.player(0).tribe_markers == 0
    t.answer(TRACK, 0)
    assert t.player(0).tribe_markers == 1

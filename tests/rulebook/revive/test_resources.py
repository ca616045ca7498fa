"""Resources (REV-RES-01..11)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.pieces.kinds import RESOURCES
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import (
    ACTION_PROMPT,
    ACTIVATE,
    BASIC_RESOURCE,
    BUILD,
    CRATE,
    OPEN,
    PAY,
    PAY_CRATE,
    PAY_MACHINE,
    SWITCH,
    TRIBE,
)
from tests.rulebook import rule
from tests.rulebook.revive.positions import build, silent

CHEAPER_BY_TWO = {"bottom1": ["CG09"]}  # in play: builds cost 2 gears less


def open_crate(t: ReviveTable) -> ReviveTable:
    return t.answer(OPEN, t.options[0]) if t.asked is OPEN else t


@rule("REV-RES-01")
def test_a_basic_resource_of_choice_is_a_gear_a_book_or_food():
    t = scenario().start().answer(ACTION_PROMPT, SWITCH)
    assert t.asked is BASIC_RESOURCE
    assert [RESOURCES[code] for code in t.options] == ["gear", "book", "food"]


@rule("REV-RES-02")
@pytest.mark.parametrize(("card", "resource"), [("CG01", "gear"), ("CN01", "book"), ("CY01", "food")])
def test_a_gained_resource_is_kept(card: str, resource: str):
    t = scenario().seat(0, active=[card], **{resource: 1}).start().play(card, "top1")
    assert t.resources(0) == {**dict.fromkeys(RESOURCES, 0), resource: 4}


@rule("REV-RES-03")
def test_a_spent_resource_is_gone():
    made, site = silent()
    t = build(made.seat(0, gear=4, book=2).start(), site).pay()
    assert t.player(0).small == 1 << site
    assert t.resources(0) == {"gear": 1, "book": 2, "food": 0, "crystal": 0}


@rule("REV-RES-04", "REV-RES-05")
@pytest.mark.parametrize(("card", "resource"), [("CG01", "gear"), ("CN01", "book"), ("CY01", "food")])
def test_the_seventh_basic_resource_of_a_kind_is_lost(card: str, resource: str):
    t = scenario().seat(0, active=[card], **{resource: 4}).start().play(card, "top1")
    assert t.resources(0) == {**dict.fromkeys(RESOURCES, 0), resource: 6}


@rule("REV-RES-05")
def test_a_player_holds_three_crystals_at_most():
    t = scenario().seat(0, active=["CG10"], crystal=1, gear=6, book=6, food=6).start().play("CG10", "top1")
    assert t.resources(0)["crystal"] == 3
    t = scenario().seat(0, active=["CG10"], crystal=2, gear=6, book=6, food=6).start().play("CG10", "top1")
    assert t.resources(0)["crystal"] == 3


@rule("REV-RES-06")
def test_what_is_gained_while_paying_goes_into_the_payment_above_the_cap():
    made, site = silent()
    t = build(made.seat(0, gear=6, closed=["K04"]).start(), site, large=True)
    open_crate(t.answer(PAY, PAY_CRATE)).pay()
    assert t.player(0).large == 1 << site
    assert t.resources(0)["gear"] == 6 + 2 - 5


@rule("REV-RES-07")
def test_what_is_above_the_cap_when_the_action_ends_is_lost():
    made, site = silent()
    made.seat(0, gear=6, closed=["K04"], slots=CHEAPER_BY_TWO)
    t = open_crate(build(made.start(), site).answer(PAY, PAY_CRATE))
    t.pay()
    assert t.player(0).small == 1 << site
    assert t.resources(0)["gear"] == 6, "6 + 2 - 1 is one above the cap"


@rule("REV-RES-07")
def test_outside_a_payment_the_cap_works_at_once():
    t = scenario().seat(0, gear=5, closed=["K04"]).start()
    open_crate(t.answer(ACTION_PROMPT, CRATE))
    assert t.resources(0)["gear"] == 6


@rule("REV-RES-08")
def test_where_crystals_are_asked_for_nothing_else_will_do():
    def offered(**resources: int) -> bool:
        made, _ = silent()
        made.tribe(0, "x49").figure(0, made.fields("location")[0], "t1")
        made.figure(0, made.fields("location")[1], "t2R").seat(0, slots={"top1": ["CG01"]}, **resources)
        return TRIBE in made.start().options

    assert not offered(gear=6, book=6, food=6)
    assert offered(crystal=1)


@rule("REV-RES-09")
def test_discounts_do_not_bring_a_cost_below_nothing():
    made, site = silent()
    made.seat(0, gear=1, energy=1, slots=CHEAPER_BY_TWO, tracks=(5, 1, 1), machines={3: "MG01"})
    t = build(made.start(), site).answer(PAY, PAY_MACHINE)
    if t.asked is ACTIVATE:
        t.answer(ACTIVATE, 3)
    t.pay()
    assert t.player(0).small == 1 << site
    assert t.resources(0)["gear"] == 1, "3 - 2 - 2 is free, not a gift"


@rule("REV-RES-09")
@pytest.mark.parametrize(("energy", "possible"), [(1, True), (0, False)])
def test_who_has_nothing_at_all_may_build_for_nothing(energy: int, possible: bool):
    made, site = silent()
    made.seat(0, energy=energy, slots=CHEAPER_BY_TWO, tracks=(5, 1, 1), machines={3: "MG01"})
    t = made.start()
    assert (BUILD in t.options) == possible
    if possible:
        build(t, site)
        assert t.player(0).small == 1 << site


@rule("REV-RES-10")
def test_what_cannot_be_paid_cannot_be_done():
    def offered(gear: int) -> bool:
        made, _ = silent()
        return BUILD in made.seat(0, gear=gear).start().options

    assert [offered(gear) for gear in (0, 2, 3)] == [False, False, True]


@rule("REV-RES-11")
def test_discounts_from_different_sources_add_up():
    made, site = silent()
    made.seat(0, gear=3, energy=1, slots=CHEAPER_BY_TWO, tracks=(5, 1, 1), machines={3: "MG01"})
    t = build(made.start(), site, large=True).answer(PAY, PAY_MACHINE)
    if t.asked is ACTIVATE:
        t.answer(ACTIVATE, 3)
    t.pay()
    assert t.player(0).large == 1 << site
    assert t.resources(0)["gear"] == 3 - (5 - 2 - 2)

"""Building a workshop (AOI-BUILD-01..07)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.table.prompts import ACTION, AFTER, LEECH
from tests.rulebook import rule

from .homes import go_on, settled

MORE_WORKSHOPS = ("C10", "C13", "D6", "E11", "H5", "H8", "A6")


@rule("AOI-BUILD-01")
def test_a_workshop_stands_on_home_terrain():
    made = settled(tools=1, coins=2).terrain("I10", "desert").terrain("H11", "desert")
    assert made.start().act("workshop").spaces == {"I10", "H11"}
    assert "workshop" not in settled(tools=1, coins=2).start().actions, "no home terrain in reach"


@rule("AOI-BUILD-02")
def test_a_workshop_stands_on_an_unbuilt_space():
    made = settled(tools=1, coins=2).terrain("I10", "desert").terrain("H11", "desert").terrain("I12", "desert")
    assert made.start().act("workshop").spaces == {"I10", "I12", "H11"}
    taken = settled(tools=1, coins=2).terrain("I10", "desert").terrain("H11", "desert")
    taken.building(0, "guild", "I12").building(1, "workshop", "H10")
    assert taken.start().act("workshop").spaces == {"I10", "H11"}


@rule("AOI-BUILD-03")
@pytest.mark.parametrize(("shipping", "reached"), [(0, set()), (1, {"C10", "D11"})])
def test_a_workshop_stands_in_reach_of_an_own_building(shipping: int, reached: set[str]):
    """Deserts C10 and D11 lie across one river space from E11, and D11 beside it as well."""
    made = settled(tools=1, coins=2, shipping=shipping).building(0, "workshop", "E11").terrain("E12", "desert")
    made.terrain("D11", "desert")
    assert made.start().act("workshop").spaces == {"E12", "D11"} | reached


@rule("AOI-BUILD-03")
def test_a_space_that_is_merely_terraformed_gives_no_reach():
    t = settled(tools=1, coins=2).terrain("I10", "desert").terrain("I9", "desert").terrain("I12", "desert").start()
    assert t.act("workshop").spaces == {"I10", "I12"}


@rule("AOI-BUILD-04", "AOI-MATERIAL-19")
def test_nine_workshops_are_all_there_are():
    eight = settled(tools=1, coins=2).terrain("I10", "desert").building(0, "workshop", *MORE_WORKSHOPS)
    t = eight.start().act("workshop", at="I10")
    assert len(t.buildings(0)) == 9
    nine = settled(tools=1, coins=2).terrain("I10", "desert").building(0, "workshop", *MORE_WORKSHOPS, "I12")
    assert "workshop" not in nine.start().actions


@rule("AOI-BUILD-05")
@pytest.mark.parametrize(("tools", "coins", "payable"), [(1, 2, True), (0, 2, False), (1, 1, False), (3, 5, True)])
def test_a_workshop_costs_a_tool_and_two_coins(tools: int, coins: int, payable: bool):
    t = settled(tools=tools, coins=coins).terrain("I10", "desert").start()
    assert ("workshop" in t.actions) == payable
    if payable:
        t.act("workshop")
        assert (t.player(0).tools, t.player(0).coins) == (tools - 1, coins - 2)


@rule("AOI-BUILD-06")
@pytest.mark.parametrize(("before", "more"), [(1, 1), (2, 1), (3, 1), (4, 0), (5, 1)])
def test_each_workshop_uncovers_the_next_income_of_its_row(before: int, more: int):
    """1 tool is always visible, the fifth workshop covers none."""
    income = 1 + before
    others = MORE_WORKSHOPS[: before - 1]
    if before == 5:
        income -= 1
    still = go_on(settled().building(0, "workshop", *others).start())
    assert still.player(0).tools == income
    made = settled(tools=1, coins=2).terrain("I10", "desert").building(0, "workshop", *others)
    t = go_on(made.start().act("workshop", at="I10"))
    assert t.player(0).tools == income + more


@rule("AOI-BUILD-07")
def test_neighbours_of_a_new_workshop_are_offered_power():
    made = settled(tools=1, coins=2).terrain("I10", "desert").building(1, "guild", "I9")
    t = made.start().act("workshop")
    assert (t.asked, t.seat_asked, max(t.options)) == (LEECH, 1, 2)
    far = settled(tools=1, coins=2).terrain("I10", "desert").building(1, "guild", "I8").start().act("workshop")
    assert far.asked in (AFTER, ACTION)

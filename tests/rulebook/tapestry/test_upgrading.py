"""Upgrading tech cards (TAP-UPGRADE-01..11)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.pieces.kinds import BOTTOM, MIDDLE
from tafelrunde.games.tapestry.scenario import TapestryTable
from tafelrunde.games.tapestry.table.player import TECH
from tafelrunde.games.tapestry.table.prompts import BONUS, EXPLORE_HEX, EXPLORE_TURN, INVENT, UPGRADE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change, holdings

UPGRADING_TILE = 22


def in_income(players: int = 2, others: dict[int, dict[str, Any]] | None = None, **seat: Any) -> TapestryTable:
    """Seat 0 is in step 3 of income turn 2, unless there is nothing to upgrade; no tapestry cards are in the game."""
    made = quiet(players).seat(0, coin=1, **seat).no_cards()
    for other in range(1, players):
        made.seat(other, era=2, **(others or {}).get(other, {}))
    return made.start().income()


def may_rise(card: str, **arranged: Any) -> bool:
    """Can a card in the middle row enter the top row?"""
    t = in_income(tech={"middle": [card]}, **arranged)
    return t.asked is UPGRADE and t.tech(card) in t.options


@rule("TAP-UPGRADE-01")
def test_a_card_gives_its_benefits_only_when_it_is_upgraded():
    t, before = entered("technology", 1, quiet().display("canned_food", "clocks", "radio"))
    t.answer(INVENT, t.tech("canned_food"))
    assert change(t, before) == {"tech": 1}
    t, before = entered("technology", 5, tech={"bottom": ["canned_food"]}, worker=1)
    build(part(t, 1)).answer(BONUS, 1)
    assert change(t, before) == {"house": 1, "worker": -1, "food": 1}


@rule("TAP-UPGRADE-02", "TAP-UPGRADE-04", "TAP-UPGRADE-05")
def test_a_card_rises_one_row_with_the_circle_in_the_middle_and_the_square_on_top():
    t = in_income(tech={"bottom": ["canned_food"]}, tracks={"military": 4})
    before = holdings(t.player(0))
    t.answer(UPGRADE, t.tech("canned_food"))
    assert t.match.view(1)["seats"][0]["tech"] == [[], [t.tech("canned_food")], []]
    assert t.player(0).goods[2] == before["food"] + 1 + 1  # with the income of step 5
    assert t.player(0).tally[TECH] == 0
    t = in_income(tech={"middle": ["canned_food"]}, tracks={"military": 4})
    t.answer(UPGRADE, t.tech("canned_food"))
    assert t.match.view(1)["seats"][0]["tech"] == [[], [], [t.tech("canned_food")]]
    assert t.player(0).tally[TECH] == 7  # once


@rule("TAP-UPGRADE-03")
def test_a_card_in_the_top_row_cannot_be_upgraded():
    t = in_income(tech={"top": ["calendar"], "bottom": ["clocks"]}, tracks={"exploration": 4})
    assert sorted(t.options) == [NONE, t.tech("clocks")]
    t = in_income(tech={"top": ["calendar"]}, tracks={"exploration": 4})
    assert t.asked is not UPGRADE


@rule("TAP-UPGRADE-06", "TAP-UPGRADE-07")
@pytest.mark.parametrize(("space", "met"), [(3, False), (4, True), (6, True), (9, True), (12, True)])
def test_the_tier_of_the_prerequisite_or_a_higher_one_must_be_reached(space: int, met: bool):
    assert may_rise("calendar", tracks={"exploration": space}) == met
    assert may_rise("calendar", others={1: {"tracks": {"exploration": space}}}) == met
    assert not may_rise("calendar", tracks={"military": 12})


@rule("TAP-UPGRADE-06")
def test_only_neighbours_help_with_a_prerequisite():
    there = {"tracks": {"exploration": 4}}
    for other, helps in ((1, True), (2, False), (3, True)):
        assert may_rise("calendar", players=4, others={other: there}) == helps


@rule("TAP-UPGRADE-08")
@pytest.mark.parametrize(("farms", "met"), [(1, False), (2, True), (3, True)])
def test_an_innovation_of_the_income_mat_must_be_uncovered(farms: int, met: bool):
    built = {"farm": list(range(farms))}
    assert may_rise("barn", built=built) == met
    assert may_rise("barn", others={1: {"built": built}}) == met
    assert not may_rise("barn", built={"house": [0, 1, 2]})


@rule("TAP-UPGRADE-09")
def test_the_middle_row_needs_nothing():
    t = in_income(tech={"bottom": ["transistors", "barn", "radio"]})
    assert sorted(t.options) == sorted([NONE, *map(t.tech, ("transistors", "barn", "radio"))])


@rule("TAP-UPGRADE-10")
@pytest.mark.parametrize("era", [2, 3, 4, 5])
def test_one_card_may_be_upgraded_in_income_turns_2_to_5(era: int):
    made = quiet().seat(0, era=era - 1, tech={"bottom": ["canned_food", "light_bulb"]}).seat(1, era=4)
    made.no_cards()
    t = made.start().income()
    assert t.asked is UPGRADE
    assert sorted(t.options) == sorted([NONE, t.tech("canned_food"), t.tech("light_bulb")])
    t.answer(UPGRADE, t.tech("canned_food"))
    assert t.player(0).tech[MIDDLE] == 1 << t.tech("canned_food")
    assert t.player(0).tech[BOTTOM] == 1 << t.tech("light_bulb")
    assert seat_asked(t) == 1


@rule("TAP-UPGRADE-10")
def test_in_income_turn_1_nothing_is_upgraded_and_later_it_may_be_left():
    t = quiet().seat(0, era=0, tech={"bottom": ["canned_food"]}).start()
    assert t.player(0).era == 1
    assert t.player(0).tech[BOTTOM]
    t = in_income(tech={"bottom": ["canned_food"]}).answer(UPGRADE, NONE)
    assert t.player(0).tech[BOTTOM]
    assert seat_asked(t) == 1


@rule("TAP-UPGRADE-11")
def test_tracks_and_tiles_upgrade_too():
    t, before = entered("technology", 8, tech={"bottom": ["canned_food"]}, worker=1)
    build(t).answer(BONUS, 1)
    assert change(t, before) == {"market": 1, "vp": 1, "worker": -1, "food": 1}
    t, before = entered("technology", 9, tech={"middle": ["clocks"]})
    part(t, 0)
    assert change(t, before) == {"vp": 9}
    t, before = entered("exploration", 2, tiles=[UPGRADING_TILE], tech={"bottom": ["canned_food"]})
    t.answer(EXPLORE_HEX, t.options[0]).answer(EXPLORE_TURN, 0)
    assert change(t, before)["food"] == 1

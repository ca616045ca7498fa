"""The technology track (TAP-TRACK-TECH-01..13)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import EXPLORATION, MIDDLE, MILITARY, SCIENCE, TECHNOLOGY, TOP
from tafelrunde.games.tapestry.table.player import TECH
from tafelrunde.games.tapestry.table.prompts import (
    BONUS,
    CIRCLE,
    FROM_DECK,
    INVENT,
    PAY_TECH,
    PLAY,
    REPLACE,
    RESOURCE,
    SQUARE,
    TRACK,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF, ORDER
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, leave, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change


@rule("TAP-TRACK-TECH-01")
def test_pottery_invents_one_tech_card():
    t, before = entered("technology", 1)
    t.answer(INVENT, t.table.display[0])
    assert change(t, before) == {"tech": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-TECH-02")
def test_carpentry_gives_a_tapestry_card_and_sells_a_market():
    t, before = entered("technology", 2, food=1)
    assert change(t, before) == {"cards": 1}
    build(t.answer(BONUS, 2))
    assert change(t, before) == {"cards": 1, "market": 1, "food": -1}


@rule("TAP-TRACK-TECH-03")
def test_stone_tools_invent_or_give_a_market_but_not_both():
    t, before = entered("technology", 3)
    assert t.asked is ONE_OF
    part(t, 0).answer(INVENT, FROM_DECK)
    assert change(t, before) == {"tech": 1}
    t, before = entered("technology", 3)
    build(part(t, 1))
    assert change(t, before) == {"market": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-TECH-04")
@pytest.mark.parametrize("replace", [True, False])
def test_metallurgy_may_replace_the_display_and_then_invents_one(replace: bool):
    t, before = entered("technology", 4)
    old = set(t.table.display)
    t.answer(REPLACE, 1 if replace else NONE)
    assert (old & set(t.table.display) == set()) == replace
    t.answer(INVENT, t.table.display[0])
    assert change(t, before) == {"tech": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-TECH-05")
@pytest.mark.parametrize(("choice", "kind"), [(0, "farm"), (1, "house"), (2, "armory")])
def test_glass_gives_a_farm_a_house_or_an_armory_and_sells_an_upgrade(choice: int, kind: str):
    t, before = entered("technology", 5, tech={"bottom": ["irrigation"]}, worker=1)
    assert t.options == [0, 1, 2]
    build(part(t, choice))
    assert change(t, before) == {kind: 1}
    t.answer(BONUS, 1)  # the only card is upgraded: 1 food
    assert change(t, before) == {kind: 1, "worker": -1, "food": 1}


@rule("TAP-TRACK-TECH-06")
def test_steel_scores_armories_gives_a_market_and_sells_an_invention():
    t, before = entered("technology", 6, built={"armory": [0, 1], "market": [2]}, food=1)
    assert t.asked is ORDER
    part(t, 0)
    assert change(t, before) == {"vp": 2}
    build(t)
    assert change(t, before) == {"vp": 2, "market": 1}
    t.answer(BONUS, 2).answer(INVENT, FROM_DECK)
    assert change(t, before) == {"vp": 2, "market": 1, "tech": 1, "food": -1}


@rule("TAP-TRACK-TECH-07")
def test_rubber_may_replace_the_display_and_invents_two_one_after_the_other():
    t, before = entered("technology", 7)
    old = set(t.table.display)
    t.answer(REPLACE, 1)
    assert not old & set(t.table.display)
    first, second, third = t.table.display
    t.answer(INVENT, first)
    new = t.table.display[-1]
    assert new not in (first, second, third)
    t.answer(INVENT, new)  # the display was refilled in between
    assert change(t, before) == {"tech": 2}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-TECH-08")
def test_plastic_scores_markets_with_the_new_one_and_sells_an_upgrade():
    t, before = entered("technology", 8, built={"market": [0, 1]}, tech={"bottom": ["irrigation"]}, worker=1)
    build(t)
    assert change(t, before) == {"market": 1, "vp": 3}
    t.answer(BONUS, 1)
    assert change(t, before) == {"market": 1, "vp": 3, "worker": -1, "food": 1}


@rule("TAP-TRACK-TECH-09")
def test_electronics_upgrade_and_repeat_a_circle_in_either_order():
    tech = {"bottom": ["canned_food"], "middle": ["light_bulb"]}
    t, before = entered("technology", 9, tech=tech)
    assert t.options == [0, 1]
    part(t, 1)  # the only card in the middle row gives 1 coin, the one upgraded afterwards 1 food
    assert change(t, before) == {"coin": 1, "food": 1}
    assert seat_asked(t) == 1
    t, before = entered("technology", 9, tech=tech)
    part(t, 0)
    assert change(t, before) == {"food": 1}
    assert t.asked is CIRCLE
    assert sorted(t.options) == sorted([t.tech("canned_food"), t.tech("light_bulb")])
    t.answer(CIRCLE, t.tech("canned_food"))
    assert change(t, before) == {"food": 2}


@rule("TAP-TRACK-TECH-10")
def test_computers_score_military_and_science():
    t, before = entered("technology", 10, tracks={"military": 3, "science": 8, "exploration": 5})
    assert change(t, before) == {"vp": 11}


@rule("TAP-TRACK-TECH-11")
def test_nanotechnology_upgrades_repeats_a_square_and_buys_three_tech_cards():
    tech = {"bottom": ["canned_food"], "middle": ["clocks"], "top": ["calendar"]}
    t, before = entered("technology", 11, tech=tech)
    assert t.options == [0, 1]
    part(t, 0).answer(UPGRADE, t.tech("clocks"))  # 1 point for each space of technology
    assert change(t, before) == {"vp": 11}
    t.answer(SQUARE, t.tech("calendar"))
    assert change(t, before) == {"vp": 18}
    assert t.asked is PAY_TECH
    for _ in range(3):
        if t.asked is PAY_TECH:
            t.match.choose(t.options[0])
    assert change(t, before) == {"vp": 28, "tech": -3}


@rule("TAP-TRACK-TECH-11")
def test_two_tech_cards_do_not_pay_for_nanotechnology():
    for cards, offered in ((["calendar", "canned_food"], False), (["calendar", "canned_food", "concrete"], True)):
        t, before = entered("technology", 11, tech={"top": cards})
        t.answer(SQUARE, t.tech("calendar"))
        assert change(t, before) == {"vp": 7}
        assert (t.asked is PAY_TECH) == offered


@rule("TAP-TRACK-TECH-12")
@pytest.mark.parametrize("track", [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY])
def test_the_singularity_begins_any_track_anew_and_gives_one_of_each_resource(track: int):
    t, before = entered("technology", 12, quiet().claimed(0, "end-of-track"), tracks={"military": 4})
    assert t.asked is TRACK
    assert t.options == [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY]
    t.answer(TRACK, track)
    assert change(t, before) == {"coin": 1, "worker": 1, "food": 1, "culture": 1}
    tokens = t.player(0).tracks
    assert 12 not in tokens[TECHNOLOGY]
    assert tokens[track][0] == 0
    assert sum(map(len, tokens)) == 4


@rule("TAP-TRACK-TECH-13")
def test_after_the_singularity_technology_counts_as_completed():
    t, _ = entered("technology", 12, tech={"middle": ["clocks"]}, hand=["trap"])
    t.answer(TRACK, TECHNOLOGY)
    assert t.player(0).tracks[TECHNOLOGY] == (0,)
    assert t.player(0).achieved == 1
    t.advance("exploration").income()  # seat 1 scouts; seat 0 is first in era 2
    t.answer(RESOURCE, 0).answer(PLAY, t.card("trap")).answer(UPGRADE, t.tech("clocks"))
    assert t.player(0).tally[TECH] == 12  # tier II is met, and each space advanced scored


@rule("TAP-TRACK-TECH-02", "TAP-TRACK-TECH-05", "TAP-TRACK-TECH-06", "TAP-TRACK-TECH-08")
def test_the_bonuses_of_technology_may_be_left():
    for space in (2, 5, 6, 8):
        t, _ = entered("technology", space, tech={"bottom": ["irrigation"]}, food=1)
        while t.asked is not BONUS:
            t.match.choose(t.options[0])
        leave(t)
        assert t.player(0).goods[2] == 1
        assert seat_asked(t) == 1
        assert t.player(0).tech[MIDDLE] == t.player(0).tech[TOP] == 0

"""The arts track (TAP-TRACK-ARTS-01..12)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import ARTS, EXPLORATION, FARM, MILITARY, SCIENCE, TECHNOLOGY
from tafelrunde.games.tapestry.table.prompts import (
    ACTION,
    BONUS,
    BORROW,
    CREATE,
    FROM_MASTERPIECES,
    INSPIRE,
    REPLACE_ART,
    TRACK,
)
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook.tapestry.entering import build
from tests.rulebook.tapestry.holdings import change

from .arts import art_of, arts, create, enter_arts, take


def test_space_1_gives_a_tapestry_card():
    t, before = enter_arts(1)
    assert change(t, before) == {"cards": 1}
    assert t.player(0).tracks[ARTS] == (1,)


def test_space_2_gives_5_points_and_offers_any_income_building_for_a_resource():
    t, before = enter_arts(2, culture=1)
    assert change(t, before) == {"vp": 5}
    t.answer(BONUS, 3)
    assert t.asked is ONE_OF
    assert t.options == [0, 1, 2, 3]
    build(t.answer(ONE_OF, 1))
    assert change(t, before) == {"vp": 5, "house": 1, "culture": -1}


def test_space_3_creates_a_face_up_masterpiece_or_the_top_one():
    made = arts().art_display(5, 9, 19)
    t, _ = enter_arts(3, made)
    assert t.asked is CREATE
    assert t.options == [4, 8, 18, FROM_MASTERPIECES]
    assert art_of(create(t, 9)) == [9]
    assert len(t.table.side.masterpieces) == 3  # filled up at once
    assert 8 not in t.table.side.masterpieces


def test_space_4_gives_points_for_territory_tiles_and_tech_cards():
    t, before = enter_arts(4, tiles=[1, 2, 3], tech={"bottom": ["paper"], "top": ["compass"]})
    assert change(t, before) == {"vp": 5}


def test_space_5_inspires_and_offers_to_create():
    t, _ = enter_arts(5, arts().inspired(0, "house"), culture=1)
    assert t.asked is INSPIRE
    assert t.options == [0, 2, 3]
    t.answer(INSPIRE, FARM)
    assert t.match.view(0)["seats"][0]["side"]["inspired"] == [1, 2]
    t.answer(BONUS, 3)
    assert t.asked is CREATE
    t.match.choose(t.options[0])
    assert len(art_of(t)) == 1


def test_space_6_performs_or_gives_any_income_building():
    t, before = enter_arts(6, arts().art(0, 19))
    assert t.asked is ONE_OF
    assert t.options == [0, 1]
    take(t.answer(ONE_OF, 0), "food")
    assert change(t, before) == {"vp": 4, "food": 1}
    t, before = enter_arts(6, arts().art(0, 19))
    build(t.answer(ONE_OF, 1).answer(ONE_OF, 0))
    assert change(t, before) == {"market": 1}


@pytest.mark.parametrize("replace", [True, False])
def test_space_7_may_replace_the_display_before_creating(replace: bool):
    t, _ = enter_arts(7, arts().art_display(1, 2, 3))
    assert t.asked is REPLACE_ART
    assert t.options == [1, NONE]
    t.answer(REPLACE_ART, 1 if replace else NONE)
    assert t.asked is CREATE
    offered = {code for code in t.options if code != FROM_MASTERPIECES}
    assert len(offered) == 3
    assert (offered & {0, 1, 2} == set()) == replace
    t.match.choose(min(offered))
    assert len(art_of(t)) == 1


def test_space_8_inspires_and_offers_any_income_building():
    t, before = enter_arts(8, culture=1)
    t.answer(INSPIRE, 3).answer(BONUS, 3)
    build(t.answer(ONE_OF, 3))
    assert change(t, before) == {"armory": 1, "culture": -1, "inspired": 1}


def test_space_9_advances_on_another_track_with_benefit():
    t, before = enter_arts(9)
    assert t.asked is TRACK
    assert t.options == [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY]
    t.answer(TRACK, EXPLORATION)
    assert change(t, before) == {"exploration": 1, "tiles": 2}


def test_space_10_gives_a_building_and_a_point_for_each_one_in_the_capital():
    t, before = enter_arts(10, built={"farm": [0, 1], "market": [2]})
    build(t.answer(ONE_OF, 1))
    assert change(t, before) == {"house": 1, "vp": 4}


def test_space_11_advances_elsewhere_and_offers_to_create():
    t, before = enter_arts(11, worker=1)
    t.answer(TRACK, EXPLORATION).answer(BONUS, 1)
    assert t.asked is CREATE
    t.match.choose(t.options[0])
    assert change(t, before) == {"exploration": 1, "tiles": 2, "worker": -1, "masterpieces": 1}


def test_space_12_uses_up_to_three_masterpieces_of_oneself_and_the_neighbours():
    made = arts(4).art(0, 19, 2).art(1, 5, 3).art(2, 11).art(3, 9)  # seat 2 is no neighbour, and 3 is of one use
    made.seat(0, tracks={"technology": 4})
    t, before = enter_arts(12, made)
    assert before["vp"] == 0
    assert t.asked is BORROW
    assert t.options == [1, 4, 8, 18, NONE]
    assert t.player(0).vp == 15  # the end of the track
    t.answer(BORROW, 1)
    assert t.options == [4, 8, 18, NONE]  # none of them twice
    take(t.answer(BORROW, 18))
    assert t.options == [4, 8, NONE]
    take(t.answer(BORROW, 4))
    assert t.asked is ACTION
    assert t.table.active == 1
    assert change(t, before) == {"vp": 15 + 4 + 4, "coin": 2, "cards": 1}
    assert t.player(1).side.masterpieces.bit_count() == 2  # only the benefit was borrowed


def test_fewer_than_three_masterpieces_may_be_used():
    t, before = enter_arts(12, arts().art(0, 19))
    t.answer(BORROW, NONE)
    assert change(t, before) == {"vp": 10}
    assert t.table.active == 1

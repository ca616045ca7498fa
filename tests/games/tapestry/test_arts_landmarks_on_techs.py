"""Landmarks on tech cards, restricted and free upgrades (TAP-UPGRADE-12..17, -26, -27)."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.tapestry.pieces.kinds import BOTTOM, COIN, FOOD, MIDDLE, TECHNOLOGY, TOP
from tafelrunde.games.tapestry.pieces.landmarks import FORGE, RUBBER_WORKS
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import (
    LANDMARK_SITE,
    LANDMARK_TURN,
    PAY_TECH,
    PLAY,
    PUT_ON_TECH,
    TRACK,
    UPGRADE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook.tapestry.entering import entered

from .arts import arts
from .playing import on_top


def gaining_forge(made: TapestryScenario | None = None, **seat: Any) -> TapestryTable:
    """Seat 0 is the first to enter tier II of technology."""
    made = (made or arts()).seat(0, coin=2, tracks={"technology": 3}, **seat)
    return made.start().advance("technology", pay=["coin"])


def landmark_shown(t: TapestryTable, seat: int = 0) -> list[list[int]]:
    shown: list[list[int]] = t.match.view(1)["seats"][seat]["side"]["on_techs"]
    return shown


def test_a_landmark_may_go_on_a_card_that_needs_one_which_may_be_upgraded_at_once():
    t = gaining_forge(tech={"middle": ["automation"], "bottom": ["paper"]})
    assert t.asked is PUT_ON_TECH
    assert t.options == [t.tech("automation"), NONE]
    t.answer(PUT_ON_TECH, t.tech("automation"))
    assert landmark_shown(t) == [[t.tech("automation"), FORGE]]
    assert t.player(0).in_city == 0
    assert t.player(0).landmarks == 1 << FORGE
    assert t.asked is UPGRADE
    assert t.options == [t.tech("automation"), NONE]
    t.answer(UPGRADE, t.tech("automation"))
    assert t.player(0).tech[TOP] == 1 << t.tech("automation")
    assert t.player(0).far[TECHNOLOGY] == 5  # its square


def test_the_upgrade_that_comes_with_the_landmark_may_be_left_and_is_one_row():
    t = gaining_forge(tech={"bottom": ["automation"]})
    t.answer(PUT_ON_TECH, t.tech("automation")).answer(UPGRADE, t.tech("automation"))
    assert t.player(0).tech[MIDDLE] == 1 << t.tech("automation")
    assert t.player(0).goods[COIN] == 1  # its circle
    assert t.asked is not UPGRADE
    t = gaining_forge(tech={"bottom": ["automation"]})
    t.answer(PUT_ON_TECH, t.tech("automation")).answer(UPGRADE, NONE)
    assert t.player(0).tech[BOTTOM] == 1 << t.tech("automation")


def test_dark_ages_moves_all_three_spaces_although_a_landmark_on_the_way_advances_the_token_too():
    made = arts().seat(0, tracks={"technology": 2}, tech={"middle": ["automation"]})
    t, _ = on_top("dark_ages", made)
    t.answer(TRACK, TECHNOLOGY)
    t.match.choose(t.options[0])  # the track that is left alone
    t.answer(PUT_ON_TECH, t.tech("automation")).answer(UPGRADE, t.tech("automation"))
    assert t.player(0).far[TECHNOLOGY] == 2 + 3 + 1


def test_the_landmark_may_be_built_in_the_capital_instead():
    t = gaining_forge(tech={"middle": ["automation"]}).answer(PUT_ON_TECH, NONE)
    assert t.asked in (LANDMARK_TURN, LANDMARK_SITE)
    t.match.choose(t.options[0])
    assert t.player(0).in_city == 1 << FORGE
    assert landmark_shown(t) == []


def test_without_a_landmark_on_it_the_card_cannot_enter_the_top_row():
    def upgrades(made: TapestryScenario) -> list[int]:
        t = made.seat(0, hand=["trap"]).seat(1, era=4).start().income()
        t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
        return t.options if t.asked is UPGRADE else []

    made = arts().seat(0, tech={"middle": ["astrolabe"]})
    assert upgrades(made) == []
    made = arts().seat(0, tech={"middle": ["astrolabe"]}).landmark(0, "forge")
    assert upgrades(made) == []  # one in the capital is none on the card
    made = arts().seat(0, tech={"middle": ["astrolabe"]}).seat(1, tech={"middle": ["calculus"]})
    assert upgrades(made.landmark_on(1, "calculus", "forge")) == []  # neighbours are irrelevant
    made = arts().seat(0, tech={"middle": ["astrolabe"]}).landmark_on(0, "astrolabe", "forge")
    assert len(upgrades(made)) == 2


def test_the_largest_landmark_finds_room_on_a_card():
    made = arts().seat(0, coin=3, tracks={"technology": 6}, tech={"middle": ["war_academy"]})
    t = made.start().advance("technology", pay=["coin", "coin"])
    assert t.asked is PUT_ON_TECH
    t.answer(PUT_ON_TECH, t.tech("war_academy"))
    assert landmark_shown(t) == [[t.tech("war_academy"), RUBBER_WORKS]]


def test_the_landmark_stays_on_the_card_when_that_is_upgraded():
    made = arts().seat(0, tech={"middle": ["astrolabe"]}).landmark_on(0, "astrolabe", "forge")
    t = made.seat(0, hand=["trap"]).seat(1, era=4).start().income()
    t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
    t.answer(UPGRADE, t.tech("astrolabe"))
    assert landmark_shown(t) == [[t.tech("astrolabe"), FORGE]]
    assert t.player(0).landmarks == 1 << FORGE


def test_discarding_the_card_discards_the_landmark():
    made = arts().seat(0, tech={"middle": ["astrolabe"], "bottom": ["paper"], "top": ["compass", "calendar"]})
    made.landmark_on(0, "astrolabe", "forge")
    t, _ = entered("technology", 11, made)
    while t.asked is not PAY_TECH:
        t.match.choose(t.options[-1])
    while t.asked is PAY_TECH:
        t.answer(PAY_TECH, t.tech("astrolabe") if t.tech("astrolabe") in t.options else t.options[0])
    assert not t.player(0).techs >> t.tech("astrolabe") & 1
    assert landmark_shown(t) == []
    assert t.player(0).landmarks == 0
    assert not t.table.landmarks >> FORGE & 1  # nobody can gain it again
    assert t.match.view(0)["side"]["landmarks_gone"] == [FORGE]


def test_a_card_takes_one_landmark_and_each_card_needs_its_own():
    made = arts().seat(0, tech={"middle": ["automation", "astrolabe"]}).landmark_on(0, "automation", "lighthouse")
    t = gaining_forge(made)
    assert t.options == [t.tech("astrolabe"), NONE]
    t.answer(PUT_ON_TECH, NONE)
    made = arts().seat(0, tech={"middle": ["automation"]}).landmark_on(0, "automation", "lighthouse")
    assert gaining_forge(made).asked is not PUT_ON_TECH


def test_duct_tape_upgrades_twice_whatever_the_top_row_needs():
    def taped() -> TapestryTable:
        middle = ["duct_tape", "automation", "stock_market", "radio"]
        made = arts().seat(0, hand=["trap"], tech={"middle": middle, "bottom": ["canned_food"]})
        t = made.seat(0, tracks={"technology": 7}).seat(1, era=4).start().income()
        t.answer(PLAY, t.card("trap")) if t.asked is PLAY else None
        return t.answer(UPGRADE, t.tech("duct_tape"))

    t = taped()
    assert t.asked is UPGRADE
    wanted = ["automation", "stock_market", "radio", "canned_food"]
    assert t.options == sorted(t.tech(card) for card in wanted)  # landmark, income mat, tier: all waived
    t.answer(UPGRADE, t.tech("automation"))
    assert t.player(0).tech[TOP] >> t.tech("automation") & 1
    t = taped().answer(UPGRADE, t.tech("canned_food"))
    assert t.player(0).goods[FOOD] == 1
    t.answer(UPGRADE, t.tech("canned_food"))  # the same one again
    assert t.player(0).tech[TOP] >> t.tech("canned_food") & 1
    assert t.asked is not UPGRADE
    assert t.player(0).vp >= 7


def test_a_landmark_that_fits_nowhere_else_must_go_on_the_card():
    made = arts().fill(0, list(range(81))).seat(0, tech={"middle": ["automation", "astrolabe"]})
    for plot in range(-3, 12):
        for other in range(-3, 12):
            made.state.players[0].city |= 1 << (plot + 3) * 15 + other + 3
    t = gaining_forge(made)
    assert t.asked is PUT_ON_TECH
    assert NONE not in t.options

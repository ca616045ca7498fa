"""Landmarks on tech cards, upgrades without prerequisites (the KA lines of UPGRADE, and TAP-EX-11)."""

from __future__ import annotations

from typing import Any, Optional

import pytest

from tafelrunde.games.tapestry.pieces.kinds import COIN, TECHNOLOGY
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import ACTION, CREATE, PAY_TECH, PLAY, PUT_ON_TECH, UPGRADE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .arts import arts, asked, before_income, income, on_tech, set_up, side
from .entering import entered
from .upgrades import may_enter_top

NEEDY = ["astrolabe", "automation", "calculus", "war_academy", "microphone"]


def tier_ii(row: str, *cards: str, made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryTable:
    """Seat 0 is the first in tier II of technology and gains the Forge."""
    made = (made or arts()).seat(0, coin=2, tracks={"technology": 3}, tech={row: list(cards)}, **mine)
    return made.start().advance("technology", pay=["coin"])


@rule("TAP-UPGRADE-12", "TAP-ICON-03")
@pytest.mark.parametrize("card", NEEDY)
def test_the_top_row_needs_a_landmark_on_the_card(card: str) -> None:
    tracks = {"exploration": 12, "technology": 12, "science": 12, "military": 12, "arts": 12}
    built = {kind: [3 * n, 3 * n + 1, 3 * n + 2] for n, kind in enumerate(("market", "house", "farm"))}
    lacking = arts().landmark(0, "forge", "barn")  # owned, but not on the card
    assert not may_enter_top(card, lacking, tracks=tracks, built=built)
    assert may_enter_top(card, on_tech(arts(), 0, card, "forge"))


@rule("TAP-UPGRADE-12")
def test_landmarks_of_neighbours_are_irrelevant() -> None:
    made = on_tech(arts().seat(1, tech={"top": ["microphone"]}), 1, "microphone", "forge").landmark(1, "barn")
    assert not may_enter_top("automation", made)
    assert may_enter_top("calendar", arts().seat(1, tracks={"exploration": 4}))  # where others do help


@rule("TAP-UPGRADE-13", "TAP-EX-11", "TAP-DEC-16")
def test_a_landmark_gained_may_go_onto_the_card_which_may_be_upgraded_at_once() -> None:
    t = tier_ii("middle", "automation")
    automation = t.tech("automation")
    assert asked(t) == (0, PUT_ON_TECH, [automation, NONE])
    t.answer(PUT_ON_TECH, automation)
    assert side(t)["on_techs"] == [[automation, t.landmark_number("forge")]]
    assert asked(t) == (0, UPGRADE, [automation, NONE])
    t.answer(UPGRADE, automation)
    assert t.player(0).tech[2] == 1 << automation
    assert t.player(0).tracks[TECHNOLOGY] == (5,)  # its square
    assert t.player(0).landmarks == 1 << t.landmark_number("forge")
    assert t.player(0).in_city == 0


@rule("TAP-UPGRADE-13", "TAP-EX-11", "TAP-DEC-16")
def test_neither_the_card_nor_the_upgrade_is_forced() -> None:
    t = tier_ii("middle", "automation").answer(PUT_ON_TECH, NONE)
    set_up(t)
    assert t.player(0).in_city == 1 << t.landmark_number("forge")
    assert side(t)["on_techs"] == []
    t = tier_ii("middle", "automation")
    t.answer(PUT_ON_TECH, t.tech("automation")).answer(UPGRADE, NONE)
    assert t.player(0).tech[1] == 1 << t.tech("automation")


@rule("TAP-UPGRADE-13")
def test_from_the_bottom_row_the_card_goes_up_once_only() -> None:
    t = tier_ii("bottom", "automation")
    t.answer(PUT_ON_TECH, t.tech("automation")).answer(UPGRADE, t.tech("automation"))
    assert t.player(0).tech[1] == 1 << t.tech("automation")
    assert t.player(0).goods[COIN] == 1  # its circle
    assert t.asked is not UPGRADE


@rule("TAP-UPGRADE-13")
def test_other_tech_cards_take_no_landmark() -> None:
    t = tier_ii("middle", "calendar")
    assert t.asked is not PUT_ON_TECH
    assert set_up(t).player(0).in_city


@rule("TAP-UPGRADE-14")
@pytest.mark.parametrize(("space", "landmark"), [(4, "forge"), (7, "rubber_works"), (10, "tech_hub")])
def test_landmarks_of_all_sizes_fit_on_a_card(space: int, landmark: str) -> None:
    made = arts().fill(0, list(range(81)))  # nowhere else is room
    made.seat(0, coin=3, tracks={"technology": space - 1}, tech={"bottom": ["automation", "calculus"]})
    t = made.start().advance("technology", pay=["coin", "coin"])
    assert asked(t) == (0, PUT_ON_TECH, sorted([t.tech("automation"), t.tech("calculus")]))
    t.answer(PUT_ON_TECH, t.tech("calculus"))
    assert side(t)["on_techs"] == [[t.tech("calculus"), t.landmark_number(landmark)]]


@rule("TAP-UPGRADE-15")
def test_the_landmark_stays_on_the_card_for_the_rest_of_the_game() -> None:
    made = on_tech(before_income(4, tech={"middle": ["microphone"]}, hand=["trap", "guilds"]), 0, "microphone", "forge")
    t = made.seat(1, era=4).start().income().answer(PLAY, made.start().card("trap"))
    t.answer(UPGRADE, t.tech("microphone"))
    stays = [[t.tech("microphone"), t.landmark_number("forge")]]
    while t.match.decision is not None:
        assert side(t)["on_techs"] == stays
        assert t.player(0).in_city == 0
        t.match.choose(t.options[-1])
    assert t.player(0).finished
    assert side(t)["on_techs"] == stays


@rule("TAP-UPGRADE-16")
def test_the_landmark_is_discarded_with_the_card() -> None:
    made = on_tech(arts(), 0, "automation", "forge")
    tech = {"bottom": ["automation"], "top": ["calendar", "canned_food"]}
    t, _ = entered("technology", 11, made, tech=tech)
    while t.asked is not PAY_TECH:
        t.match.choose(t.options[0])
    assert side(t)["on_techs"] != []
    while t.asked is PAY_TECH:  # all three
        t.answer(PAY_TECH, t.options[0])
    assert t.table.tech_discard >> t.tech("automation") & 1
    assert side(t)["on_techs"] == []
    assert not t.player(0).landmarks >> t.landmark_number("forge") & 1
    assert not t.table.landmarks >> t.landmark_number("forge") & 1  # nobody gains it any more
    assert t.match.view()["side"]["landmarks_gone"] == [t.landmark_number("forge")]


@rule("TAP-UPGRADE-17")
def test_each_card_needs_a_landmark_of_its_own_and_takes_one_only() -> None:
    made = on_tech(arts(), 0, "calculus", "barracks")
    t = tier_ii("middle", "automation", "calculus", made=made)
    assert asked(t) == (0, PUT_ON_TECH, [t.tech("automation"), NONE])  # the other one has its own
    made = on_tech(arts(), 0, "calculus", "barracks")
    t = income(5, made, tech={"middle": ["automation", "calculus"]})
    assert asked(t) == (0, UPGRADE, [t.tech("calculus"), NONE])


# ------------------------------------------------------------------------------------------------ duct tape


def taped(made: Optional[TapestryScenario] = None, **mine: Any) -> TapestryTable:
    """Duct Tape comes into the top row in the last income turn."""
    tech = {row: list(cards) for row, cards in mine.pop("tech", {}).items()}
    tech["middle"] = [*tech.get("middle", []), "duct_tape"]
    tracks = {"technology": 10}
    t = income(5, made or arts(), tech=tech, tracks=tracks, **mine)
    return t.answer(UPGRADE, t.tech("duct_tape"))


@rule("TAP-UPGRADE-27", "TAP-TECH-32", "TAP-ICON-70")
def test_prerequisites_of_every_kind_are_ignored() -> None:
    made = arts(fantasies_futures=True)
    enchanted = next(tech.id for tech in made.state.catalog.techs if tech.needs.key == "enchanted-card")
    cards = ["calendar", "barn", "automation", enchanted]  # a track, the income mat, a landmark, an enchantment
    made.seat(0, tech={"middle": cards})
    t = taped(made)
    assert asked(t) == (0, UPGRADE, sorted(t.tech(card) for card in cards))
    t.answer(UPGRADE, t.tech("calendar"))
    assert asked(t) == (0, UPGRADE, sorted(t.tech(card) for card in cards[1:]))
    t.answer(UPGRADE, t.tech("automation"))
    assert t.player(0).tech[2] == 1 << t.tech("duct_tape") | 1 << t.tech("calendar") | 1 << t.tech("automation")


@rule("TAP-TECH-32", "TAP-ICON-70")
def test_one_card_may_be_upgraded_twice() -> None:
    t = taped(tech={"bottom": ["oil_paint", "calendar"]})
    assert t.tech("oil_paint") in t.options
    t.answer(UPGRADE, t.tech("oil_paint"))
    t.match.choose(COIN)  # its circle
    assert asked(t) == (0, UPGRADE, sorted([t.tech("oil_paint"), t.tech("calendar")]))
    t.answer(UPGRADE, t.tech("oil_paint"))
    assert t.asked is CREATE  # its square
    t.match.choose(t.options[0])
    assert t.player(0).tech[2] >> t.tech("oil_paint") & 1
    assert t.asked in (ACTION, None)


@rule("TAP-TECH-32")
def test_duct_tape_gives_culture_in_the_middle_row() -> None:
    t = income(5, tech={"bottom": ["duct_tape"]})
    t.answer(UPGRADE, t.tech("duct_tape"))
    assert t.player(0).goods == [0, 0, 0, 1]

"""The tech cards and landmark cards of Arts & Architecture: one behaviour each."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.expansions.arts_architecture import cards as arts_architecture
from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, MIDDLE, RESOURCES, TOP
from tafelrunde.games.tapestry.pieces.landmarks import CASTLE, CATHEDRAL, GALLERY, MUSEUM, PATENT_OFFICE
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tafelrunde.games.tapestry.table.prompts import ACTION, CREATE, INCOME, INSPIRE, INVENT, PLAY, SPACE_TILE, UPGRADE
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook.tapestry.conquests import NEAR
from tests.rulebook.tapestry.entering import build, entered
from tests.rulebook.tapestry.holdings import change, holdings

from .arts import arts, create, enter_arts, take

NEEDS = {
    "jet_fuel": {"exploration": 7},
    "duct_tape": {"technology": 7},
    "oil_paint": {"arts": 4},
    "public_art": {"arts": 7},
    "opera": {"arts": 4},
}
ON_A_LANDMARK = {
    "astrolabe": ("food", "exploration"),
    "automation": ("coin", "technology"),
    "calculus": ("worker", "science"),
    "war_academy": ("culture", "military"),
    "microphone": ("any", "arts"),
}


def test_every_tech_card_has_a_test() -> None:
    tested = {*NEEDS, *ON_A_LANDMARK, "suburbs"}
    assert tested == {card.id for card in arts_architecture.TECH_CARDS}


def upgraded(card: str, row: str, made: TapestryScenario | None = None, **seat: Any) -> tuple[TapestryTable, Any]:
    """In step 3 of the last income turn, which gives no income. Returns what seat 0 had before."""
    made = (made or arts()).seat(0, era=4, tech={row: [card]}, **seat).seat(1, era=4)
    before = holdings(made.state.players[0])
    t = made.start()
    if t.asked is ACTION:
        t.answer(ACTION, INCOME)
    assert t.asked is UPGRADE
    assert t.options == [t.tech(card), NONE]
    return t.answer(UPGRADE, t.tech(card)), before


def refused(card: str, **seat: Any) -> bool:
    """The card cannot enter the top row."""
    t = arts().seat(0, era=4, tech={"middle": [card]}, **seat).seat(1, era=4).start()
    if t.asked is ACTION and t.table.active == 0:
        t.answer(ACTION, INCOME)
    return t.player(0).finished


@pytest.mark.parametrize("card", ON_A_LANDMARK)
def test_tech_cards_that_need_a_landmark(card: str) -> None:
    resource, track = ON_A_LANDMARK[card]
    t, before = upgraded(card, "bottom")
    if resource == "any":
        take(t, "food")
        resource = "food"
    assert {name: n for name, n in change(t, before).items() if name in RESOURCES} == {resource: 1}
    assert refused(card, tracks={"exploration": 12, "technology": 12, "science": 12, "military": 12, "arts": 12})
    t, _ = upgraded(card, "middle", arts().landmark_on(0, card, "forge"))
    assert t.player(0).tech[TOP] == 1 << t.tech(card)
    assert t.player(0).far[ALL_TRACKS.index(track)] == 1


def test_jet_fuel_gains_and_explores_space() -> None:
    t, before = upgraded("jet_fuel", "bottom")
    assert change(t, before)["space tiles"] == 1
    t, before = upgraded("jet_fuel", "middle", tracks=NEEDS["jet_fuel"], space=[1, 2])
    assert t.asked is SPACE_TILE
    assert t.options == [0, 1]


def test_duct_tape_upgrades_twice_without_prerequisites() -> None:
    t, before = upgraded("duct_tape", "bottom")
    assert change(t, before)["culture"] == 1
    made = arts().seat(0, era=4, tech={"middle": ["duct_tape", "radio"]}, tracks=NEEDS["duct_tape"]).seat(1, era=4)
    t = made.start()
    t.answer(ACTION, INCOME) if t.asked is ACTION else None
    t.answer(UPGRADE, t.tech("duct_tape"))
    assert t.player(0).tech[TOP] >> t.tech("radio") & 1  # the only one, whose tier nobody reached
    assert t.player(0).tech[MIDDLE] == 0


def test_oil_paint_creates() -> None:
    t, before = upgraded("oil_paint", "bottom")
    take(t, "worker")
    assert change(t, before)["worker"] == 1
    t, _ = upgraded("oil_paint", "middle", tracks=NEEDS["oil_paint"])
    assert t.asked is CREATE


def test_public_art_inspires() -> None:
    t, before = upgraded("public_art", "bottom")
    assert change(t, before)["cards"] == 1
    t, _ = upgraded("public_art", "middle", tracks=NEEDS["public_art"])
    assert t.asked is INSPIRE


def test_opera_advances_on_arts_without_benefit_and_scores_it() -> None:
    t, before = upgraded("opera", "bottom")
    assert change(t, before)["arts"] == 1
    assert "cards" not in change(t, before)
    t, before = upgraded("opera", "middle", tracks={"arts": 5})
    assert t.player(0).tally[4] == 5  # of tech cards


@pytest.mark.parametrize("card", NEEDS)
def test_the_tiers_that_tech_cards_need(card: str) -> None:
    short = {track: space - 1 for track, space in NEEDS[card].items()}
    assert refused(card, tracks=short)
    upgraded(card, "middle", tracks=NEEDS[card])


def test_suburbs_need_nothing_and_give_any_building() -> None:
    t, before = upgraded("suburbs", "bottom")
    assert t.player(0).tally[4] == 4
    t, before = upgraded("suburbs", "middle")
    build(t.answer(ONE_OF, 2))
    assert change(t, before)["farm"] == 1


# ------------------------------------------------------------------------------------------------ landmark cards


def test_every_landmark_card_has_a_test() -> None:
    names = {card.id for card in arts_architecture.LANDMARK_CARDS}
    assert names == {"patent_office", "castle", "museum", "cathedral", "gallery"}
    assert all(any(name in test for test in globals() if test.startswith("test_the_")) for name in names)


def test_the_patent_office_comes_with_the_third_invention_of_the_game() -> None:
    for invented, gained in ((1, 0), (2, 1 << PATENT_OFFICE)):
        made = arts().goal(0, "patent_office")
        made.state.players[0].side.invented = invented  # also cards that are gone since
        t, _ = entered("technology", 1, made)
        t.answer(INVENT, t.options[0])
        assert t.player(0).landmarks == gained


def test_the_castle_comes_with_three_territories_beside_the_start() -> None:
    for held, gained in ((2, 0), (3, 1 << CASTLE)):
        made = arts().goal(0, "castle")
        for at in NEAR[:held]:
            made.outpost(0, at)
        t, _ = enter_arts(1, made)
        assert t.player(0).landmarks == gained


def test_the_museum_comes_for_entering_a_tier_too_late_this_turn() -> None:
    t, _ = enter_arts(4, arts().goal(0, "museum"))
    assert t.player(0).landmarks == 1 << MUSEUM
    t, _ = enter_arts(4)
    assert t.table.active == 1
    assert t.player(0).side.late_tiers == 0  # it is forgotten with the turn
    t, _ = enter_arts(5, arts().goal(0, "museum"))
    t.match.choose(0)
    assert t.player(0).landmarks == 0  # not for moving within it
    t = arts().goal(0, "museum").seat(0, coin=2, tracks={"technology": 3}).start().advance("technology", pay=["coin"])
    build(t)
    while t.table.active == 0:
        t.match.choose(t.options[0])
    assert not t.player(0).landmarks >> MUSEUM & 1  # nor for being the first


def test_the_cathedral_comes_with_tier_II_on_two_tracks() -> None:
    for science, gained in ((3, 0), (4, 1 << CATHEDRAL)):
        t, _ = enter_arts(1, arts().goal(0, "cathedral").seat(0, tracks={"science": science, "military": 5}))
        assert t.player(0).landmarks == gained


def test_the_gallery_comes_with_two_masterpieces() -> None:
    t, _ = enter_arts(3, arts().goal(0, "gallery").art(0, 3).art_display(5, 9, 19))
    assert t.player(0).landmarks == 0
    create(t, 9)
    assert t.player(0).landmarks == 1 << GALLERY
    assert t.table.active == 0
    assert t.asked is not PLAY

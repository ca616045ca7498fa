"""The tech cards of Arts & Architecture: circle, square, prerequisite (the KA lines of TECH). The prerequisites that no
source gives are data, and only looked up."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.tapestry.effects.invent import InTier
from tafelrunde.games.tapestry.expansions.arts_architecture.cards import TECH_CARDS
from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, ARMORY, ARTS, FIRST_OF_TIER, WORKER
from tafelrunde.games.tapestry.table.prompts import BONUS, CREATE, INSPIRE, RESOURCE, SPACE_TILE
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook import rule

from .arts import arts, asked, on_tech
from .entering import build, leave, part
from .upgrades import gained, may_enter_top, upgraded

TESTED_ELSEWHERE = {"duct_tape"}  # test_upgrade_arts.py


@pytest.mark.parametrize("card", [card.id for card in TECH_CARDS if card.id not in TESTED_ELSEWHERE])
def test_every_tech_card_has_a_test_named_after_it(card: str) -> None:
    assert [name for name in globals() if name.startswith(f"test_{card}_")]


def into_top(card: str, **mine: Any) -> tuple[Any, dict[str, int]]:
    """From the middle row, with a landmark on the card or with the track that it needs."""
    needs = next(tech.needs for tech in TECH_CARDS if tech.id == card)
    made = arts()
    if needs.key == "landmark-on-card":
        on_tech(made, 0, card, "bakery")
    elif isinstance(needs, InTier):
        tracks = {ALL_TRACKS[needs.track]: FIRST_OF_TIER[needs.tier]}
        mine["tracks"] = {**tracks, **mine.get("tracks", {})}
    return upgraded(card, "middle", made, **mine)


def advances(card: str, track: str) -> None:
    """Its square advances on a track, from the first to the second space, with benefit, and the bonus can be paid."""
    t, before = into_top(card, tracks={track: 1}, food=1)
    while t.asked is not BONUS:
        t.match.choose(t.options[0])
    assert t.player(0).tracks[ALL_TRACKS.index(track)] == (2,)
    leave(t)
    changed = gained(t, before)
    assert changed.pop(track) == 1
    assert changed  # the benefit of the space


@rule("TAP-TECH-05")
def test_astrolabe_gives_food_and_advances_on_exploration() -> None:
    t, before = upgraded("astrolabe", "bottom", arts())
    assert gained(t, before) == {"food": 1}
    t, before = into_top("astrolabe", tracks={"exploration": 0})
    assert gained(t, before) == {"exploration": 1, "tiles": 2}
    assert not may_enter_top("astrolabe", arts())
    t, before = into_top("astrolabe", tracks={"exploration": 3}, food=1)  # with its landmark, before the benefit
    assert t.player(0).tracks[0] == (4,)


@rule("TAP-TECH-06")
def test_automation_gives_a_coin_and_advances_on_technology() -> None:
    t, before = upgraded("automation", "bottom", arts())
    assert gained(t, before) == {"coin": 1}
    advances("automation", "technology")
    assert not may_enter_top("automation", arts())


@rule("TAP-TECH-07")
def test_calculus_gives_a_worker_and_advances_on_science() -> None:
    t, before = upgraded("calculus", "bottom", arts())
    assert gained(t, before) == {"worker": 1}
    t, before = into_top("calculus", tracks={"science": 0})
    assert t.player(0).tracks[2] == (1,)
    assert asked(t)[0] == 0  # the benefit: research
    assert NONE in t.options
    assert not may_enter_top("calculus", arts())


@rule("TAP-TECH-30")
def test_war_academy_gives_culture_and_advances_on_military() -> None:
    t, before = upgraded("war_academy", "bottom", arts())
    assert gained(t, before) == {"culture": 1}
    t, before = into_top("war_academy", tracks={"military": 0})
    assert t.player(0).tracks[3] == (1,)
    t.match.choose(t.options[0])  # the benefit: conquer
    assert t.player(0).upright.bit_count() == 2
    assert not may_enter_top("war_academy", arts())


@rule("TAP-TECH-34", "TAP-ICON-10")
def test_microphone_gives_any_resource_and_advances_on_arts() -> None:
    t, before = upgraded("microphone", "bottom", arts())
    t.answer(RESOURCE, WORKER)
    assert gained(t, before) == {"worker": 1}
    advances("microphone", "arts")
    assert not may_enter_top("microphone", arts())


@rule("TAP-TECH-15")
def test_jet_fuel_gains_and_explores_a_space_tile() -> None:
    t, before = upgraded("jet_fuel", "bottom", arts())
    assert gained(t, before) == {"space tiles": 1}
    t, before = into_top("jet_fuel", space=[5, 13])
    assert asked(t) == (0, SPACE_TILE, [4, 12])
    t.answer(SPACE_TILE, 4)
    while t.table.active == 0:
        t.match.choose(t.options[0])
    assert gained(t, before)["explored"] == 1


@rule("TAP-TECH-35")
def test_oil_paint_gives_any_resource_and_a_masterpiece() -> None:
    t, before = upgraded("oil_paint", "bottom", arts())
    t.answer(RESOURCE, WORKER)
    assert gained(t, before) == {"worker": 1}
    t, before = into_top("oil_paint")
    t.answer(CREATE, t.options[0])
    assert gained(t, before) == {"masterpieces": 1}


@rule("TAP-TECH-41", "TAP-ICON-09")
def test_public_art_gives_a_tapestry_card_and_inspires() -> None:
    t, before = upgraded("public_art", "bottom", arts())
    assert gained(t, before) == {"cards": 1}
    t, before = into_top("public_art")
    assert asked(t) == (0, INSPIRE, [0, 1, 2, 3])
    t.answer(INSPIRE, ARMORY)
    assert gained(t, before) == {"inspired": 1}


@rule("TAP-TECH-42", "TAP-ICON-11", "TAP-ICON-12")
def test_opera_advances_on_arts_without_benefit_and_counts_its_spaces() -> None:
    t, before = upgraded("opera", "bottom", arts(), tracks={"arts": 1}, food=1)
    assert gained(t, before) == {"arts": 1}  # neither 5 points nor the bonus
    t, before = into_top("opera", tracks={"arts": 8, "science": 3})
    assert gained(t, before) == {"vp": 8}


@rule("TAP-ICON-11")
def test_an_advance_without_benefit_on_arts_still_brings_the_landmark() -> None:
    t, _ = upgraded("opera", "bottom", arts(), tracks={"arts": 3})
    build(t)
    assert t.player(0).landmarks == 1 << t.landmark_number("clocktower")
    assert t.player(0).tracks[ARTS] == (4,)


@rule("TAP-TECH-51", "TAP-ICON-29")
def test_suburbs_give_four_points_and_any_income_building() -> None:
    t, before = upgraded("suburbs", "bottom", arts())
    assert gained(t, before) == {"vp": 4}
    t, before = into_top("suburbs")  # no prerequisite
    assert asked(t) == (0, ONE_OF, [0, 1, 2, 3])
    assert gained(build(part(t, 3)), before) == {"armory": 1}


@pytest.mark.parametrize("card", [card.id for card in TECH_CARDS if isinstance(card.needs, InTier)])
def test_a_prerequisite_on_a_track_opens_with_its_tier(card: str) -> None:
    needs = next(tech.needs for tech in TECH_CARDS if tech.id == card)
    assert isinstance(needs, InTier)
    track, space = ALL_TRACKS[needs.track], FIRST_OF_TIER[needs.tier]
    assert not may_enter_top(card, arts(), tracks={track: space - 1})
    assert may_enter_top(card, arts(), tracks={track: space})

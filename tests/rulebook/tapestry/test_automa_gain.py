"""What the Automa gains on spaces (TAP-AUTOMA-35..45, 106, 108)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import ALL_TRACKS, EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from tafelrunde.games.tapestry.scenario import TapestryScenario, TapestryTable
from tests.rulebook import rule
from tests.rulebook.tapestry.automa import bots, drawn, events, far, moves, names, solo

NOTHING = {
    "exploration": (1, 5, 6, 8, 10, 11, 12),
    "technology": (5, 6, 8, 9, 10, 11, 12),
    "science": (7, 8),
    "military": (4, 9, 10, 11),
    "arts": (2, 4, 5, 6, 8, 10, 12),
}
TIE = 12  # shows the topple icon, so that a conquest finds a hex


def rolling(made: TapestryScenario, *faces: int) -> TapestryScenario:
    """The science die shows these tracks."""
    return made.dice(*((4, face) for face in faces))


@rule("TAP-AUTOMA-35", "TAP-AUTOMA-44")
@pytest.mark.parametrize(("track", "space"), [(track, space) for track, spaces in NOTHING.items() for space in spaces])
def test_spaces_without_an_icon_of_her_chart_give_nothing(track: str, space: int):
    made = solo(arts_architecture=track == "arts")
    t = moves(track, made, TIE, space)
    after = {"advanced", "gained-landmark", "achieved"}
    told = names(t)
    begin = told.index("advanced")
    assert set(told[begin : told.index("bot-idle")]) <= after
    assert t.automa.vp == (10 if space == 12 else 0)


@rule("TAP-AUTOMA-44")
def test_her_token_stays_at_the_end_of_technology():
    t = moves("technology", solo(), TIE, 12)
    assert t.automa.tracks[TECHNOLOGY] == (12,)


@rule("TAP-AUTOMA-37", "TAP-AUTOMA-43")
@pytest.mark.parametrize("space", [2, 3, 4, 7, 9])
def test_she_explores_on_exploration(space: int):
    assert "bot-explored" in names(moves("exploration", solo(), TIE, space))


@rule("TAP-AUTOMA-37", "TAP-AUTOMA-43")
@pytest.mark.parametrize("space", [1, 3, 5, 6, 7, 8, 12])
def test_she_conquers_on_military(space: int):
    assert "conquered" in names(moves("military", solo(), TIE, space))


@rule("TAP-AUTOMA-36", "TAP-AUTOMA-37", "TAP-AUTOMA-41")
@pytest.mark.parametrize("space", [1, 3, 4, 7])
def test_she_refreshes_the_tech_cards_on_technology_once(space: int):
    made = solo()
    before = list(made.state.display)
    t = moves("technology", made, TIE, space)
    assert t.table.tech_discard == sum(1 << card for card in before)
    assert len(t.table.display) == 3
    assert not set(before) & set(t.table.display)


@rule("TAP-AUTOMA-42")
@pytest.mark.parametrize(("track", "space"), [("technology", 2), ("science", 2), ("science", 4), ("military", 2)])
def test_a_tapestry_card_goes_into_her_stock(track: str, space: int):
    made = solo()
    top = made.state.deck[-1]
    assert moves(track, made, TIE, space).automa.mat.stock == [top]


@rule("TAP-AUTOMA-42", "TAP-AUTOMA-43")
def test_gunpowder_gives_a_conquest_and_a_card():
    t = moves("military", solo(), TIE, 6)
    assert len(t.automa.mat.stock) == 1
    assert "conquered" in names(t)


def researched(space: int, *faces: int, **tracks: int) -> TapestryTable:
    """She enters a space of science; the other tracks are where they are named, or finished."""
    made = solo()
    reached = {**dict.fromkeys(("exploration", "technology", "military"), 12), **tracks, "science": space - 1}
    made.automa(favorite="science", tracks=reached).shadow(tracks=dict.fromkeys(ALL_TRACKS[:4], 12))
    made.next_cards(6, 7, 1, 2)  # card 7 begins with the heart
    return bots(rolling(made, *faces))


@rule("TAP-AUTOMA-37", "TAP-AUTOMA-38")
@pytest.mark.parametrize("space", [1, 3])
def test_research_without_benefit(space: int):
    t = researched(space, TECHNOLOGY, technology=1)
    assert far(t)["technology"] == 2
    assert t.automa.mat.stock == []  # Carpentry


@rule("TAP-AUTOMA-37", "TAP-AUTOMA-38")
@pytest.mark.parametrize("space", [5, 6])
def test_research_with_benefit(space: int):
    t = researched(space, TECHNOLOGY, technology=1)
    assert far(t)["technology"] == 2
    assert len(t.automa.mat.stock) == 1


@rule("TAP-AUTOMA-38", "TAP-AUTOMA-34")
def test_research_without_benefit_still_gains_a_landmark():
    t = researched(1, MILITARY, military=3)
    assert t.automa.landmarks.bit_count() == 1


@rule("TAP-AUTOMA-39")
def test_a_finished_track_on_the_die_gives_nothing():
    t = researched(5, MILITARY, technology=1)
    assert far(t) == {"exploration": 12, "technology": 1, "science": 5, "military": 12}
    assert len(events(t, "rolled")) == 1


@rule("TAP-AUTOMA-36")
def test_alien_biology_is_one_roll_without_benefit():
    t = researched(12, TECHNOLOGY, technology=1)
    assert (far(t)["technology"], len(events(t, "rolled")), t.automa.mat.stock) == (2, 1, [])


@rule("TAP-AUTOMA-40", "TAP-AUTOMA-36")
@pytest.mark.parametrize("space", [9, 11])
def test_physics_rolls_until_one_of_its_tracks_shows(space: int):
    t = researched(space, SCIENCE, SCIENCE, TECHNOLOGY, technology=1)
    assert [event["track"] for event in events(t, "rolled")] == [SCIENCE, SCIENCE, TECHNOLOGY]
    assert (far(t)["technology"], len(t.automa.mat.stock)) == (2, 1)  # once, with the benefit


@rule("TAP-AUTOMA-40")
def test_an_advance_on_a_finished_track_is_lost():
    t = researched(9, EXPLORATION, technology=1)
    assert (far(t)["exploration"], far(t)["technology"]) == (12, 1)


@rule("TAP-AUTOMA-40")
def test_neuroscience_moves_back_with_the_benefit_of_the_space():
    t = researched(10, EXPLORATION, TECHNOLOGY, technology=3)
    assert (far(t)["technology"], len(t.automa.mat.stock)) == (2, 1)


@rule("TAP-AUTOMA-40")
def test_a_step_back_from_the_start_is_lost():
    t = researched(10, TECHNOLOGY, technology=0)
    assert far(t)["technology"] == 0
    assert "regressed" not in names(t)


@rule("TAP-AUTOMA-106", "TAP-AUTOMA-40")
@pytest.mark.parametrize("space", [9, 11])
def test_the_arts_track_moves_her_by_the_large_die(space: int):
    made = solo(arts_architecture=True).dice((5, 4), (5, TECHNOLOGY))
    made.automa(favorite="arts", tracks={**dict.fromkeys(ALL_TRACKS[:4], 12), "technology": 1, "arts": space - 1})
    made.shadow(tracks=dict.fromkeys(ALL_TRACKS, 12))
    t = bots(drawn(made, 6, 7))
    assert [event["track"] for event in events(t, "rolled")] == [4, TECHNOLOGY]
    assert (far(t)["technology"], len(t.automa.mat.stock)) == (2, 1)


@rule("TAP-AUTOMA-108")
@pytest.mark.parametrize("space", [3, 7])
def test_the_open_masterpieces_are_refreshed(space: int):
    made = solo(arts_architecture=True)
    before = list(made.state.side.masterpieces)
    t = moves("arts", made, TIE, space)
    assert t.table.side.masterpiece_discard == sum(1 << card for card in before)
    assert len(t.table.side.masterpieces) == 3

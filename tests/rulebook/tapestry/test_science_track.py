"""The science track (TAP-TRACK-SCI-01..13)."""

from __future__ import annotations

from tafelrunde.games.tapestry.pieces.kinds import EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY
from tafelrunde.games.tapestry.table.prompts import BONUS, INVENT, PAY_CARD, REPEAT, RESEARCH, TRACK
from tafelrunde.kernel.decision import NONE
from tafelrunde.kernel.effects import ONE_OF
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, leave, part, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

FACES = 4  # of the science die: a track each


def rolling(*tracks: int):
    return quiet().dice(*((FACES, track) for track in tracks))


@rule("TAP-TRACK-SCI-01")
def test_astronomy_researches_without_what_the_space_gives():
    t, before = entered("science", 1, rolling(EXPLORATION))
    t.answer(RESEARCH, EXPLORATION)
    assert change(t, before) == {"exploration": 1}  # no tiles of Scouting
    assert seat_asked(t) == 1


@rule("TAP-TRACK-SCI-02")
def test_mathematics_gives_a_card_and_sells_a_house():
    t, before = entered("science", 2, coin=1)
    assert change(t, before) == {"cards": 1}
    build(t.answer(BONUS, 0))
    assert change(t, before) == {"cards": 1, "house": 1, "coin": -1}
    t, before = entered("science", 2, coin=1)
    leave(t)
    assert change(t, before) == {"cards": 1}


@rule("TAP-TRACK-SCI-03")
def test_herbalism_researches_without_benefit_or_gives_a_house():
    t, before = entered("science", 3, rolling(EXPLORATION))
    assert t.asked is ONE_OF
    part(t, 0).answer(RESEARCH, EXPLORATION)
    assert change(t, before) == {"exploration": 1}
    t, before = entered("science", 3)
    build(part(t, 1))
    assert change(t, before) == {"house": 1}


@rule("TAP-TRACK-SCI-04")
def test_medicine_scores_tech_cards_of_all_rows_and_gives_a_card():
    tech = {"bottom": ["irrigation"], "middle": ["clocks"], "top": ["calendar"]}
    t, before = entered("science", 4, tech=tech)
    part(t, 0)
    assert change(t, before) == {"vp": 3, "cards": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-SCI-05")
def test_chemistry_researches_with_benefit_and_buys_two_cards():
    t, before = entered("science", 5, rolling(EXPLORATION), hand=["trap", "guilds", "democracy"])
    t.answer(RESEARCH, EXPLORATION)
    assert change(t, before) == {"exploration": 1, "tiles": 2}
    assert t.asked is PAY_CARD
    t.answer(PAY_CARD, t.card("guilds")).answer(PAY_CARD, t.card("trap"))
    assert change(t, before) == {"exploration": 1, "tiles": 2, "vp": 5, "cards": -2}
    assert t.player(0).hand == 1 << t.card("democracy")
    t, before = entered("science", 5, rolling(EXPLORATION), hand=["trap", "guilds"])
    t.answer(RESEARCH, EXPLORATION).answer(PAY_CARD, NONE)
    assert "vp" not in change(t, before)


@rule("TAP-TRACK-SCI-05")
def test_the_bonus_of_the_researched_space_may_be_bought():
    t, before = entered("science", 5, rolling(TECHNOLOGY), tracks={"technology": 1}, food=1)
    t.answer(RESEARCH, TECHNOLOGY)  # Carpentry: a card, and a market for a resource
    build(t.answer(BONUS, 2))
    assert change(t, before) == {"technology": 1, "cards": 1, "market": 1, "food": -1}


@rule("TAP-TRACK-SCI-06")
def test_biology_researches_with_benefit_or_gives_a_house():
    t, before = entered("science", 6, rolling(EXPLORATION))
    part(t, 0).answer(RESEARCH, EXPLORATION)
    assert change(t, before) == {"exploration": 1, "tiles": 2}
    t, before = entered("science", 6)
    build(part(t, 1))
    assert change(t, before) == {"house": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-SCI-07")
def test_academic_research_repeats_a_position_with_its_bonus_but_never_itself():
    tracks = {"technology": 2, "exploration": 0, "military": 9}
    t, before = entered("science", 7, tracks=tracks, food=1)
    assert t.asked is REPEAT
    assert t.options == [TECHNOLOGY, MILITARY]  # no start space, not the space itself
    t.answer(REPEAT, TECHNOLOGY)
    assert change(t, before) == {"cards": 1}
    build(t.answer(BONUS, 2))
    assert change(t, before) == {"cards": 1, "market": 1, "food": -1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-SCI-08")
def test_nutrition_scores_houses_with_the_new_one():
    t, before = entered("science", 8, built={"house": [0, 1]})
    build(t)
    assert change(t, before) == {"house": 1, "vp": 3}


@rule("TAP-TRACK-SCI-09")
def test_physics_advances_with_benefit_on_any_track_but_science():
    t, before = entered("science", 9)
    assert t.asked is TRACK
    assert sorted(t.options) == [EXPLORATION, TECHNOLOGY, MILITARY]  # it may not be declined
    t.answer(TRACK, EXPLORATION)
    assert change(t, before) == {"exploration": 1, "tiles": 2}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-SCI-10")
def test_neuroscience_goes_back_on_military_or_technology_with_benefit():
    t, before = entered("science", 10, tracks={"military": 3, "technology": 5, "exploration": 5}, coin=1)
    assert t.asked is TRACK
    assert sorted(t.options) == [TECHNOLOGY, MILITARY]
    t.answer(TRACK, MILITARY)  # back to Bladed Weapons: a card, and an armory for a resource
    assert change(t, before) == {"military": -1, "cards": 1}
    build(t.answer(BONUS, 0))
    assert change(t, before) == {"military": -1, "cards": 1, "armory": 1, "coin": -1}


@rule("TAP-TRACK-SCI-11")
def test_quantum_physics_advances_twice_with_benefit_also_on_the_same_track():
    t, before = entered("science", 11, tracks={"technology": 0})
    assert sorted(t.options) == [EXPLORATION, TECHNOLOGY, MILITARY]
    t.answer(TRACK, TECHNOLOGY).answer(INVENT, t.table.display[0])
    assert change(t, before) == {"technology": 1, "tech": 1}
    assert sorted(t.options) == [EXPLORATION, TECHNOLOGY, MILITARY]
    t.answer(TRACK, TECHNOLOGY)
    assert change(t, before) == {"technology": 2, "tech": 1, "cards": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-SCI-12")
def test_alien_biology_rolls_four_times_without_benefits():
    made = rolling(EXPLORATION, TECHNOLOGY, EXPLORATION, MILITARY).claimed(0, "end-of-track")
    t, before = entered("science", 12, made)
    for track in (EXPLORATION, TECHNOLOGY, EXPLORATION, MILITARY):
        t.answer(RESEARCH, track)
    assert change(t, before) == {"exploration": 2, "technology": 1, "military": 1}
    assert seat_asked(t) == 1


@rule("TAP-TRACK-SCI-12")
def test_each_roll_of_alien_biology_beyond_the_end_gives_5_points():
    made = rolling(SCIENCE, MILITARY, SCIENCE, EXPLORATION).claimed(0, "end-of-track")
    t, before = entered("science", 12, made, tracks={"exploration": 12})
    t.answer(RESEARCH, MILITARY)
    assert change(t, before) == {"military": 1, "vp": 15}


@rule("TAP-TRACK-SCI-13")
def test_each_advance_of_alien_biology_may_be_declined():
    made = rolling(EXPLORATION, TECHNOLOGY, EXPLORATION, MILITARY).claimed(0, "end-of-track")
    t, before = entered("science", 12, made)
    for track in (EXPLORATION, TECHNOLOGY, EXPLORATION, MILITARY):
        assert sorted(t.options) == [NONE, track]
        t.answer(RESEARCH, track if track == TECHNOLOGY else NONE)
    assert change(t, before) == {"technology": 1}

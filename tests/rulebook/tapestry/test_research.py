"""Research (TAP-RESEARCH-01..07)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.pieces.kinds import EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY, TRACKS
from tafelrunde.games.tapestry.rules.research import throw
from tafelrunde.games.tapestry.scenario import TapestryScenario
from tafelrunde.games.tapestry.table.prompts import BONUS, RESEARCH
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.entering import build, entered, quiet, seat_asked
from tests.rulebook.tapestry.holdings import change

FACES = 4


def rolling(track: int) -> TapestryScenario:
    return quiet().dice((FACES, track))


@rule("TAP-RESEARCH-01")
@pytest.mark.parametrize("track", [EXPLORATION, TECHNOLOGY, SCIENCE, MILITARY])
def test_the_die_names_the_track(track: int):
    t, _ = entered("science", 1, rolling(track))
    assert t.asked is RESEARCH
    assert sorted(t.options) == [NONE, track]


@rule("TAP-RESEARCH-02")
def test_the_advance_is_free_and_may_be_declined_after_the_roll():
    t, before = entered("science", 1, rolling(MILITARY), coin=2)
    t.answer(RESEARCH, MILITARY)
    assert change(t, before) == {"military": 1}
    t, before = entered("science", 1, rolling(MILITARY), coin=2)
    t.answer(RESEARCH, NONE)
    assert change(t, before) == {}
    assert seat_asked(t) == 1


@rule("TAP-RESEARCH-03")
def test_research_into_a_new_tier_gains_its_landmark():
    for gone in (False, True):
        made = rolling(MILITARY).seat(0, tracks={"military": 6})
        if gone:
            made.landmark(1, "tank_factory")
        t, before = entered("science", 1, made)
        t.answer(RESEARCH, MILITARY)
        if not gone:
            build(t)
        assert change(t, before) == {"military": 1} | ({} if gone else {"landmarks": 1})


@rule("TAP-RESEARCH-04", "TAP-RESEARCH-05")
@pytest.mark.parametrize(("space", "gives"), [(1, False), (5, True)])
def test_only_research_without_x_gives_benefit_and_bonus(space: int, gives: bool):
    made = rolling(MILITARY).seat(0, tracks={"military": 1})
    t, before = entered("science", space, made, food=1)
    t.answer(RESEARCH, MILITARY)
    if gives:
        build(t.answer(BONUS, 2))
        assert change(t, before) == {"military": 1, "cards": 1, "armory": 1, "food": -1}
    else:
        assert change(t, before) == {"military": 1}
        assert seat_asked(t) == 1


@rule("TAP-RESEARCH-06")
def test_at_the_end_of_the_rolled_track_nothing_happens():
    made = rolling(TECHNOLOGY).claimed(0, "end-of-track")
    t, before = entered("science", 5, made, tracks={"technology": 12})
    assert change(t, before) == {}
    assert seat_asked(t) == 1
    t, before = entered("science", 5, rolling(TECHNOLOGY).landmark(1, "tech_hub"), tracks={"technology": 9})
    t.answer(RESEARCH, TECHNOLOGY)  # Computers
    assert change(t, before) == {"technology": 1, "vp": 5}


@rule("TAP-RESEARCH-07")
def test_the_four_tracks_come_up_equally_often():
    table = quiet().state
    rolls = [throw(table, table.players[0]) for _ in range(4000)]
    assert all(900 < rolls.count(track) < 1100 for track in range(len(TRACKS)))
    assert set(rolls) == set(range(4))

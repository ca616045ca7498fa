"""Blue and violet points, score track (REV-PTS-01..08)."""

from __future__ import annotations

import pytest

from tafelrunde.games.revive.rules.gains import score
from tafelrunde.games.revive.scenario import ReviveTable, scenario
from tafelrunde.games.revive.table.prompts import ACTION_PROMPT, ARTIFACT, CRATE, OPEN
from tafelrunde.games.revive.table.steps import PRINTED
from tests.rulebook import rule
from tests.rulebook.revive.positions import alone, change, do_next, holdings, result_of


def one_point(vp: int) -> ReviveTable:
    """Seat 0 has this many points and gains one by a card."""
    t = scenario().seat(0, vp=vp, active=["CG13"]).start().play("CG13", "top1")
    return do_next(t, "points")


def three_points(vp: int) -> ReviveTable:
    """Seat 0 has this many points and gains three by its only crate."""
    t = scenario().seat(0, vp=vp, closed=["K14"]).start().answer(ACTION_PROMPT, CRATE)
    if t.asked is OPEN:
        t.answer(OPEN, t.options[0])
    return do_next(t, "points")


@rule("REV-PTS-01")
def test_blue_points_are_scored_at_once():
    assert one_point(0).match.view()["seats"][0]["vp"] == 1
    assert three_points(1).match.view()["seats"][0]["vp"] == 4


@rule("REV-PTS-02")
def test_reaching_a_bonus_field_gives_a_crate():
    assert holdings(one_point(3))["crates"] == 0
    assert holdings(one_point(4))["crates"] == 1
    assert holdings(one_point(5))["crates"] == 0, "it is given once"


@rule("REV-PTS-02")
def test_passing_a_bonus_field_gives_its_bonus_too():
    t = three_points(4)
    assert t.player(0).vp == 7
    assert holdings(t)["crates"] == 1


@rule("REV-PTS-02")
def test_some_bonus_fields_give_a_large_artifact():
    t = one_point(34)
    assert t.asked is ARTIFACT
    t.answer(ARTIFACT, t.options[0])
    assert holdings(t)["artifacts"] == 1
    assert holdings(t)["crates"] == 0


@rule("REV-PTS-03")
def test_all_bonus_fields_passed_in_one_move_give_their_bonuses():
    made = scenario().seat(0, vp=18)
    score(made.state, made.state.players[0], 18, PRINTED)
    t = made.start()
    assert t.player(0).vp == 36
    assert holdings(t)["crates"] == 2
    assert t.asked is ARTIFACT
    t.answer(ARTIFACT, t.options[0])
    assert t.asked is ACTION_PROMPT


@rule("REV-PTS-04", "REV-PTS-05")
def test_violet_points_wait_for_the_end_and_bring_no_bonus():
    made = alone("location").seat(0, vp=4)
    made.figure(0, made.fields("location")[0], "t1")
    assert made.start().player(0).vp == 4
    result = result_of(made)
    assert result.breakdown[0]["technologies"] == 1
    assert result.scores[0] >= 5
    assert made.start().player(0).crates_closed == []


@rule("REV-PTS-06")
def test_counting_goes_on_beyond_fifty():
    t = three_points(49)
    assert t.player(0).vp == 52
    assert result_of(scenario().seat(0, vp=52)).scores[0] >= 52


@rule("REV-PTS-07")
@pytest.mark.parametrize("field", [5, 10, 20, 25, 35, 40])
def test_bonus_fields_give_nothing_on_the_second_lap(field: int):
    before = holdings(scenario().seat(0, vp=50 + field - 1, active=["CG13"]).start())
    t = one_point(50 + field - 1)
    assert t.asked is not ARTIFACT
    assert change(t, before).keys() <= {"vp", "gear"}
    t = one_point(field - 1)
    assert t.asked is ARTIFACT or holdings(t)["crates"] == 1, "but on the first"


@rule("REV-PTS-08")
def test_the_bonus_fields_of_the_score_track():
    crates, artifacts = [], []
    for field in range(1, 51):
        made = scenario().seat(0, vp=field - 1)
        score(made.state, made.state.players[0], 1, PRINTED)
        t = made.start()
        crates += [field] * holdings(t)["crates"]
        artifacts += [field] if t.asked is ARTIFACT else []
    assert crates == [5, 10, 20, 25, 40]
    assert artifacts == [35]

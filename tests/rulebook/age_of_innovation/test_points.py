"""Points in general (AOI-SCORE-01..06)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario
from tafelrunde.games.age_of_innovation.table.prompts import COMPETENCY, LEECH
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.table_talk import calm, founding, neighbours, next_round, pass_turn


def everywhere(made: AoiScenario, tile: str) -> AoiScenario:
    for number in range(6, 0, -1):
        made.round(number, tile)
    return made


@rule("AOI-SCORE-01")
def test_points_are_gained_at_once_and_at_the_end():
    made = calm(tools=4, coins=6).palaces(17).building(0, "guild", "E11").passed(1).round(6)
    t = made.start().act("palace")
    assert (t.player(0).vp, t.match.over) == (30, False)
    pass_turn(t.end_turn())
    assert t.match.over
    assert t.match.result.scores[0] == t.player(0).vp > 30


@rule("AOI-SCORE-02")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_each_round_has_one_tile_for_one_deed(number: int):
    made = everywhere(calm(tools=3, coins=8), "guild-law").round(number, "workshop-law").round(6, final="guild")
    t = made.round(number).building(0, "workshop", "D11").passed(1).start().act("workshop").end_turn()
    assert t.player(0).vp == 22
    assert t.act("guild", at="D11").player(0).vp == 22, "guilds score in other rounds"


@rule("AOI-SCORE-02")
def test_the_next_round_scores_by_the_next_tile():
    made = calm(tools=3, coins=8).round(2, "guild-law").round(1, "workshop-law").building(0, "workshop", "D11")
    t = next_round(made.start())
    seat = t.seat_asked
    while t.seat_asked != 0:
        pass_turn(t)
    before = t.player(0).vp
    assert t.act("guild", at="D11").player(0).vp == before + 3
    assert seat in (0, 1)


@rule("AOI-SCORE-03", "AOI-SETUP-13", "AOI-SETUP-15")
@pytest.mark.parametrize(("number", "workshop"), [(6, 2), (5, 0)])
@pytest.mark.parametrize("final", ["workshop", "school"])
def test_in_round_6_the_additional_tile_scores_as_well(number: int, workshop: int, final: str):
    """Only the tile laid out scores, not the three left over."""
    made = calm(tools=3, coins=8).round(6, "guild-law", final).round(number, "guild-law")
    t = made.building(0, "workshop", "D11").passed(1).start().act("workshop").end_turn()
    scored = workshop if final == "workshop" else 0
    assert t.player(0).vp == 20 + scored
    assert t.act("guild", at="D11").player(0).vp == 20 + scored + 3


@rule("AOI-SCORE-04")
@pytest.mark.parametrize(
    ("source", "points"),
    [("towns", 8), ("innovations", 5), ("bonuses", 2), ("palaces", 10), ("competencies", 5)],
)
def test_towns_innovations_bonuses_palaces_and_competencies_give_points(source: str, points: int):
    if source == "towns":
        t = founding(calm(), "scholar")
        assert t.player(0).scholars == 1, "and resources"
    elif source == "innovations":
        made = calm(books=(5, 0, 0, 0), coins=5).innovations("science")
        t = made.building(0, "school", "E11").start().act("innovation")
    elif source == "bonuses":
        made = calm(bonus="river-workshops", tools=1, coins=2).building(0, "workshop", "D11")
        t = made.start().act("workshop", at="E11")
    elif source == "palaces":
        t = calm(tools=4, coins=6).palaces(17).building(0, "guild", "E11").start().act("palace")
    else:
        made = calm(tools=3, coins=5).building(0, "guild", "E11")
        t = made.start().act("school").answer(COMPETENCY, 3)
    assert t.match.view()["seats"][0]["tally"] == {"start": 20, source: points}


@rule("AOI-SCORE-05")
def test_there_are_three_scorings_at_the_end():
    made = calm(levels=(3, 0, 0, 0), coins=10, bowls=(12, 0, 0)).building(0, "workshop", "E11").ended()
    made.state.neutral_levels = (2, 2, 2, 2)
    t = made.start()
    assert t.match.over
    assert t.match.view()["seats"][0]["tally"] == {"start": 20, "area": 12, "knowledge": 8, "resources": 2}


@rule("AOI-SCORE-06")
@pytest.mark.parametrize("points", [0, 1, 3, 4])
def test_nobody_falls_below_zero(points: int):
    """5 power would cost 4 points."""
    t = neighbours("guild", "school", "workshop", vp=points, bowls=(12, 0, 0)).start().act("workshop")
    t.answer(LEECH, t.options[0])
    assert t.player(1).vp == 0
    assert t.player(1).bowl2 == points + 1

"""The additional scoring tiles of round 6 (AOI-FINAL-01..44)."""

from __future__ import annotations

from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_ROUNDS
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable
from tafelrunde.games.age_of_innovation.table.prompts import COMPETENCY
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import competency, quiet

OTHER_TILE = "innovation-law"  # of round 6, which none of these deeds scores


def last_round(final: str, tile: str = OTHER_TILE, number: int = 6) -> AoiScenario:
    return quiet().round(number, tile, final).seat(0, tools=9, coins=9)


def points(t: AoiTable) -> int:
    return t.player(0).tally[FROM_ROUNDS]


def workshop(made: AoiScenario, at: str) -> int:
    return points(made.building(0, "workshop", "E12").terrain(at, "desert").start().act("workshop", at=at))


def guild(made: AoiScenario) -> int:
    return points(made.building(0, "workshop", "E12").start().act("guild"))


def school(made: AoiScenario) -> int:
    t = made.building(0, "guild", "E12").start().act("school")
    return points(t.answer(COMPETENCY, competency("action-power")))


@rule("AOI-FINAL-01")
def test_final_tile_1_scores_two_points_for_each_workshop():
    assert workshop(last_round("workshop"), "E11") == 2
    assert workshop(last_round("workshop"), "E13") == 2, "at the edge or not"
    assert guild(last_round("workshop")) == 0


@rule("AOI-FINAL-02")
def test_final_tile_2_scores_three_points_for_each_guild():
    assert guild(last_round("guild")) == 3
    assert school(last_round("guild")) == 0


@rule("AOI-FINAL-03")
def test_final_tile_3_scores_four_points_for_each_school():
    assert school(last_round("school")) == 4
    assert guild(last_round("school")) == 0


@rule("AOI-FINAL-04")
def test_final_tile_4_scores_three_points_for_each_workshop_at_the_edge():
    assert workshop(last_round("edge-workshop"), "E13") == 3
    assert workshop(last_round("edge-workshop"), "E11") == 0


@rule("AOI-FINAL-01", "AOI-FINAL-04")
def test_the_additional_tile_scores_in_round_6_only():
    assert workshop(last_round("workshop", number=5), "E11") == 0
    assert workshop(last_round("edge-workshop", number=5), "E13") == 0


@rule("AOI-FINAL-24")
def test_round_6_has_two_ways_to_score():
    assert guild(last_round("school", tile="guild-law")) == 3
    assert school(last_round("school", tile="guild-law")) == 4


@rule("AOI-FINAL-24")
def test_round_6_has_no_knowledge_bonus():
    def scholars_after(number: int) -> int:
        t = quiet(levels=(0, 6, 0, 0)).round(number, "workshop-law", "guild").passed(1).start().act("pass")
        if number < 6:
            t.match.choose(t.options[0])
        t.end_turn()
        assert (t.match.decision is None) == (number == 6)
        return t.player(0).scholars

    assert scholars_after(5) == 2
    assert scholars_after(6) == 0


@rule("AOI-FINAL-44")
def test_additional_tiles_score_like_round_tiles_with_the_same_symbol():
    def early(tile: str) -> AoiScenario:
        return last_round("edge-workshop", tile, number=2)

    assert workshop(last_round("workshop"), "E11") == workshop(early("workshop-law"), "E11") == 2
    assert guild(last_round("guild")) == guild(early("guild-law")) == 3
    assert school(last_round("school")) == school(early("school-banking")) == 4

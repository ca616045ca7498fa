"""The twelve competencies (AOI-COMP-01..86)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_AREA, FROM_COMPETENCIES, FROM_INNOVATIONS
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, scenario, space
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AFTER,
    ANNEX,
    BUILD,
    COMPETENCY,
    LEECH,
    NEUTRAL_SITE,
    SEND,
    SPADES,
    STEP,
    TERRAFORM_SITE,
    TOWN,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import (
    LAW,
    MEDICINE,
    at_income,
    change,
    competency,
    holdings,
    income,
    inventing,
    plain_income,
    quiet,
    take_books,
    terrain,
)


def taken(made: AoiScenario, name: str) -> tuple[AoiTable, dict[str, int]]:
    """Seat 0 has built a school on E9 and taken this competency, for 3 steps in law; what it had before."""
    made.building(0, "guild", "E9").competency_at(name, "law", 0)
    me = made.state.players[0]
    made.seat(0, tools=me.tools + 3, coins=me.coins + 5)
    t = made.start().act("school")
    before = holdings(t.player(0))
    return t.answer(COMPETENCY, competency(name)), before


LAW_STEPS = {"law steps": 3, "power": 1}  # of the place on the innovation board; level 3 brings a power


def points(t: AoiTable) -> int:
    return t.player(0).tally[FROM_COMPETENCIES]


# ------------------------------------------------------------------------------------------------ income


@rule("AOI-COMP-01", "AOI-DEC-14")
def test_competency_1_brings_a_tool_and_a_step_of_choice():
    t, before = income(at_income(competencies=["income-tool-step"]))
    assert t.options == [0, 1, 2, 3]
    t.answer(STEP, MEDICINE)
    assert change(before, t.player(0)) == {"tools": 1 + 1, "medicine steps": 1}, "the other tool is the board's"


@rule("AOI-COMP-21")
def test_the_step_of_competency_1_to_level_9_brings_the_income_of_the_discipline_at_once():
    for level, power in ((8, 6), (5, 0)):
        t, before = income(at_income(competencies=["income-tool-step"], levels=(0, level, 0, 0), towns=["coins"]))
        t.answer(STEP, LAW)
        gained = change(before, t.player(0))
        assert gained.get("power", 0) == power
        assert gained["law steps"] == 1


@rule("AOI-COMP-02")
def test_competency_2_brings_three_points_and_two_coins():
    assert plain_income(at_income(competencies=["income-points-coins"])) == {"vp": 3, "coins": 2}


@rule("AOI-COMP-03", "AOI-DEC-13")
def test_competency_3_brings_a_book_of_choice_and_a_power():
    t, before = income(at_income(competencies=["income-book-power"]))
    take_books(t, LAW)
    assert change(before, t.player(0)) == {"law books": 1, "power": 1, "tools": 1}, "the tool is the board's"


@rule("AOI-COMP-29")
def test_competency_9_brings_two_coins_and_two_power():
    assert plain_income(at_income(competencies=["tower"])) == {"coins": 2, "power": 2}


# ------------------------------------------------------------------------------------------------ at once


@rule("AOI-COMP-04")
def test_competency_4_gives_a_tool_five_points_and_two_coins_once():
    t, before = taken(quiet(tile="innovation-law"), "once-tool-points-coins")
    assert change(before, t.player(0)) == {"tools": 1, "vp": 5, "coins": 2, **LAW_STEPS}
    assert plain_income(at_income(competencies=["once-tool-points-coins"])) == {}


@rule("AOI-COMP-05")
def test_competency_5_terraforms_and_builds_with_two_free_spades():
    t, _ = taken(quiet(tools=1, coins=2), "once-spades")
    assert t.asked is TERRAFORM_SITE
    assert NONE in t.options
    t.at("F9").answer(SPADES, 2).answer(BUILD, 1)
    assert t.buildings(0)["F9"] == "workshop"
    assert t.player(0).tools == 0


@rule("AOI-COMP-05")
def test_missing_spades_may_be_bought_to_those_of_competency_5():
    t, _ = taken(quiet(tools=3), "once-spades")
    t.at("D8")
    assert t.options == [1, 2, 3]
    t.answer(SPADES, 3)
    assert (terrain(t, "D8"), t.player(0).tools) == ("desert", 0)


@rule("AOI-COMP-09", "AOI-DEC-32")
def test_competency_9_places_a_tower_that_offers_power():
    made = quiet(tile="innovation-law").terrain("E8", "desert").terrain("E10", "desert").building(1, "guild", "E11")
    t, _ = taken(made, "tower")
    assert t.asked is NEUTRAL_SITE
    assert t.spaces == {"E8", "E10"}, "home terrain in reach"
    t.at("E10")
    assert t.buildings(0) == {"E9": "school", "E10": "tower"}
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [2, NONE])


@rule("AOI-COMP-09")
def test_the_tower_has_power_value_two():
    made = quiet(tools=1, coins=2).building(0, "guild", "E9", "E10").building(0, "tower", "E8")
    assert made.start().act("workshop", at="E11").asked is TOWN, "2 + 2 + 2 + 1"


# ------------------------------------------------------------------------------------------------ annexes


@rule("AOI-COMP-06")
def test_competency_6_brings_two_annexes():
    t, before = taken(quiet(tile="innovation-law"), "annexes")
    assert change(before, t.player(0)) == LAW_STEPS
    assert t.match.view()["seats"][0]["annexes"] == 2


@rule("AOI-COMP-06", "AOI-DEC-40")
def test_an_annex_is_put_at_any_own_building_without_one():
    made = quiet(annexes=1).building(0, "workshop", "E9").building(0, "guild", "H7", neutral=True)
    made.building(0, "guild", "A5", annex=True).building(1, "workshop", "H10")
    t = made.start().act("annex")
    assert t.asked is ANNEX
    assert t.spaces == {"E9", "H7"}
    t.at("H7")
    assert t.match.view()["spaces"][space("H7")]["annex"]
    assert t.match.view()["seats"][0]["annexes"] == 0
    assert t.asked is AFTER


@rule("AOI-COMP-06")
def test_without_an_annex_or_a_place_for_it_there_is_no_such_action():
    assert "annex" in quiet(annexes=1).building(0, "workshop", "E9").start().actions
    assert "annex" not in quiet(annexes=0).building(0, "workshop", "E9").start().actions
    assert "annex" not in quiet(annexes=1).building(0, "workshop", "E9", annex=True).start().actions


@rule("AOI-COMP-26")
def test_placing_an_annex_is_not_building():
    made = quiet(annexes=1, tile="workshop-law", palace=12).building(0, "workshop", "E9").building(1, "guild", "E10")
    t = made.start().act("annex")
    assert (t.asked, t.seat_asked) == (AFTER, 0), "no power is offered"
    assert t.player(0).vp == 20


@rule("AOI-COMP-46")
def test_an_annex_raises_the_power_value_for_power_from_building():
    made = quiet(tools=1, coins=2).building(0, "workshop", "E12")
    t = made.building(1, "guild", "E10", annex=True).start().act("workshop", at="E11")
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [3, NONE])


@rule("AOI-COMP-46")
def test_an_annex_raises_the_power_value_for_towns():
    made = quiet(annexes=1).building(0, "guild", "E8", "E9").building(0, "workshop", "E10", "E11")
    t = made.start().act("annex", at="E10")
    assert t.asked is TOWN, "6 + 1"


@rule("AOI-COMP-66")
def test_a_building_with_an_annex_counts_twice_for_a_town():
    made = quiet(annexes=1).building(0, "guild", "E8", "E9", "E10")
    assert made.start().act("annex", at="E9").asked is TOWN, "four buildings, power 7"
    made = quiet(annexes=1, palace=1).building(0, "palace", "E8").building(0, "palace", "E9", neutral=True)
    assert made.start().act("annex", at="E9").asked is AFTER, "three buildings, power 7"


@rule("AOI-COMP-66", "AOI-EX-44")
def test_example_a_school_and_a_guild_with_annexes_are_four_buildings_with_power_six():
    for palace, founded in ((1, False), (8, True)):
        made = quiet(annexes=1, palace=palace).building(0, "school", "E9", annex=True).building(0, "guild", "E10")
        t = made.start().act("annex")
        assert (t.asked is TOWN) == founded


@rule("AOI-COMP-86")
def test_a_building_with_an_annex_counts_once_everywhere_else():
    far = ("A4", "A7", "A12", "C13", "D5", "H7")
    made = quiet().building(0, "workshop", *far, annex=True)
    assert inventing(made, "census").player(0).tally[FROM_INNOVATIONS] == 0, "six buildings"
    made = quiet().building(0, "workshop", "E9", annex=True).building(1, "workshop", "H10")
    assert made.ended().start().player(0).tally[FROM_AREA] == 9, "level with the one building of seat 1"


@rule("AOI-COMP-86")
def test_both_annexes_may_be_placed_in_one_round():
    t = quiet(annexes=2).building(0, "workshop", "E9", "H7").passed(1).start().act("annex", at="E9").end_turn()
    assert "annex" in t.actions
    t.act("annex").end_turn()
    assert t.match.view()["seats"][0]["annexes"] == 0
    assert "annex" not in t.actions


# ------------------------------------------------------------------------------------------------ later


@rule("AOI-COMP-07")
def test_competency_7_gives_four_power_once_per_round():
    made = quiet(competencies=["action-power"], bowls=(0, 12, 0)).passed(1)
    t = made.start().act("special-competency")
    assert t.match.view()["seats"][0]["bowls"] == [0, 8, 4]
    t.end_turn()
    assert (t.asked, t.seat_asked) == (ACTION, 0)
    assert "special-competency" not in t.actions
    assert t.match.view()["seats"][0]["used"] == ["competency"]


@rule("AOI-COMP-08")
@pytest.mark.parametrize("code", [0, 16])
def test_competency_8_scores_each_scholar_sent_or_returned(code: int):
    t = quiet(competencies=["scholars"], scholars=2).passed(1).start()
    t.act("scholar").answer(SEND, code).end_turn()
    assert points(t) == 2
    t.act("scholar").answer(SEND, 17)
    assert points(t) == 4


@rule("AOI-COMP-08")
def test_competency_8_does_not_score_scholars_spent_otherwise():
    t = quiet(competencies=["scholars"], scholars=1, coins=4).start().act("shipping")
    assert points(t) == 0


@rule("AOI-COMP-10")
def test_competency_10_scores_two_points_for_each_town_tile_on_passing():
    t = quiet(competencies=["pass-towns"], towns=["coins", "power", "steps"], keys=1).start().act("pass")
    assert points(t) == 6, "used keys do not matter"


@rule("AOI-COMP-11")
def test_competency_11_scores_three_points_for_each_workshop_on_an_edge_space():
    def scored(at: str) -> int:
        made = quiet(competencies=["edge-workshops"], tools=1, coins=2).building(0, "workshop", "E12")
        return points(made.terrain(at, "desert").start().act("workshop", at=at))

    assert scored("E13") == 3
    assert scored("D12") == 0


@rule("AOI-COMP-31")
@pytest.mark.parametrize(
    ("players", "edge"),
    [
        (2, "A4 A5 A6 A7 A9 A10 A11 A12 B13 C13 D13 E13 F13 I5 I6 I7 I8 I9 I10 I11 I12 I13"),
        (
            3,
            "A1 A3 A4 A5 A6 A7 A9 A10 A11 A12 B1 B13 C1 C13 D1 D13 E1 E13 F1 F13 G1 "
            "I1 I2 I3 I5 I6 I7 I8 I9 I10 I11 I12 I13",
        ),
    ],
)
def test_edge_spaces_are_the_land_along_the_rim(players: int, edge: str):
    spaces = scenario(players).start().match.view()["spaces"]
    assert {seen["name"] for seen in spaces if seen.get("edge")} == set(edge.split())


@rule("AOI-COMP-12", "AOI-EX-39")
def test_example_competency_12_scores_the_lowest_level_on_passing():
    t = quiet(competencies=["pass-lowest-level"], levels=(9, 7, 7, 5), towns=["coins"]).start().act("pass")
    assert points(t) == 5

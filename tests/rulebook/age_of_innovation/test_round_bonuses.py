"""The ten round bonuses (AOI-BONUS-01..81)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import FROM_AREA, FROM_BONUSES
from tafelrunde.games.age_of_innovation.scenario import AoiScenario, AoiTable, site
from tafelrunde.games.age_of_innovation.table.prompts import BRIDGE, BUILD, SEND, SPADES, STEP, TERRAFORM_SITE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import (
    ENGINEERING,
    LAW,
    MEDICINE,
    change,
    income,
    plain_income,
    quiet,
    take_books,
    terrain,
)


def used_once(t: AoiTable) -> None:
    t.end_turn()
    assert t.seat_asked == 0
    assert "special-bonus" not in t.actions
    assert t.match.view()["seats"][0]["used"] == ["bonus"]


def points(t: AoiTable) -> int:
    return t.player(0).tally[FROM_BONUSES]


# ------------------------------------------------------------------------------------------------ bonus 1


@rule("AOI-BONUS-01")
def test_bonus_1_scores_workshops_beside_the_river():
    def scored(bonus: str, at: str) -> int:
        made = quiet(bonus=bonus, tools=1, coins=2).building(0, "workshop", "E13").terrain(at, "desert")
        return points(made.start().act("workshop", at=at))

    assert scored("river-workshops", "D12") == 2
    assert scored("river-workshops", "E12") == 0, "not at the river"
    assert scored("coins", "D12") == 0


def terraformable(made: AoiScenario) -> set[str]:
    return made.seat(0, tools=9).start().act("terraform").spaces


@rule("AOI-BONUS-21")
def test_bonus_1_raises_shipping_by_one_without_moving_the_marker():
    assert "C7" not in terraformable(quiet(bonus="coins").building(0, "workshop", "E8"))
    made = quiet(bonus="river-workshops").building(0, "workshop", "E8")
    assert "C7" in terraformable(made), "across one river space"
    t = quiet(bonus="river-workshops", coins=4, scholars=1).start()
    seat = t.match.view()["seats"][0]
    assert (seat["shipping"], seat["shipping_steps"]) == (1, 0)
    t.act("shipping")
    assert t.player(0).vp == 22, "the first step on the track, with its reward"


@rule("AOI-BONUS-81")
def test_bonus_1_raises_a_shipping_value_of_three_to_four():
    """From C10 to F6 lead four river spaces and no fewer: D9, C9 or C8, D7 and E7."""
    assert "F6" not in terraformable(quiet(bonus="coins", shipping=3).building(0, "workshop", "C10"))
    assert "F6" in terraformable(quiet(bonus="river-workshops", shipping=3).building(0, "workshop", "C10"))


def area(made: AoiScenario) -> int:
    return made.ended().start().player(0).tally[FROM_AREA]


@rule("AOI-BONUS-41")
def test_bonus_1_does_not_count_for_the_final_scoring():
    """Seat 1 has an area of 1; the third party is ahead of both."""
    for bonus, shipping, expected in (("river-workshops", 0, 9), ("coins", 1, 12)):
        made = quiet(bonus=bonus, shipping=shipping).building(0, "workshop", "E8", "D6")
        assert area(made.building(1, "workshop", "H10")) == expected


@rule("AOI-BONUS-61")
def test_bonus_1_gives_no_reach_to_spades_of_the_knowledge_bonus():
    for bonus, shipping, reached in (("river-workshops", 0, False), ("coins", 1, True)):
        made = quiet(bonus=bonus, shipping=shipping, tile="guild-medicine", levels=(0, 0, 0, 4))
        t = made.building(0, "workshop", "E8").phase("knowledge-bonus").start()
        assert t.asked is TERRAFORM_SITE
        assert ("C7" in t.spaces) == reached
        assert "E9" in t.spaces


# ------------------------------------------------------------------------------------------------ bonuses 2 to 4


@rule("AOI-BONUS-02")
@pytest.mark.parametrize("code", [0, 16])
def test_bonus_2_scores_each_scholar_sent_or_returned(code: int):
    t = quiet(bonus="scholars", scholars=2).passed(1).start()
    t.act("scholar").answer(SEND, code).end_turn()
    assert points(t) == 2
    t.act("scholar").answer(SEND, 17)
    assert points(t) == 4


@rule("AOI-BONUS-02")
def test_bonus_2_does_not_score_scholars_spent_otherwise():
    t = quiet(bonus="scholars", scholars=1, coins=4).start().act("shipping")
    assert points(t) == 0


@pytest.mark.parametrize(
    ("bonus", "gained"),
    [
        pytest.param("river-workshops", {}, marks=rule("AOI-BONUS-01"), id="bonus-1"),
        pytest.param("scholars", {"scholars": 1}, marks=rule("AOI-BONUS-22"), id="bonus-2"),
        pytest.param("guilds", {"power": 3}, marks=rule("AOI-BONUS-23"), id="bonus-3"),
        pytest.param("pass-palace-university", {"tools": 1}, marks=rule("AOI-BONUS-24"), id="bonus-4"),
        pytest.param("step", {"tools": 2}, marks=rule("AOI-BONUS-27"), id="bonus-7"),
        pytest.param("pass-schools", {"coins": 4}, marks=rule("AOI-BONUS-28"), id="bonus-8"),
        pytest.param("power-coins", {"power": 4, "coins": 2}, marks=rule("AOI-BONUS-09"), id="bonus-9"),
        pytest.param("coins", {"coins": 6}, marks=rule("AOI-BONUS-10"), id="bonus-10"),
    ],
)
def test_the_income_of_round_bonuses(bonus: str, gained: dict[str, int]):
    assert plain_income(quiet(bonus=bonus)) == gained


@rule("AOI-BONUS-03")
def test_bonus_3_scores_three_points_for_each_guild_built():
    for bonus, expected in (("guilds", 3), ("coins", 0)):
        t = quiet(bonus=bonus, tools=2, coins=6).building(0, "workshop", "E9").start().act("guild")
        assert points(t) == expected


@rule("AOI-BONUS-04", "AOI-EX-26")
def test_example_bonus_4_scores_palaces_and_universities_on_passing():
    made = quiet(bonus="pass-palace-university", palace=1).building(0, "palace", "E9").building(0, "university", "H7")
    made.building(0, "palace", "A5", neutral=True).building(0, "school", "A6").building(1, "palace", "H10")
    assert points(made.start().act("pass")) == 12


# ------------------------------------------------------------------------------------------------ special actions


@rule("AOI-BONUS-05")
def test_bonus_5_terraforms_and_builds_with_a_free_spade_once_per_round():
    t = quiet(bonus="spade", tools=1, coins=2).building(0, "workshop", "E11").passed(1).start()
    t.act("special-bonus", at="E12").answer(BUILD, 1)
    assert t.buildings(0)["E12"] == "workshop"
    assert t.player(0).tools == 0
    used_once(t)


@rule("AOI-BONUS-05")
def test_missing_spades_may_be_bought_to_that_of_bonus_5():
    t = quiet(bonus="spade", tools=3).building(0, "workshop", "E11").start().act("special-bonus", at="D11")
    assert t.options == [1, 2]
    t.answer(SPADES, 2)
    assert (terrain(t, "D11"), t.player(0).tools) == ("desert", 0)


@rule("AOI-BONUS-25", "AOI-BONUS-26", "AOI-DEC-13")
@pytest.mark.parametrize("bonus", ["spade", "bridge"])
def test_bonuses_5_and_6_bring_a_book_of_choice(bonus: str):
    t, before = income(quiet(bonus=bonus))
    take_books(t, MEDICINE)
    assert change(before, t.player(0)) == {"medicine books": 1, "tools": 1}, "the tool is the board's"


@rule("AOI-BONUS-06")
def test_bonus_6_builds_a_bridge_for_nothing_once_per_round():
    t = quiet(bonus="bridge").building(0, "workshop", "E8").passed(1).start().act("special-bonus")
    assert set(t.options) == {site("D6", "E8"), site("E8", "F6")}, "printed sites that touch an own building"
    t.answer(BRIDGE, site("E8", "F6"))
    assert len(t.match.view()["bridges"]) == 1
    assert t.match.view()["seats"][0]["bowls"] == [5, 7, 0]
    used_once(t)


@rule("AOI-BONUS-07", "AOI-DEC-25")
def test_bonus_7_gives_a_step_of_choice_once_per_round():
    t = quiet(bonus="step").passed(1).start().act("special-bonus")
    assert t.options == [0, 1, 2, 3]
    t.answer(STEP, ENGINEERING)
    assert t.player(0).levels == [0, 0, 1, 0]
    used_once(t)


@rule("AOI-BONUS-08", "AOI-DEC-25")
@pytest.mark.parametrize("steps", [(LAW, LAW), (LAW, MEDICINE)])
def test_bonus_8_gives_a_step_for_each_school_on_passing(steps: tuple[int, int]):
    t = quiet(bonus="pass-schools").building(0, "school", "E9", "H7").building(0, "guild", "A5").start().act("pass")
    for discipline in steps:
        assert NONE not in t.options
        t.answer(STEP, discipline)
    assert t.asked is not STEP
    assert sum(t.player(0).levels) == 2
    assert [t.player(0).levels[d] for d in steps] == [steps.count(d) for d in steps]

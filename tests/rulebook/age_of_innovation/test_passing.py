"""Passing (AOI-PASS-01..13, AOI-DEC-44, -45)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.codes import bonus_of, with_coins
from tafelrunde.games.age_of_innovation.scenario import AoiScenario
from tafelrunde.games.age_of_innovation.table.prompts import ACTION, BONUS, STEP, TERRAFORM_SITE
from tests.rulebook import rule

from .homes import bonus, levels, offered_bonuses, settled, take_bonus

# Two players: seat 0 has "coins", seat 1 "power-coins"; these three lie beside the board.
BESIDE = {"pass-schools", "step", "bridge"}


def schools(made: AoiScenario, number: int = 2) -> AoiScenario:
    return made.building(0, "school", *("H5", "C10", "E11")[:number])


@rule("AOI-PASS-01", "AOI-TURN-07")
def test_who_passes_leaves_the_action_phase_of_this_round():
    t = settled(tools=9).seat(1, tools=3).start()
    assert "pass" in t.actions
    take_bonus(t.act("pass"), "step").end_turn()
    for _ in range(2):
        assert (t.asked, t.seat_asked) == (ACTION, 1)
        t.exchange("tool-coin")
    assert t.match.view()["seats"][0]["passed"]


@rule("AOI-PASS-01")
def test_passing_is_always_allowed():
    assert "pass" in settled(tools=30, coins=30, scholars=7, bowls=(0, 0, 12), books=(5, 5, 5, 5)).start().actions


@rule("AOI-PASS-02")
def test_in_round_six_only_the_rewards_are_given():
    made = schools(settled(3, number=6, bonus="pass-palace-university", palace=7)).building(0, "palace", "H8")
    t = made.start()
    before = t.match.view()
    t.act("pass").end_turn()
    after = t.match.view()
    assert t.seat_asked == 1, "no round bonus was asked for"
    assert after["seats"][0]["bonus"] == before["seats"][0]["bonus"]
    assert after["bonuses"] == before["bonuses"]
    assert after["seats"][0]["vp"] == 20 + 4 + 6
    five = schools(settled(3, number=5)).start().act("pass")
    assert five.asked is BONUS


@rule("AOI-PASS-03", "AOI-EX-26")
def test_example_passing_with_round_bonus_four():
    """4 points for the palace and 4 for the university, at once and once only."""
    made = settled(bonus="pass-palace-university").building(0, "palace", "H5").building(0, "university", "C10")
    t = made.building(1, "palace", "A9").start().act("pass")
    assert t.player(0).vp == 28
    take_bonus(t, "step").end_turn()
    assert t.player(0).vp == 28
    none = settled(bonus="pass-palace-university").start().act("pass")
    assert none.player(0).vp == 20


@rule("AOI-PASS-04")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ({"palace": 7}, 6),
        ({"innovations": ["trade-routes"]}, 2),
        ({"competencies": ["pass-towns"], "towns": ["tools", "coins"]}, 4),
        ({"competencies": ["pass-lowest-level"], "levels": (4, 3, 5, 9)}, 3),
        ({"palace": 7, "innovations": ["trade-routes"], "bonus": "pass-palace-university"}, 12),
        ({}, 0),
    ],
)
def test_everything_with_the_pass_symbol_pays(owned: dict[str, object], points: int):
    made = schools(settled(**owned)).building(0, "palace", "H8").building(0, "guild", "A6")
    assert made.start().act("pass").player(0).vp == 20 + points


@rule("AOI-EX-27", "AOI-PASS-04")
@pytest.mark.parametrize("guilds", [1, 3])
def test_example_passing_with_trade_routes(guilds: int):
    made = settled(innovations=["trade-routes"]).building(0, "guild", *("H5", "C10", "E11")[:guilds])
    assert made.building(1, "guild", "A9").start().act("pass").player(0).vp == 20 + 2 * guilds


@rule("AOI-PASS-05", "AOI-DEC-44")
def test_one_of_the_three_round_bonuses_is_taken_also_one_just_returned():
    t = settled().start().act("pass")
    assert offered_bonuses(t) == BESIDE
    take_bonus(t, "step").end_turn()
    assert t.match.view()["seats"][0]["bonus"] == bonus(t, "step")
    t.act("pass")
    assert offered_bonuses(t) == BESIDE - {"step"} | {"coins"}
    take_bonus(t, "coins")
    assert t.player(1).bonus == bonus(t, "coins")


@rule("AOI-PASS-06")
@pytest.mark.parametrize(("taken", "coins"), [("step", 1), ("pass-schools", 3)])
def test_the_coins_on_the_new_round_bonus_are_gained(taken: str, coins: int):
    made = settled(coins=5)
    place = next(n for n, entry in enumerate(made.state.beside_board) if bonus_of(entry) == 7)
    made.state.beside_board[place] = with_coins(7, 3)
    t = take_bonus(made.start().act("pass"), taken)
    assert t.player(0).coins == 5 + coins


@rule("AOI-PASS-07", "AOI-PHASE3-14")
def test_the_new_round_bonus_does_nothing_before_the_next_round():
    """Its special action is not for a player who has passed; its river does not help the spades of phase III."""
    made = settled(3, tile="town-engineering", levels=(0, 0, 4, 0))
    made.building(0, "workshop", "E11")
    made.state.beside_board[0] = with_coins(0, 1)  # river-workshops, out of the game so far
    t = made.passed(1, 2).start()
    take_bonus(t.act("pass"), "river-workshops").end_turn()
    assert t.asked is TERRAFORM_SITE
    assert t.match.view()["seats"][0]["shipping"] == 0
    t.match.choose(-1)
    assert (t.table.round, t.match.view()["seats"][0]["passed"]) == (2, False)
    assert t.match.view()["seats"][0]["shipping"] == 1


@rule("AOI-PASS-08")
@pytest.mark.parametrize("held", ["coins", "spade", "step"])
def test_a_round_bonus_is_not_kept_for_two_rounds(held: str):
    t = settled(bonus=held).start().act("pass")
    assert held not in offered_bonuses(t)
    assert len(t.options) == 3


@rule("AOI-PASS-09")
def test_the_old_round_bonus_joins_those_beside_the_board():
    t = take_bonus(settled().start().act("pass"), "step")
    beside = {entry["bonus"]: entry["coins"] for entry in t.match.view()["bonuses"]}
    assert beside == {bonus(t, "pass-schools"): 1, bonus(t, "bridge"): 1, bonus(t, "coins"): 0}


@rule("AOI-PASS-10", "AOI-PASS-11", "AOI-EX-28")
def test_example_the_second_to_pass_is_second_in_the_next_round():
    t = settled(3, bowls=(0, 0, 4), tools=1).start().act("power-coins").end_turn()
    for seat in (1, 2, 0):
        assert t.seat_asked == seat
        t.act("pass")
        t.match.choose(t.options[0])
        t.end_turn()
        if seat != 0:
            assert t.match.view()["next_order"] == [1, 2][:seat]
            assert t.match.view()["order"] == [0, 1, 2], "the order of this round stays"
    assert t.table.round == 2
    assert t.match.view()["order"] == [1, 2, 0]
    assert t.match.view()["next_order"] == []


@rule("AOI-PASS-12", "AOI-PHASE3-01")
def test_when_all_have_passed_phase_three_follows():
    made = settled(3, tile="school-banking", levels=(4, 0, 0, 0))
    t = made.start()
    for seat in (0, 1, 2):
        assert t.player(0).coins == (0 if seat == 0 else 1)
        t.act("pass").match.choose(t.options[0])
        t.end_turn()
    assert t.table.round == 2
    assert t.player(0).coins >= 1 + 4, "the knowledge bonus"


@rule("AOI-PASS-13", "AOI-DEC-45")
def test_the_round_bonus_comes_before_the_competencies():
    """The steps for schools raise the lowest level, which then pays; nobody is asked for an order."""
    made = settled(bonus="pass-schools", competencies=["pass-lowest-level"], levels=(4, 4, 4, 2))
    t = schools(made).start().act("pass")
    assert t.asked is STEP
    t.answer(STEP, 3).answer(STEP, 3)
    assert (levels(t)["medicine"], t.player(0).vp) == (4, 24)

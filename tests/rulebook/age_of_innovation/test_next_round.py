"""Knowledge bonus and preparation of the next round (AOI-PHASE3-01..15, AOI-DEC-46, -47)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiScenario
from tafelrunde.games.age_of_innovation.table.prompts import BOOK, BUILD, SPADES, TERRAFORM_SITE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .homes import QUIET, bonus, go_on, own_turn, settled, take_bonus, terrain_of

ENGINEERING_SPADES = "town-engineering"  # 1 spade per 4 levels
BANKING_COINS = "school-banking"  # 1 coin per level


def digging_bonus(engineering: int, **goods: object) -> AoiScenario:
    """All have passed; seat 0 gets a spade for every 4 levels."""
    made = settled(tile=ENGINEERING_SPADES, levels=(0, 0, engineering, 0), **goods)
    return made.phase("knowledge-bonus")


@rule("AOI-PHASE3-01")
def test_phase_three_waits_for_the_last_to_pass():
    t = settled(tile=BANKING_COINS, levels=(4, 0, 0, 0)).start().act("pass")
    take_bonus(t, "bridge").end_turn()
    assert (t.seat_asked, t.player(0).coins, t.match.view()["phase"]) == (1, 1, "actions")
    take_bonus(t.act("pass"), "step").end_turn()
    assert t.player(0).coins == 1 + 4


@rule("AOI-PHASE3-02", "AOI-END-02")
@pytest.mark.parametrize(("number", "given"), [(1, 4), (5, 4), (6, 0)])
def test_there_is_no_phase_three_after_round_six(number: int, given: int):
    made = settled(3, number=number, tile=BANKING_COINS, levels=(4, 0, 0, 0), bowls=(12, 0, 0), tools=1)
    t = made.passed(1, 2).start().act("pass")
    if number < 6:
        take_bonus(t, "bridge")
    t.end_turn()
    assert t.match.over == (number == 6)
    if number == 6:
        assert t.player(0).coins == 0
    else:
        assert t.player(0).coins == 1 + given


@rule("AOI-PHASE3-03", "AOI-PHASE3-04", "AOI-PHASE3-11", "AOI-PHASE3-12", "AOI-PHASE3-14")
def test_the_bonus_comes_before_the_preparation():
    made = settled(tile=ENGINEERING_SPADES, levels=(0, 0, 4, 0), bowls=(0, 0, 4), tools=1).passed(1)
    t = made.start().act("power-coins").end_turn()
    take_bonus(t.act("pass"), "bridge").end_turn()
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)
    view = t.match.view()
    assert (view["round"], view["used_power_actions"]) == (1, [3])
    assert {entry["coins"] for entry in view["bonuses"]} == {0, 1}
    assert view["seats"][0]["passed"]
    t.answer(TERRAFORM_SITE, NONE)
    view = t.match.view()
    assert (view["round"], view["used_power_actions"]) == (2, [])
    assert {entry["coins"] for entry in view["bonuses"]} == {1, 2}
    assert not view["seats"][0]["passed"]


# ------------------------------------------------------------------------------------------------ the knowledge bonus


@rule("AOI-PHASE3-04", "AOI-PHASE3-05")
@pytest.mark.parametrize(("level", "tools"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3)])
def test_the_bonus_is_received_for_every_full_number_of_levels(level: int, tools: int):
    """1 tool per 2 levels of medicine; only that discipline counts."""
    made = settled(tile="palace-university-medicine", levels=(7, 7, 7, level)).phase("knowledge-bonus")
    t = made.start()
    assert t.table.round == 2
    assert t.player(0).tools == tools + 2, "and 2 tools of income in round 2"


@rule("AOI-PHASE3-04")
def test_everybody_receives_the_bonus():
    made = settled(3, tile=BANKING_COINS, levels=(2, 0, 0, 0)).seat(1, levels=(3, 0, 0, 0)).seat(2, levels=(1, 0, 0, 0))
    coins = [player.coins for player in made.phase("knowledge-bonus").start().table.players]
    made = settled(3, tile=BANKING_COINS)
    without = [player.coins for player in made.phase("knowledge-bonus").start().table.players]
    # seat 2 plays the Blessed, who count 3 levels more in both cases
    assert [now - was for now, was in zip(coins, without, strict=True)] == [2, 3, 1]


@rule("AOI-EX-29", "AOI-PHASE3-04", "AOI-DEC-47")
def test_example_a_book_for_three_levels_of_medicine():
    t = settled(tile="step-medicine", levels=(0, 0, 0, 3)).phase("knowledge-bonus").start()
    assert (t.asked, t.seat_asked, t.options) == (BOOK, 0, [0, 1, 2, 3])
    t.answer(BOOK, 1)
    assert (t.player(0).books, t.table.round) == ([0, 1, 0, 0], 2)


@rule("AOI-EX-30", "AOI-PHASE3-05", "AOI-DEC-46")
def test_example_two_spades_for_eight_levels_of_engineering():
    t = digging_bonus(8).start().at("I10")
    assert t.asked is TERRAFORM_SITE
    t.at("I12")
    assert t.table.round == 2
    assert (terrain_of(t, "I10"), terrain_of(t, "I12")) == ("desert", "desert")
    one = digging_bonus(7).start().at("I10")
    assert one.table.round == 2


@rule("AOI-PHASE3-06", "AOI-DEC-46")
def test_spades_are_used_in_the_turn_order_of_the_next_round():
    made = settled(tile=ENGINEERING_SPADES, levels=(0, 0, 4, 0), tools=3).seat(1, levels=(0, 0, 4, 0))
    made.building(1, "workshop", "A9")
    t = made.start().act("terraform", at="I12").end_turn()
    for seat in (1, 0):
        assert t.seat_asked == seat
        t.act("pass").match.choose(t.options[0])
        t.end_turn()
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 1), "who passed first"
    t.answer(TERRAFORM_SITE, NONE)
    assert (t.asked, t.seat_asked) == (TERRAFORM_SITE, 0)


@rule("AOI-PHASE3-06", "AOI-Q-01")
def test_the_last_book_goes_to_who_is_first_in_the_next_round():
    """Seat 2 holds all books but one of law."""
    made = settled(3, tile="step-medicine", levels=(0, 0, 0, 3)).seat(1, levels=(0, 0, 0, 3))
    t = made.seat(2, books=(12, 11, 12, 12)).passed(1).start()
    for seat in (0, 2):
        assert t.seat_asked == seat
        t.act("pass").match.choose(t.options[0])
        t.end_turn()
    assert t.match.view()["order"] == [1, 0, 2]
    assert [t.player(seat).books for seat in (1, 0)] == [[0, 1, 0, 0], [0, 0, 0, 0]]


@rule("AOI-PHASE3-07")
def test_no_spades_are_bought_in_addition():
    t = digging_bonus(4, tools=30).start().at("H11")
    assert t.asked is not SPADES
    assert (terrain_of(t, "H11"), t.table.round) == ("plains", 2)
    assert t.player(0).tools == 30 + 2, "only income of round 2 was added"


@rule("AOI-PHASE3-08")
def test_bonus_spades_are_not_saved():
    t = digging_bonus(8).start().at("I10").answer(TERRAFORM_SITE, NONE)
    assert t.table.round == 2
    assert terrain_of(t, "I12") == "wasteland"
    assert "terraform" not in t.actions


@rule("AOI-PHASE3-09", "AOI-Q-09")
def test_bonus_spades_are_spread_freely_over_spaces_in_reach():
    """H10 is three spades away; it need not be finished before another space."""
    t = digging_bonus(12).start()
    assert t.spaces == {"I10", "I12", "H10", "H11"}
    t.at("H10").at("H11").at("H10")
    assert (terrain_of(t, "H10"), terrain_of(t, "H11")) == ("plains", "plains")
    one_space = digging_bonus(12).start().at("H10").at("H10").at("H10")
    assert terrain_of(one_space, "H10") == "desert"
    past = digging_bonus(8).start().at("I10")
    assert "I10" not in past.spaces, "not past home terrain"


@rule("AOI-PHASE3-10")
def test_no_workshop_is_built_in_phase_three():
    t = digging_bonus(4, tools=9, coins=9).start().at("I10")
    assert t.asked is not BUILD
    assert (t.table.round, t.buildings(0)) == (2, {"I11": "workshop"})


# ------------------------------------------------------------------------------------------------ preparation


@rule("AOI-PHASE3-11")
def test_all_used_actions_are_free_again():
    made = settled(
        faction="philosophers", bowls=(0, 0, 8), books=(2, 0, 0, 0), palace=1, bonus="step",
        innovations=["professor"], competencies=["action-power"],
    )  # fmt: skip
    t = made.book_actions("coins").passed(1).start()
    used = ["power-coins", "book-coins", "special-faction", "special-palace", "special-bonus", "special-professor"]
    for action in [*used, "special-competency"]:
        t.act(action)
        if t.asked is not None and t.asked.of == "discipline":
            t.match.choose(t.options[0])
        t.end_turn()
    seen = t.match.view()
    assert len(seen["seats"][0]["used"]) == 5
    assert (seen["used_power_actions"], seen["used_book_actions"]) == ([3], [1])
    go_on(t)
    seen = t.match.view()
    assert (seen["round"], seen["seats"][0]["used"]) == (2, [])
    assert (seen["used_power_actions"], seen["used_book_actions"]) == ([], [])


@rule("AOI-PHASE3-12", "AOI-PHASE3-13", "AOI-EX-31")
def test_example_coins_pile_up_on_round_bonuses_nobody_takes():
    t = settled().start().act("pass")
    take_bonus(t, "bridge").end_turn()
    take_bonus(t.act("pass"), "step").end_turn()
    t.match.choose(0)  # the book of the bridge bonus, in phase I of round 2
    beside = {entry["bonus"]: entry["coins"] for entry in t.match.view()["bonuses"]}
    assert beside == {bonus(t, "pass-schools"): 2, bonus(t, "coins"): 1, bonus(t, "power-coins"): 1}


@rule("AOI-PHASE3-14")
def test_the_new_round_bonus_is_in_force_in_the_next_round():
    made = settled().passed(1)
    t = take_bonus(made.start().act("pass"), "step").end_turn()
    own_turn(t)
    assert t.table.round == 2
    assert "special-bonus" in t.actions
    assert t.player(0).tools == 2 + 2, "income of the workshops and of the bonus"


@rule("AOI-PHASE3-15")
@pytest.mark.parametrize(("tile", "points"), [("workshop-law", 2), (QUIET, 0)])
def test_the_tile_of_a_round_that_is_over_counts_no_more(tile: str, points: int):
    made = settled(tile=tile, tools=2, coins=9).terrain("I10", "desert").terrain("I12", "desert")
    made.round(2, QUIET).round(1)
    t = go_on(made.passed(1).start().act("workshop", at="I10"))
    assert (t.table.round, t.player(0).vp) == (2, 20 + points)
    own_turn(t)
    assert t.act("workshop").buildings(0)["I12"] == "workshop"
    assert t.player(0).vp == 20 + points

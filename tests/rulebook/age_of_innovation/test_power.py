"""The power cycle (AOI-POWER-01..10)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import TERRAINS
from tafelrunde.games.age_of_innovation.scenario import AoiTable
from tafelrunde.games.age_of_innovation.table.prompts import AFTER
from tests.rulebook import rule
from tests.rulebook.age_of_innovation.holdings import set_up
from tests.rulebook.age_of_innovation.table_talk import bowls, calm, founding, step


def gain_one(held: tuple[int, int, int]) -> AoiTable:
    """Level 3 of law gives 1 power."""
    return step(calm(bowls=held, scholars=1, levels=(0, 2, 0, 0)).start(), "law")


@rule("AOI-POWER-01")
def test_a_token_goes_round_the_three_bowls():
    t = step(calm(bowls=(1, 0, 0), scholars=1, levels=(2, 0, 0, 0)).start(), "banking")
    assert bowls(t.player(0)) == (0, 1, 0)
    again = step(calm(bowls=(0, 1, 0), scholars=1, levels=(2, 0, 0, 0)).start(), "banking")
    assert bowls(again.player(0)) == (0, 0, 1)
    again.exchange("power-coin")
    assert bowls(again.player(0)) == (1, 0, 0)


@rule("AOI-POWER-02")
@pytest.mark.parametrize("board", TERRAINS[:7])
def test_at_the_start_the_third_bowl_is_empty(board: str):
    other = "plains" if board != "plains" else "lake"
    me = set_up([board, other], ["inventors", "goblins"]).player(0)
    assert me.bowl3 == 0
    assert min(me.bowl1, me.bowl2) > 0


@rule("AOI-POWER-03", "AOI-POWER-04", "AOI-POWER-05")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((5, 7, 0), (4, 8, 0)),
        ((1, 0, 3), (0, 1, 3)),
        ((1, 6, 5), (0, 7, 5)),
        ((0, 7, 5), (0, 6, 6)),
        ((0, 1, 0), (0, 0, 1)),
        ((0, 0, 9), (0, 0, 9)),
    ],
)
def test_one_power_moves_a_token_of_the_first_bowl_else_of_the_second(
    before: tuple[int, int, int], after: tuple[int, int, int]
):
    assert bowls(gain_one(before).player(0)) == after


@rule("AOI-EX-03", "AOI-POWER-03", "AOI-POWER-04", "AOI-POWER-06")
def test_example_three_power_with_two_tokens_in_the_first_bowl():
    t = calm(bonus="guilds", bowls=(2, 5, 0)).phase("income").start()
    assert bowls(t.player(0)) == (0, 6, 1)


@rule("AOI-POWER-07", "AOI-POWER-08")
def test_power_is_spent_from_the_third_bowl_into_the_first():
    poor = calm(bowls=(6, 6, 0)).start()
    assert not {"power-scholar", "power-tools", "power-coins"} & poor.actions
    assert {"power-tools", "power-coins"} & calm(bowls=(6, 3, 3)).start().actions == set()
    t = calm(bowls=(1, 6, 5)).start().act("power-coins")
    assert bowls(t.player(0)) == (5, 6, 1)


@rule("AOI-POWER-08")
def test_gaining_and_spending_the_same_power_go_opposite_ways():
    """Competency 7 shows 4 power gained, the action for 7 coins 4 power spent."""
    gained = calm(bowls=(4, 0, 4), competencies=["action-power"]).start().act("special-competency")
    spent = calm(bowls=(4, 0, 4)).start().act("power-coins")
    assert (bowls(gained.player(0)), bowls(spent.player(0))) == ((0, 4, 4), (8, 0, 0))
    assert (gained.player(0).coins, spent.player(0).coins) == (0, 7)


@rule("AOI-POWER-09", "AOI-POWER-06")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((4, 0, 0), (0, 0, 4)),  # exactly the 8 that fit
        ((3, 2, 1), (0, 0, 6)),  # exactly 8 again
        ((4, 1, 0), (0, 1, 4)),  # one more would fit
        ((1, 1, 10), (0, 0, 12)),  # 3 fit, 5 are lost
        ((0, 0, 12), (0, 0, 12)),
    ],
)
def test_what_finds_no_token_to_move_is_lost(before: tuple[int, int, int], after: tuple[int, int, int]):
    """A town tile with 8 power."""
    t = founding(calm(bowls=before), "power")
    assert bowls(t.player(0)) == after
    assert t.player(0).vp == 20 + 8


@rule("AOI-POWER-10")
@pytest.mark.parametrize("held", [(5, 7, 0), (1, 1, 10)])
def test_power_is_taken_without_being_asked_for(held: tuple[int, int, int]):
    t = calm(bowls=held, tools=1, competencies=["action-power"]).start().act("special-competency")
    assert t.asked is AFTER
    assert t.seat_asked == 0
    assert bowls(t.player(0)) == ((1, 11, 0) if held[0] == 5 else (0, 0, 12))
    assert t.player(0).vp == 20

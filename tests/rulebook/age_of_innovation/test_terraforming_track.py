"""Advancing terraforming (AOI-DIG-01..05)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import AoiTable
from tafelrunde.games.age_of_innovation.table.prompts import BOOK
from tests.rulebook import rule

from .homes import alone, go_on, settled


def rate(t: AoiTable) -> int:
    return int(t.match.view()["seats"][0]["tools_per_spade"])


def advance(t: AoiTable) -> AoiTable:
    t.act("terraforming")
    while t.asked is BOOK:
        t.answer(BOOK, 1)
    return t.end_turn()


@rule("AOI-DIG-01", "AOI-DIG-02")
def test_terraforming_goes_up_one_position_at_a_time_to_the_top():
    t = alone(settled(coins=15, tools=3, scholars=3)).start()
    assert rate(t) == 3
    assert rate(advance(t)) == 2
    assert rate(advance(t)) == 1
    assert "terraforming" not in t.actions
    assert "shipping" in t.actions, "the rest could be paid"


@rule("AOI-DIG-02")
def test_the_new_rate_is_paid_at_once():
    t = advance(alone(settled(coins=5, tools=3, scholars=1)).start())
    assert t.act("terraform", at="I10").player(0).tools == 0


@rule("AOI-DIG-03")
@pytest.mark.parametrize(("home", "coins"), [("desert", 5), ("plains", 1)])
@pytest.mark.parametrize("step", [0, 1])
def test_every_step_costs_coins_a_tool_and_a_scholar(home: str, coins: int, step: int):
    for goods in ((coins - 1, 1, 1), (coins, 0, 1), (coins, 1, 0)):
        poor = settled(home=home, coins=goods[0], tools=goods[1], scholars=goods[2], digging=step).start()
        assert "terraforming" not in poor.actions
    t = settled(home=home, coins=coins + 1, tools=2, scholars=2, digging=step).start().act("terraforming")
    me = t.player(0)
    assert (me.coins, me.tools, me.scholars, me.pool) == (1, 1, 1, 6)


@rule("AOI-DIG-04", "AOI-DIG-05", "AOI-DEC-26")
@pytest.mark.parametrize(("step", "points", "books"), [(0, 0, 2), (1, 6, 0)])
def test_each_step_gives_its_own_reward_once(step: int, points: int, books: int):
    t = settled(coins=5, tools=1, scholars=1, digging=step).start().act("terraforming")
    for colour in range(books):
        assert t.options == [0, 1, 2, 3]
        t.answer(BOOK, 3 * colour)
    assert t.player(0).books == ([1, 0, 0, 1] if books else [0, 0, 0, 0])
    assert t.player(0).vp == 20 + points
    go_on(t)
    assert (t.player(0).vp, sum(t.player(0).books)) == (20 + points, books), "not again in the next round"


@rule("AOI-EX-20", "AOI-DIG-03", "AOI-DIG-05")
def test_example_from_rate_two_to_one():
    t = settled(coins=5, tools=1, scholars=1, digging=1).start().act("terraforming")
    me = t.player(0)
    assert (rate(t), me.vp, me.coins, me.tools, me.scholars) == (1, 26, 0, 0, 0)

"""Advancing shipping (AOI-SHIP-01..05)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.scenario import space
from tafelrunde.games.age_of_innovation.table.prompts import BOOK
from tests.rulebook import rule

from .homes import alone, go_on, settled


@rule("AOI-SHIP-01")
def test_shipping_goes_up_one_position_at_a_time_to_the_top():
    t = alone(settled(coins=12, scholars=3)).start()
    for value in (1, 2, 3):
        t.act("shipping")
        while t.asked is BOOK:
            t.answer(BOOK, 0)
        t.end_turn()
        assert t.match.view()["seats"][0]["shipping"] == value
    rich = settled(coins=12, scholars=3, shipping=3).start()
    assert "shipping" not in rich.actions
    lake = settled(home="lake", coins=12, scholars=3, shipping=2).start()
    assert lake.match.view()["seats"][0]["shipping"] == 3
    assert "shipping" not in lake.actions


@rule("AOI-SHIP-02")
def test_shipping_extends_reach():
    """C10 lies one river space away from E11, H9 two."""
    made = settled(coins=8, scholars=2, tools=1).building(0, "workshop", "E11")
    t = alone(made).start()
    seen = []
    for _ in range(2):
        t.act("shipping")
        while t.asked is BOOK:
            t.answer(BOOK, 0)
        t.end_turn()
        reach = t.player(0).reach
        seen.append([name for name in ("C10", "H9") if reach >> space(name) & 1])
    assert seen == [["C10"], ["C10", "H9"]]


@rule("AOI-SHIP-03")
@pytest.mark.parametrize("step", [0, 1, 2])
def test_every_step_costs_four_coins_and_a_scholar(step: int):
    assert "shipping" not in settled(coins=3, scholars=1, shipping=step).start().actions
    assert "shipping" not in settled(coins=4, scholars=0, shipping=step).start().actions
    t = settled(coins=5, scholars=2, shipping=step).start().act("shipping")
    me = t.player(0)
    assert (me.coins, me.scholars, me.pool) == (1, 1, 6), "the scholar goes back to the own supply"


@rule("AOI-SHIP-04", "AOI-SHIP-05", "AOI-DEC-26")
@pytest.mark.parametrize(
    ("home", "step", "points", "books"),
    [
        ("desert", 0, 2, 0),
        ("desert", 1, 0, 2),
        ("desert", 2, 4, 0),
        ("lake", 0, 3, 0),
        ("lake", 1, 0, 2),
    ],
)
def test_each_step_gives_its_own_reward_once(home: str, step: int, points: int, books: int):
    t = settled(home=home, coins=4, scholars=1, shipping=step).start().act("shipping")
    for colour in range(books):
        assert t.options == [0, 1, 2, 3]
        t.answer(BOOK, 2 * colour)
    assert t.player(0).vp == 20 + points
    assert t.player(0).books == ([1, 0, 1, 0] if books else [0, 0, 0, 0])
    go_on(t)
    assert (t.player(0).vp, sum(t.player(0).books)) == (20 + points, books), "not again in the next round"


@rule("AOI-EX-19", "AOI-SHIP-03", "AOI-SHIP-05")
def test_example_from_shipping_one_to_two():
    t = settled(coins=4, scholars=1, shipping=1).start().act("shipping").answer(BOOK, 3).answer(BOOK, 3)
    seen = t.match.view()["seats"][0]
    assert (seen["shipping"], seen["books"], seen["coins"], seen["scholars"]) == (2, [0, 0, 0, 2], 0, 0)

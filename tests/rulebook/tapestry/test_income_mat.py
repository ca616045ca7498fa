"""What the four tracks of the income mat pay and score (TAP-INCOMEMAT-01..04)."""

from __future__ import annotations

import pytest

from tafelrunde.games.tapestry.table.player import INCOME as FROM_INCOME
from tafelrunde.games.tapestry.table.prompts import PLAY, UPGRADE
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule
from tests.rulebook.tapestry.income_turns import before_income, take_income

# In the position below a tech symbol scores 2, a capital symbol 1 and a territory symbol 3.
TECHS, LINES, TERRITORIES = 2, 1, 3
ALWAYS = TECHS + LINES  # the first spaces of market and house


def paid(**built: int) -> tuple[list[int], int, int, int]:
    """Resources, tiles, cards and points of income turn 2, with so many buildings gone from the income mat."""
    made = before_income(2, hand=["trap"], tech={"bottom": ["bakery", "barn"]})
    first = 0
    for kind, n in built.items():
        made.seat(0, built={kind: range(first, first + n)})
        first += n
    made.fill(0, [18, 19, 20, 24, 25, 26])  # the third row is complete
    made.outpost(0, (0, 0)).tile((0, -1), 5).outpost(0, (0, -1))
    t = take_income(made)
    t.answer(PLAY, t.card("trap"))
    t.answer(UPGRADE, NONE)
    me = t.player(0)
    return me.goods, me.tiles.bit_count(), me.hand.bit_count(), me.tally[FROM_INCOME]


@rule("TAP-INCOMEMAT-01")
@pytest.mark.parametrize(
    ("gone", "coins", "points"), [(0, 1, 0), (1, 2, 0), (2, 2, 2), (3, 3, 2), (4, 4, 4), (5, 4, 14)]
)
def test_the_market_track(gone: int, coins: int, points: int):
    assert paid(market=gone) == ([coins, 1, 1, 1], 1, 1, ALWAYS + points)


@rule("TAP-INCOMEMAT-02")
@pytest.mark.parametrize(
    ("gone", "workers", "points"), [(0, 1, 0), (1, 2, 0), (2, 2, 1), (3, 3, 1), (4, 4, 2), (5, 4, 12)]
)
def test_the_house_track(gone: int, workers: int, points: int):
    assert paid(house=gone) == ([1, workers, 1, 1], 1, 1, ALWAYS + points)


@rule("TAP-INCOMEMAT-03")
@pytest.mark.parametrize(
    ("gone", "food", "points"), [(0, 1, 0), (1, 2, 0), (2, 2, 4), (3, 3, 4), (4, 4, 11), (5, 4, 21)]
)
def test_the_farm_track(gone: int, food: int, points: int):
    assert paid(farm=gone) == ([1, 1, food, 1], 1, 1, ALWAYS + points)


@rule("TAP-INCOMEMAT-04")
@pytest.mark.parametrize(
    ("gone", "culture", "points"), [(0, 1, 0), (1, 2, 0), (2, 2, 3), (3, 3, 3), (4, 4, 6), (5, 4, 16)]
)
def test_the_armory_track(gone: int, culture: int, points: int):
    assert paid(armory=gone) == ([1, 1, 1, culture], 1, 1, ALWAYS + points)

"""Exchanging resources (AOI-CONVERT-01..11, AOI-DEC-16)."""

from __future__ import annotations

import pytest

from tafelrunde.games.age_of_innovation.pieces.kinds import DISCIPLINES
from tafelrunde.games.age_of_innovation.scenario import AoiTable
from tafelrunde.games.age_of_innovation.table.prompts import (
    ACTION,
    AFTER,
    BUILD,
    EXCHANGE,
    EXCHANGE_FIRST,
    EXCHANGES,
    LEECH,
    TERRAFORM_SITE,
)
from tafelrunde.kernel.decision import NONE
from tests.rulebook import rule

from .homes import bowls, settled


def goods(t: AoiTable) -> tuple[int, int, int, int]:
    me = t.player(0)
    return me.scholars, me.tools, me.coins, sum(me.books)


def offered(t: AoiTable) -> set[str]:
    """The exchanges before the action."""
    t.answer(ACTION, EXCHANGE_FIRST)
    assert t.asked is EXCHANGE
    return {EXCHANGES[code] for code in t.options}


@rule("AOI-CONVERT-01", "AOI-TURN-08", "AOI-DEC-16")
def test_exchanges_come_before_and_after_the_action_any_number_of_times():
    t = settled(tools=3, bowls=(0, 0, 9), coins=0).terrain("I10", "desert").start()
    assert "workshop" not in t.actions
    t.exchange("power-coin").exchange("tool-coin").exchange("power-tool")
    assert (t.asked, t.seat_asked) == (ACTION, 0), "still before the action"
    t.act("workshop")
    assert t.asked is AFTER
    t.exchange("power-coin").exchange("power-tool").exchange("tool-coin")
    assert goods(t) == (0, 2, 2, 0)
    t.end_turn()
    assert (t.asked, t.seat_asked) == (ACTION, 1)


@rule("AOI-CONVERT-01", "AOI-DEC-16")
def test_exchanges_are_voluntary():
    t = settled(tools=3, bowls=(0, 0, 9)).terrain("I10", "desert").seat(0, coins=2).start().act("workshop")
    assert NONE in t.options
    assert goods(t.end_turn()) == (0, 2, 0, 0)


@rule("AOI-CONVERT-02")
def test_nobody_exchanges_in_the_turn_of_another():
    made = settled(tools=1, coins=2).terrain("I10", "desert").building(1, "guild", "I9")
    t = made.seat(1, tools=5, bowls=(4, 4, 4)).start().act("workshop")
    assert (t.asked, t.seat_asked, t.options) == (LEECH, 1, [2, NONE])


@rule("AOI-CONVERT-02")
def test_nothing_is_exchanged_in_the_middle_of_an_action():
    """One coin short of the workshop, with power enough for it."""
    t = settled(tools=4, coins=1, bowls=(0, 0, 5)).start().act("terraform")
    assert t.asked is TERRAFORM_SITE
    t.at("I10")
    assert t.asked is AFTER, "the workshop could not be paid"
    first = settled(tools=4, coins=1, bowls=(0, 0, 5)).start().exchange("power-coin").act("terraform", at="I10")
    assert first.asked is BUILD


@rule("AOI-CONVERT-03")
@pytest.mark.parametrize(("second", "possible"), [(0, False), (1, False), (2, True), (5, True)])
def test_a_token_of_bowl_two_is_given_up_to_move_another(second: int, possible: bool):
    t = settled(tools=1, bowls=(3, second, 1)).start()
    assert ("sacrifice" in offered(t)) == possible
    if possible:
        t.answer(EXCHANGE, EXCHANGES.index("sacrifice"))
        assert bowls(t) == (3, second - 2, 2), "one token is gone for good"


@rule("AOI-CONVERT-04", "AOI-CONVERT-06", "AOI-CONVERT-07", "AOI-CONVERT-11")
@pytest.mark.parametrize(
    ("exchange", "power", "gained"),
    [("power-scholar", 5, (1, 1, 0, 0)), ("power-tool", 3, (0, 2, 0, 0)), ("power-coin", 1, (0, 1, 1, 0))],
)
def test_power_buys_a_scholar_a_tool_or_a_coin(exchange: str, power: int, gained: tuple[int, ...]):
    assert exchange not in offered(settled(tools=1, bowls=(4, 4, power - 1)).start())
    t = settled(tools=1, bowls=(2, 2, power + 1)).start().exchange(exchange)
    assert goods(t) == gained
    assert bowls(t) == (2 + power, 2, 1)


@rule("AOI-CONVERT-05", "AOI-CONVERT-11", "AOI-DEC-26")
@pytest.mark.parametrize("discipline", range(4))
def test_five_power_buy_a_book_of_choice(discipline: int):
    exchange = f"power-book-{DISCIPLINES[discipline]}"
    assert exchange not in offered(settled(tools=1, bowls=(4, 4, 4)).start())
    t = settled(bowls=(2, 2, 6)).start().exchange(exchange)
    assert t.player(0).books == [int(n == discipline) for n in range(4)]
    assert bowls(t) == (7, 2, 1)


@rule("AOI-CONVERT-08")
def test_a_scholar_becomes_a_tool():
    t = settled(scholars=2).start().exchange("scholar-tool")
    assert goods(t) == (1, 1, 0, 0)
    assert t.player(0).pool == 6
    assert "scholar-tool" not in offered(settled(tools=1).start())


@rule("AOI-CONVERT-09")
def test_a_tool_becomes_a_coin():
    assert goods(settled(tools=2).start().exchange("tool-coin")) == (0, 1, 1, 0)
    assert "tool-coin" not in offered(settled(scholars=1).start())


@rule("AOI-CONVERT-10", "AOI-DEC-27")
@pytest.mark.parametrize("discipline", range(4))
def test_a_book_becomes_a_coin(discipline: int):
    exchange = f"book-coin-{DISCIPLINES[discipline]}"
    books = [2 if n == discipline else 1 for n in range(4)]
    t = settled(books=books).start().exchange(exchange)
    assert (t.player(0).books, t.player(0).coins) == ([1, 1, 1, 1], 1)
    none = [0 if n == discipline else 1 for n in range(4)]
    assert exchange not in offered(settled(books=none).start())


@rule("AOI-CONVERT-02")
def test_there_are_no_other_exchanges():
    """Coins buy nothing, and nothing goes the other way."""
    rich = settled(coins=30, tools=9, scholars=3, books=(3, 3, 3, 3), bowls=(0, 3, 9)).start()
    assert offered(rich) == set(EXCHANGES)
    kinds = {name.rsplit("-", 1)[0] if name.count("-") == 2 else name for name in EXCHANGES}
    assert kinds == {
        "sacrifice",
        "power-scholar",
        "power-book",
        "power-tool",
        "power-coin",
        "scholar-tool",
        "tool-coin",
        "book-coin",
    }
    only_coins = settled(coins=30, bowls=(12, 0, 0), bonus="step").start()
    assert "pass" in only_coins.actions
    assert "exchange" not in only_coins.actions

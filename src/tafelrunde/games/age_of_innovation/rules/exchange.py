"""Exchanging resources. It is offered only before and after an own action (AOI-CONVERT-01, AOI-CONVERT-02)."""

from __future__ import annotations

from ..pieces.prices import BOOK_POWER, SCHOLAR_POWER, TOOL_POWER
from ..table.player import AoiPlayer
from ..table.prompts import (
    BOOK_TO_COIN,
    POWER_TO_BOOK,
    POWER_TO_COIN,
    POWER_TO_SCHOLAR,
    POWER_TO_TOOL,
    SACRIFICE,
    SCHOLAR_TO_TOOL,
    TOOL_TO_COIN,
)
from ..table.state import Table
from .gains import gain_book, pay_book, return_scholar, spend_power


def can_exchange(me: AoiPlayer) -> bool:
    return me.tools > 0 or me.bowl3 > 0 or me.bowl2 > 1 or me.scholars > 0 or any(me.books)


def exchanges(table: Table, me: AoiPlayer) -> list[int]:
    """The codes of EXCHANGE that can be paid; a scholar needs a piece in the own supply (AOI-Q-18)."""
    options = []
    power = me.bowl3
    if me.bowl2 > 1:
        options.append(SACRIFICE)
    if power >= SCHOLAR_POWER and me.pool:
        options.append(POWER_TO_SCHOLAR)
    if power >= TOOL_POWER:
        options.append(POWER_TO_TOOL)
    if power:
        options.append(POWER_TO_COIN)
    if me.scholars:
        options.append(SCHOLAR_TO_TOOL)
    if me.tools:
        options.append(TOOL_TO_COIN)
    if power >= BOOK_POWER:
        options += [POWER_TO_BOOK + d for d in range(4) if table.books[d]]
    return options + [BOOK_TO_COIN + d for d in range(4) if me.books[d]]


def exchange(table: Table, me: AoiPlayer, code: int) -> None:
    if table.log:
        table.log.add("exchanged", me, exchange=code)
    if code == SACRIFICE:  # AOI-CONVERT-03: one token leaves, one moves on
        me.bowl2 -= 2
        me.bowl3 += 1
    elif code == POWER_TO_SCHOLAR:  # AOI-CONVERT-04
        spend_power(me, SCHOLAR_POWER)
        me.pool -= 1
        me.scholars += 1
    elif code == POWER_TO_TOOL:  # AOI-CONVERT-06
        spend_power(me, TOOL_POWER)
        me.tools += 1
    elif code == POWER_TO_COIN:  # AOI-CONVERT-07
        spend_power(me, 1)
        me.coins += 1
    elif code == SCHOLAR_TO_TOOL:  # AOI-CONVERT-08
        return_scholar(me)
        me.tools += 1
    elif code == TOOL_TO_COIN:  # AOI-CONVERT-09
        me.tools -= 1
        me.coins += 1
    elif code < BOOK_TO_COIN:  # AOI-CONVERT-05
        spend_power(me, BOOK_POWER)
        gain_book(table, me, code - POWER_TO_BOOK)
    else:  # AOI-CONVERT-10
        pay_book(table, me, code - BOOK_TO_COIN, 1)
        me.coins += 1

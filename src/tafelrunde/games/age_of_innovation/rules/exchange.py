"""Exchanging resources before and after an action (AOI-CONVERT-01..11)."""

from __future__ import annotations

from typing import Final

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

SCHOLAR_POWER: Final = 5  # AOI-CONVERT-04..07
BOOK_POWER: Final = 5
TOOL_POWER: Final = 3


def can_exchange(me: AoiPlayer) -> bool:
    return me.tools > 0 or me.bowl3 > 0 or me.bowl2 > 1 or me.scholars > 0 or any(me.books)


def exchanges(table: Table, me: AoiPlayer) -> list[int]:
    options = []
    power = me.bowl3
    if me.bowl2 > 1:
        options.append(SACRIFICE)
    if power >= SCHOLAR_POWER and me.pool:  # AOI-Q-18
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
        table.log.tell("exchanged", me, exchange=code)
    if code == SACRIFICE:  # AOI-CONVERT-03: one token leaves, one moves on
        me.bowl2 -= 2
        me.bowl3 += 1
    elif code == POWER_TO_SCHOLAR:
        spend_power(me, SCHOLAR_POWER)
        me.pool -= 1
        me.scholars += 1
    elif code == POWER_TO_TOOL:
        spend_power(me, TOOL_POWER)
        me.tools += 1
    elif code == POWER_TO_COIN:
        spend_power(me, 1)
        me.coins += 1
    elif code == SCHOLAR_TO_TOOL:
        return_scholar(me)
        me.tools += 1
    elif code == TOOL_TO_COIN:
        me.tools -= 1
        me.coins += 1
    elif code < BOOK_TO_COIN:
        spend_power(me, BOOK_POWER)
        gain_book(table, me, code - POWER_TO_BOOK)
    else:
        pay_book(table, me, code - BOOK_TO_COIN, 1)
        me.coins += 1

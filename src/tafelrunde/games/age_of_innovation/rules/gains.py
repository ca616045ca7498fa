"""Gains and payments: coins, tools, scholars, power, points, books."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import COINS, GOODS, POWER, SCHOLARS, TOOLS, VP
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table


def gain_power(me: AoiPlayer, amount: int) -> int:
    """Bowl I is emptied before anything moves on from bowl II; power without a token is lost (AOI-POWER-01,
    AOI-POWER-03, AOI-POWER-04, AOI-POWER-05, AOI-POWER-06, AOI-POWER-09). Returns what was not lost."""
    first = min(amount, me.bowl1)
    me.bowl1 -= first
    me.bowl2 += first
    second = min(amount - first, me.bowl2)
    me.bowl2 -= second
    me.bowl3 += second
    return first + second


def spend_power(me: AoiPlayer, amount: int) -> None:
    """From bowl III to bowl I (AOI-POWER-07, AOI-CONVERT-11)."""
    me.bowl3 -= amount
    me.bowl1 += amount


def gain(table: Table, me: AoiPlayer, what: int, amount: int) -> None:
    """Coins and tools without limit (AOI-INCOME-07), power without a choice (AOI-POWER-10), scholars while there are
    pieces (AOI-INCOME-06, AOI-Q-18), points (AOI-SCORE-01). Payments go back (AOI-SETUP-23)."""
    if what == COINS:
        me.coins += amount
    elif what == TOOLS:
        me.tools += amount
    elif what == POWER:
        amount = gain_power(me, amount)
    elif what == SCHOLARS:
        amount = min(amount, me.pool)
        me.pool -= amount
        me.scholars += amount
    else:
        table.score(me, amount, table.source)
    if table.log and amount:
        table.log.add("gained", me, what=GOODS[what], amount=amount)


def gain_points(table: Table, me: AoiPlayer, points: int, source: int) -> None:
    """Points of an ability that is not an effect itself."""
    table.score(me, points, source)
    if table.log:
        table.log.add("gained", me, what=GOODS[VP], amount=points)


def spend(table: Table, me: AoiPlayer, what: int, amount: int) -> None:
    """Coins and tools go to the supply, scholars to the own one, power to bowl I (AOI-SETUP-23)."""
    if what == COINS:
        me.coins -= amount
    elif what == TOOLS:
        me.tools -= amount
    elif what == POWER:
        spend_power(me, amount)
    else:
        assert what == SCHOLARS
        me.scholars -= amount
        me.pool += amount
    if table.log and amount:
        table.log.add("paid", me, what=GOODS[what], amount=amount)


def return_scholar(me: AoiPlayer) -> None:
    """A scholar that was paid goes back to the own supply (AOI-SETUP-39, AOI-SETUP-40)."""
    me.scholars -= 1
    me.pool += 1


def gain_book(table: Table, me: AoiPlayer, discipline: int, amount: int = 1) -> None:
    """As many as the supply still has of this discipline (AOI-Q-01)."""
    amount = min(amount, table.books[discipline])
    table.books[discipline] -= amount
    me.books[discipline] += amount
    if table.log and amount:
        table.log.add("gained-books", me, discipline=discipline, amount=amount)


def pay_book(table: Table, me: AoiPlayer, discipline: int, amount: int) -> None:
    me.books[discipline] -= amount
    table.books[discipline] += amount
    if table.log and amount:
        table.log.add("paid-books", me, discipline=discipline, amount=amount)


def carry_out_for(effect: AoiEffect, table: Table, me: AoiPlayer, source: int) -> Rules:
    """Carry out an effect with its points booked under a source."""
    booked = table.source
    table.source = source
    if not effect.now(table, me):
        yield from effect.run(table, me)
    table.source = booked

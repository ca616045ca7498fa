"""Gains: coins, tools, scholars, power, points, books (AOI-POWER-01..10, AOI-INCOME-06, -07, AOI-Q-01, -18)."""

from __future__ import annotations

from typing import Union

from ....kernel.decision import Rules, ask
from ....kernel.effects import Effect, Phrase
from ..components.kinds import COINS, GOODS, POWER, SCHOLARS, TOOLS, VP
from ..player import AoiPlayer
from ..prompts import BOOK
from ..state import Table

AoiEffect = Effect[Table, AoiPlayer]
Facts = dict[str, Union[int, str, Phrase]]
Icons = list[Union[int, str]]


def gain_power(me: AoiPlayer, amount: int) -> None:
    """Bowl I is emptied before anything moves on from bowl II; what finds no token is lost (AOI-POWER-03..06)."""
    moved = min(amount, me.bowl1)
    me.bowl1 -= moved
    me.bowl2 += moved
    moved = min(amount - moved, me.bowl2)
    me.bowl2 -= moved
    me.bowl3 += moved


def spend_power(me: AoiPlayer, amount: int) -> None:
    me.bowl3 -= amount
    me.bowl1 += amount


def gain(table: Table, me: AoiPlayer, what: int, amount: int) -> None:
    """Coins and tools without limit, scholars while there are pieces (AOI-INCOME-06, -07)."""
    if what == COINS:
        me.coins += amount
    elif what == TOOLS:
        me.tools += amount
    elif what == POWER:
        gain_power(me, amount)
    elif what == SCHOLARS:
        amount = min(amount, me.pool)
        me.pool -= amount
        me.scholars += amount
    else:
        table.score(me, amount, table.source)
    if table.log and amount:
        table.log.tell("gained", me, what=GOODS[what], amount=amount)


def gain_points(table: Table, me: AoiPlayer, points: int, source: int) -> None:
    """Points of an ability that is no effect of its own."""
    table.score(me, points, source)
    if table.log:
        table.log.tell("gained", me, what=GOODS[VP], amount=points)


def return_scholar(me: AoiPlayer) -> None:
    """A scholar that was paid goes back to the own supply (AOI-SETUP-39)."""
    me.scholars -= 1
    me.pool += 1


def gain_book(table: Table, me: AoiPlayer, discipline: int, amount: int = 1) -> None:
    """What the supply still has of this discipline (AOI-Q-01)."""
    amount = min(amount, table.books[discipline])
    table.books[discipline] -= amount
    me.books[discipline] += amount
    if table.log and amount:
        table.log.tell("gained-books", me, discipline=discipline, amount=amount)


def pay_book(table: Table, me: AoiPlayer, discipline: int, amount: int) -> None:
    me.books[discipline] -= amount
    table.books[discipline] += amount
    if table.log and amount:
        table.log.tell("paid-books", me, discipline=discipline, amount=amount)


class Gain(AoiEffect):
    """Coins, tools, scholars, power or points."""

    key = "gain"

    def __init__(self, what: int, amount: int) -> None:
        self.what = what
        self.amount = amount

    def now(self, table: Table, me: AoiPlayer) -> bool:
        gain(table, me, self.what, self.amount)
        return True

    def now_many(self, table: Table, me: AoiPlayer, n: int) -> bool:
        gain(table, me, self.what, self.amount * n)
        return True

    def facts(self) -> Facts:
        return {"what": GOODS[self.what], "amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, GOODS[self.what]]


class AnyBook(AoiEffect):
    """Books of choice, one by one, among the disciplines in the supply (AOI-Q-01)."""

    key = "any-book"

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        yield from self.many(table, me, 1)

    def many(self, table: Table, me: AoiPlayer, n: int) -> Rules:
        for left in range(n * self.amount, 0, -1):
            options = [d for d in range(4) if table.books[d]]
            if not options:
                return
            gain_book(table, me, (yield ask(me, BOOK, options, left)))

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "any-book"]


class Tokens(AoiEffect):
    """Additional power tokens straight into bowl III (AOI-INNOV-37)."""

    key = "tokens"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def now(self, table: Table, me: AoiPlayer) -> bool:
        me.bowl3 += self.amount
        if table.log:
            table.log.tell("tokens", me, amount=self.amount)
        return True

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "token"]


class Ability(AoiEffect):
    """Something a tile lets its owner do from now on; the rules of its chapter know it by name."""

    key = "ability"

    def __init__(self, name: str, amount: int = 0) -> None:
        self.name = name
        self.amount = amount

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return False

    def now(self, table: Table, me: AoiPlayer) -> bool:
        return True

    def facts(self) -> Facts:
        return {"name": self.name, "amount": self.amount}

    def icons(self) -> Icons:
        return [self.name]


def carry_out_for(effect: AoiEffect, table: Table, me: AoiPlayer, source: int) -> Rules:
    """An effect, its points booked under a source."""
    booked = table.source
    table.source = source
    if not effect.now(table, me):
        yield from effect.run(table, me)
    table.source = booked

"""Plain gains: goods and points by the amount, books of choice, power tokens."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import GOODS
from ..rules.gains import gain, gain_book
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.prompts import BOOK
from ..table.state import Table


class Gain(AoiEffect):
    """Coins, tools, scholars, power or points: an amount, and the icon of what is gained (AOI-POWER-08,
    AOI-SCORE-01)."""

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
    icon_row = ("{amount}", "any-book")
    fact_names = ("amount",)

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


class Tokens(AoiEffect):
    """Additional power tokens straight into bowl III (AOI-INNOV-37)."""

    key = "tokens"
    icon_row = ("{amount}", "token")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def now(self, table: Table, me: AoiPlayer) -> bool:
        me.bowl3 += self.amount
        if table.log:
            table.log.add("tokens", me, amount=self.amount)
        return True

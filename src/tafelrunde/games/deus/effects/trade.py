"""Blue cards: sell, buy, exchange (DEUS-BLUE-02). Only tokens and the named gold count here: 4 gold never stand for a
resource (DEUS-BLUE-08)."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.amounts import NO_LIMIT
from ..pieces.kinds import RESOURCES, STOCK
from ..rules.gains import gain
from ..table.effect import DeusEffect
from ..table.player import DeusPlayer
from ..table.prompts import BUY, EXCHANGE, SELL
from ..table.state import Table


class Sell(DeusEffect):
    """Return any number of a resource to the supply, at most a limit, for gold or points each (DEUS-ATOM-10,
    DEUS-BLUE-06)."""

    key = "sell"
    optional = True

    def __init__(self, resource: int, price: int, currency: int, most: int = NO_LIMIT) -> None:
        self.resource = resource
        self.price = price
        self.currency = currency
        self.most = most

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return me.goods[self.resource] > 0

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        most = min(self.most, me.goods[self.resource])
        sold = yield ask(me, SELL, list(range(most + 1)), self.resource)
        if sold:
            me.goods[self.resource] -= sold
            table.supply[self.resource] += sold
            if table.log:
                table.log.add("sold", me, amount=sold, resource=self.resource)
            gain(table, me, self.currency, sold * self.price)

    def facts(self) -> Facts:
        return {
            "what": RESOURCES[self.resource], "price": self.price, "currency": STOCK[self.currency], "most": self.most,
        }  # fmt: skip

    def icons(self) -> Icons:
        row: Icons = [1, RESOURCES[self.resource], ":", self.price, STOCK[self.currency]]
        return row if self.most == NO_LIMIT else [*row, "×", self.most]


class Buy(DeusEffect):
    """Buy up to a number of resources from the supply, in any mix, for gold each (DEUS-ATOM-11, DEUS-BLUE-07)."""

    key = "buy"
    icon_row = ("{price}", "gold", ":", 1, "any-resource", "×", "{most}")
    fact_names = ("most", "price")
    optional = True

    def __init__(self, most: int, price: int) -> None:
        self.most = most
        self.price = price

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return me.gold >= self.price and any(table.supply)

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        for left in range(self.most, 0, -1):
            if not self.possible(table, me):
                return
            kind = yield ask(me, BUY, [*(k for k in range(4) if table.supply[k]), NONE], left)
            if kind == NONE:
                return
            me.gold -= self.price
            if table.log:
                table.log.add("bought", me, resource=kind, amount=self.price)
            gain(table, me, kind, 1)


class Exchange(DeusEffect):
    """Return a resource of any other kind and take one of this kind, up to a number of times (DEUS-ATOM-12)."""

    key = "exchange"
    optional = True

    def __init__(self, most: int, take: int) -> None:
        self.most = most
        self.take = take

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return table.supply[self.take] > 0 and sum(me.goods) > me.goods[self.take]

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        for _ in range(self.most):
            if not self.possible(table, me):
                return
            options = [kind for kind in range(4) if kind != self.take and me.goods[kind]]
            given = yield ask(me, EXCHANGE, [*options, NONE], self.take)
            if given == NONE:
                return
            me.goods[given] -= 1
            table.supply[given] += 1
            if table.log:
                table.log.add("gave", me, resource=given)
            gain(table, me, self.take, 1)

    def facts(self) -> Facts:
        return {"most": self.most, "what": RESOURCES[self.take]}

    def icons(self) -> Icons:
        return [1, "any-resource", "→", 1, RESOURCES[self.take], "×", self.most]

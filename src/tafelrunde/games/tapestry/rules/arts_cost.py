"""What a space of the arts track costs: any resources, different ones, or several of one kind (TAP-ADV-24)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ..pieces.kinds import ARTS_COST, DIFFERENT, SAME
from ..table.player import TapestryPlayer
from ..table.prompts import PAY, RESOURCE
from ..table.state import Table
from .gains import gain, gain_any, pay_any


def can_pay_arts(me: TapestryPlayer, tier: int) -> bool:
    amount, kind = ARTS_COST[tier]
    if kind == DIFFERENT:
        return 4 - me.goods.count(0) >= amount
    return max(me.goods) >= amount if kind == SAME else sum(me.goods) >= amount


def pay_arts(table: Table, me: TapestryPlayer, tier: int) -> Rules:
    amount, kind = ARTS_COST[tier]
    if kind == DIFFERENT:
        yield from pay_different(table, me, amount)
    elif kind == SAME:
        resource = yield ask(me, PAY, [one for one in range(4) if me.goods[one] >= amount], amount)
        spend(table, me, resource, amount)
    else:
        yield from pay_any(table, me, amount)


def pay_different(table: Table, me: TapestryPlayer, amount: int) -> Rules:
    """In ascending order: no permutations, and the rest stays payable."""
    lowest = 0
    for left in range(amount, 0, -1):
        held = [one for one in range(lowest, 4) if me.goods[one]]
        resource = yield ask(me, PAY, held[: len(held) - left + 1], left)
        spend(table, me, resource, 1)
        lowest = resource + 1


def spend(table: Table, me: TapestryPlayer, resource: int, amount: int) -> None:
    me.goods[resource] -= amount
    if table.log:
        table.log.add("paid", me, resource=resource, amount=amount)


def refund_arts(table: Table, me: TapestryPlayer, tier: int) -> Rules:
    """The resources that a space of this tier costs, gained (Tinkerers)."""
    amount, kind = ARTS_COST[tier]
    if kind == SAME:
        gain(table, me, (yield ask(me, RESOURCE, list(range(4)), amount)), amount)
        return
    if kind != DIFFERENT:
        yield from gain_any(table, me, amount)
        return
    open_kinds = list(range(4))
    for left in range(amount, 0, -1):
        resource = yield ask(me, RESOURCE, open_kinds, left)
        open_kinds = [kind for kind in open_kinds if kind != resource]
        gain(table, me, resource, 1)

"""Gains from the supply and from the own reserve: gold, points, resources, pieces."""

from __future__ import annotations

from ..pieces.kinds import GOLD, STOCK, VP
from ..table.player import DeusPlayer
from ..table.state import Table


def gain(table: Table, me: DeusPlayer, what: int, amount: int) -> int:
    """Gold and points without limit (DEUS-SETUP-09, DEUS-SETUP-12); of a resource what the supply still has
    (DEUS-SETUP-11, DEUS-RUN-05, DEUS-GREEN-03, DEUS-GOD-17)."""
    if what == GOLD:
        me.gold += amount
    elif what == VP:
        me.score(amount, table.source)
    else:
        amount = min(amount, table.supply[what])
        table.supply[what] -= amount
        me.goods[what] += amount
    if table.log and amount:
        table.log.add("gained", me, what=STOCK[what], amount=amount)
    return amount


def gain_piece(table: Table, me: DeusPlayer, kind: int) -> None:
    """From the own reserve to the player board, if there is one (DEUS-OFFER-07, DEUS-OFFER-08)."""
    if me.reserve[kind]:
        me.reserve[kind] -= 1
        me.board[kind] += 1
        if table.log:
            table.log.add("piece", me, colour=kind)

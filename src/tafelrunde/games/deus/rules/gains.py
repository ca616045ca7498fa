"""Gains from the supply: gold, points, resources, cards, pieces (DEUS-ATOM-02..05, -08, -13; DEUS-SETUP-11, -12)."""

from __future__ import annotations

from typing import Final

from ..pieces.kinds import RESOURCES
from ..table.player import DeusPlayer
from ..table.state import Table

# What can be gained: the four resources by their numbers, and
GOLD: Final = 4

VP: Final = 5

STOCK: Final = (*RESOURCES, "gold", "vp")


def gain(table: Table, me: DeusPlayer, what: int, amount: int) -> int:
    """Gold and points without limit, of a resource what the supply still has (DEUS-SETUP-11, -12)."""
    if what == GOLD:
        me.gold += amount
    elif what == VP:
        me.score(amount, table.source)
    else:
        amount = min(amount, table.supply[what])
        table.supply[what] -= amount
        me.goods[what] += amount
    if table.log and amount:
        table.log.tell("gained", me, what=STOCK[what], amount=amount)
    return amount


def gain_piece(table: Table, me: DeusPlayer, kind: int) -> None:
    """From the own reserve to the player board, if there is one (DEUS-OFFER-07, -08)."""
    if me.reserve[kind]:
        me.reserve[kind] -= 1
        me.board[kind] += 1
        if table.log:
            table.log.tell("piece", me, colour=kind)

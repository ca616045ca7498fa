"""Building: playable cards, their cost, and the steps of a build. column.py runs the column."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask
from ..pieces.kinds import PURPLE, STANDARD
from ..table.player import DeusPlayer
from ..table.prompts import PAY
from ..table.state import Table
from ..table.steps import BUILT_THIS_ROUND, COLUMN
from .place import can_place, place_piece
from .temple import build_temple, can_build_temple

GOLD_FOR_RESOURCE: Final = 4  # DEUS-BUILD-04


def buildable(table: Table, me: DeusPlayer) -> list[int]:
    """Cards in hand with a piece on the player board, a payable cost and a region (DEUS-BUILD-02, DEUS-BUILD-09).
    Without temple pieces the gate and the cost of a temple hold all the same (DEUS-TEMPLE-15)."""
    cards = table.catalog.cards
    placeable = [me.board[colour] > 0 and can_place(table, me, colour) for colour in range(STANDARD)]
    placeable.append(can_build_temple(table, me))
    return [
        card for card in me.hand if placeable[cards[card].colour] and can_pay(me, cards[card].cost, cards[card].gold)
    ]


def can_pay(me: DeusPlayer, cost: tuple[int, ...], gold: int) -> bool:
    return gold_needed(me, cost, gold) <= me.gold


def gold_needed(me: DeusPlayer, cost: tuple[int, ...], gold: int) -> int:
    """The least gold the cost can be paid with: 4 for each resource that is missing."""
    for kind in range(4):
        if cost[kind] > me.goods[kind]:
            gold += GOLD_FOR_RESOURCE * (cost[kind] - me.goods[kind])
    return gold


def pay(table: Table, me: DeusPlayer, cost: tuple[int, ...], gold: int) -> Rules:
    """The whole cost goes to the supply (DEUS-BUILD-06). For each resource the player pays a token or 4 gold, with a
    token at hand or not (DEUS-BUILD-04, DEUS-BUILD-05), for temples too (DEUS-TEMPLE-06). A resource never stands for
    gold (DEUS-BUILD-13)."""
    spare = me.gold - gold_needed(me, cost, gold)
    for kind in range(4):
        if not cost[kind]:
            continue
        most = min(cost[kind], me.goods[kind])
        least = max(0, most - spare // GOLD_FOR_RESOURCE)
        tokens = yield ask(me, PAY, list(range(least, most + 1)), kind)
        spare -= GOLD_FOR_RESOURCE * (most - tokens)
        me.goods[kind] -= tokens
        table.supply[kind] += tokens
        gold += GOLD_FOR_RESOURCE * (cost[kind] - tokens)
        if table.log and tokens:
            table.log.add("paid", me, resource=kind, amount=tokens)
    me.gold -= gold
    if table.log and gold:
        table.log.add("paid-gold", me, amount=gold)


def build(table: Table, me: DeusPlayer, number: int) -> Rules:
    """The player plays one card, pays for it and places one piece (DEUS-BUILD-01, DEUS-BUILD-12). Then its column runs
    (DEUS-BUILD-11). A temple takes the same steps (DEUS-TEMPLE-20), but its column runs nothing."""
    card = table.catalog.cards[number]
    me.hand.remove(number)
    me.columns[card.colour] += (number,)  # DEUS-BUILD-03, DEUS-TEMPLE-01
    table.quiet_rounds = BUILT_THIS_ROUND
    if table.log:
        table.log.add("built", me, card=number)
    yield from pay(table, me, card.cost, card.gold)
    if card.colour == PURPLE:
        yield from build_temple(table, me)
    else:
        yield from place_piece(table, me, card.colour)
    table.column = card.colour
    table.next_card = 0
    table.step = COLUMN

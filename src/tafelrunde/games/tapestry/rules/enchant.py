"""Enchanted tapestry cards: bonuses on their left and right edges (chapter ENCHANT)."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import NONE, Rules, ask
from ..table.effect import TapestryEffect
from ..table.player import CARDS, TapestryPlayer
from ..table.prompts import CHARM
from ..table.state import Table
from .gains import under

# What a played card can bring: its ability, its left bonus, and the right bonus of the card on its left.
ABILITY: Final = 0

LEFT: Final = 1

RIGHT: Final = 2


# ------------------------------------------------------------------------------------------------ playing


def play_out(table: Table, me: TapestryPlayer) -> Rules:
    """The ability of the card that was just laid and the bonuses that its place brings, in any order; every bonus may
    be left (TAP-ENCHANT-02, TAP-ENCHANT-03, TAP-ENCHANT-12)."""
    card = me.stacks[me.slot][-1]
    parts: dict[int, TapestryEffect] = {}
    if not table.face_down >> card & 1:
        design = table.catalog.cards[card]
        if design.acts_when_played:
            parts[ABILITY] = design.effect
        if design.left is not None and me.stacks[me.slot - 1]:  # TAP-ENCHANT-04, TAP-ENCHANT-05, TAP-ENCHANT-14
            parts[LEFT] = design.left
    right = touch(table, me)
    if right is not None:
        parts[RIGHT] = right
    return in_any_order(table, me, card, parts)


def touch(table: Table, me: TapestryPlayer) -> Optional[TapestryEffect]:
    """The right bonus of the card beside which one was laid (TAP-ENCHANT-06, TAP-ENCHANT-07): once (TAP-ENCHANT-09),
    also after it was laid on another card itself (TAP-ENCHANT-08), and not of a covered card (TAP-ENCHANT-13)."""
    beside = me.stacks[me.slot - 1]
    if not beside or table.face_down >> beside[-1] & 1 or me.side.touched >> beside[-1] & 1:
        return None
    right: Optional[TapestryEffect] = table.catalog.cards[beside[-1]].right
    if right is not None:
        me.own_side.touched |= 1 << beside[-1]
    return right


def in_any_order(table: Table, me: TapestryPlayer, card: int, parts: dict[int, TapestryEffect]) -> Rules:
    while parts:
        options = [part for part, effect in parts.items() if part == ABILITY or effect.possible(table, me)]
        if ABILITY not in parts:
            options.append(NONE)
        chosen = yield ask(me, CHARM, options, card)
        if chosen == NONE:
            return
        yield from under(table, CARDS, parts.pop(chosen), me)

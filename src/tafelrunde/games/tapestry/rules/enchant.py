"""Enchanted tapestry cards: bonuses on their left and right edges (TAP-ENCHANT-*)."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import NONE, Rules, ask
from ..player import CARDS, TapestryPlayer
from ..prompts import CHARM, COPY
from ..state import Table
from .counts import TapestryCount
from .era import ThisEra
from .gains import Facts, Icons, TapestryEffect, score, under

# What a played card can bring: its ability, its left bonus, and the right bonus of the card on its left.
ABILITY: Final = 0
LEFT: Final = 1
RIGHT: Final = 2

CONSOLATION: Final = 5  # Doppelgangers without a card to imitate


class Enchanted(TapestryEffect):
    """The whole of an enchanted card."""

    key = "enchanted"

    def __init__(self, effect: TapestryEffect, left: Optional[TapestryEffect], right: Optional[TapestryEffect]) -> None:
        self.effect = effect
        self.left = left
        self.right = right

    def parts(self) -> tuple[TapestryEffect, ...]:
        return tuple(part for part in (self.effect, self.left, self.right) if part is not None)

    def facts(self) -> Facts:
        facts: Facts = {"effect": self.effect, "sides": "both"}
        if self.left is not None:
            facts["left"] = self.left
        else:
            facts["sides"] = "right"
        if self.right is not None:
            facts["right"] = self.right
        else:
            facts["sides"] = "left"
        return facts

    def icons(self) -> Icons:
        row: Icons = ["charm-left", ":", *self.left.icons(), "+"] if self.left is not None else []
        row += self.effect.icons()
        return [*row, "+", "charm-right", ":", *self.right.icons()] if self.right is not None else row


# ------------------------------------------------------------------------------------------------ playing


def play_out(table: Table, me: TapestryPlayer) -> Rules:
    """The ability of the card that was just laid and the bonuses that its place brings, in any order; every bonus may
    be left (TAP-ENCHANT-02, -03, -12)."""
    card = me.stacks[me.slot][-1]
    parts: dict[int, TapestryEffect] = {}
    if not table.face_down >> card & 1:
        design = table.box.cards[card]
        if not isinstance(design.effect, ThisEra) or design.effect.first is not None:
            parts[ABILITY] = design.effect
        if design.left is not None and me.stacks[me.slot - 1]:  # TAP-ENCHANT-04, -05, -14
            parts[LEFT] = design.left
    right = touch(table, me)
    if right is not None:
        parts[RIGHT] = right
    yield from in_any_order(table, me, card, parts)


def touch(table: Table, me: TapestryPlayer) -> Optional[TapestryEffect]:
    """The right bonus of the card beside which one was laid: once, and not of a covered card (TAP-ENCHANT-06..09,
    -13)."""
    beside = me.stacks[me.slot - 1]
    if not beside or table.face_down >> beside[-1] & 1 or me.side.touched >> beside[-1] & 1:
        return None
    right: Optional[TapestryEffect] = table.box.cards[beside[-1]].right
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


# ------------------------------------------------------------------------------------------------ what looks at charms


class Charms(TapestryCount):
    """Enchantments on the visible cards of the own income mat, left and right ones (TAP-TAPCARD-18)."""

    key = "charms"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        cards = [table.box.cards[card] for card in me.visible if not table.face_down >> card & 1]
        return sum((card.left is not None) + (card.right is not None) for card in cards)

    def icons(self) -> Icons:
        return ["charm"]


class Doppelgangers(TapestryEffect):
    """The bonuses of another visible enchanted card on any mat."""

    key = "doppelgangers"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        cards = [
            card
            for player in table.players
            for card in player.visible
            if not table.face_down >> card & 1
            and table.box.cards[card].enchanted
            and table.box.cards[card].effect is not self
        ]
        if not cards:
            score(table, me, CONSOLATION)
            return
        card = yield ask(me, COPY, sorted(cards))
        if table.log:
            table.log.tell("copied", me, card=card)
        design = table.box.cards[card]
        sides = {LEFT: design.left, RIGHT: design.right}
        yield from in_any_order(table, me, card, {side: effect for side, effect in sides.items() if effect is not None})

    def facts(self) -> Facts:
        return {"amount": CONSOLATION}

    def icons(self) -> Icons:
        return ["doppelgangers"]

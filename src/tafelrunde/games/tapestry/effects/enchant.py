"""What cards can say: enchant."""

from __future__ import annotations

from typing import Optional

from ....kernel.decision import Rules, ask
from ....kernel.effects import Facts, Icons
from ..rules.enchant import CONSOLATION, LEFT, RIGHT, in_any_order
from ..rules.gains import score
from ..table.effect import TapestryCount, TapestryEffect
from ..table.player import TapestryPlayer
from ..table.prompts import COPY
from ..table.state import Table


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

"""Tapestry cards with bonuses on their edges, as one tree (TAP-ENCHANT-01). Each edge has one bonus, in which
the card may leave a choice (TAP-ENCHANT-10)."""

from __future__ import annotations

from typing import Optional

from ....kernel.effects import Facts, Icons
from ..table.effect import TapestryEffect


class Enchanted(TapestryEffect):
    """The whole of an enchanted card."""

    key = "enchanted"

    def __init__(self, effect: TapestryEffect, left: Optional[TapestryEffect], right: Optional[TapestryEffect]) -> None:
        self.effect = effect
        self.left = left
        self.right = right

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

"""Gaining a further civilization."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..rules.civilization import gain_civilization
from ..table.effect import TapestryEffect
from ..table.player import TapestryPlayer
from ..table.state import Table

# ------------------------------------------------------------------------------------------------ in mid-game


class NewCivilization(TapestryEffect):
    """A further civilization from the stack (TAP-ICON-21, TAP-CIV-01, TAP-CIV-02, TAP-CIV-03)."""

    key = "new-civilization"
    icon_row = ("civilization",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.civs_left)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        return gain_civilization(table, me)

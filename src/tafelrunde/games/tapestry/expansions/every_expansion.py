"""The hooks common to all expansions: a step at the end of each turn, and notes for cards and civilizations."""

from __future__ import annotations

from ..table.hooks import ExpansionHooks
from ..table.player import TapestryPlayer
from ..table.state import Table
from ..table.steps import CLOSING


class EveryExpansion(ExpansionHooks):
    def turn_ends(self, table: Table) -> bool:
        """The turn is closed in a step of its own (rules/closing.py)."""
        table.step = CLOSING
        return True

    def income_begins(self, table: Table, me: TapestryPlayer) -> None:
        me.own_side.income = 1

    def missed_landmark(self, table: Table, me: TapestryPlayer) -> None:
        """TAP-LMCARD-09 counts it in own turns."""
        if table.active == me.seat:
            me.own_side.late_tiers += 1

    def invention_counted(self, me: TapestryPlayer) -> None:
        me.own_side.invented += 1

    def tech_discarded(self, table: Table, card: int) -> None:
        """The order of the discards matters to Recyclers."""
        table.own_side.pile.append(card)

    def tech_discards_shuffled(self, table: Table) -> None:
        table.own_side.pile = []

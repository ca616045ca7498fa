"""The counts of effects."""

from __future__ import annotations

from ....kernel.effects import Facts, Icons
from ..pieces.kinds import COLOURS
from ..rules.counts import cards_in_slots, visible_flasks
from ..table.effect import ReviveCount
from ..table.player import RevivePlayer
from ..table.state import Table


class CardsInSlots(ReviveCount):
    """Cards of a colour now in own slots (REV-SYMC-01)."""

    key = "cards-in-slots"
    counts_cards = True

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def of(self, table: Table, me: RevivePlayer) -> int:
        return cards_in_slots(table, me, self.colour)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return [f"citizen-{COLOURS[self.colour]}"]


class VisibleFlasks(ReviveCount):
    """Visible flasks in the own area (REV-SYMC-02, REV-SYMG-25)."""

    key = "visible-flasks"
    icon_row = ("flask",)
    counts_cards = True

    def of(self, table: Table, me: RevivePlayer) -> int:
        return visible_flasks(table, me)


class FiguresPlaced(ReviveCount):
    """Own population figures on the board (REV-SYMG-24)."""

    key = "figures-placed"
    icon_row = ("figure",)

    def of(self, table: Table, me: RevivePlayer) -> int:
        return me.figures.bit_count()

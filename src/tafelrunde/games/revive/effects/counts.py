"""What cards can say: counts."""

from __future__ import annotations

from ....kernel.effects import Facts, Icons
from ..pieces.kinds import COLOURS, LAKE
from ..pieces.map import around_all
from ..rules.counts import tile_flasks
from ..table.effect import ReviveCount
from ..table.player import RevivePlayer
from ..table.state import Table


class CardsInSlots(ReviveCount):
    """Cards of a colour now in own slots (REV-SYMC-01)."""

    key = "cards-in-slots"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def of(self, table: Table, me: RevivePlayer) -> int:
        cards = table.box.cards
        return sum(cards[played >> 1].colour == self.colour for slot in me.slots for played in slot)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return [f"citizen-{COLOURS[self.colour]}"]


class VisibleFlasks(ReviveCount):
    """On machines, modules, active cards and the halves in use (REV-SYMC-02, -03, -09)."""

    key = "visible-flasks"

    def of(self, table: Table, me: RevivePlayer) -> int:
        cards = table.box.cards
        flasks = tile_flasks(table, me)
        for card in me.active:
            flasks += cards[card].halves[0].flasks + cards[card].halves[1].flasks
        for slot in me.slots:
            for played in slot:
                flasks += cards[played >> 1].halves[played & 1].flasks
        return flasks

    def icons(self) -> Icons:
        return ["flask"]


class FiguresPlaced(ReviveCount):
    """Own population figures on the board (REV-SYMG-24)."""

    key = "figures-placed"

    def of(self, table: Table, me: RevivePlayer) -> int:
        return me.figures.bit_count()

    def icons(self) -> Icons:
        return ["figure"]


class LakesBeside(ReviveCount):
    """Lakes with an own building beside them (REV-HOF-01)."""

    key = "lakes-beside"

    def of(self, table: Table, me: RevivePlayer) -> int:
        return (table.of[LAKE] & around_all(me.small | me.large)).bit_count()

    def icons(self) -> Icons:
        return ["lake"]

"""Counts that score (chapters ICON, VP; TAP-VP-03, TAP-VP-04)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ....kernel.effects import Facts, Icons
from ..pieces.codes import piece_on_card
from ..pieces.kinds import BUILDINGS, BUILDINGS_OF_A_TYPE
from ..pieces.reserved import ITEM_BUILDING, item_code
from ..table.effect import TapestryCount
from ..table.player import TapestryPlayer
from ..table.state import Table


class InCapital(TapestryCount):
    """Income buildings of a type in the capital, and those elsewhere that count too (TAP-VP-03, TAP-VP-04, TAP-ICON-15,
    TAP-ICON-40, TAP-ICON-49, TAP-ICON-60, TAP-BUILD-10)."""

    key = "in-capital"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def of(self, table: Table, me: TapestryPlayer) -> int:
        if table.switches.count_buildings_anywhere:
            return BUILDINGS_OF_A_TYPE - me.left[self.kind]
        count = me.houses[self.kind].bit_count() + me.crafted[self.kind]
        count += table.moments.counts_as_built(table, me, self.kind)
        if me.side.on_cards:  # TAP-TAPCARD-15
            count += sum(piece_on_card(code) == self.kind for code in me.side.on_cards)
        if me.side.reserved:  # TAP-TAPCARD-19
            count += me.side.reserved.count(item_code(ITEM_BUILDING, self.kind))
        return count

    def facts(self) -> Facts:
        return {"building": BUILDINGS[self.kind]}

    def icons(self) -> Icons:
        return [BUILDINGS[self.kind]]


# Categories whose growth mats react to.
TECH_CARD: Final = 0
DISTRICT: Final = 1
TERRITORY: Final = 2
TRACK_DONE: Final = 3


def count_changed(table: Table, me: TapestryPlayer, category: int, count: int) -> Rules:
    """Mats react to the new count of a category."""
    yield from table.moments.count_changed(table, me, category, count)


OF_EACH_TYPE: Final = tuple(InCapital(kind) for kind in range(len(BUILDINGS)))


def leads(table: Table, me: TapestryPlayer, track: int) -> bool:
    return all(other.far[track] <= me.far[track] for other in table.participants)

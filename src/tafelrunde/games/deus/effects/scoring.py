"""The scoring effect of temple cards."""

from __future__ import annotations

from typing import Final

from ....kernel.effects import Facts, Icons
from ..table.effect import DeusCount, DeusEffect
from ..table.player import DeusPlayer
from ..table.state import Table

TEMPLE_CAP: Final = 12  # DEUS-TEMPLE-18


class EndScore(DeusEffect):
    """A temple: points for each thing counted at the end of the game, at most 12 (DEUS-ATOM-22)."""

    key = "end-score"

    def __init__(self, points: int, count: DeusCount, cap: int = TEMPLE_CAP) -> None:
        self.points = points
        self.count = count
        self.cap = cap

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return False

    def worth(self, table: Table, me: DeusPlayer) -> int:
        return min(self.cap, self.points * self.count.of(table, me))

    @property
    def variant(self) -> str:
        return "-every" if self.count.grouped else ""

    def facts(self) -> Facts:
        return {"amount": self.points, "count": self.count, "cap": self.cap}

    def icons(self) -> Icons:
        return [self.points, "vp", "per", *self.count.icons()]

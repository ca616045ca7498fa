"""Points in three steps, for what innovations count."""

from __future__ import annotations

from typing import Final

from ....kernel.effects import Count, Facts, Icons
from ..pieces.kinds import VP
from ..rules.gains import gain
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table

POINTS: Final = (8, 12, 18)


class PointsBy(AoiEffect):
    """8, 12 or 18 points from certain numbers on (AOI-INNOV-09, AOI-INNOV-10, AOI-INNOV-11)."""

    key = "points-by"

    def __init__(self, count: Count[Table, AoiPlayer], *least: int) -> None:
        self.count = count
        self.least = least

    def worth(self, table: Table, me: AoiPlayer) -> int:
        n = self.count.of(table, me)
        return (0, *POINTS)[sum(n >= least for least in self.least)]

    def now(self, table: Table, me: AoiPlayer) -> bool:
        gain(table, me, VP, self.worth(table, me))
        return True

    def facts(self) -> Facts:
        first, second, third = self.least
        return {"count": self.count, "first": first, "second": second, "third": third}

    def icons(self) -> Icons:
        first, second, third = self.least
        low, middle, high = POINTS
        row: Icons = [first, "/", second, "/", third]
        return [*row, *self.count.icons(), ":", low, "/", middle, "/", high, "vp"]

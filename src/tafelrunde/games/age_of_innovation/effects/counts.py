"""Counts of tiles (buildings, towns, levels, bridges, settlements), and the effects that depend on them."""

from __future__ import annotations

from ....kernel.effects import Facts, Icons, Per
from ..pieces.kinds import BRIDGES_OF_EACH, BUILDINGS, VP
from ..rules.counts import groups
from ..rules.gains import gain
from ..table.effect import AoiCount, AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table


class Standing(AoiCount):
    """Own buildings of some kinds on the map, neutral ones included (AOI-NEUTRAL-16)."""

    key = "standing"

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def of(self, table: Table, me: AoiPlayer) -> int:
        return sum(me.pieces[kind].bit_count() for kind in self.kinds)

    def facts(self) -> Facts:
        return {"building": "-or-".join(BUILDINGS[kind] for kind in self.kinds)}

    def icons(self) -> Icons:
        row: Icons = []
        for kind in self.kinds:
            row += ["/", BUILDINGS[kind]] if row else [BUILDINGS[kind]]
        return row


class Forms(AoiCount):
    """Different kinds of own buildings on the map now (AOI-INNOV-05, AOI-Q-16)."""

    key = "forms"
    icon_row = ("building-forms",)

    def of(self, table: Table, me: AoiPlayer) -> int:
        return sum(spaces != 0 for spaces in me.pieces)


class TownTiles(AoiCount):
    """Own town tiles, that of palace 11 included (AOI-PALACE-71)."""

    key = "town-tiles"
    icon_row = ("town",)

    def of(self, table: Table, me: AoiPlayer) -> int:
        return len(me.tiles)


class TwoHighest(AoiCount):
    """The levels of the two highest disciplines together (AOI-INNOV-06)."""

    key = "two-highest"
    icon_row = (2, "highest-discipline")

    def of(self, table: Table, me: AoiPlayer) -> int:
        return sum(sorted(me.levels)[2:])


class LowestLevel(AoiCount):
    """The level of the lowest discipline (AOI-COMP-12)."""

    key = "lowest-level"
    icon_row = ("lowest-discipline",)

    def of(self, table: Table, me: AoiPlayer) -> int:
        return min(me.levels)


class Settlements(AoiCount):
    """Groups of own buildings joined by adjacency (AOI-INNOV-29)."""

    key = "settlements"
    icon_row = ("settlement",)

    def of(self, table: Table, me: AoiPlayer) -> int:
        return len(groups(table, me))


class BridgesBuilt(AoiCount):
    """Own bridges; each was built from an own building (AOI-INNOV-10, AOI-INNOV-30)."""

    key = "bridges-built"
    icon_row = ("bridge",)

    def of(self, table: Table, me: AoiPlayer) -> int:
        return BRIDGES_OF_EACH - me.bridges


class AllBuildings(AoiCount):
    """Own buildings on the map; one with an annex counts once (AOI-INNOV-11, AOI-COMP-86)."""

    key = "all-buildings"
    icon_row = ("building",)

    def of(self, table: Table, me: AoiPlayer) -> int:
        return me.occupied.bit_count()


class ForEach(Per[Table, AoiPlayer]):
    """An effect for each thing counted. A count of 0 gives nothing, but does not forbid the action (AOI-TURN-12,
    AOI-Q-26)."""

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return True


class PointsBy(AoiEffect):
    """Points by thresholds: three steps of (count, points) (AOI-INNOV-09, AOI-INNOV-10, AOI-INNOV-11)."""

    key = "points-by"

    def __init__(self, count: AoiCount, *steps: tuple[int, int]) -> None:
        self.count = count
        self.steps = steps

    def worth(self, table: Table, me: AoiPlayer) -> int:
        n = self.count.of(table, me)
        return max((points for least, points in self.steps if n >= least), default=0)

    def now(self, table: Table, me: AoiPlayer) -> bool:
        gain(table, me, VP, self.worth(table, me))
        return True

    def facts(self) -> Facts:
        (first, low), (second, middle), (third, high) = self.steps
        steps: Facts = {"first": first, "second": second, "third": third, "low": low, "middle": middle, "high": high}
        ranges: Facts = {
            "first_to": second - 1, "first_span": second - 1 - first, "second_to": third - 1,
            "second_span": third - 1 - second,
        }  # fmt: skip
        return {"count": self.count, **steps, **ranges}

    def icons(self) -> Icons:
        (first, low), (second, middle), (third, high) = self.steps
        row: Icons = [first, "/", second, "/", third]
        return [*row, *self.count.icons(), ":", low, "/", middle, "/", high, "vp"]

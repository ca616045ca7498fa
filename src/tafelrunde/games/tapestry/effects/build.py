"""Building: income buildings, landmarks beside the tracks, and points for the capital."""

from __future__ import annotations

from ....kernel.decision import Rules
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import BUILDINGS
from ..pieces.landmarks import LANDMARKS
from ..rules.build import capital_points, count_piece, gain_building, gain_landmark
from ..rules.gains import score
from ..table.effect import TapestryEffect
from ..table.player import TapestryPlayer
from ..table.state import Table

# ------------------------------------------------------------------------------------------------ atoms


class Building(TapestryEffect):
    """An income building of a type; without one left nothing is gained (TAP-BUILD-02, TAP-BUILD-03, TAP-ICON-14,
    TAP-ICON-39, TAP-ICON-48, TAP-ICON-59, TAP-FAQ-24)."""

    key = "building"

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.left[self.kind] > 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.left[self.kind]:
            yield from gain_building(table, me, self.kind)

    def facts(self) -> Facts:
        return {"building": BUILDINGS[self.kind]}

    def icons(self) -> Icons:
        return [1, BUILDINGS[self.kind]]


class BuildingBeside(Building):
    """An income building that leaves the income mat and is not placed (revised Mystics)."""

    key = "building-beside"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.left[self.kind]:
            me.left[self.kind] -= 1
            me.beside[self.kind] += 1
            count_piece(table, me)
        yield from ()


class BuildLandmark(TapestryEffect):
    """A landmark of a card, if nobody has it (TAP-LANDMARK-03, TAP-LANDMARK-09, TAP-FAQ-24, TAP-FAQ-41)."""

    key = "build-landmark"
    icon_row = ("landmark",)

    def __init__(self, landmark: int) -> None:
        self.landmark = landmark

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return table.landmarks >> self.landmark & 1 == 1

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if self.possible(table, me):
            yield from gain_landmark(table, me, self.landmark)

    def facts(self) -> Facts:
        return {"landmark": LANDMARKS[self.landmark].id}


class ScoreCapital(TapestryEffect):
    """1 point per completed row and column (TAP-CAPITAL-04, TAP-ICON-37)."""

    key = "score-capital"
    icon_row = ("vp", "per", "line")

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        score(table, me, capital_points(table, me))
        return True

"""What the cards of Arts & Architecture count."""

from __future__ import annotations

from .....kernel.effects import Facts, Icons
from ...pieces.kinds import FARM, TIER, TIER_NAMES
from ...rules.counts import OF_EACH_TYPE
from ...table.effect import TapestryCount
from ...table.player import TapestryPlayer
from ...table.state import Table


class CompleteRows(TapestryCount):
    """Complete rows; this is no scoring of the capital (TAP-ICON-02, TAP-CAPITAL-05)."""

    key = "complete-rows"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(me.city & row == row for row in table.catalog.capitals[me.capital].rows)

    def icons(self) -> Icons:
        return ["city-row"]


class CompleteColumns(TapestryCount):
    """Complete columns; no scoring of the capital either (TAP-ICON-01, TAP-CAPITAL-05)."""

    key = "complete-columns"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(me.city & column == column for column in table.catalog.capitals[me.capital].columns)

    def icons(self) -> Icons:
        return ["city-column"]


class IncomeBuildings(TapestryCount):
    """Income buildings of all types in the capital (TAP-ICON-30)."""

    key = "income-buildings"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(count.of(table, me) for count in OF_EACH_TYPE)

    def icons(self) -> Icons:
        return ["any-building"]


class FarmsNextDoor(TapestryCount):
    """The farms of the neighbour who has most."""

    key = "farms-next-door"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return max((OF_EACH_TYPE[FARM].of(table, other) for other in table.neighbours(me)), default=0)

    def icons(self) -> Icons:
        return ["farm", "neighbour"]


class LandmarksInCapital(TapestryCount):
    """Landmarks that stand in the capital."""

    key = "landmarks-in-capital"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.in_city.bit_count()

    def icons(self) -> Icons:
        return ["landmark"]


class Masterpieces(TapestryCount):
    """Masterpieces owned, those that are turned over too."""

    key = "masterpieces"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.side.masterpieces.bit_count()

    def icons(self) -> Icons:
        return ["masterpiece"]


class Inventions(TapestryCount):
    """Tech cards invented in this game, also those that are gone (TAP-LMCARD-07)."""

    key = "inventions"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.side.invented

    def icons(self) -> Icons:
        return ["invent"]


class NearStart(TapestryCount):
    """Territories one controls next to the start territory (TAP-LMCARD-08)."""

    key = "near-start"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return (me.upright & table.map.grid.beside[me.start]).bit_count()

    def icons(self) -> Icons:
        return ["territory", "start-territory"]


class LateTiers(TapestryCount):
    """Tiers entered this turn whose landmark was taken (TAP-LMCARD-09)."""

    key = "late-tiers"

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.side.late_tiers

    def icons(self) -> Icons:
        return ["landmark-taken"]


class TracksInTier(TapestryCount):
    """Tracks on which one stands in a tier or beyond (TAP-LMCARD-10)."""

    key = "tracks-in-tier"

    def __init__(self, tier: int) -> None:
        self.tier = tier

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(TIER[space] >= self.tier for space in me.far)

    def facts(self) -> Facts:
        return {"tier": TIER_NAMES[self.tier]}

    def icons(self) -> Icons:
        return ["track", "new-tier"]

"""Counts for the cards of Arts & Architecture."""

from __future__ import annotations

from .....kernel.effects import Facts
from ...pieces.kinds import FARM, TIER, TIER_NAMES
from ...rules.counts import OF_EACH_TYPE
from ...table.effect import TapestryCount
from ...table.player import TapestryPlayer
from ...table.state import Table


class CompleteRows(TapestryCount):
    """Complete rows; this is no scoring of the capital (TAP-ICON-02, TAP-CAPITAL-05)."""

    key = "complete-rows"
    icon_row = ("city-row",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(me.city & row == row for row in table.catalog.capitals[me.capital].rows)


class CompleteColumns(TapestryCount):
    """Complete columns; no scoring of the capital either (TAP-ICON-01, TAP-CAPITAL-05)."""

    key = "complete-columns"
    icon_row = ("city-column",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(me.city & column == column for column in table.catalog.capitals[me.capital].columns)


class IncomeBuildings(TapestryCount):
    """Income buildings of all types in the capital (TAP-ICON-30)."""

    key = "income-buildings"
    icon_row = ("any-building",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(count.of(table, me) for count in OF_EACH_TYPE)


class FarmsNextDoor(TapestryCount):
    """The farms of the neighbour who has most."""

    key = "farms-next-door"
    icon_row = ("farm", "neighbour")

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return max((OF_EACH_TYPE[FARM].of(table, other) for other in table.other_neighbours(me)), default=0)


class LandmarksInCapital(TapestryCount):
    """Landmarks that stand in the capital."""

    key = "landmarks-in-capital"
    icon_row = ("landmark",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.in_city.bit_count()


class Masterpieces(TapestryCount):
    """Masterpieces owned, those that are turned over too."""

    key = "masterpieces"
    icon_row = ("masterpiece",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.side.masterpieces.bit_count()


class Inventions(TapestryCount):
    """Tech cards invented in this game, also those that are gone (TAP-LMCARD-07)."""

    key = "inventions"
    icon_row = ("invent",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.side.invented


class NearStart(TapestryCount):
    """Territories one controls next to the start territory (TAP-LMCARD-08)."""

    key = "near-start"
    icon_row = ("territory", "start-territory")

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return (me.upright & table.map.grid.beside[me.start]).bit_count()


class LateTiers(TapestryCount):
    """Tiers entered this turn whose landmark was taken (TAP-LMCARD-09)."""

    key = "late-tiers"
    icon_row = ("landmark-taken",)

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return me.side.late_tiers


class TracksInTier(TapestryCount):
    """Tracks on which one stands in a tier or beyond (TAP-LMCARD-10)."""

    key = "tracks-in-tier"
    icon_row = ("track", "new-tier")

    def __init__(self, tier: int) -> None:
        self.tier = tier

    def of(self, table: Table, me: TapestryPlayer) -> int:
        return sum(TIER[space] >= self.tier for space in me.far)

    def facts(self) -> Facts:
        return {"tier": TIER_NAMES[self.tier]}

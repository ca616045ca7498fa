"""Counts of cards and gods: regions, buildings, villages, stock, columns, cards offered."""

from __future__ import annotations

from typing import Final

from ....kernel.effects import Facts, Icons
from ..pieces.amounts import NO_LIMIT
from ..pieces.kinds import GREEN, RESOURCES, STANDARD, TERRAINS
from ..pieces.map import REGIONS_ON
from ..rules.military import besieged_villages
from ..table.effect import DeusCount
from ..table.player import DeusPlayer
from ..table.state import Table

MOST_DRAWN: Final = 4  # buildings in the icon of a region


class OwnRegions(DeusCount):
    """Regions the player occupies: of one terrain, with at least a number of buildings, in whole groups (DEUS-ATOM-06).
    Regions, not pieces, are counted (DEUS-CARD-18)."""

    key = "own-regions"

    def __init__(self, terrain: int = -1, min_buildings: int = 1, every: int = 1) -> None:
        self.terrain = terrain
        self.min_buildings = min_buildings
        self.every = every

    def of(self, table: Table, me: DeusPlayer) -> int:
        regions = me.occupied if self.min_buildings == 1 else me.cities(self.min_buildings)
        if self.terrain >= 0:
            regions &= table.map.of[self.terrain]
        return regions.bit_count() // self.every

    @property
    def grouped(self) -> bool:
        return self.every > 1

    def facts(self) -> Facts:
        terrain = TERRAINS[self.terrain] if self.terrain >= 0 else "any"
        return {"terrain": terrain, "buildings": self.min_buildings, "every": self.every}

    def icons(self) -> Icons:
        row: Icons = [self.every] if self.every > 1 else []
        if self.terrain < 0 and self.min_buildings <= MOST_DRAWN:
            return [*row, f"region-{self.min_buildings}"]
        row.append(TERRAINS[self.terrain] if self.terrain >= 0 else "region")
        return [*row, ":", self.min_buildings, "building"] if self.min_buildings > 1 else row


class ProductionIn(DeusCount):
    """Own production buildings in regions of a terrain (DEUS-ATOM-07)."""

    key = "production-in"

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def of(self, table: Table, me: DeusPlayer) -> int:
        return (me.pieces[GREEN] & table.map.of[self.terrain]).bit_count()

    def facts(self) -> Facts:
        return {"terrain": TERRAINS[self.terrain]}

    def icons(self) -> Icons:
        return ["piece-green", ":", TERRAINS[self.terrain]]


class BesiegedVillages(DeusCount):
    """Each village once, however many armies stand around it (DEUS-ATOM-09)."""

    key = "besieged-villages"
    icon_row = ("village", ":", "piece-red")

    def of(self, table: Table, me: DeusPlayer) -> int:
        return len(besieged_villages(table, me, table.switches.ballista_needs_points))  # DEUS-CARD-13


class Held(DeusCount):
    """A resource the player has left (DEUS-ATOM-23)."""

    key = "held"

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def of(self, table: Table, me: DeusPlayer) -> int:
        return me.goods[self.resource]

    def facts(self) -> Facts:
        return {"what": RESOURCES[self.resource]}

    def icons(self) -> Icons:
        return [RESOURCES[self.resource]]


class GoldHeld(DeusCount):
    """Gold the player has left, in whole groups (DEUS-ATOM-23)."""

    key = "gold-held"
    icon_row = ("{every}", "gold")
    fact_names = ("every",)

    def __init__(self, every: int) -> None:
        self.every = every

    def of(self, table: Table, me: DeusPlayer) -> int:
        return me.gold // self.every

    @property
    def grouped(self) -> bool:
        return self.every > 1


class Continents(DeusCount):
    """Continents on which the player occupies a region (DEUS-ATOM-23, DEUS-MAP-12)."""

    key = "continents"
    icon_row = ("continent",)

    def of(self, table: Table, me: DeusPlayer) -> int:
        return sum(me.occupied & regions != 0 for regions in REGIONS_ON)


class Rows(DeusCount):
    """Cards in the shortest standard column (DEUS-ATOM-23); a face-down card counts (DEUS-VJOKER-11)."""

    key = "rows"
    icon_row = ("row",)

    def of(self, table: Table, me: DeusPlayer) -> int:
        return min(len(column) for column in me.columns[:STANDARD])


class Offered(DeusCount):
    """Cards discarded in this offering, up to a limit (DEUS-OFFER-06, DEUS-GOD-08)."""

    key = "offered"
    fact_names = ("most",)
    icon_row = ("card",)

    def __init__(self, most: int = NO_LIMIT) -> None:
        self.most = most

    def of(self, table: Table, me: DeusPlayer) -> int:
        return min(table.offered, self.most)

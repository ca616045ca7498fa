"""The 25 area tiles and 5 start tiles, and the rewards of their lakes (REV-COMP-03,
REV-EXPL-12, REV-EXPL-15).

Established: counts, kinds of field, what a back shows, two orientations, a back of 3 food and 2 points, lakes with
energy and with a module. The faces and the other backs are ours. Columns: id, fields A to D, food and units of choice
to explore it, points, lake.
"""

from __future__ import annotations

from typing import Final

from ....kernel.corrections import corrected, table_row
from ..effects.gains import Crate, Energy, Gain
from ..effects.modules import TakeModule
from ..pieces.kinds import CRYSTAL, DESERT, FOREST, LAKE, LOCATION, MOUNTAIN, STEPPE
from ..pieces.map import CRATE_LAKE, CRYSTAL_LAKE, ENERGY_LAKE, LAKES, MODULE_LAKE
from .parts import Printed

NO_LAKE: Final = -1
LAKE_REWARDS: Final[tuple[Printed, ...]] = corrected(
    "revive",
    "lake",
    (
        Printed(LAKES[ENERGY_LAKE], Energy(1)),
        Printed(LAKES[MODULE_LAKE], TakeModule()),
        Printed(LAKES[CRATE_LAKE], Crate()),
        Printed(LAKES[CRYSTAL_LAKE], Gain(CRYSTAL, 2)),
    ),
    globals(),
)
BASIS: Final = "areas"


@table_row
class Tile:
    """`back` is the number of its kind of back: equal backs cannot be told apart."""

    def __init__(self, id: str, faces: tuple[int, int, int, int], food: int, any: int, points: int, lake: int) -> None:
        self.id: str = id
        self.faces: tuple[int, int, int, int] = faces
        self.food: int = food
        self.any: int = any
        self.points: int = points
        self.lake: int = lake
        self.start: bool = False
        self.back: int = -1

    def shown_on_back(self) -> tuple[int, int, int, int, int]:
        """Cost, points, and how many locations and lakes there are (REV-EXPL-12)."""
        return self.food, self.any, self.points, self.faces.count(LOCATION), self.faces.count(LAKE)


@table_row
class StartTile(Tile):
    """A tile that is explored from the start."""

    def __init__(self, id: str, faces: tuple[int, int, int, int], lake: int) -> None:
        super().__init__(id, faces, 0, 0, 0, lake)
        self.start = True


# fmt: off
AREA_TILES: Final[tuple[Tile, ...]] = corrected("revive", "tile", (
    Tile("T01", (FOREST, DESERT, LOCATION, MOUNTAIN),   3, 0, 2, NO_LAKE),
    Tile("T02", (LOCATION, DESERT, FOREST, MOUNTAIN),   2, 1, 2, NO_LAKE),
    Tile("T03", (MOUNTAIN, DESERT, FOREST, LOCATION),   2, 0, 1, NO_LAKE),
    Tile("T04", (MOUNTAIN, LOCATION, DESERT, STEPPE),   2, 1, 2, NO_LAKE),
    Tile("T05", (STEPPE, DESERT, MOUNTAIN, LOCATION),   4, 0, 3, NO_LAKE),
    Tile("T06", (LOCATION, MOUNTAIN, DESERT, STEPPE),   2, 0, 2, NO_LAKE),
    Tile("T07", (STEPPE, DESERT, LOCATION, FOREST),     2, 2, 3, NO_LAKE),
    Tile("T08", (FOREST, LOCATION, DESERT, STEPPE),     2, 1, 2, NO_LAKE),
    Tile("T09", (LOCATION, STEPPE, DESERT, FOREST),     2, 0, 1, NO_LAKE),
    Tile("T10", (FOREST, DESERT, FOREST, LOCATION),     2, 0, 2, NO_LAKE),
    Tile("T11", (MOUNTAIN, LOCATION, DESERT, MOUNTAIN), 3, 2, 4, NO_LAKE),
    Tile("T12", (STEPPE, DESERT, LOCATION, STEPPE),     2, 1, 2, NO_LAKE),
    Tile("T13", (FOREST, DESERT, LAKE, MOUNTAIN),       2, 0, 2, ENERGY_LAKE),
    Tile("T14", (LAKE, MOUNTAIN, DESERT, FOREST),       2, 1, 2, ENERGY_LAKE),
    Tile("T15", (MOUNTAIN, DESERT, LAKE, STEPPE),       3, 0, 3, ENERGY_LAKE),
    Tile("T16", (STEPPE, LAKE, DESERT, MOUNTAIN),       2, 0, 1, MODULE_LAKE),
    Tile("T17", (STEPPE, DESERT, FOREST, LAKE),         2, 0, 2, MODULE_LAKE),
    Tile("T18", (LAKE, DESERT, STEPPE, FOREST),         2, 2, 3, CRATE_LAKE),
    Tile("T19", (FOREST, LAKE, DESERT, FOREST),         2, 1, 2, CRATE_LAKE),
    Tile("T20", (MOUNTAIN, DESERT, MOUNTAIN, LAKE),     3, 0, 3, CRYSTAL_LAKE),
    Tile("T21", (LAKE, STEPPE, DESERT, STEPPE),         2, 0, 2, CRYSTAL_LAKE),
    Tile("T22", (DESERT, FOREST, MOUNTAIN, DESERT),     2, 0, 1, NO_LAKE),
    Tile("T23", (DESERT, MOUNTAIN, STEPPE, DESERT),     2, 0, 2, NO_LAKE),
    Tile("T24", (STEPPE, DESERT, DESERT, FOREST),       2, 2, 3, NO_LAKE),
    Tile("T25", (FOREST, DESERT, DESERT, MOUNTAIN),     2, 2, 4, NO_LAKE),
    StartTile("TS1", (LOCATION, FOREST, DESERT, MOUNTAIN),   NO_LAKE),
    StartTile("TS2", (MOUNTAIN, DESERT, LOCATION, STEPPE),   NO_LAKE),
    StartTile("TS3", (STEPPE, LOCATION, DESERT, FOREST),     NO_LAKE),
    StartTile("TS4", (LAKE, MOUNTAIN, DESERT, STEPPE),       MODULE_LAKE),
    StartTile("TS5", (STEPPE, DESERT, LAKE, FOREST),         CRATE_LAKE),
), globals())
# fmt: on


def number_backs(tiles: tuple[Tile, ...]) -> int:
    """Give equal backs equal numbers; start tiles never lie face down."""
    backs = list(dict.fromkeys(tile.shown_on_back() for tile in tiles if not tile.start))
    for tile in tiles:
        tile.back = -1 if tile.start else backs.index(tile.shown_on_back())
    return len(backs)

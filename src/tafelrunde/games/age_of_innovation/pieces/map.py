"""The game board, both sides, space by space (AOI-MATERIAL-01).

Both sides share one frame of 9 rows and 13 columns; odd rows are shifted right by half a space. A space is
13 * row + column and is named by the letter of its row and the number of its column: A1 is space 0.
A bridge site is 3 * (its upper space) + which of the three ways down it leads.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kernel.correction_errors import CorrectionError
from ....kernel.corrections import corrected, table_row
from ....kernel.game import PUBLIC
from ....kernel.hexes import mask, members, union
from .kinds import DESERT, FOREST, LAKE, MOUNTAIN, NO_SPACE, PLAINS, RIVER, SWAMP, TERRAINS, WASTELAND, WHEEL

ROWS: Final = "ABCDEFGHI"
COLUMNS: Final = 13
SPACES: Final = len(ROWS) * COLUMNS
DIRECTIONS_DOWN: Final = 3  # down from a space
SITES: Final = DIRECTIONS_DOWN * SPACES

LETTERS: Final = {
    "P": PLAINS, "S": SWAMP, "L": LAKE, "F": FOREST, "M": MOUNTAIN, "W": WASTELAND, "D": DESERT, ".": RIVER,
    " ": NO_SPACE,
}  # fmt: skip

LARGE: Final = (  # for 3 to 5 players
    "F.LSPWM.LSPD.",
    "M..FLFD.FML.S",
    "WLS.MPS..W..W",
    "DMW.DW.S..PMF",
    "PFPD...FMLWDP",
    "S...LM.DP.SLW",
    "L.PS.FP......",
    ".DL.WSDWSLFS.",
    "FMW.DMPLFMWDP",
)
SMALL: Final = (  # for 2, and for 3 by option
    "   FMDP.LFMW.",
    "  .SLSW.SPL.F",
    "   .PMF..D..D",
    "   .WD.F..MPS",
    "    ...SPLDWM",
    "   .LP.WM.FLD",
    "    .SM......",
    "   .DFWDFLSF.",
    "    WPMLSPDWM",
)


@table_row
class MapSide:
    """`rows`: from above, a letter for each space; a space without a letter does not exist."""

    def __init__(self, id: str, rows: tuple[str, ...]) -> None:
        if len(rows) != len(ROWS) or any(len(row) != COLUMNS or not {*row} <= {*LETTERS} for row in rows):
            line = f"there are {len(ROWS)} rows of {COLUMNS} letters, each one of {' '.join(LETTERS)}or a blank"
            raise CorrectionError(line, "map-rows", rows=len(ROWS), columns=COLUMNS, letters=" ".join(LETTERS).strip())
        self.id: str = id
        self.rows: tuple[str, ...] = rows


SIDES: Final = {
    side.id: side
    for side in corrected("age_of_innovation", "map", (MapSide("small", SMALL), MapSide("large", LARGE)), globals())
}
OFF_THE_RIVER: Final = {"large": ((78, 104),), "small": ()}  # G1-I1 is printed although one end is off the board

BASIS: Final = {
    "large": "four-maps",
    "small": "two-maps",
}
SOURCES: Final[dict[str, dict[str, str]]] = {
    "large": {"spaces": PUBLIC, "bridges": PUBLIC},
    "small": {"spaces": PUBLIC, "bridges": PUBLIC},
}


def name_of(space: int) -> str:
    return f"{ROWS[space // COLUMNS]}{space % COLUMNS + 1}"


def space_at(row: int, column: int) -> int:
    """The number of a place of the frame, -1 outside of it."""
    return row * COLUMNS + column if 0 <= row < len(ROWS) and 0 <= column < COLUMNS else -1


def places_around(space: int) -> list[int]:
    row, column = divmod(space, COLUMNS)
    left = column - 1 + row % 2
    found = [space_at(row + dr, left + dc) for dr in (-1, 1) for dc in (0, 1)]
    found += [space_at(row, column - 1), space_at(row, column + 1)]
    return sorted(place for place in found if place >= 0)


def ends_of(site: int) -> tuple[int, int]:
    """The two spaces of a bridge site: from the upper one right and down, straight down, or left and down."""
    upper, direction = divmod(site, DIRECTIONS_DOWN)
    row, column = divmod(upper, COLUMNS)
    shift = row % 2
    lower = (space_at(row + 1, column + 1 + shift), space_at(row + 2, column), space_at(row + 1, column - 2 + shift))
    return upper, lower[direction]


def site_at(upper: int, direction: int) -> int:
    return DIRECTIONS_DOWN * upper + direction


def site_name(site: int) -> str:
    upper, lower = ends_of(site)
    return f"{name_of(upper)}-{name_of(lower)}"


class Map:
    """One side of the board. Never changes during a game, so all copies of a table share it. Sets are bitmasks."""

    __slots__ = (
        "_reach", "around", "edge", "land", "lands", "mole_sites", "moles", "printed", "printed_sites", "river", "rivers",
        "shore", "side", "sites_at", "terrain",
    )  # fmt: skip

    def __init__(self, side: str) -> None:
        self.side: str = side
        self.terrain: list[int] = [LETTERS[letter] for row in SIDES[side].rows for letter in row]
        self.lands: list[int] = [0] * WHEEL  # the spaces of each terrain, as printed
        self.river: int = 0
        for space, terrain in enumerate(self.terrain):
            if terrain < WHEEL:
                self.lands[terrain] |= 1 << space
            elif terrain == RIVER:
                self.river |= 1 << space
        self.land: int = sum(self.lands)
        self.around: list[int] = []  # all spaces that share a side with a space, land and river (AOI-REACH-01)
        for space in range(SPACES):
            on_map = self.terrain[space] != NO_SPACE
            self.around.append(sum(1 << n for n in places_around(space) if on_map and self.terrain[n] != NO_SPACE))
        self.shore: int = self.beside(self.river) & self.land
        self.edge: int = self._edge() & self.land
        self._reach: dict[int, list[int]] = {}  # by shipping value, computed lazily
        self.printed_sites: list[int] = []
        self.mole_sites: list[int] = []  # printed sites, and those beside or over land (AOI-FACTION-128)
        self._find_sites()
        self.printed: int = mask(self.printed_sites)
        self.moles: int = mask(self.mole_sites)
        self.sites_at: list[int] = [0] * SPACES  # by space: the sites that end there
        for site in self.mole_sites:
            for space in ends_of(site):
                self.sites_at[space] |= 1 << site
        self.rivers: list[int] = members(self.river)

    def reach(self, shipping: int) -> list[int]:
        """For each space, the land that a building there reaches (AOI-REACH-03)."""
        found = self._reach.get(shipping)
        if found is None:
            found = self._reach[shipping] = [self._chain(space, shipping) for space in range(SPACES)]
        return found

    def beside(self, spaces: int) -> int:
        """All neighbours of a set of spaces."""
        return union(self.around, spaces)

    def _edge(self) -> int:
        """The spaces with a dashed side (AOI-COMP-31). The western shore of the small side has none: it is open
        water."""
        edge = 0
        for space in range(SPACES):
            row, column = divmod(space, COLUMNS)
            if row in (0, 8) or column == 12 or (column == 0 and self.side == "large"):
                edge |= 1 << space
        return edge

    def _chain(self, space: int, shipping: int) -> int:
        """Adjacent land, and land at the end of a chain of river spaces no longer than the shipping value; without
        shipping only adjacent land (AOI-REACH-04, AOI-REACH-06)."""
        if not self.land >> space & 1:
            return 0
        rivers = 0
        for _ in range(shipping):
            rivers |= (self.beside(rivers) | self.around[space]) & self.river
        return (self.around[space] | self.beside(rivers)) & self.land & ~(1 << space)

    def _find_sites(self) -> None:
        """Printed sites span the river (AOI-BRIDGE-01)."""
        for site in range(SITES):
            upper, lower = ends_of(site)
            if lower < 0 or not self.land >> upper & self.land >> lower & 1:
                continue
            between = self.around[upper] & self.around[lower]
            printed = (between & self.river).bit_count() == 2 or (upper, lower) in OFF_THE_RIVER[self.side]
            if printed:
                self.printed_sites.append(site)
            if printed or between.bit_count() == 2:
                self.mole_sites.append(site)

    def facts(self) -> dict[str, int]:
        """How many spaces of each terrain, how many edge spaces and bridge sites."""
        counts = {TERRAINS[kind]: spaces.bit_count() for kind, spaces in enumerate(self.lands)}
        return {
            **counts,
            "river": self.river.bit_count(),
            "edge": self.edge.bit_count(),
            "sites": len(self.printed_sites),
        }


@lru_cache(maxsize=2)
def map_of(side: str) -> Map:
    return Map(side)

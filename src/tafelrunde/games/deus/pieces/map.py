"""The continents: their faces, their layouts, and how faces and regions are numbered.

Established: the shape of a tile, its terrains and the number of tiles in play. The printed arrangements on the faces
and the drawings of the layouts are not known; ours are balanced stand-ins."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kernel.corrections import corrected, table_row
from ....kernel.hexes import DIRECTIONS, Grid, Hex
from .kinds import FIELD, FOREST, MOUNTAIN, SEA, SWAMP, VILLAGE

BASIS: Final = "continents"

F, W, S, M, X, B = FIELD, FOREST, SWAMP, MOUNTAIN, SEA, VILLAGE  # W for wood, X for the sea, B for barbarians


@table_row
class Face:
    """A side of a tile: the middle region, and the ring in the order of DIRECTIONS. Two seas, a village, four lands
    (DEUS-MAP-01)."""

    def __init__(self, id: str, middle: int, ring: tuple[int, ...]) -> None:
        self.id: str = id
        self.middle: int = middle
        self.ring: tuple[int, ...] = ring


# By face_of: the two sides of one tile stand side by side (DEUS-COMP-06). On two faces the village lies in the middle,
# so that villages hold about as many points as players report: 18, 27 and 31 with 2, 3 and 4 players.
FACES: Final[tuple[Face, ...]] = corrected("deus", "face", (
    Face("1a", F, (B, X, W, M, S, X)), Face("1b", M, (B, X, S, W, X, F)),
    Face("2a", W, (B, S, F, X, X, M)), Face("2b", S, (B, W, X, X, M, F)),
    Face("3a", S, (B, X, X, M, F, W)), Face("3b", M, (B, F, X, S, X, W)),
    Face("4a", B, (M, W, X, F, X, S)), Face("4b", S, (B, X, W, F, X, M)),
    Face("5a", X, (B, X, M, W, S, F)), Face("5b", B, (W, X, M, S, F, X)),
    Face("6a", F, (B, M, X, W, S, X)), Face("6b", X, (B, S, M, F, W, X)),
    Face("7a", W, (B, X, F, S, X, M)), Face("7b", F, (B, S, W, M, X, X)),
), globals())  # fmt: skip
TILES: Final = 7
SIDES: Final = ("a", "b")

REGIONS_OF_TILE: Final = 7
REGIONS: Final = REGIONS_OF_TILE * TILES

# The regions of each continent (DEUS-MAP-12).
REGIONS_ON: Final = tuple(0b1111111 << REGIONS_OF_TILE * continent for continent in range(TILES))


def face_of(tile: int, side: int) -> int:
    return len(SIDES) * tile + side


def tile_and_side(face: int) -> tuple[int, str]:
    """The number of the tile, from 1, and the letter of the side."""
    tile, side = divmod(face, len(SIDES))
    return tile + 1, SIDES[side]


def continent_of(region: int) -> int:
    """The continent of a region; `grid_of` numbers regions continent by continent."""
    return region // REGIONS_OF_TILE


CONTINENTS: Final = {2: 4, 3: 6, 4: 7}  # by players (DEUS-SETUP-01, DEUS-VMAP-02)

TILE_STEPS: Final[tuple[Hex, ...]] = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))

# Centres of the tiles, by name and number of players (DEUS-SETUP-02). `free` is drawn at random (DEUS-VMAP-01).
LAYOUTS: Final[dict[tuple[str, int], tuple[Hex, ...]]] = {
    ("standard", 2): ((0, 0), (2, 1), (-1, 3), (1, 4)),
    ("standard", 3): ((0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (-2, 6)),
    ("standard", 4): ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)),
    ("line", 2): ((0, 0), (2, 1), (4, 2), (6, 3)),
    ("line", 3): ((0, 0), (2, 1), (4, 2), (6, 3), (8, 4), (10, 5)),
    ("line", 4): ((0, 0), (2, 1), (4, 2), (6, 3), (8, 4), (10, 5), (12, 6)),
    ("rows", 2): ((0, 0), (2, 1), (1, 4), (3, 5)),
    ("rows", 3): ((0, 0), (2, 1), (4, 2), (-1, 3), (1, 4), (3, 5)),
    ("rows", 4): ((0, 0), (2, 1), (4, 2), (6, 3), (-1, 3), (1, 4), (3, 5)),
    ("open", 2): ((0, 0), (2, 1), (-3, 2), (1, -3)),
    ("open", 3): ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)),
    ("open", 4): ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2), (4, 2)),
}
LAYOUT_NAMES: Final = ("standard", "line", "rows", "open", "free")


@lru_cache(maxsize=64)
def grid_of(centres: tuple[Hex, ...]) -> Grid:
    """Region by region: the middle of the first continent, its ring, then the next continent.

    The grid knows which regions share a side, also across continents (DEUS-MAP-08), which lie at the edge (DEUS-MAP-09)
    and how far they are from one another (DEUS-MAP-11).
    """
    places = []
    for q, r in centres:
        places.append((q, r))
        places += [(q + dq, r + dr) for dq, dr in DIRECTIONS]
    return Grid(places)


class Map:
    """A laid-out board. Never changes during a game, so all copies of a table share it."""

    __slots__ = ("centres", "faces", "grid", "land", "of", "sea", "terrain", "turns", "villages")

    def __init__(self, centres: tuple[Hex, ...], faces: list[int], turns: list[int]) -> None:
        self.centres = centres
        self.faces = faces
        self.turns = turns
        self.grid: Grid = grid_of(centres)
        self.terrain: list[int] = []
        for face, turn in zip(faces, turns, strict=True):
            middle, ring = FACES[face].middle, FACES[face].ring
            self.terrain += [middle, *ring[turn:], *ring[:turn]]
        self.of: list[int] = [0] * 6  # the regions of each terrain
        for region, terrain in enumerate(self.terrain):
            self.of[terrain] |= 1 << region
        self.sea: int = self.of[SEA]
        self.land: int = self.of[FOREST] | self.of[SWAMP] | self.of[MOUNTAIN] | self.of[FIELD]
        self.villages: list[int] = [region for region, terrain in enumerate(self.terrain) if terrain == VILLAGE]

    def villages_touch(self) -> bool:
        """DEUS-SETUP-04, DEUS-VMAP-03: two villages may never be adjacent."""
        around = self.grid.around(self.of[VILLAGE])
        return around & self.of[VILLAGE] != 0

"""The two maps (TAP-SETUP-01): hexes, printed territories, start territories.

Axial coordinates, flat-top hexes, the middle island in the origin. Sides and corners go clockwise: side 0 is north and
joins corners 0 (top left) and 1 (top right). The six letters of a territory are the terrains at its corners.
"""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.hexes import Grid, Hex
from .kinds import DESERT, FOREST, GRASS, MOUNTAIN, SEA

Corners = tuple[int, ...]

LETTERS: Final = {"S": SEA, "D": DESERT, "F": FOREST, "G": GRASS, "M": MOUNTAIN}
SIDES: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # N NE SE S SW NW
MIDDLE_ISLAND: Final[Hex] = (0, 0)
FREE: Final = -1  # of what lies on a hex: no territory
PRINTED: Final = -2  # a territory that is part of the map
BASIS: Final = "read off the board; both public data sets agree"


def corners(letters: str) -> Corners:
    return tuple(LETTERS[letter] for letter in letters)


# Rows of hexes, column by column: q, first r, number of hexes.
LARGE_COLUMNS: Final[tuple[tuple[int, int, int], ...]] = (
    (-4, 0, 5), (-3, -1, 6), (-2, -2, 7), (-1, -3, 8), (0, -4, 9), (1, -4, 8), (2, -4, 7), (3, -4, 6), (4, -4, 5),
)  # fmt: skip
LARGE_PRINTED: Final[dict[Hex, str]] = {
    (-4, 1): "MFFMSM",
    (-4, 3): "DGGDSD",
    (-3, -1): "SSSSFS",
    (-3, 0): "FSSSFF",
    (-3, 3): "GSSSGG",
    (-3, 4): "GSSSSS",
    (-2, 0): "SMMDSS",
    (-2, 2): "SMFFSS",
    (-1, -3): "FSSSGF",
    (-1, 4): "GDDDSG",
    (0, -3): "SMMMSS",
    (0, -2): "SMSSSS",
    (0, 0): "SSSSSS",
    (0, 2): "SSSSDS",
    (0, 3): "DSSSDD",
    (1, -4): "MGGSMM",
    (1, 3): "SMGGSS",
    (2, -2): "DSSSGD",
    (2, 0): "FSSSGG",
    (3, -4): "SSSGSS",
    (3, -3): "SGGDSS",
    (3, 0): "SMFFSS",
    (3, 1): "SFSSSD",
    (4, -3): "FFDDSD",
    (4, -1): "MGGSMM",
}
# Start territories in the order of the capitals 1 to 6 (TAP-SETUP-16).
LARGE_STARTS: Final[tuple[Hex, ...]] = ((0, -3), (3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0))

SMALL_COLUMNS: Final[tuple[tuple[int, int, int], ...]] = (
    (-3, 1, 3), (-2, -1, 5), (-1, -2, 6), (0, -3, 6), (1, -3, 6), (2, -3, 5), (3, -2, 3),
)  # fmt: skip
SMALL_PRINTED: Final[dict[Hex, str]] = {
    (-3, 3): "SGSSSS",
    (-2, 1): "MMGGMS",
    (-2, 2): "GGSSSG",
    (-1, -1): "MFFFSM",
    (-1, 2): "SSMFFS",
    (0, -3): "SSSSFS",
    (0, -2): "FSSSFF",
    (0, 0): "SSSSSS",
    (1, -2): "SDMMSS",
    (1, 1): "SDGFDD",
    (2, -1): "GDDSSS",
    (2, 0): "SSSGGD",
    (3, 0): "SSSSSG",
}
SMALL_STARTS: Final[tuple[Hex, ...]] = ((0, -2), (2, 0), (-2, 2), (2, 0), (-2, 2), (0, -2))


class Map:
    """One side of the board. `beside[h][side]` is the hex on that side of h, or -1."""

    __slots__ = ("beside", "grid", "large", "middle", "printed", "starts")

    def __init__(
        self,
        large: bool,
        columns: tuple[tuple[int, int, int], ...],
        printed: dict[Hex, str],
        starts: tuple[Hex, ...],
    ) -> None:
        self.large: bool = large
        self.grid: Grid = Grid([(q, r) for q, first, n in columns for r in range(first, first + n)])
        number = self.grid.number
        self.beside: list[tuple[int, ...]] = [
            tuple(number.get((q + dq, r + dr), -1) for dq, dr in SIDES) for q, r in self.grid.places
        ]
        self.printed: list[Optional[Corners]] = [
            corners(printed[place]) if place in printed else None for place in self.grid.places
        ]
        self.middle: int = number[MIDDLE_ISLAND]
        self.starts: tuple[int, ...] = tuple(number[place] for place in starts)


LARGE: Final = Map(True, LARGE_COLUMNS, LARGE_PRINTED, LARGE_STARTS)
SMALL: Final = Map(False, SMALL_COLUMNS, SMALL_PRINTED, SMALL_STARTS)
# Against the Automa the player starts on territory 2/4, whatever the capital (TAP-AUTOMA-08).
SOLO_START: Final[Hex] = (2, 0)
SOLO: Final = Map(False, SMALL_COLUMNS, SMALL_PRINTED, (SOLO_START,) * len(SMALL_STARTS))


def map_for(players: int, against_automa: bool = False) -> Map:
    """The large side of the board, or the small one (TAP-SETUP-01, TAP-COMP-21); opponents that the rules play are
    counted, but never lead to the large one (TAP-AUTOMA-06)."""
    if against_automa:
        return SOLO
    return LARGE if players >= 4 else SMALL

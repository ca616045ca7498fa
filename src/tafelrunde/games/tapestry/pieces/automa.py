"""The words and numbers of the Automa's cards: icons, orders of tracks, and the ten orders of hexes."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....kernel.hexes import Hex
from .kinds import ALL_TRACKS
from .map import SIDES, SMALL

# Which opponents the rules play.
NO_BOTS: Final = 0
AUTOMA_AND_SHADOW: Final = 1  # one person plays against the Automa and the Shadow Empire (TAP-AUTOMA-01)
SHADOW_ALONE: Final = 2  # the Shadow Empire is the third at a table of two people (TAP-AUTOMA-115)

# The track icon of a card (TAP-AUTOMA-28, TAP-AUTOMA-29, TAP-AUTOMA-30).
ALL: Final = 0
END: Final = 1
END_OR_LANDMARK: Final = 2
TRACK_ICONS: Final = ("all", "end", "end-or-landmark")

# An entry in the order of tracks: a track, or the heart, which stands for the favourite track (TAP-AUTOMA-123).
HEART: Final = len(ALL_TRACKS)
ENTRIES: Final = (*ALL_TRACKS, "favorite")

# Where the arts icon stands in the order of a card that was printed again (TAP-AUTOMA-106).
NOWHERE: Final = 0
FIRST: Final = 1
LAST: Final = 2
ARTS_PLACES: Final = ("nowhere", "first", "last")

# The ten orders of hexes: the hex of the black arrow, its direction, and the coordinate that is the same within a row.
# The rows follow one another from that hex to the other side of the map (TAP-AUTOMA-47).
COLUMN: Final = 0  # q
ROW: Final = 1  # r
DIAGONAL: Final = 2  # q + r
N: Final[Hex] = SIDES[0]
NE: Final[Hex] = SIDES[1]
SE: Final[Hex] = SIDES[2]
S: Final[Hex] = SIDES[3]
SW: Final[Hex] = SIDES[4]
NW: Final[Hex] = SIDES[5]
HEX_ORDERS: Final[tuple[tuple[Hex, Hex, int], ...]] = (
    ((0, -3), SE, ROW),
    ((2, -3), NW, ROW),
    ((3, -2), S, COLUMN),
    ((3, 0), N, COLUMN),
    ((3, 0), SW, DIAGONAL),
    ((1, 2), NE, DIAGONAL),
    ((-1, 3), NW, ROW),
    ((-3, 3), SE, ROW),
    ((-3, 3), N, COLUMN),
    ((-3, 1), S, COLUMN),
)


@cache
def hex_order(number: int) -> tuple[int, ...]:
    """The hexes of the small map in one of the orders, from 1, by their numbers: from the hex of the black arrow along
    its row, then row by row, always in the same direction."""
    first, along, axis = HEX_ORDERS[number - 1]

    def key(place: Hex) -> tuple[int, int]:
        row, start = (each[axis] if axis < DIAGONAL else each[0] + each[1] for each in (place, first))
        return abs(row - start), place[0] * along[0] if along[0] else place[1] * along[1]

    return tuple(SMALL.grid.number[place] for place in sorted(SMALL.grid.places, key=key))


# What lies in the pool of the Hucksters (TAP-AUTOMA-75).
SPACE_TILE: Final = 0
CARD: Final = 1
TECH: Final = 2
TILE: Final = 3
MASTERPIECE: Final = 4
POOL_KINDS: Final = ("space-tile", "card", "tech", "tile", "masterpiece")
POOL_SIZE: Final = 128  # numbers of a kind


def pool_code(kind: int, number: int) -> int:
    return POOL_SIZE * kind + number


def pool_kind(code: int) -> int:
    return code // POOL_SIZE


def pool_number(code: int) -> int:
    return code % POOL_SIZE

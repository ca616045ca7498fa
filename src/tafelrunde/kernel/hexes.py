"""A hex grid in axial coordinates: neighbours, distances, and sets of hexes as bitmasks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


# The set of one element. Loops over a set take the highest element each time, the cheapest operation on long integers.
BIT: Final[list[int]] = [1 << number for number in range(512)]


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another, ignoring obstacles."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def neighbours(place: Hex) -> list[Hex]:
    """The six neighbours of a hex, on the board or not, in the order of `DIRECTIONS`."""
    return [(place[0] + q, place[1] + r) for q, r in DIRECTIONS]


class Grid:
    """The numbered hexes of one board. `beside[h]` is the set of neighbours of hex h, `edge` the hexes at the rim."""

    __slots__ = ("beside", "edge", "number", "places", "within")

    def __init__(self, places: Sequence[Hex]) -> None:
        self.places: list[Hex] = list(places)
        self.number: dict[Hex, int] = {place: h for h, place in enumerate(self.places)}
        self.beside: list[int] = []
        self.edge: int = 0
        for h, place in enumerate(self.places):
            around = [self.number[n] for n in neighbours(place) if n in self.number]
            self.beside.append(mask(around))
            if len(around) < 6:
                self.edge |= 1 << h
        self.within: list[list[int]] = []  # [h][d]: the hexes at distance d or less from h, for d of 0, 1 and 2
        for place in self.places:
            self.within.append(
                [mask([k for k, other in enumerate(self.places) if distance(place, other) <= d]) for d in range(3)]
            )

    def around(self, hexes: int) -> int:
        """All neighbours of a set of hexes."""
        return union(self.beside, hexes)


def mask(hexes: Sequence[int]) -> int:
    result = 0
    for h in hexes:
        result |= 1 << h
    return result


def members(hexes: int) -> list[int]:
    """The hexes of a set, in ascending order."""
    result: list[int] = []
    while hexes:
        last = hexes.bit_length() - 1
        result.append(last)
        hexes ^= BIT[last]
    result.reverse()
    return result


def union(sets: list[int], hexes: int) -> int:
    """The union of the sets of these hexes."""
    result = 0
    while hexes:
        last = hexes.bit_length() - 1
        result |= sets[last]
        hexes ^= BIT[last]
    return result


def spiral(radius: int) -> Iterator[Hex]:
    """All hexes within a radius of the origin, ring by ring."""
    yield 0, 0
    for ring in range(1, radius + 1):
        q, r = DIRECTIONS[4][0] * ring, DIRECTIONS[4][1] * ring
        for dq, dr in DIRECTIONS:
            for _ in range(ring):
                yield q, r
                q, r = q + dq, r + dr

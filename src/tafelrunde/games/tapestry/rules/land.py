"""Land masses: territories whose terrain continues across a shared side (chapter FAQ; Isolationists, TAP-FAQ-27)."""

from __future__ import annotations

from ....kernel.hexes import members
from ..pieces.kinds import DESERT, MOUNTAIN
from ..table.player import TapestryPlayer
from ..table.state import Table


def largest_land_mass(table: Table, me: TapestryPlayer) -> int:
    """In territories, over all terrains but water."""
    return max(_largest_of(table, me.upright, terrain) for terrain in range(DESERT, MOUNTAIN + 1))


def _largest_of(table: Table, hexes: int, terrain: int) -> int:
    left = sum(1 << hex for hex in members(hexes) if shows(table, hex, terrain))
    largest = 0
    while left:
        edge = [left.bit_length() - 1]
        left &= ~(1 << edge[0])
        size = 0
        while edge:
            hex = edge.pop()
            size += 1
            for other in joined(table, hex, terrain):
                if left >> other & 1:
                    left &= ~(1 << other)
                    edge.append(other)
        largest = max(largest, size)
    return largest


def shows(table: Table, hex: int, terrain: int) -> bool:
    """Also land that touches no side: the middle island has all of it, small islands one terrain."""
    tile = table.tiles[hex]
    if tile >= 0:
        return terrain in table.catalog.tiles[tile].land
    return hex == table.map.middle or terrain in (table.corners[hex] or ())


def joined(table: Table, hex: int, terrain: int) -> list[int]:
    """The hexes into which the terrain continues."""
    mine = table.corners[hex]
    assert mine is not None
    found = []
    for side, other in enumerate(table.map.beside[hex]):
        theirs = table.corners[other] if other >= 0 else None
        if theirs is not None and (
            mine[side] == terrain == theirs[(side + 4) % 6] or mine[(side + 1) % 6] == terrain == theirs[(side + 3) % 6]
        ):
            found.append(other)
    return found

"""Where a player can terraform and build, tunnels and flights included (AOI-REACH-*, AOI-FACTION-28, AOI-PALACE-29)."""

from __future__ import annotations

from ....kernel.hexes import members
from ..pieces.kinds import FLIGHT as FLIGHT_TILE
from ..pieces.kinds import MOLES
from ..table.player import AoiPlayer
from ..table.state import Table


def home_sites(table: Table, me: AoiPlayer) -> int:
    """Where a workshop could stand now (AOI-BUILD-01..03)."""
    return me.reach & ~table.built & table.lands[me.board]


def spade_sites(table: Table, me: AoiPlayer) -> int:
    """What could be terraformed (AOI-SPADE-04..06)."""
    return me.reach & ~table.built & ~table.lands[me.board]


def distance(table: Table, me: AoiPlayer, space: int) -> int:
    """Spades up to home terrain, by the shorter way around the wheel (AOI-SPADE-07)."""
    steps = (table.terrain[space] - me.board) % 7
    return steps if steps <= 3 else 7 - steps


def beside(table: Table, spaces: int) -> int:
    """Neighbours of a set of spaces, bridges included."""
    around = table.around
    result = 0
    while spaces:
        low = spaces & -spaces
        result |= around[low.bit_length() - 1]
        spaces ^= low
    return result


def digs_tunnels(me: AoiPlayer) -> bool:
    return me.faction == MOLES


def flies(me: AoiPlayer) -> bool:
    return me.palace == FLIGHT_TILE


def tunnel_targets(table: Table, me: AoiPlayer) -> int:
    """Unbuilt land one space away from what is adjacent, itself not adjacent (AOI-FACTION-28, -48, -108)."""
    adjacent = beside(table, me.occupied)
    return beside(table, adjacent) & table.map.land & ~adjacent & ~table.built


def flight_targets(table: Table, me: AoiPlayer) -> int:
    """The same with one or two spaces skipped (AOI-PALACE-29, -49, -69)."""
    adjacent = beside(table, me.occupied)
    second = beside(table, adjacent)
    return (second | beside(table, second)) & table.map.land & ~adjacent & ~table.built


def largest_area(table: Table, me: AoiPlayer) -> int:
    """The most own buildings connected by reach: shipping track, bridges, tunnel, flight (AOI-END-05, -14, -16)."""
    ships = table.map.reach[me.shipping + table.box.boards[me.board].shipping_start]
    skips = 2 if flies(me) else 1 if digs_tunnels(me) else 0
    left = me.occupied
    best = 0
    while left:
        group = fresh = left & -left
        while fresh:
            linked = 0
            for space in members(fresh):
                near = table.around[space]
                linked |= near | ships[space]
                for _ in range(skips):
                    near |= beside(table, near)
                linked |= near
            fresh = linked & left & ~group
            group |= fresh
        best = max(best, group.bit_count())
        left &= ~group
    return best

"""Land in reach of own buildings, and its distance from home terrain (chapters SPADE, BUILD)."""

from __future__ import annotations

from ....kernel.hexes import union
from ..pieces.kinds import WHEEL
from ..table.player import AoiPlayer
from ..table.state import Table


def home_sites(table: Table, me: AoiPlayer) -> int:
    """Sites for a workshop now: unbuilt home terrain in reach (AOI-BUILD-01, AOI-BUILD-02, AOI-BUILD-03)."""
    return me.reach & ~table.built & table.lands[me.board]


def spade_sites(table: Table, me: AoiPlayer) -> int:
    """Sites for terraforming: unbuilt land in reach that is not home terrain, whoever terraformed it before
    (AOI-SPADE-04, AOI-SPADE-05, AOI-SPADE-06, AOI-SPADE-23)."""
    return me.reach & ~table.built & ~table.lands[me.board]


def distance(table: Table, me: AoiPlayer, space: int) -> int:
    """Spades up to home terrain, by the shorter way around the wheel (AOI-SPADE-07, AOI-TERRAIN-03)."""
    steps = (table.terrain[space] - me.board) % WHEEL
    return steps if steps <= WHEEL // 2 else WHEEL - steps


def beside(table: Table, spaces: int) -> int:
    """Neighbours of a set of spaces, bridges included."""
    return union(table.around, spaces)

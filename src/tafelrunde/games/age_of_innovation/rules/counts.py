"""Groups of own buildings on the map."""

from __future__ import annotations

from ..table.player import AoiPlayer
from ..table.state import Table


def groups(table: Table, me: AoiPlayer, among: int = -1) -> list[int]:
    """The groups of adjacent own buildings with a building in a set of spaces, in the order of the map
    (AOI-TOWN-12)."""
    found: list[int] = []
    left = me.occupied & among
    while left:
        group = table.group(me, (left & -left).bit_length() - 1)
        found.append(group)
        left &= ~group
    return found

"""What cards count (DEUS-ATOM-06..09, -23; DEUS-CARD-17..19)."""

from __future__ import annotations

from ..table.player import DeusPlayer
from ..table.state import Table


def besieged(table: Table, me: DeusPlayer, with_points: bool = True) -> list[int]:
    """Villages beside which an own army stands (DEUS-ATOM-09, DEUS-CARD-17)."""
    watched = table.map.grid.around(me.armies)
    return [v for v in table.villages if watched >> v & 1 and (table.vp_on(v) or not with_points)]

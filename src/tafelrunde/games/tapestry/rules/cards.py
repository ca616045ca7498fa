"""Tapestry cards that need more than the atoms of the tracks can say: comparisons, groups, copies (TAP-FAQ-33..50)."""

from __future__ import annotations

from typing import Final

from ..pieces.kinds import COIN, CULTURE, DESERT, FOOD, FOREST, GRASS, MOUNTAIN, WORKER
from ..table.player import TapestryPlayer
from ..table.state import Table

# ------------------------------------------------------------------------------------------------ alone

# Colonialism: what a terrain of the tile gives.
YIELD: Final = {DESERT: COIN, FOREST: FOOD, GRASS: CULTURE, MOUNTAIN: WORKER}


GUILD_RATE: Final = 5  # points for a resource

MOST_TRADES: Final = 3


def rise(table: Table, me: TapestryPlayer, hex: int) -> None:
    """Who toppled it has it no longer to their credit; toppling back gives no credit (TAP-ACHIEVE-08)."""
    place = 1 << hex
    me.toppled &= ~place
    me.upright |= place
    for other in table.others(me):
        other.felled &= ~place
        if other.upright & place:
            other.upright &= ~place
            other.toppled |= place
    if table.log:
        table.log.tell("rose", me, hex=hex)

"""Adjustments of the civilizations at the start (TAP-CIVADJ-*)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import RECYCLERS, URBAN_PLANNERS
from ..table.player import TapestryPlayer
from ..table.state import Table
from .gains import gain_any
from .ploy_mats import adjust_recyclers


def adjust(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """What the mats do not do themselves yet."""
    if civ == URBAN_PLANNERS:
        yield from gain_any(table, me, 2 if table.map.large else 1)  # TAP-CIVADJ-16
    elif civ == RECYCLERS:
        yield from adjust_recyclers(table, me)

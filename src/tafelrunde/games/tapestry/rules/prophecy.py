"""Counts that can be foretold."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ..table.moments import hooked
from ..table.player import TapestryPlayer
from ..table.state import Table

TECH_CARD: Final = 0
DISTRICT: Final = 1
TERRITORY: Final = 2
TRACK: Final = 3
PREDICTIONS: Final = ("tech-cards", "districts", "territories", "tracks")


def foretold(table: Table, me: TapestryPlayer, category: int, count: int) -> Rules:
    """The player has so many of a category now."""
    for mat in hooked(table.moments.count_changed, me):
        yield from mat.count_changed(table, me, category, count)

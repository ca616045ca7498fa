"""What a Tapestry position is worth: a few features a player would name, each with a weight in points."""

from __future__ import annotations

from .player import TapestryPlayer
from .state import Table


def evaluate(table: Table, me: TapestryPlayer) -> float:
    return float(me.vp)

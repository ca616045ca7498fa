"""What a position is worth."""
from __future__ import annotations
from .state import AoiPlayer, Table


def evaluate(table: Table, me: AoiPlayer) -> float:
    return me.vp

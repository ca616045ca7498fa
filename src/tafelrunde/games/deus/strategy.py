"""What a Deus position is worth."""

from __future__ import annotations

from .rules.scoring import majority_points, temple_points
from .state import DeusPlayer, Table


def evaluate(table: Table, me: DeusPlayer) -> float:
    return me.vp + temple_points(table, me) + majority_points(table, me)

"""The types of effects and counts of this game, which act on its table and players."""

from __future__ import annotations

from ....kernel.effects import Count, Effect
from .player import TapestryPlayer
from .state import Table

TapestryEffect = Effect[Table, TapestryPlayer]
TapestryCount = Count[Table, TapestryPlayer]


class QuietEffect(TapestryEffect):
    """An atom that neither builds nor looks at the capital nor leads to others that do (TAP-LANDMARK-06)."""

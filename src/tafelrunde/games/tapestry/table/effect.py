"""The types of effects and counts, which act on the table and its players.

The table holds the catalog, and the catalog holds effects, so the type of the table cannot be named here.
"""

from __future__ import annotations

from typing import Any

from ....kernel.effects import Count, Effect
from .player import TapestryPlayer

TapestryEffect = Effect[Any, TapestryPlayer]
TapestryCount = Count[Any, TapestryPlayer]


class QuietEffect(TapestryEffect):
    """An atom that neither builds nor looks at the capital nor leads to others that do (TAP-LANDMARK-06)."""

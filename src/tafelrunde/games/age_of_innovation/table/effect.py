"""The types of effects and counts.

The table holds the catalog and the catalog holds effects, so the type of the table cannot stand here: effects/ name it.
"""

from __future__ import annotations

from typing import Any

from ....kernel.effects import Count, Effect
from .player import AoiPlayer

AoiEffect = Effect[Any, AoiPlayer]
AoiCount = Count[Any, AoiPlayer]


def yes_or_no(value: bool) -> str:
    """A fact for a text to choose by."""
    return "yes" if value else "no"

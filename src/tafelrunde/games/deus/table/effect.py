"""The types of effects and counts. The rules know two kinds of effect, because armies that share a region must be able
to part (DEUS-RED-10).

The table holds the catalog and the catalog holds effects, so the type of the table cannot stand here: effects/ name it.
"""

from __future__ import annotations

from typing import Any

from ....kernel.effects import Count, Effect
from .player import DeusPlayer

DeusEffect = Effect[Any, DeusPlayer]
DeusCount = Count[Any, DeusPlayer]


class Marching(DeusEffect):
    """Up to `armies` armies move up to `distance` regions each."""

    armies: int
    distance: int


class Activating(DeusEffect):
    """Carries out a card of a colour."""

    colour: int

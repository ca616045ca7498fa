"""What an effect and a count are in this game: they act on its table and its players. Two kinds of effect are known to
the rules, because armies that share a region must be able to part (DEUS-RED-10)."""

from __future__ import annotations

from ....kernel.effects import Count, Effect
from .player import DeusPlayer
from .state import Table

DeusEffect = Effect[Table, DeusPlayer]
DeusCount = Count[Table, DeusPlayer]


class Marching(DeusEffect):
    """So many armies may move, each so far."""

    armies: int
    distance: int


class Activating(DeusEffect):
    """A card of this colour may be carried out."""

    colour: int

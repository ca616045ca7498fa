"""What an effect and a count are in this game: they act on its table and its players."""

from __future__ import annotations

from ....kernel.effects import Count, Effect
from .player import DeusPlayer
from .state import Table

DeusEffect = Effect[Table, DeusPlayer]
DeusCount = Count[Table, DeusPlayer]

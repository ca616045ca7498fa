"""What an effect and a count are in this game: they act on its table and its players."""

from __future__ import annotations

from ....kernel.effects import Count, Effect
from .state import DeusPlayer, Table

DeusEffect = Effect[Table, DeusPlayer]
DeusCount = Count[Table, DeusPlayer]

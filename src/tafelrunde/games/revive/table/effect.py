"""What an effect and a count are in this game: they act on its table and its players."""

from __future__ import annotations

from ....kernel.effects import Count, Effect
from .player import RevivePlayer
from .state import Table

ReviveEffect = Effect[Table, RevivePlayer]
ReviveCount = Count[Table, RevivePlayer]

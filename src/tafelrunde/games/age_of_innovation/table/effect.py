"""What an effect and a count are in this game: they act on its table and its players."""

from __future__ import annotations

from ....kernel.effects import Count, Effect
from .player import AoiPlayer
from .state import Table

AoiEffect = Effect[Table, AoiPlayer]
AoiCount = Count[Table, AoiPlayer]

"""Blessed: higher knowledge bonuses."""

from __future__ import annotations

from ..components.parts import Start, Tile
from ..effects.knowledge import StepsOf
from ..table.ability import Ability


class HigherLevels(Ability):
    """Levels count as `amount` higher for the knowledge bonus, even above 12 (AOI-FACTION-23, AOI-FACTION-43)."""

    name = "blessed"

    def bonus_levels(self) -> int:
        return self.amount


# AOI-FACTION-03: a step in each discipline.
BLESSED: Tile = Tile("blessed", Start(StepsOf(1, 1, 1, 1)), HigherLevels(3))

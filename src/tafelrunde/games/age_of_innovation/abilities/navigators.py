"""Navigators: points for workshops by the river, since 2024 also coins."""

from __future__ import annotations

from ....kernel.game import PUBLIC
from ..components.parts import CHANGED, Start, Tile, Whenever
from ..effects.gains import Gain
from ..effects.knowledge import StepsOf
from ..pieces.kinds import COINS, RIVER_WORKSHOP, VP

# AOI-FACTION-09: three steps in law; AOI-FACTION-29: points for each workshop built next to a river space.
NAVIGATORS: Tile = Tile("navigators", Start(StepsOf(0, 3, 0, 0)), Whenever(RIVER_WORKSHOP, Gain(VP, 2)))
NAVIGATORS_2024: Tile = Tile(
    "navigators-2024",
    Start(StepsOf(0, 3, 0, 0)),
    Whenever(RIVER_WORKSHOP, Gain(VP, 2)),
    Whenever(RIVER_WORKSHOP, Gain(COINS, 1)),
    source=PUBLIC,
    basis=CHANGED,
)

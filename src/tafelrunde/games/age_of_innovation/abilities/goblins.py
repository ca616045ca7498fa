"""Goblins: coins for spades."""

from __future__ import annotations

from ....kernel.effects import All
from ..components.parts import Start, Tile, Whenever
from ..effects.gains import Gain
from ..effects.knowledge import StepsOf
from ..pieces.kinds import COINS, SPADE, TOOLS

# AOI-FACTION-04; AOI-FACTION-24: coins for every spade, in every phase.
GOBLINS: Tile = Tile("goblins", Start(All(StepsOf(1, 0, 1, 0), Gain(TOOLS, 1))), Whenever(SPADE, Gain(COINS, 2)))

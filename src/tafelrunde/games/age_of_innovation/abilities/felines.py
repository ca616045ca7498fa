"""Felines: steps and a book with every town tile."""

from __future__ import annotations

from ..components.parts import Start, Tile, Whenever
from ..effects.gains import AnyBook
from ..effects.knowledge import Steps, StepsOf
from ..pieces.kinds import TOWN_TILE

# AOI-FACTION-06; AOI-FACTION-26: up to three steps, AOI-FACTION-46: a book, for every town tile received.
FELINES: Tile = Tile(
    "felines",
    Start(StepsOf(1, 0, 0, 1)),
    Whenever(TOWN_TILE, Steps(3, optional=True)),
    Whenever(TOWN_TILE, AnyBook(1)),
)

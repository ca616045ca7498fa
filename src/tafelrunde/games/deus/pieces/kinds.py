"""Enumerations of Deus as small numbers: resources, terrains, colours, layers of pieces, sources of points."""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
WHEAT: Final = 3
RESOURCES: Final = ("wood", "clay", "stone", "wheat")

# Kinds of stock: the four resources, then
GOLD: Final = 4
VP: Final = 5
STOCK: Final = (*RESOURCES, "gold", "vp")

# A land has the number of the one resource that it produces; sea and village produce none (DEUS-MAP-06). The
# rulebook's pictures are not at hand, its sentences are (DEUS-MAP-07).
FOREST: Final = 0  # wood (DEUS-MAP-03)
SWAMP: Final = 1  # clay (DEUS-MAP-04)
MOUNTAIN: Final = 2  # stone (DEUS-MAP-05)
FIELD: Final = 3  # wheat (DEUS-MAP-02)
SEA: Final = 4
VILLAGE: Final = 5
TERRAINS: Final = ("forest", "swamp", "mountain", "field", "sea", "village")

# The colour of a card is the type of its building and of its piece (DEUS-COMP-03, DEUS-COMP-11). Ships and armies are
# buildings too (DEUS-COMP-12): the maritime and the military pieces (DEUS-RED-13).
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BROWN: Final = 3
RED: Final = 4
PURPLE: Final = 5
COLOURS: Final = ("blue", "green", "yellow", "brown", "red", "purple")
BUILDINGS: Final = ("maritime", "production", "scientific", "civil", "military", "temple")
STANDARD: Final = (
    5  # colours below this one are standard buildings; their pieces have the player's colour (DEUS-BUILD-01)
)

# Layers of pieces on the map: the five standard types and the temple by colour, then second armies (DEUS-RED-09).
SECOND_ARMY: Final = 6
LAYERS: Final = 7

FACE_DOWN: Final = -1  # in a view, a card whose face is hidden

# Sources of points. The first five are the colours of the cards that gave them.
POINTS_AT_START: Final = 5
POINTS_OF_VILLAGES: Final = 6
POINTS_OF_VESTA: Final = 7
POINTS_ROBBED: Final = 8
POINTS_FOR_EDGE: Final = 9
POINT_SOURCES: Final = (*COLOURS[:STANDARD], "start", "villages", "vesta", "robbed", "edge")

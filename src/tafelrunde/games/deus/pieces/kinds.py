"""The small numbers of Deus: colours, terrains, resources. A land's number is also that of the resource it produces."""

from __future__ import annotations

from typing import Final

# DEUS-MAP-02..05: forest gives wood, swamp clay, mountain stone, field wheat.
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
WHEAT: Final = 3
RESOURCES: Final = ("wood", "clay", "stone", "wheat")

FOREST: Final = 0
SWAMP: Final = 1
MOUNTAIN: Final = 2
FIELD: Final = 3
SEA: Final = 4
VILLAGE: Final = 5
TERRAINS: Final = ("forest", "swamp", "mountain", "field", "sea", "village")

# The colour of a card is the type of its building and of its piece (DEUS-COMP-03, -11).
BLUE: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BROWN: Final = 3
RED: Final = 4
PURPLE: Final = 5
COLOURS: Final = ("blue", "green", "yellow", "brown", "red", "purple")
STANDARD: Final = 5  # colours below this one are standard buildings with pieces of the player's own colour
BUILDINGS: Final = ("maritime", "production", "scientific", "civil", "military", "temple")

# Layers of pieces on the map: the five standard types and the temple by colour, then second armies (DEUS-RED-09).
SECOND_ARMY: Final = 6
LAYERS: Final = 7

# Where points come from. The first five are the colours of the cards that gave them.
START: Final = 5
VILLAGES: Final = 6
VESTA: Final = 7
ROBBED: Final = 8
EDGE: Final = 9
POINT_SOURCES: Final = (*COLOURS[:STANDARD], "start", "villages", "vesta", "robbed", "edge")

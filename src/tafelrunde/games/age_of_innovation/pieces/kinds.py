"""Enumerations of Age of Innovation as small numbers: terrains, disciplines, buildings, goods, deeds, and tiles that
rules name."""

from __future__ import annotations

from typing import Final

# In the order of the wheel (AOI-TERRAIN-02, AOI-TERRAIN-04): neighbours are one spade apart. A planning board has its
# terrain's number, and so has the colour of its pieces (AOI-TERRAIN-05, AOI-MATERIAL-18).
PLAINS: Final = 0
SWAMP: Final = 1
LAKE: Final = 2
FOREST: Final = 3
MOUNTAIN: Final = 4
WASTELAND: Final = 5
DESERT: Final = 6
RIVER: Final = 7
NO_SPACE: Final = 8
TERRAINS: Final = ("plains", "swamp", "lake", "forest", "mountain", "wasteland", "desert", "river", "none")
WHEEL: Final = 7

# The disciplines of the knowledge board (AOI-KNOW-01, AOI-MATERIAL-03).
BANKING: Final = 0
LAW: Final = 1
ENGINEERING: Final = 2
MEDICINE: Final = 3
DISCIPLINES: Final = ("banking", "law", "engineering", "medicine")

WORKSHOP: Final = 0
GUILD: Final = 1
SCHOOL: Final = 2
PALACE: Final = 3
UNIVERSITY: Final = 4
TOWER: Final = 5
MONUMENT: Final = 6
BUILDINGS: Final = ("workshop", "guild", "school", "palace", "university", "tower", "monument")
PIECES: Final[tuple[int, ...]] = (9, 4, 3, 1, 1)  # of each colour (AOI-MATERIAL-19)

# Goods that are gained by the amount.
COINS: Final = 0
TOOLS: Final = 1
SCHOLARS: Final = 2
POWER: Final = 3
VP: Final = 4
GOODS: Final = ("coins", "tools", "scholars", "power", "vp")

# Deeds: what round scoring tiles and abilities reward. The first five are the buildings by their numbers.
BUILD_PALACE_OR_UNIVERSITY: Final = 3
SPADE: Final = 5
STEP: Final = 6
TOWN_TILE: Final = 7
TRACK: Final = 8
INNOVATE: Final = 9
EDGE_WORKSHOP: Final = 10
RIVER_WORKSHOP: Final = 11
SEND_SCHOLAR: Final = 12
FOUND_TOWN: Final = 13
DEEDS: Final = (
    "workshop", "guild", "school", "palace-or-university", "", "spade", "step", "town-tile", "track", "innovation",
    "edge-workshop", "river-workshop", "send-scholar", "found-town",
)  # fmt: skip

# Tiles that rules name; the numbers are indexes into the tables of components/.
ALWAYS_OUT: Final = 16  # palace 17 (AOI-SETUP-25)
DEUS_EX_MACHINA: Final = 0
PROFESSOR: Final = 2
POWER_COMPETENCY: Final = 6  # competency 7

TOP_LEVEL: Final = 12
KEY_LEVEL: Final = 8
INCOME_LEVEL: Final = 9
ROUNDS: Final = 6

MOST_SEATS: Final = 5  # seats; an Automa takes one of them

# Numbers of components, per discipline, kind or colour.
BOOKS_OF_EACH: Final = 12  # AOI-MATERIAL-12, AOI-Q-01
TOWNS_OF_EACH: Final = 3  # AOI-MATERIAL-04
COMPETENCIES_OF_EACH: Final = 4  # AOI-MATERIAL-09
TOWERS: Final = 5  # AOI-MATERIAL-20
TOKENS: Final = 12  # power tokens of a player (AOI-SETUP-34)
SCHOLARS_OF_EACH: Final = 7  # AOI-SETUP-39
BRIDGES_OF_EACH: Final = 3  # AOI-BRIDGE-05

# Sources of points (AOI-SCORE-04).
FROM_START: Final = 0
FROM_ROUNDS: Final = 1
FROM_TOWNS: Final = 2
FROM_INNOVATIONS: Final = 3
FROM_PALACES: Final = 4
FROM_COMPETENCIES: Final = 5
FROM_BONUSES: Final = 6
FROM_FACTION: Final = 7
FROM_TRACKS: Final = 8
FROM_ACTIONS: Final = 9
FROM_INCOME: Final = 10
FOR_POWER: Final = 11
FROM_AREA: Final = 12
FROM_KNOWLEDGE: Final = 13
FROM_RESOURCES: Final = 14
FROM_CARDS: Final = 15  # of the Automa
FROM_LEVEL: Final = 16
POINT_SOURCES: Final = (
    "start", "rounds", "towns", "innovations", "palaces", "competencies", "bonuses", "faction", "tracks", "actions",
    "income", "leech", "area", "knowledge", "resources", "automa-cards", "automa-level",
)  # fmt: skip

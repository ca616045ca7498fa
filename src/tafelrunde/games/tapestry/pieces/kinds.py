"""The constants of Tapestry: resources, income buildings, tracks, terrains, dice, expansions.

A resource has the number of the income building whose track pays it.
"""

from __future__ import annotations

from typing import Final

COIN: Final = 0
WORKER: Final = 1
FOOD: Final = 2
CULTURE: Final = 3
RESOURCES: Final = ("coin", "worker", "food", "culture")
MOST_OF_A_RESOURCE: Final = 8  # TAP-INCOME-23

MARKET: Final = 0
HOUSE: Final = 1
FARM: Final = 2
ARMORY: Final = 3
BUILDINGS: Final = ("market", "house", "farm", "armory")
BUILDINGS_OF_A_TYPE: Final = 5  # TAP-COMP-04, TAP-SETUP-21
LANDMARK_PIECE: Final = 4  # on the map and on cards landmarks are numbered from here on, after the types of buildings

EXPLORATION: Final = 0
TECHNOLOGY: Final = 1
SCIENCE: Final = 2
MILITARY: Final = 3
ARTS: Final = 4  # with Arts & Architecture
TRACKS: Final = ("exploration", "technology", "science", "military")
ALL_TRACKS: Final = (*TRACKS, "arts")
OWN_RESOURCE: Final[tuple[int, ...]] = (FOOD, COIN, WORKER, CULTURE)  # TAP-ADV-23
LAST_SPACE: Final = 12  # TAP-ADV-17

# TAP-ADV-18: the tier of a space, from 1; the start space belongs to none.
TIER: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
TIER_NAMES: Final = ("", "I", "II", "III", "IV")
FIRST_OF_TIER: Final[tuple[int, ...]] = (0, 1, 4, 7, 10)
# TAP-ADV-19, TAP-ADV-20, TAP-ADV-21, TAP-ADV-22: what a tier costs, of the track's own resource and of any.
OWN_COST: Final[tuple[int, ...]] = (0, 0, 1, 1, 2)
ANY_COST: Final[tuple[int, ...]] = (0, 1, 1, 2, 0)
# TAP-ADV-24, TAP-ADV-25: the arts track has no resource of its own; what a tier costs, and whether these are any
# resources, all different, or all the same. Only tier II is known, the others are ours.
MIXED: Final = 0
DIFFERENT: Final = 1
SAME: Final = 2
# By tier: tier II is printed (TAP-ADV-24, TAP-FAQ-13), the others are ours (TAP-ADV-25).
ARTS_COST: Final[tuple[tuple[int, int], ...]] = ((0, MIXED), (1, MIXED), (2, DIFFERENT), (3, DIFFERENT), (2, SAME))
ARTS_COST_KINDS: Final = ("mixed", "different", "same")

SEA: Final = 0
DESERT: Final = 1
FOREST: Final = 2
GRASS: Final = 3
MOUNTAIN: Final = 4
TERRAINS: Final = ("sea", "desert", "forest", "grass", "mountain")

BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2
ROWS: Final = ("bottom", "middle", "top")

OUTPOSTS: Final = 10  # TAP-COMP-02
LAST_INCOME: Final = 5  # TAP-TURN-04

# TAP-CONQUER-13, TAP-CONQUER-14. A red face is a number of points, PER_TERRITORY 1 for each one controlled; a black
# face is a resource, TILE the benefit printed on the conquered tile.
PER_TERRITORY: Final = 0
RED_FACES: Final[tuple[int, ...]] = (4, 5, 6, 7, PER_TERRITORY, PER_TERRITORY)
TILE: Final = 4
BLACK_FACES: Final[tuple[int, ...]] = (COIN, WORKER, FOOD, CULTURE, TILE, TILE)
RED_DIE: Final = 0
BLACK_DIE: Final = 1
SCIENCE_DIE: Final = 2
DICE: Final = ("red", "black", "science")  # TAP-COMP-15, TAP-SETUP-10

# TAP-ACHIEVE-01, TAP-ACHIEVE-12: points for the first, second, third to reach it; on the small and on the large map.
END_OF_TRACK: Final = 0
TOPPLE_TWO: Final = 1
MIDDLE_ISLAND: Final = 2
ACHIEVEMENTS: Final = ("end-of-track", "topple-two", "middle-island")
ACHIEVEMENT_VP: Final = (((10, 5), (10, 5), (10, 5)), ((15, 10, 5), (15, 10, 5), (10, 5)))

ERA_RESOURCES: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 0)  # TAP-INCOME-13, by the era entered

# Where components come from; the expansions are bits.
BASE: Final = 0
PLANS_PLOYS: Final = 1
ARTS_ARCHITECTURE: Final = 2
FANTASIES_FUTURES: Final = 4
EXPANSIONS: Final = {
    "plans_ploys": PLANS_PLOYS, "arts_architecture": ARTS_ARCHITECTURE, "fantasies_futures": FANTASIES_FUTURES,
}  # fmt: skip

# The civilizations, expansion by expansion.
ALCHEMISTS: Final = 0
ARCHITECTS: Final = 1
THE_CHOSEN: Final = 2
CRAFTSMEN: Final = 3
ENTERTAINERS: Final = 4
FUTURISTS: Final = 5
HERALDS: Final = 6
HISTORIANS: Final = 7
INVENTORS: Final = 8
ISOLATIONISTS: Final = 9
LEADERS: Final = 10
MERRYMAKERS: Final = 11
MILITANTS: Final = 12
MYSTICS: Final = 13
NOMADS: Final = 14
TRADERS: Final = 15
ADVISORS: Final = 16
ALIENS: Final = 17
INFILTRATORS: Final = 18
ISLANDERS: Final = 19
RECYCLERS: Final = 20
RIVERFOLK: Final = 21
SPIES: Final = 22
TINKERERS: Final = 23
TREASURE_HUNTERS: Final = 24
UTILITARIANS: Final = 25
COLLECTORS: Final = 26
GAMBLERS: Final = 27
RELENTLESS: Final = 28
RENEGADES: Final = 29
URBAN_PLANNERS: Final = 30
ARTIFICERS: Final = 31
CELESTIALS: Final = 32
ELDER_ONES: Final = 33
FAEFOLK: Final = 34
GENIES: Final = 35
ILLUMINATI: Final = 36
MERFOLK: Final = 37
PSIONICS: Final = 38
WEEFOLK: Final = 39
WEREFOLK: Final = 40
BASE_CIVILIZATIONS: Final = 16
ALL_CIVILIZATIONS: Final = 41

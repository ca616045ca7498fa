"""Enumerations of Revive as small numbers. Colour, terrain, machine track and basic resource of one number belong
together: grey, mountain and gears; green, forest and books; yellow, steppe and food (REV-BUILD-08, REV-KUN-11)."""

from __future__ import annotations

from typing import Final

GEAR: Final = 0
BOOK: Final = 1
FOOD: Final = 2
CRYSTAL: Final = 3
RESOURCES: Final = ("gear", "book", "food", "crystal")
BASIC: Final = 3  # resources below this one are basic (REV-RES-01)
RESOURCE_TRACKS: Final[tuple[int, ...]] = (CRYSTAL, GEAR, BOOK, FOOD)  # from left to right (REV-COMP-20, REV-PSETUP-21)
CAPS: Final[tuple[int, ...]] = (6, 6, 6, 3)  # REV-RES-05

GREY: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
ANY: Final = 3  # white: every colour, or one of choice
COLOURS: Final = ("grey", "green", "yellow", "any")

MOUNTAIN: Final = 0
FOREST: Final = 1
STEPPE: Final = 2
DESERT: Final = 3
LAKE: Final = 4
LOCATION: Final = 5
TERRAINS: Final = ("mountain", "forest", "steppe", "desert", "lake", "location")

TOP: Final = 0
BOTTOM: Final = 1

EXPLORE: Final = 0
POPULATE: Final = 1
BUILD: Final = 2
ANY_ACTION: Final = 3
ACTIONS: Final = ("explore", "populate", "build", "any")

VIOLET: Final = 0
ORANGE: Final = 1
WHITE: Final = 2
SMALL: Final = 3  # a small artifact
ARTIFACT_COLOURS: Final = ("violet", "orange", "white", "small")

SUN: Final = 0
MOON: Final = 1
SIDES: Final = ("sun", "moon")

NADAIR: Final = 0
HOFSTADTERIANS: Final = 1
X49: Final = 2
KUNIBAN: Final = 3
FORMICA: Final = 4
VUKUNTUR: Final = 5
TRIBES: Final = ("nadair", "hofstadterians", "x49", "kuniban", "formica", "vukuntur")  # REV-TRIBE-01, REV-TRIBE-02


def board_number(tribe: int, side: int) -> int:
    """The number of a side of a tribe board."""
    return 2 * tribe + side


# Technologies by their places on the tribe board (REV-TECH-08).
T1: Final = 0
T2L: Final = 1
T2M: Final = 2
T2R: Final = 3
T3L: Final = 4
T3M: Final = 5
T3R: Final = 6
PLACES: Final = ("t1", "t2L", "t2M", "t2R", "t3L", "t3M", "t3R")

# Numbers of cards and tiles; map.py and locations.py have those of area tiles and large locations.
CITIZENS: Final = 39  # REV-COMP-12
CARDS: Final = 63  # start cards follow the citizens (REV-COMP-17)
MODULES: Final = 48  # REV-COMP-06
MACHINES: Final = 30  # REV-COMP-07
CRATES: Final = 28  # REV-COMP-08
LARGE_ARTIFACTS: Final = 12  # REV-COMP-09
ARTIFACT_CARDS: Final = 10  # REV-COMP-18

# When a machine may be activated (REV-MACH-10).
ANY_TIME: Final = 0
IN_ACTION: Final = 1
TURNING_CARD: Final = 2  # while a card is played
AS_ALL_COLOURS: Final = 3  # while a card is played, taken or counted

# Skills: bits for what a technology allows for the rest of the game.
SKILLS: Final = (
    "ability-plus", "free-forest-lake", "temple-range", "two-for-crystal", "no-books-to-others", "crystal-to-rest",
    "cheap-explore", "card-resource", "mountain-discount", "workshop-discount", "crystal-double", "range-one",
    "falcon-resources", "crates-and-crystals", "falcon-discount", "switch-copy", "fifth-slot",
)  # fmt: skip
ABILITY_PLUS: Final = 1
FREE_FOREST_LAKE: Final = 1 << 1
TEMPLE_RANGE: Final = 1 << 2
TWO_FOR_CRYSTAL: Final = 1 << 3
NO_BOOKS_TO_OTHERS: Final = 1 << 4
CRYSTAL_TO_REST: Final = 1 << 5
CHEAP_EXPLORE: Final = 1 << 6
CARD_RESOURCE: Final = 1 << 7
MOUNTAIN_DISCOUNT: Final = 1 << 8
WORKSHOP_DISCOUNT: Final = 1 << 9
CRYSTAL_DOUBLE: Final = 1 << 10
RANGE_ONE: Final = 1 << 11
FALCON_RESOURCES: Final = 1 << 12
CRATES_AND_CRYSTALS: Final = 1 << 13
FALCON_DISCOUNT: Final = 1 << 14
SWITCH_COPY: Final = 1 << 15
FIFTH_SLOT: Final = 1 << 16


def skill_name(skill: int) -> str:
    return SKILLS[skill.bit_length() - 1]

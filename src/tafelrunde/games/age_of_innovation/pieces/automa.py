"""Enumerations of the Automa: criteria on its cards, the order of terrains, and the letters of its set-up card."""

from __future__ import annotations

from typing import Final

from .kinds import WHEEL
from .map import COLUMNS, ROWS

# The buildings that the Automa builds from, as a support card says (AOI-SOLO-28); the last two bring both kinds
# together (AOI-SOLO-29).
UNMARKED: Final = 0
MARKED: Final = 1
UNMARKED_REACHING: Final = 2
MARKED_REACHING: Final = 3
REFERENCES: Final = ("unmarked", "marked", "unmarked-reaching", "marked-reaching")

# The arrow of a support card (AOI-SOLO-23).
RIGHT_DOWN: Final = 0
LEFT_UP: Final = 1
DIRECTIONS: Final = ("right-down", "left-up")

# How a scholar's discipline is chosen (AOI-SOLO-37).
CATCH_UP: Final = 0
SCORING_TILE: Final = 1
STUDIES: Final = ("catch-up", "scoring-tile")

# The round bonus taken on passing (AOI-SOLO-20).
LEFT: Final = 0
MIDDLE: Final = 1
RIGHT: Final = 2
BONUS_PLACES: Final = ("left", "middle", "right")

# The first criterion by which the Automa chooses a space to build on; the others follow.
BY_TERRAIN: Final = 0  # of its own list (AOI-SOLO-30)
BY_NEARNESS: Final = 1  # AOI-SOLO-44
BY_PERSONS_TERRAIN: Final = 2  # AOI-SOLO-48
BY_POWER: Final = 3  # AOI-SOLO-49
ANYWHERE: Final = 4  # on the whole map, by its own list (AOI-SOLO-47)
ORDERS: Final = ("terrain", "nearness", "persons-terrain", "power", "anywhere")

# Steps on the wheel from a terrain, in the order of lists A and B (AOI-SOLO-30).
PRIORITIES: Final = {"A": (0, -1, 1, -2, 3, 2, -3), "B": (0, 1, -1, 2, -3, -2, 3)}


def terrains_from(terrain: int, priority: str) -> list[int]:
    """All terrains in the order of list A or B of one of them."""
    return [(terrain + steps) % WHEEL for steps in PRIORITIES[priority]]


LETTERS: Final = "ABCDEF"
# The spaces of the letters A to F for each terrain of the wheel, on both sides of the board (AOI-SOLO-12).
LETTER_SPACES: Final = {
    "small": (
        ("D12", "F6", "B10", "F6", "C5", "E9"),  # plains
        ("B9", "H11", "E8", "H11", "B9", "G6"),  # swamp
        ("B5", "E10", "B11", "F12", "B11", "H10"),  # lake
        ("F11", "H6", "C7", "F11", "C7", "H9"),  # forest
        ("C6", "D11", "G7", "D11", "C6", "F9"),  # mountain
        ("H7", "E12", "B7", "E12", "B7", "H7"),  # wasteland
        ("D6", "E11", "C10", "H8", "C13", "H8"),  # desert
    ),
    "large": (
        ("C6", "D11", "E3", "F9", "D11", "G7"),
        ("C7", "F11", "C3", "H6", "D8", "G4"),
        ("B5", "E10", "B5", "H3", "F5", "H10"),
        ("B6", "G6", "B9", "H11", "E2", "E8"),
        ("C5", "B10", "D2", "E9", "F6", "D12"),
        ("D6", "E11", "D3", "H8", "C10", "H5"),
        ("B7", "H7", "D5", "E12", "E4", "F8"),
    ),
}


def letter_space(side: str, terrain: int, letter: str) -> int:
    """The space of a letter of the set-up card for a home terrain."""
    name = LETTER_SPACES[side][terrain][LETTERS.index(letter)]
    return ROWS.index(name[0]) * COLUMNS + int(name[1:]) - 1

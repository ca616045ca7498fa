"""Numbers of citizen cards: sets, and a card with the half in use as one number.

The slots of a player hold the latter (REV-CARD-02, REV-CARD-03). Rules, view and scenarios read and write them with the
functions below.
"""

from __future__ import annotations

from typing import Final

from .kinds import CITIZENS

SET_SIZE: Final = 6  # REV-COMP-17
SETS: Final = "ABCD"


def played(card: int, half: int) -> int:
    """The code of a card with the half in use."""
    return card << 1 | half


def card_of(played: int) -> int:
    return played >> 1


def half_of(played: int) -> int:
    return played & 1


def start_cards(set: int) -> range:
    """The six cards of a set; start cards follow the citizens."""
    first = CITIZENS + SET_SIZE * set
    return range(first, first + SET_SIZE)


def set_of(start_card: int) -> int:
    return (start_card - CITIZENS) // SET_SIZE

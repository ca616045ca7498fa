"""Numbers for things in front of a seat, so that a page can request their explanation."""

from __future__ import annotations

from typing import Final

from ...painter import OF_A_SEAT
from ..table.prompts import CIVILIZATIONS, TAPESTRY_CARDS

OF_A_KIND: Final = 10  # columns of the income mat, tiers of a track
PLOTS_OF_A_CARD: Final = 32
OF_A_MAT: Final = 1000
OF_A_LINE: Final = 30  # spaces of a civilization mat, from 1

# Stacks by their numbers, each with its icon.
DECKS: Final = (
    ("tapestry", "tapestry-card"),
    ("tech", "tech-card"),
    ("tiles", "territory-tile"),
    ("space", "space-tile"),
    ("civilizations", "civilization"),
    ("masterpieces", "masterpiece"),
)
MASTERPIECES: Final = 5  # the last of them lies beside its display


def of_seat(seat: int, number: int) -> int:
    return OF_A_SEAT * seat + number


def seat_and(number: int) -> tuple[int, int]:
    return divmod(number, OF_A_SEAT)


def of_kind(kind: int, number: int) -> int:
    return OF_A_KIND * kind + number


def kind_and(number: int) -> tuple[int, int]:
    return divmod(number, OF_A_KIND)


def card_plot(seat: int, card: int, plot: int) -> int:
    return (seat * TAPESTRY_CARDS + card) * PLOTS_OF_A_CARD + plot


def card_and_plot(number: int) -> tuple[int, int]:
    return number // PLOTS_OF_A_CARD % TAPESTRY_CARDS, number % PLOTS_OF_A_CARD


def mat_slot(seat: int, civ: int, *place: int) -> int:
    """`place` is the line and the space in it, one number, or nothing."""
    packed = 0
    for number in place:
        packed = OF_A_LINE * packed + number + 1
    return (seat * CIVILIZATIONS + civ) * OF_A_MAT + packed


def civ_and_place(number: int) -> tuple[int, tuple[int, ...]]:
    mat, packed = divmod(number, OF_A_MAT)
    line, space = divmod(packed, OF_A_LINE)
    return mat % CIVILIZATIONS, tuple(n - 1 for n in (line, space) if n)

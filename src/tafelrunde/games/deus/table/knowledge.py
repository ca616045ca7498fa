"""The seats that know the face of a discarded card: a bit for each seat (DEUS-OFFER-04)."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1  # all bits are set: the card was on top once


def only(seat: int) -> int:
    return 1 << seat


def knows(seat: int, known_to: int) -> bool:
    """Spectators (seat below 0) know what everybody knows."""
    return known_to == EVERYBODY or (seat >= 0 and known_to >> seat & 1 == 1)

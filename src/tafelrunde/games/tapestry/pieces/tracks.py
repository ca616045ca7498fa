"""Places on the tracks as numbers: a space, and the position of a token (TAP-ADV-06)."""

from __future__ import annotations

from typing import Final

from .kinds import ALL_TRACKS, LAST_SPACE

SPACES_OF_A_TRACK: Final = LAST_SPACE + 1  # the start is 0
SPACES: Final = SPACES_OF_A_TRACK * len(ALL_TRACKS)


def space_code(track: int, space: int) -> int:
    return SPACES_OF_A_TRACK * track + space


def track_of(code: int) -> int:
    """The track of a space or of a position."""
    return code % SPACES // SPACES_OF_A_TRACK


def space_of(code: int) -> int:
    return code % SPACES_OF_A_TRACK


def position_code(seat: int, track: int, space: int) -> int:
    """The position of a seat's token."""
    return SPACES * seat + space_code(track, space)


def seat_of(position: int) -> int:
    return position // SPACES

"""Tapestry cards that move tokens on tracks or take what others' spaces give (TAP-FAQ-36, -48, -49)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ..table.player import TapestryPlayer
from ..table.state import Table
from .track import can_advance, enter, set_token

DARK_TRACKS: Final = 3  # Dark Ages


def open_tracks(table: Table, me: TapestryPlayer) -> list[int]:
    return [track for track in range(len(me.tracks)) if can_advance(table, me, track)]


def move_up(table: Table, me: TapestryPlayer, track: int, start: int, end: int) -> Rules:
    """Several spaces without benefit; the landmarks on the way are gained when the token has arrived, for what they
    bring may move it again."""
    if end > start:
        set_token(me, track, start, end)
    for space in range(start + 1, end + 1):
        yield from enter(table, me, track, space)


def nearest(table: Table, me: TapestryPlayer, track: int, start: int) -> list[int]:
    """Where the nearest tokens of opponents stand: one place, or two at the same distance."""
    places = {space for other in table.others(me) for space in other.tracks[track] if space != start}
    if not can_advance(table, me, track):
        places = {space for space in places if space < start}
    if not places:
        return []
    least = min(abs(space - start) for space in places)
    return sorted(space for space in places if abs(space - start) == least)

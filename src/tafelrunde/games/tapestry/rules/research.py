"""Research: the science die (TAP-RESEARCH-*, TAP-TRACK-SCI-12, TAP-TRACK-SCI-13)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import Decision, ask
from ..pieces.kinds import LAST_SPACE, SCIENCE_DIE, TRACKS
from ..table.player import TapestryPlayer
from ..table.prompts import ROLL, WHICH_DIE
from ..table.state import Table
from .dice import NOWHERE, show_roll

# The science dice (TAP-VARIANT-02).
TWELVE: Final = 0

TWENTY: Final = 1


def roll_science(table: Table, me: TapestryPlayer) -> Generator[Decision, int, int]:
    """Names a track; Empiricism rolls twice and chooses (TAP-RESEARCH-01, TAP-RESEARCH-07)."""
    tracks_shown = yield from choose_die(table, me)
    track = throw(table, me, tracks_shown)
    yield from show_roll(table, me, NOWHERE, SCIENCE_DIE, track)
    rolls = table.moments.two_rolls(table, me) + table.moments.extra_choice(
        table, me
    )  # each adds one roll to choose from
    if rolls:
        tracks = {track, *(throw(table, me, tracks_shown) for _ in range(rolls))}
        track = yield ask(me, ROLL, sorted(tracks))
    return track


def choose_die(table: Table, me: TapestryPlayer) -> Generator[Decision, int, int]:
    """How many tracks the die shows, each on as many faces: with the arts track the 20-sided one all five
    (TAP-RESEARCH-08, TAP-COMP-16, TAP-SETUP-11); TAP-VARIANT-02 lets the roller take the 12-sided one."""
    if table.switches.choose_science_die and len(me.tracks) > len(TRACKS):
        return len(TRACKS) if (yield ask(me, WHICH_DIE, [TWELVE, TWENTY])) == TWELVE else len(me.tracks)
    return len(me.tracks)


def throw(table: Table, me: TapestryPlayer, tracks: int = 0) -> int:
    track = table.rng.below(tracks or len(me.tracks))
    table.reveals += 1
    if table.log:
        table.log.add("rolled", me, track=track)
    return track


def beyond_end(me: TapestryPlayer, track: int) -> bool:
    """Every token is at the end of the track or left it there (TAP-ICON-35)."""
    return me.far[track] == LAST_SPACE and all(space == LAST_SPACE for space in me.tracks[track])

"""Research: the science die (TAP-RESEARCH-*, TAP-TRACK-SCI-12, -13)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ..pieces.kinds import ILLUMINATI, LAST_SPACE, PSIONICS, SCIENCE_DIE, TRACKS
from ..table.player import TapestryPlayer
from ..table.prompts import RESEARCH, ROLL, WHICH_DIE
from ..table.state import Table
from .era import TWO_ROLLS
from .track import advance, can_advance

# The science dice (TAP-VARIANT-02).
TWELVE: Final = 0

TWENTY: Final = 1


def roll_science(table: Table, me: TapestryPlayer) -> Generator[Decision, int, int]:
    """Names a track; Empiricism rolls twice and chooses (TAP-RESEARCH-01, -07)."""
    tracks_shown = yield from choose_die(table, me)
    track = throw(table, me, tracks_shown)
    if table.switches.expansions:
        yield from enlighten(table, me, track)
    rolls = (me.statics >> TWO_ROLLS & 1) + (PSIONICS in me.civs)  # each adds one roll to choose from
    if rolls:
        tracks = {track, *(throw(table, me, tracks_shown) for _ in range(rolls))}
        track = yield ask(me, ROLL, sorted(tracks))
    return track


def enlighten(table: Table, me: TapestryPlayer, track: int) -> Rules:
    """Illuminati: who rolls the science die that lies on their mat takes it, and they may advance there first, without
    benefit."""
    for other in table.others(me):
        if ILLUMINATI not in other.civs or not other.mat[ILLUMINATI] >> SCIENCE_DIE & 1:
            continue
        other.mat[ILLUMINATI] &= ~(1 << SCIENCE_DIE)
        if table.log:
            table.log.tell("took-die", me, die=SCIENCE_DIE, player_other=other.seat)
        if can_advance(table, other, track) and (yield ask(other, RESEARCH, [track, NONE])) == track:
            yield from advance(table, other, track, gain=False)


def choose_die(table: Table, me: TapestryPlayer) -> Generator[Decision, int, int]:
    """How many tracks the die shows, each on as many faces: with the arts track the 20-sided one all five
    (TAP-RESEARCH-08); TAP-VARIANT-02 lets the roller take the 12-sided one."""
    if table.switches.choose_science_die and len(me.tracks) > len(TRACKS):
        return len(TRACKS) if (yield ask(me, WHICH_DIE, [TWELVE, TWENTY])) == TWELVE else len(me.tracks)
    return len(me.tracks)


def throw(table: Table, me: TapestryPlayer, tracks: int = 0) -> int:
    track = table.rng.below(tracks or len(me.tracks))
    table.reveals += 1
    if table.log:
        table.log.tell("rolled", me, track=track)
    return track


def beyond_end(me: TapestryPlayer, track: int) -> bool:
    """Every token is at the end of the track or left it there (TAP-ICON-35)."""
    return me.far[track] == LAST_SPACE and all(space == LAST_SPACE for space in me.tracks[track])

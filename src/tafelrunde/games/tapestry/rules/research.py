"""Research: the science die (TAP-RESEARCH-*, TAP-TRACK-SCI-12, -13)."""

from __future__ import annotations

from collections.abc import Generator

from ....kernel.decision import NONE, Decision, Rules, ask
from ..components.kinds import LAST_SPACE
from ..player import TapestryPlayer
from ..prompts import RESEARCH, ROLL
from ..state import Table
from .era import TWO_ROLLS
from .gains import Facts, Icons, TapestryEffect, score
from .track import advance, can_advance


def roll_science(table: Table, me: TapestryPlayer) -> Generator[Decision, int, int]:
    """Names a track; Empiricism rolls twice and chooses (TAP-RESEARCH-01, -07)."""
    track = throw(table, me)
    if me.statics >> TWO_ROLLS & 1:
        other = throw(table, me)
        track = yield ask(me, ROLL, sorted({track, other}))
    return track


def throw(table: Table, me: TapestryPlayer) -> int:
    track = table.rng.below(len(me.tracks))
    table.reveals += 1
    if table.log:
        table.log.tell("rolled", me, track=track)
    return track


class Research(TapestryEffect):
    """Roll, then advance on that track or decide against it (TAP-RESEARCH-02..06)."""

    key = "research"

    def __init__(self, gain: bool = True) -> None:
        self.gain = gain

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        track = yield from roll_science(table, me)
        if can_advance(table, me, track) and (yield ask(me, RESEARCH, [track, NONE])) == track:
            yield from advance(table, me, track, self.gain)

    def facts(self) -> Facts:
        return {"gain": int(self.gain)}

    def icons(self) -> Icons:
        return ["research" if self.gain else "research-only"]


class AlienBiology(TapestryEffect):
    """So many rolls, each may be followed without benefit; beyond the end of a track each gives points."""

    key = "alien-biology"

    def __init__(self, times: int, points: int) -> None:
        self.times = times
        self.points = points

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        for _ in range(self.times):
            track = yield from roll_science(table, me)
            if beyond_end(me, track):
                score(table, me, self.points)
            elif can_advance(table, me, track) and (yield ask(me, RESEARCH, [track, NONE])) == track:
                yield from advance(table, me, track, gain=False)

    def facts(self) -> Facts:
        return {"times": self.times, "amount": self.points}

    def icons(self) -> Icons:
        return ["×", self.times, "research-only", "/", self.points, "vp"]


def beyond_end(me: TapestryPlayer, track: int) -> bool:
    """Every token is at the end of the track or left it there (TAP-ICON-35)."""
    return me.far[track] == LAST_SPACE and all(space == LAST_SPACE for space in me.tracks[track])

"""Moves on the advancement tracks, and repeating benefits of spaces."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import ALL_TRACKS, EXPLORATION, LAST_SPACE, TECHNOLOGY
from ..rules.track import REPEATS, activate, advance, can_advance, can_regress, regress, used
from ..table.effect import TapestryEffect
from ..table.player import TapestryPlayer
from ..table.prompts import REPEAT
from ..table.prompts import TRACK as WHICH_TRACK
from ..table.state import Table

# ------------------------------------------------------------------------------------------------ atoms


class OnTracks(TapestryEffect):
    """A move on one of the tracks named, of those on which it is possible (TAP-ADV-33)."""

    def __init__(self, *tracks: int, gain: bool = True) -> None:
        self.tracks = tracks
        self.gain = gain

    def open(self, table: Table, me: TapestryPlayer) -> list[int]:
        raise NotImplementedError

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(self.open(table, me))

    def facts(self) -> Facts:
        return {"tracks": "-".join(ALL_TRACKS[track] for track in self.tracks), "gain": int(self.gain)}

    def icons(self) -> Icons:
        row: Icons = [self.key if self.gain else f"{self.key}-only"]
        for track in self.tracks:
            row += ["/", f"track-{ALL_TRACKS[track]}"] if len(row) > 1 else [f"track-{ALL_TRACKS[track]}"]
        return row


class Advance(OnTracks):
    """With or without benefit and bonus; also on the arts track (TAP-ADV-10, TAP-ADV-11, TAP-ICON-10, TAP-ICON-11,
    TAP-ICON-44, TAP-ICON-45, TAP-ICON-55, TAP-ICON-56, TAP-ICON-66, TAP-ICON-67, TAP-ICON-75, TAP-ICON-76)."""

    key = "advance"

    def open(self, table: Table, me: TapestryPlayer) -> list[int]:
        return [track for track in self.tracks if track < len(me.tracks) and can_advance(table, me, track)]

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = self.open(table, me)
        if options:
            track = yield ask(me, WHICH_TRACK, options, self.number)
            yield from advance(table, me, track, self.gain)


class Regress(OnTracks):
    """One space back, with or without the benefit of the space reached (TAP-ADV-27, TAP-ADV-31, TAP-ICON-32,
    TAP-ICON-33)."""

    key = "regress"

    def open(self, table: Table, me: TapestryPlayer) -> list[int]:
        return [track for track in self.tracks if track < len(me.tracks) and can_regress(table, me, track)]

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = self.open(table, me)
        if options:
            track = yield ask(me, WHICH_TRACK, options, self.number)
            yield from regress(table, me, track, self.gain)


class Repeat(TapestryEffect):
    """Benefit and bonus of the current position on one track (TAP-ADV-30, TAP-ICON-43, TAP-FAQ-06, TAP-FAQ-08)."""

    key = "repeat"
    icon_row = ("repeat",)
    unspoken = frozenset(("icon",))  # tells the game's icons of this kind apart

    def __init__(self, icon: int) -> None:
        self.icon = icon

    def positions(self, table: Table, me: TapestryPlayer) -> list[int]:
        if me.icons >> self.icon & 1:
            return []
        return [
            track
            for track in range(len(me.tracks))
            if any(me.tracks[track]) and not used(table, me, track, me.tracks[track][-1])
        ]

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(self.positions(table, me))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = self.positions(table, me)
        if options:
            me.icons |= 1 << self.icon
            track = yield ask(me, REPEAT, options)
            yield from activate(table, me, track, me.tracks[track][-1])

    def facts(self) -> Facts:
        return {"icon": REPEATS[self.icon]}


class Singularity(TapestryEffect):
    """The token leaves the end of technology for the start of any track (TAP-TRACK-TECH-12, TAP-DEC-28). The track
    still counts as completed (TAP-TRACK-TECH-13, TAP-ICON-74, TAP-ACHIEVE-06). Who copies this and has no token there
    moves none (TAP-RULING-11)."""

    key = "singularity"
    icon_row = ("singularity",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return LAST_SPACE in me.tracks[TECHNOLOGY]

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if not self.possible(table, me):
            return
        track = yield ask(me, WHICH_TRACK, list(range(EXPLORATION, len(me.tracks))), self.number)
        me.tracks[TECHNOLOGY] = me.tracks[TECHNOLOGY][:-1]
        me.vacated |= 1 << TECHNOLOGY
        me.tracks[track] = (0, *me.tracks[track])
        if table.log:
            table.log.add("restarted", me, track=track)

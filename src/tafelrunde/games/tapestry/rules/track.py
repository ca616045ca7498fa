"""Moving on the advancement tracks and what a space gives (TAP-ADV-*)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import Decision, Rules, ask
from ....kernel.effects import carry_out
from ..components.kinds import (
    ALL_TRACKS,
    ARTS,
    EXPLORATION,
    LAST_SPACE,
    MILITARY,
    RENEGADES,
    SCIENCE,
    TECHNOLOGY,
    TIER,
    UTILITARIANS,
)
from ..components.kinds import END_OF_TRACK as REACHED_END
from ..components.landmarks import track_landmark
from ..player import TRACK, TapestryPlayer
from ..prompts import REPEAT, TOKEN
from ..prompts import TRACK as WHICH_TRACK
from ..state import Table
from .achievements import claim
from .advances import heed_advance
from .build import gain_landmark
from .era import (
    ADVANCED_ARTS,
    ADVANCED_SCIENCE,
    LANDMARK_TAKEN,
    NEW_TIER,
    NO_MILITARY,
    NO_SCIENCE,
    OTHER_ADVANCED_MILITARY,
    TRACK_LANDMARK,
    happened,
)
from .gains import Facts, Icons, TapestryEffect
from .prophecy import TRACK as TRACKS_DONE
from .prophecy import foretold
from .renegades import renege
from .utilitarians import score_advance

# The icons "benefit of your current position", each once per turn (TAP-ICON-43).
ACADEMIC_RESEARCH: Final = 0
LITHIUM_ION_BATTERY: Final = 1
MASTERPIECE_12: Final = 2
WEATHER_CONTROL: Final = 3
TIME_LOOP: Final = 4
REPEATS: Final = ("academic-research", "lithium-ion-battery", "masterpiece", "weather-control", "time-loop")

NO_STATIC: Final = 63  # a bit that no card sets
FORBIDDEN: Final = (NO_STATIC, NO_STATIC, NO_SCIENCE, NO_MILITARY, NO_STATIC)


# ------------------------------------------------------------------------------------------------ who may move


def locked(table: Table, me: TapestryPlayer, track: int) -> bool:
    """Somebody's Dictatorship keeps me off the track."""
    return any(other.locks[track] for other in table.players if other is not me)


def can_advance(table: Table, me: TapestryPlayer, track: int) -> bool:
    """A token before the last space, and nothing that forbids it (TAP-ADV-26, -33)."""
    tokens = me.tracks[track]  # ascending
    return (
        len(tokens) > 0
        and tokens[0] < LAST_SPACE
        and not me.statics >> FORBIDDEN[track] & 1
        and not me.finished
        and not locked(table, me, track)
    )


def can_regress(table: Table, me: TapestryPlayer, track: int) -> bool:
    """TAP-ADV-31; Dictatorship forbids every movement (TAP-FAQ-36)."""
    return any(me.tracks[track]) and not locked(table, me, track)


# ------------------------------------------------------------------------------------------------ moving


def choose_token(me: TapestryPlayer, track: int, spaces: list[int]) -> Generator[Decision, int, int]:
    """Which of several tokens moves (TAP-ADV-14)."""
    return (yield ask(me, TOKEN, sorted({13 * track + space for space in spaces}), track)) - 13 * track


def set_token(me: TapestryPlayer, track: int, start: int, end: int) -> None:
    tokens = list(me.tracks[track])
    tokens.remove(start)
    me.tracks[track] = tuple(sorted([*tokens, end]))
    if not me.vacated >> track & 1:
        me.far[track] = max(me.tracks[track])


def advance(table: Table, me: TapestryPlayer, track: int, gain: bool = True, bonus: bool = True) -> Rules:
    """One space for free, with or without what it gives (TAP-ADV-10..13)."""
    if not can_advance(table, me, track):
        return
    start = yield from choose_token(me, track, [space for space in me.tracks[track] if space < LAST_SPACE])
    set_token(me, track, start, start + 1)
    yield from enter(table, me, track, start + 1)
    if not gain or used(table, me, track, start + 1):
        return
    if RENEGADES not in me.civs or not (yield from renege(table, me, track, start + 1)):
        yield from activate(table, me, track, start + 1, bonus)


def enter(table: Table, me: TapestryPlayer, track: int, space: int) -> Rules:
    """A token came onto a space from the one before: landmark, triggers, achievement (TAP-ADV-05, -07, -12)."""
    if table.log:
        table.log.tell("advanced", me, space=13 * track + space)
    tier = TIER[space]
    if TIER[space - 1] != tier:
        if tier > 1:
            yield from enter_tier(table, me, track_landmark(track, tier))
        if me.statics >> NEW_TIER & 1:
            yield from happened(table, me, NEW_TIER)
    if me.explored & table.box.whenever[track]:
        heed_advance(table, me, track)
    if UTILITARIANS in me.civs:
        score_advance(table, me, track, space)
    if track == SCIENCE and me.statics >> ADVANCED_SCIENCE & 1:
        yield from happened(table, me, ADVANCED_SCIENCE)
    elif track == ARTS and me.statics >> ADVANCED_ARTS & 1:
        yield from happened(table, me, ADVANCED_ARTS)
    if track == MILITARY:
        for other in table.others(me):
            if other.statics >> OTHER_ADVANCED_MILITARY & 1:
                yield from happened(table, other, OTHER_ADVANCED_MILITARY)
    if space == LAST_SPACE:
        yield from claim(table, me, REACHED_END)
        yield from foretold(table, me, TRACKS_DONE, me.far.count(LAST_SPACE))


def enter_tier(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """The first one there gains the landmark, if it is still available (TAP-ADV-05)."""
    if table.landmarks >> landmark & 1:
        yield from gain_landmark(table, me, landmark, on_track=True)
        if me.statics >> TRACK_LANDMARK & 1:
            yield from happened(table, me, TRACK_LANDMARK)
        return
    if table.switches.expansions and table.active == me.seat:
        me.own_side.late_tiers += 1  # TAP-LMCARD-09
    if me.statics >> LANDMARK_TAKEN & 1:
        yield from happened(table, me, LANDMARK_TAKEN)


# ------------------------------------------------------------------------------------------------ what a space gives


def used(table: Table, me: TapestryPlayer, track: int, space: int) -> bool:
    """Activated before in this turn of the player's own (TAP-ADV-06, -29)."""
    return table.active == me.seat and me.used >> 13 * track + space & 1 == 1 and not table.switches.no_once_per_turn


def activate(table: Table, me: TapestryPlayer, track: int, space: int, bonus: bool = True) -> Rules:
    """Benefit, then the bonus may be bought; no space twice in one turn (TAP-ADV-06..08)."""
    if space == 0 or used(table, me, track, space):
        return
    before = table.source
    yield from take_benefit(table, me, track, space)
    if bonus:
        yield from offer_bonus(table, me, track, space)
    table.source = before


def take_benefit(table: Table, me: TapestryPlayer, track: int, space: int) -> Rules:
    """The benefit of a space; whoever is married into the track gains it too, without the bonus."""
    me.used |= 1 << 13 * track + space
    table.source = TRACK
    if table.log:
        table.log.tell("activated", me, space=13 * track + space)
    yield from carry_out(table.box.spaces[track][space - 1].benefit, table, me)
    for other in table.others(me):
        if 8 * track + me.seat in other.marriages and not used(table, other, track, space):
            table.source = TRACK
            other.used |= 1 << 13 * track + space
            if table.log:
                table.log.tell("copied-benefit", other, space=13 * track + space)
            yield from carry_out(table.box.spaces[track][space - 1].benefit, table, other)


def offer_bonus(table: Table, me: TapestryPlayer, track: int, space: int) -> Rules:
    bonus = table.box.spaces[track][space - 1].bonus
    if bonus is not None:
        table.source = TRACK
        yield from bonus.run(table, me)


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
    """TAP-ADV-10, -11."""

    key = "advance"

    def open(self, table: Table, me: TapestryPlayer) -> list[int]:
        return [track for track in self.tracks if track < len(me.tracks) and can_advance(table, me, track)]

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = self.open(table, me)
        if options:
            track = yield ask(me, WHICH_TRACK, options, self.number)
            yield from advance(table, me, track, self.gain)


class Regress(OnTracks):
    """One space back, with or without what the space reached gives (TAP-ADV-27, -31)."""

    key = "regress"

    def open(self, table: Table, me: TapestryPlayer) -> list[int]:
        return [track for track in self.tracks if track < len(me.tracks) and can_regress(table, me, track)]

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = self.open(table, me)
        if options:
            track = yield ask(me, WHICH_TRACK, options, self.number)
            yield from regress(table, me, track, self.gain)


def regress(table: Table, me: TapestryPlayer, track: int, gain: bool) -> Rules:
    start = yield from choose_token(me, track, [space for space in me.tracks[track] if space])
    set_token(me, track, start, start - 1)
    if table.log:
        table.log.tell("regressed", me, space=13 * track + start - 1)
    if gain:
        yield from activate(table, me, track, start - 1)


class Repeat(TapestryEffect):
    """Benefit and bonus of the current position on one track (TAP-ADV-30, TAP-ICON-43, TAP-FAQ-06, -08)."""

    key = "repeat"

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

    def icons(self) -> Icons:
        return ["repeat"]


class Singularity(TapestryEffect):
    """The token leaves the end of technology for the start of any track (TAP-TRACK-TECH-12, -13)."""

    key = "singularity"

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
            table.log.tell("restarted", me, track=track)

    def icons(self) -> Icons:
        return ["singularity"]

"""Moves on the advancement tracks and the benefits of spaces (chapter ADV)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import Decision, Rules, ask
from ....kernel.effects import carry_out
from ..pieces.codes import marriage_code
from ..pieces.kinds import ARTS, LAST_SPACE, MILITARY, SCIENCE, TIER
from ..pieces.kinds import END_OF_TRACK as REACHED_END
from ..pieces.landmarks import track_landmark
from ..pieces.tracks import space_code, space_of
from ..table.participant import Participant
from ..table.player import TRACK, TapestryPlayer
from ..table.prompts import TOKEN
from ..table.state import Table
from .achievements import claim
from .build import gain_landmark
from .counts import TRACK_DONE, count_changed

# The icons "benefit of your current position", each once per turn (TAP-ICON-43).
ACADEMIC_RESEARCH: Final = 0

LITHIUM_ION_BATTERY: Final = 1

MASTERPIECE_12: Final = 2

WEATHER_CONTROL: Final = 3

TIME_LOOP: Final = 4

REPEATS: Final = ("academic-research", "lithium-ion-battery", "masterpiece", "weather-control", "time-loop")

# ------------------------------------------------------------------------------------------------ who may move


def locked(table: Table, me: Participant, track: int) -> bool:
    """Another player's Dictatorship keeps me off the track."""
    for other in table.players:  # noqa: SIM110, asked for every track; a generator takes three times as long
        if other.locks[track] and other is not me:
            return True
    return False


def forbidden(table: Table, me: TapestryPlayer, track: int) -> bool:
    """A card in force keeps me off the track."""
    if track == SCIENCE:
        return table.moments.no_science(table, me)
    return track == MILITARY and table.moments.no_military(table, me)


def can_advance(table: Table, me: TapestryPlayer, track: int) -> bool:
    """A token before the last space, and nothing that forbids it (TAP-ADV-26, TAP-ADV-33)."""
    tokens = me.tracks[track]  # ascending
    return (
        len(tokens) > 0
        and tokens[0] < LAST_SPACE
        and not me.finished
        and not (track in (SCIENCE, MILITARY) and forbidden(table, me, track))
        and not locked(table, me, track)
    )


def open_tracks(table: Table, me: TapestryPlayer) -> list[int]:
    return [track for track in range(len(me.tracks)) if can_advance(table, me, track)]


def can_regress(table: Table, me: TapestryPlayer, track: int) -> bool:
    """TAP-ADV-31; Dictatorship forbids every movement (TAP-FAQ-36)."""
    return any(me.tracks[track]) and not locked(table, me, track)


# ------------------------------------------------------------------------------------------------ moving


def choose_token(me: TapestryPlayer, track: int, spaces: list[int]) -> Generator[Decision, int, int]:
    """Choose one of several tokens to move (TAP-ADV-14). Usually there is only one."""
    if len(spaces) == 1:
        return spaces[0]
    return space_of((yield ask(me, TOKEN, sorted({space_code(track, space) for space in spaces}), track)))


def set_token(me: TapestryPlayer, track: int, start: int, end: int) -> None:
    tokens = me.tracks[track]
    if len(tokens) == 1:
        me.tracks[track] = (end,)
    else:
        others = list(tokens)
        others.remove(start)
        me.tracks[track] = tuple(sorted([*others, end]))
    if not me.vacated >> track & 1:
        me.far[track] = me.tracks[track][-1]


def advance(table: Table, me: TapestryPlayer, track: int, gain: bool = True, bonus: bool = True) -> Rules:
    """Advance one space for free, with or without its benefit (TAP-ADV-10, TAP-ADV-11, TAP-ADV-12, TAP-ADV-13,
    TAP-LANDMARK-04, TAP-EX-13)."""
    if not can_advance(table, me, track):
        return
    start = yield from choose_token(me, track, [space for space in me.tracks[track] if space < LAST_SPACE])
    set_token(me, track, start, start + 1)
    yield from enter(table, me, track, start + 1)
    if not gain or used(table, me, track, start + 1):
        return
    if (yield from table.moments.instead_of_benefit(table, me, track, start + 1)):
        return
    yield from activate(table, me, track, start + 1, bonus)


def enter(table: Table, me: TapestryPlayer, track: int, space: int, passing: bool = False) -> Rules:
    """A token came onto a space from the one before: landmark, triggers, achievement (TAP-ADV-05, TAP-ADV-07,
    TAP-ADV-12, TAP-FAQ-07, TAP-FAQ-20, TAP-ACHIEVE-05, TAP-ICON-34). `passing`: the same advance continues, and what
    "whenever ... advances" brings comes at its end (TAP-RULING-17)."""
    if table.log:
        table.log.add("advanced", me, space=space_code(track, space))
    tier = TIER[space]
    if TIER[space - 1] != tier:
        if tier > 1:
            yield from enter_tier(table, me, track_landmark(track, tier))
        yield from table.moments.new_tier(table, me)
    table.moments.space_entered(table, me, track, space)
    if not passing:
        yield from advanced(table, me, track)
    if space == LAST_SPACE:
        yield from claim(table, me, REACHED_END)
        yield from count_changed(table, me, TRACK_DONE, me.far.count(LAST_SPACE))


def advanced(table: Table, me: TapestryPlayer, track: int) -> Rules:
    """What an advance brings, once for all its spaces (TAP-EX-07, TAP-RULING-17)."""
    for tile, reward in table.catalog.advance_rewards[track] if me.explored else ():
        if me.explored >> tile & 1:
            reward.advanced(table, me)
    if track == SCIENCE:
        yield from table.moments.advanced_science(table, me)
    elif track == ARTS:
        yield from table.moments.advanced_arts(table, me)
    elif track == MILITARY:
        for other in table.others(me):
            yield from table.moments.other_advanced_military(table, other)


def enter_tier(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """The first one there gains the landmark, if it is still available (TAP-ADV-05, TAP-LANDMARK-01, TAP-FAQ-20)."""
    if table.landmarks >> landmark & 1:
        yield from gain_landmark(table, me, landmark, on_track=True)
        yield from table.moments.track_landmark(table, me)
        return
    table.moments.expansions.missed_landmark(table, me)
    yield from table.moments.landmark_taken(table, me)


def move_up(table: Table, me: TapestryPlayer, track: int, start: int, end: int) -> Rules:
    """Advance several spaces without benefit; the landmarks on the way are gained after the move, because their effects
    may move the token again."""
    if end > start:
        set_token(me, track, start, end)
    for space in range(start + 1, end + 1):
        yield from enter(table, me, track, space, passing=space < end)


# ------------------------------------------------------------------------------------------------ what a space gives


def used(table: Table, me: TapestryPlayer, track: int, space: int) -> bool:
    """Activated before in this turn of the player's own (TAP-ADV-06, TAP-ADV-29, TAP-EX-25)."""
    if not me.used or table.active != me.seat or table.switches.no_once_per_turn:
        return False
    return me.used >> space_code(track, space) & 1 == 1


def activate(table: Table, me: TapestryPlayer, track: int, space: int, bonus: bool = True) -> Rules:
    """Benefit, then the bonus may be bought; no space twice in one turn (TAP-ADV-06, TAP-ADV-07, TAP-ADV-08)."""
    if space == 0 or used(table, me, track, space):
        return
    before = table.source
    yield from take_benefit(table, me, track, space)
    if bonus:
        yield from offer_bonus(table, me, track, space)
    table.source = before


def take_benefit(table: Table, me: TapestryPlayer, track: int, space: int) -> Rules:
    """The benefit of a space; a player married into the track gains it too, without the bonus. It cannot be declined;
    what of it cannot be done is lost (TAP-TURN-12, TAP-FAQ-22, TAP-ADV-28, TAP-EX-45)."""
    me.used |= 1 << space_code(track, space)
    table.source = TRACK
    if table.log:
        table.log.add("activated", me, space=space_code(track, space))
    benefit = table.catalog.spaces[track][space - 1].benefit
    if not benefit.now(table, me):
        yield from benefit.run(table, me)
    for other in table.others(me):
        married = other.marriages and marriage_code(track, me.seat) in other.marriages
        if married and not used(table, other, track, space):
            table.source = TRACK
            other.used |= 1 << space_code(track, space)
            if table.log:
                table.log.add("copied-benefit", other, space=space_code(track, space))
            yield from carry_out(benefit, table, other)


def offer_bonus(table: Table, me: TapestryPlayer, track: int, space: int) -> Rules:
    bonus = table.catalog.spaces[track][space - 1].bonus
    if bonus is not None:
        table.source = TRACK
        yield from bonus.take(table, me)


def regress(table: Table, me: TapestryPlayer, track: int, gain: bool) -> Rules:
    start = yield from choose_token(me, track, [space for space in me.tracks[track] if space])
    set_token(me, track, start, start - 1)
    if table.log:
        table.log.add("regressed", me, space=space_code(track, start - 1))
    if gain:
        yield from activate(table, me, track, start - 1)

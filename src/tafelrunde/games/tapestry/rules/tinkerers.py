"""Tinkerers: four ways to tinker with the tracks, each once. Their number on the mat has a bit for each one used."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ..pieces.kinds import ANY_COST, ARTS, LAST_SPACE, OWN_COST, OWN_RESOURCE, TIER, TINKERERS
from ..pieces.kinds import END_OF_TRACK as REACHED_END
from ..table.player import TapestryPlayer
from ..table.prompts import TINKER, TINKER_GAIN, TINKER_TOKEN
from ..table.state import Table
from .achievements import claim
from .arts_cost import refund_arts
from .cards_on_tracks import move_up
from .gains import gain, gain_any
from .prophecy import TRACK, foretold
from .track import activate, can_advance, can_regress, set_token, take_benefit, used

REFUND: Final = 0  # the price of a token's space
CATCH_UP: Final = 1  # with the nearest opponent ahead
STEP_BACK: Final = 2  # three spaces
SKIP: Final = 3  # to the next space with a bonus
WAYS: Final = 4
BACKWARD: Final = 3


def tinker(table: Table, me: TapestryPlayer) -> Rules:
    options = [way for way in range(WAYS) if not me.mat[TINKERERS] >> way & 1 and tokens(table, me, way)]
    way = (yield ask(me, TINKER, [*options, NONE])) if options else NONE
    if way == NONE:
        return
    me.mat[TINKERERS] |= 1 << way
    track, start = yield from choose(table, me, way)
    if way == REFUND:
        yield from refund(table, me, track, start)
    elif way == CATCH_UP:
        yield from catch_up(table, me, track, start)
    elif way == STEP_BACK:
        yield from step_back(table, me, track, start)
    else:
        yield from skip(table, me, track, start)


def choose(table: Table, me: TapestryPlayer, way: int) -> Generator[Decision, int, tuple[int, int]]:
    code = yield ask(me, TINKER_TOKEN, tokens(table, me, way))
    return code // 13, code % 13


def tokens(table: Table, me: TapestryPlayer, way: int) -> list[int]:
    """The own tokens, by their spaces, with which it can be done."""
    return [
        13 * track + space
        for track, spaces in enumerate(me.tracks)
        for space in sorted(set(spaces))
        if fits(table, me, way, track, space)
    ]


def fits(table: Table, me: TapestryPlayer, way: int, track: int, space: int) -> bool:
    if way == REFUND:
        return space > 0
    if way == STEP_BACK:
        return space >= BACKWARD and can_regress(table, me, track)
    if not can_advance(table, me, track) or space == LAST_SPACE:
        return False
    return ahead(table, me, track, space) > space if way == CATCH_UP else next_bonus(table, track, space) > space


def ahead(table: Table, me: TapestryPlayer, track: int, start: int) -> int:
    """The space of the nearest opponent before a token, or 0."""
    return min((s for other in table.others(me) for s in other.tracks[track] if s > start), default=0)


def next_bonus(table: Table, track: int, start: int) -> int:
    """The next space with a bonus, or 0."""
    spaces = table.box.spaces[track]
    return next((space for space in range(start + 1, LAST_SPACE + 1) if spaces[space - 1].bonus is not None), 0)


def refund(table: Table, me: TapestryPlayer, track: int, space: int) -> Rules:
    """The resources that it costs to enter the space."""
    tier = TIER[space]
    if track == ARTS:
        yield from refund_arts(table, me, tier)
        return
    if OWN_COST[tier]:
        gain(table, me, OWN_RESOURCE[track], OWN_COST[tier])
    yield from gain_any(table, me, ANY_COST[tier])


def catch_up(table: Table, me: TapestryPlayer, track: int, start: int) -> Rules:
    """Landmarks on the way are gained; the benefit may be, but not the bonus. The revised mat gives no benefit."""
    goal = ahead(table, me, track, start)
    yield from move_up(table, me, track, start, goal)
    if table.switches.revised or used(table, me, track, goal):
        return
    if (yield ask(me, TINKER_GAIN, [1, NONE], 13 * track + goal)) == 1:
        yield from take_benefit(table, me, track, goal)


def step_back(table: Table, me: TapestryPlayer, track: int, start: int) -> Rules:
    """Exactly three spaces; the benefit may be gained and the bonus bought, which the revised mat does not give."""
    goal = start - BACKWARD
    set_token(me, track, start, goal)
    if table.log:
        table.log.tell("regressed", me, space=13 * track + goal)
    if goal and not used(table, me, track, goal) and (yield ask(me, TINKER_GAIN, [1, NONE], 13 * track + goal)) == 1:
        yield from activate(table, me, track, goal, bonus=not table.switches.revised)


def skip(table: Table, me: TapestryPlayer, track: int, start: int) -> Rules:
    """The bonus for free; no benefit, and no landmark on the way."""
    goal = next_bonus(table, track, start)
    set_token(me, track, start, goal)
    if table.log:
        table.log.tell("advanced", me, space=13 * track + goal)
    if goal == LAST_SPACE:
        yield from claim(table, me, REACHED_END)
        yield from foretold(table, me, TRACK, me.far.count(LAST_SPACE))
    bonus = table.box.spaces[track][goal - 1].bonus
    if bonus is not None and not used(table, me, track, goal):
        yield from bonus.free(table, me, 13 * track + goal)

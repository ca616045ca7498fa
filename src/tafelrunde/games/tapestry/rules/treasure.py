"""Treasure Hunters: a token for each kind of land. Their number on the mat has a bit for each terrain that is used."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import (
    BLACK_DIE,
    BLACK_FACES,
    COIN,
    CULTURE,
    DESERT,
    FOOD,
    FOREST,
    GRASS,
    MOUNTAIN,
    RED_DIE,
    TILE,
    TREASURE_HUNTERS,
    WORKER,
)
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import BLACK_ROLL, RESEARCH, ROLL, ROLL_MORE, SCIENCE_MORE, TREASURE, TREASURE_HEX
from ..table.state import Table
from .dice import roll_die, take_die, tile_benefit
from .gains import gain
from .land import shows
from .prophecy import TERRITORY, foretold
from .research import roll_science
from .track import advance, can_advance

FINDS: Final = {DESERT: COIN, GRASS: CULTURE, MOUNTAIN: WORKER, FOREST: FOOD}


def hunt_treasure(table: Table, me: TapestryPlayer) -> Rules:
    """A token onto an empty territory with an unused terrain, next to a controlled one: it is controlled without a
    conquest, and the terrain gives a resource and rolls of dice."""
    options = [land for land in range(DESERT, MOUNTAIN + 1) if sites(table, me, land)]
    land = (yield ask(me, TREASURE, [*options, NONE])) if options else NONE
    if land == NONE:
        return
    hex = yield ask(me, TREASURE_HEX, sites(table, me, land), land)
    me.mat[TREASURE_HUNTERS] |= 1 << land
    place = 1 << hex
    me.tokens |= place  # which stands for an outpost
    me.huts |= place
    me.upright |= place
    table.items[hex] += 1
    if table.log:
        table.log.tell("found-treasure", me, hex=hex)
    yield from foretold(table, me, TERRITORY, me.upright.bit_count())
    gain(table, me, FINDS[land], 1)
    if land == DESERT:
        yield from take_black(table, me, hex)
    elif land == GRASS:
        yield from follow_science(table, me)
    elif land == MOUNTAIN:
        for die in (RED_DIE, BLACK_DIE):
            face = yield from throw(table, me, hex, die)
            yield from take_die(table, me, hex, die, face)
    else:
        for _ in range(2):
            face = yield from throw(table, me, hex, RED_DIE)
            yield from take_die(table, me, hex, RED_DIE, face)
    table.source = CIVILIZATION


def sites(table: Table, me: TapestryPlayer, land: int) -> list[int]:
    if me.mat[TREASURE_HUNTERS] >> land & 1:
        return []
    empty = table.map.grid.around(me.upright) & table.land & ~table.taken
    return [hex for hex in members(empty) if shows(table, hex, land)]


def throw(table: Table, me: TapestryPlayer, hex: int, die: int) -> Generator[Decision, int, int]:
    table.reveals += 1
    return (yield from roll_die(table, me, hex, die))


def take_black(table: Table, me: TapestryPlayer, hex: int) -> Rules:
    """Two rolls, one is gained; on the revised mat the second one replaces the first if it is wanted."""
    face = BLACK_FACES[(yield from throw(table, me, hex, BLACK_DIE))]
    if table.switches.revised:
        if (yield ask(me, ROLL_MORE, [1, NONE], face)) == 1:
            face = BLACK_FACES[(yield from throw(table, me, hex, BLACK_DIE))]
    else:
        other = BLACK_FACES[(yield from throw(table, me, hex, BLACK_DIE))]
        face = yield ask(me, BLACK_ROLL, sorted({face, other}))
    if face == TILE:
        yield from tile_benefit(table, me, hex)
    else:
        gain(table, me, face, 1)


def follow_science(table: Table, me: TapestryPlayer) -> Rules:
    """Two rolls of the science die, one of which may be followed with its benefit."""
    track = yield from two_tracks(table, me)
    if can_advance(table, me, track) and (yield ask(me, RESEARCH, [track, NONE])) == track:
        yield from advance(table, me, track)


def two_tracks(table: Table, me: TapestryPlayer) -> Generator[Decision, int, int]:
    first = yield from roll_science(table, me)
    if table.switches.revised:
        if (yield ask(me, SCIENCE_MORE, [1, NONE], first)) == NONE:
            return first
        return (yield from roll_science(table, me))
    second = yield from roll_science(table, me)
    return (yield ask(me, ROLL, sorted({first, second})))

"""Utilitarians: two tokens on abilities of landmarks. Their number on the mat has a bit for each landmark of the tracks
whose ability is active; the revised mat keeps the first landmark above them until income turn 2, plus 1."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import EXPLORATION, MILITARY, SCIENCE, TECHNOLOGY, TIER, UTILITARIANS
from ..pieces.landmarks import (
    ACADEMY,
    APOTHECARY,
    BARRACKS,
    FORGE,
    LIGHTHOUSE,
    RUBBER_WORKS,
    TANK_FACTORY,
    TRACK_LANDMARKS,
    TRAIN_STATION,
)
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import LIGHT, UTILITY, UTILIZE
from ..table.state import Table
from .gains import discard_tile, gain_any

LISTED: Final = (
    1 << FORGE | 1 << RUBBER_WORKS | 1 << BARRACKS | 1 << TANK_FACTORY | 1 << LIGHTHOUSE | 1 << TRAIN_STATION
    | 1 << APOTHECARY | 1 << ACADEMY
)  # fmt: skip
FIRST_CHOICE: Final = (LIGHTHOUSE, FORGE, APOTHECARY, BARRACKS)  # the landmarks of tier II
TOKENS: Final = 2
ADVANCE_POINTS: Final = 4
HIGH_TIER: Final = 3
HEEDED: Final = {EXPLORATION: TRAIN_STATION, TECHNOLOGY: RUBBER_WORKS, SCIENCE: ACADEMY, MILITARY: TANK_FACTORY}
LIGHT_TILES: Final = 2
LIGHT_USED: Final = 1 << 8  # of `icons`, which are cleared after every turn
WAITING: Final = TRACK_LANDMARKS  # the place of the waiting landmark in the number on the mat


def active(me: TapestryPlayer, landmark: int) -> bool:
    return UTILITARIANS in me.civs and me.mat[UTILITARIANS] >> landmark & 1 == 1


def utilize(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """A listed landmark was gained: a token may be put on its ability, or moved there from another one."""
    used = members(me.mat[UTILITARIANS] & LISTED)
    if not LISTED >> landmark & 1 or landmark in used:
        return
    options = [landmark] if len(used) < TOKENS else used
    chosen = yield ask(me, UTILIZE, [*options, NONE], landmark)
    if chosen != NONE:
        me.mat[UTILITARIANS] = me.mat[UTILITARIANS] & ~(1 << chosen) | 1 << landmark


def begin_utilities(table: Table, me: TapestryPlayer) -> Rules:
    """Gained later: up to two tokens on abilities of landmarks that the player has."""
    for _ in range(TOKENS):
        options = members(me.landmarks & LISTED & ~me.mat[UTILITARIANS])
        landmark = (yield ask(me, UTILITY, [*options, NONE])) if options else NONE
        if landmark == NONE:
            return
        me.mat[UTILITARIANS] |= 1 << landmark


def use_forge(table: Table, me: TapestryPlayer) -> Rules:
    """An upgrade into the top row gives any 1 resource."""
    if active(me, FORGE):
        yield from gain_any(table, me, 1)


def use_apothecary(table: Table, me: TapestryPlayer, landmark: int) -> Rules:
    """Gaining another landmark gives any 1 resource."""
    if active(me, APOTHECARY) and landmark != APOTHECARY:
        yield from gain_any(table, me, 1)


def score_advance(table: Table, me: TapestryPlayer, track: int, space: int) -> None:
    """Points for each advance in tiers III and IV."""
    if TIER[space] >= HIGH_TIER and track in HEEDED and active(me, HEEDED[track]):
        me.score(ADVANCE_POINTS, CIVILIZATION)
        if table.log:
            table.log.tell("scored", me, amount=ADVANCE_POINTS)


def has_light(me: TapestryPlayer) -> bool:
    """Once in an own advance turn two territory tiles can be spent."""
    return active(me, LIGHTHOUSE) and not me.icons & LIGHT_USED and me.tiles.bit_count() >= LIGHT_TILES


def use_light(table: Table, me: TapestryPlayer) -> Rules:
    """Two territory tiles for any 1 resource: offered before the advance is paid for and before its bonus is bought."""
    tiles = members(me.tiles)
    first = yield ask(me, LIGHT, [*tiles[:-1], NONE], LIGHT_TILES)
    if first == NONE:
        return
    second = yield ask(me, LIGHT, [tile for tile in tiles if tile > first], 1)
    me.icons |= LIGHT_USED
    discard_tile(table, me, first)
    discard_tile(table, me, second)
    yield from gain_any(table, me, 1)

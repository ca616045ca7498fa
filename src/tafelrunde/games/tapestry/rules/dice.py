"""The conquer dice: rolling them and gaining their faces (chapter CONQUER; TAP-CONQUER-08, TAP-CONQUER-10,
TAP-CONQUER-11, TAP-CONQUER-13, TAP-CONQUER-14)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ..pieces.kinds import BLACK_FACES, PER_TERRITORY, RED_DIE, RED_FACES, TILE
from ..table.dispatch import AsksInt
from ..table.hooks import Hooks
from ..table.player import CONQUERED, TapestryPlayer
from ..table.state import Table
from .gains import gain, score, under

NOWHERE: Final = -1  # the hex of dice that are rolled for no territory


def roll_die(table: Table, me: TapestryPlayer, hex: int, die: int) -> AsksInt:
    """Rolls a conquer die. Returns the face that counts."""
    face = table.rng.below(6)
    table.reveals += table.moments.reveals_of_a_roll
    yield from show_roll(table, me, hex, die, face)
    for change in table.moments.of(Hooks.die_rolled, me):
        face = yield from change(table, me, die, face)
    return face


def show_roll(table: Table, me: TapestryPlayer, hex: int, die: int, face: int) -> Rules:
    """Mats of the others react to a roll, also to one of the science die."""
    if not table.moments.of_mats(Hooks.other_rolled):
        return
    for other in table.others(me):
        yield from table.moments.other_rolled(table, other, me, hex, die, face)


def take_die(table: Table, me: TapestryPlayer, hex: int, die: int, face: int) -> Rules:
    """Red gives points, black a resource or the benefit of the tile (TAP-CONQUER-13, TAP-CONQUER-14, TAP-CONQUER-19,
    TAP-FAQ-10, TAP-CONQUER-09, TAP-CONQUER-10, TAP-CONQUER-11)."""
    if die == RED_DIE:
        points = RED_FACES[face]
        score(table, me, me.upright.bit_count() if points == PER_TERRITORY else points)
    elif BLACK_FACES[face] != TILE:
        gain(table, me, BLACK_FACES[face], 1)
    else:
        yield from tile_benefit(table, me, hex)


def tile_benefit(table: Table, me: TapestryPlayer, hex: int) -> Rules:
    """The benefit printed on the tile; a territory of the map has none (TAP-CONQUER-10, TAP-CONQUER-11, TAP-CONQUER-20,
    TAP-ICON-64)."""
    tile = table.tiles[hex] if hex != NOWHERE else NOWHERE
    if tile >= 0:
        yield from under(table, CONQUERED, table.catalog.tiles[tile].effect, me)

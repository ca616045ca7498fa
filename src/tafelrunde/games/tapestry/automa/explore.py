"""Exploring by the Automa."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..pieces.kinds import MILITARY
from ..rules.explore import lay_tile
from ..rules.gains import next_tile, tiles_are_left
from ..table.automa import Automa
from ..table.state import Table
from .deck import tie_breaker
from .map_choice import FURTHEST, first_hex, furthest, player_land, why


def free_hexes(table: Table, me: Automa, anywhere: int) -> int:
    """What she may legally explore (TAP-AUTOMA-50); nothing without a tile (TAP-AUTOMA-52, TAP-AUTOMA-127)."""
    if not tiles_are_left(table):
        return 0
    free = (1 << len(table.tiles)) - 1 & ~table.land
    return free if anywhere else free & table.map.grid.around(me.upright)


def explore(table: Table, me: Automa, anywhere: int = 0) -> Rules:
    """Far from the player unless her favourite track is military, then by the tie-breaker (TAP-AUTOMA-51)."""
    valid = left = free_hexes(table, me, anywhere)
    if not valid:
        if table.log:
            table.log.add("bot-idle", me, what="explore")
        return
    card, steps = tie_breaker(table, me), []
    if me.favorite != MILITARY:
        left = furthest(table, me, valid, player_land(table))
        steps.append(FURTHEST)
    hex = first_hex(card, left)
    tile = lay_random_tile(table, hex)
    if table.log:
        table.log.add("bot-explored", me, None, tile=tile, hex=hex, **why(card, valid, left, steps))
    yield from ()


def lay_random_tile(table: Table, hex: int) -> int:
    """A tile of the stack in any orientation; it gives nothing (TAP-AUTOMA-03, TAP-AUTOMA-52). Returns it."""
    tile = next_tile(table)
    turns = table.catalog.tiles[tile].turns
    lay_tile(table, tile, hex, turns[table.rng.below(len(turns))])
    table.reveals += 1
    return tile

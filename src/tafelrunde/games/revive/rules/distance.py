"""Distance (REV-DIST-01..20): fields by how much food it costs to come to them."""

from __future__ import annotations

from ..pieces.kinds import ANY_ACTION, FOREST, FREE_FOREST_LAKE, LAKE, RANGE_ONE, TEMPLE_RANGE
from ..pieces.map import ABYSS, around_all
from ..table.player import RevivePlayer
from ..table.state import Table


def reach(table: Table, me: RevivePlayer) -> tuple[int, ...]:
    """`reach[d]`: all fields that cost d food or less before any range. Counted when it is asked for."""
    if not me.reach:
        me.reach = count_distance(table, me)
    return me.reach


def count_distance(table: Table, me: RevivePlayer) -> tuple[int, ...]:
    temples = me.tiles & table.of[LAKE] if table.box.lays_temples(me) else 0
    pieces = me.small | me.large | me.figures | temples
    origins = pieces or 1 << ABYSS  # REV-DIST-02, -05
    if me.falcon >= 0:
        origins |= 1 << me.falcon  # REV-VUK-04, -15
    layers = spread(table, me, origins)
    if not temples or not me.skills & TEMPLE_RANGE:
        return layers
    near = spread(table, me, temples)  # REV-HOF-09: two food less
    last = len(near) - 1
    return tuple(layer | near[min(d + 2, last)] for d, layer in enumerate(layers))


def spread(table: Table, me: RevivePlayer, origins: int) -> tuple[int, ...]:
    """Through explored fields only (REV-DIST-06..09, -16); forests and lakes may be free (REV-NAD-09)."""
    ways = table.open_fields
    free = table.of[FOREST] | table.of[LAKE] if me.skills & FREE_FOREST_LAKE else 0
    near = through_free(around_all(origins), free)
    layers = [near]
    fresh = near
    while True:
        grown = through_free(near | around_all(fresh & ways), free)
        if grown == near:
            return tuple(layers)
        fresh = grown & ~near
        near = grown
        layers.append(near)


def through_free(near: int, free: int) -> int:
    fresh = near & free
    while fresh:
        grown = near | around_all(fresh)
        fresh = grown & ~near & free
        near = grown
    return near


def within(layers: tuple[int, ...], food: int) -> int:
    """The fields in reach of so much food; none if it is below zero."""
    return 0 if food < 0 else layers[food] if food < len(layers) else layers[-1]


def distance_to(layers: tuple[int, ...], fields: int) -> int:
    """To the nearest of some fields (REV-DIST-15, -20); -1 if no way leads there."""
    for food, layer in enumerate(layers):
        if layer & fields:
            return food
    return -1


def standing_range(me: RevivePlayer) -> int:
    """Range that always holds: a technology, and cards in play (REV-VUK-13, REV-SYMC-04)."""
    return me.standing[ANY_ACTION] + (1 if me.skills & RANGE_ONE else 0)

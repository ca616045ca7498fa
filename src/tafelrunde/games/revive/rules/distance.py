"""Distance: fields by the food it costs to reach them (REV-DIST-01)."""

from __future__ import annotations

from ..pieces.kinds import ANY_ACTION
from ..pieces.map import ABYSS, around_all
from ..table.hooks import EXTRA_ORIGINS, FREE_FIELDS, ORIGINS_WITH_RANGE, SETTLEMENT_PIECES, STANDING_RANGE
from ..table.player import RevivePlayer
from ..table.state import Table


def reach(table: Table, me: RevivePlayer) -> tuple[int, ...]:
    """`reach[d]`: all fields that cost d food or less before any range. Computed lazily."""
    if not me.reach:
        me.reach = count_distance(table, me)
    return me.reach


def count_distance(table: Table, me: RevivePlayer) -> tuple[int, ...]:
    """From own settlement pieces (REV-DIST-03, REV-DIST-04, REV-DIST-17), before there are any from the abyss
    (REV-DIST-02, REV-DIST-05)."""
    pieces = me.small | me.large | me.figures
    for settled in SETTLEMENT_PIECES.of(me):
        pieces |= settled(table, me)
    origins = pieces or 1 << ABYSS
    for added in EXTRA_ORIGINS.of(me):
        origins |= added(table, me)
    layers = spread(table, me, origins)
    for nearer in ORIGINS_WITH_RANGE.of(me):
        fields, less = nearer(table, me)
        if fields:
            near = spread(table, me, fields)
            last = len(near) - 1
            layers = tuple(layer | near[min(food + less, last)] for food, layer in enumerate(layers))
    return layers


def spread(table: Table, me: RevivePlayer, origins: int) -> tuple[int, ...]:
    """1 food for each field in between (REV-DIST-06, REV-DIST-07), through explored fields only (REV-DIST-09), occupied
    or not (REV-DIST-08), abyss and large locations included (REV-DIST-16)."""
    passable = table.open_fields
    free = 0
    for fields in FREE_FIELDS.of(me):
        free |= fields(table)
    near = through_free(around_all(origins), free)
    layers = [near]
    fresh = near
    while True:
        grown = through_free(near | around_all(fresh & passable), free)
        if grown == near:
            return tuple(layers)
        fresh = grown & ~near
        near = grown
        layers.append(near)


def through_free(near: int, free: int) -> int:
    """Adds the fields in reach through fields that cost no food."""
    fresh = near & free
    while fresh:
        grown = near | around_all(fresh)
        fresh = grown & ~near & free
        near = grown
    return near


def within(layers: tuple[int, ...], food: int) -> int:
    """The fields in reach for this much food; none if it is below zero. Unreachable fields are in no layer
    (REV-DIST-13, REV-DIST-14)."""
    return 0 if food < 0 else layers[food] if food < len(layers) else layers[-1]


def distance_to(layers: tuple[int, ...], fields: int) -> int:
    """The distance to the nearest of some fields (REV-DIST-15, REV-DIST-20); -1 if unreachable (REV-DIST-14)."""
    for food, layer in enumerate(layers):
        if layer & fields:
            return food
    return -1


def standing_range(me: RevivePlayer) -> int:
    """Range that always applies, added up (REV-DIST-10): of the tribe, and of cards in play (REV-SYMC-04)."""
    if not me.skills & STANDING_RANGE.skills:
        return me.standing[ANY_ACTION]
    return me.standing[ANY_ACTION] + sum(range() for range in STANDING_RANGE.of(me))

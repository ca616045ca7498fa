"""Founding towns (AOI-TOWN-01..17, AOI-PALACE-48, -54, -71, -91, -114)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import (
    FOUND_TOWN,
    FROM_FACTION,
    FROM_TOWNS,
    MONUMENT,
    RIVER_TOWNS,
    SMALL_TOWNS,
    TOWN_TILE,
    UNIVERSITY,
)
from ..pieces.packed import town_at, town_space
from ..table.player import AoiPlayer
from ..table.prompts import TOWN, TOWN_SITE
from ..table.state import Table
from .counts import groups
from .deeds import deed
from .gains import carry_out_for

POWER_NEEDED: Final = 7

POWER_WITH_SMALL_TOWNS: Final = 6


def qualifies(me: AoiPlayer, group: int) -> bool:
    """Enough buildings, an annex counting twice, and enough power (AOI-TOWN-16)."""
    needed = 2 if group & me.pieces[MONUMENT] else 3 if group & me.pieces[UNIVERSITY] else 4
    if group.bit_count() + (group & me.annexed).bit_count() < needed:
        return False
    return me.power_on(group) >= (POWER_WITH_SMALL_TOWNS if me.palace == SMALL_TOWNS else POWER_NEEDED)


def look_for_town(table: Table, me: AoiPlayer, space: int) -> Rules:
    """After something changed at a building: its group joins a town or founds one (AOI-TOWN-01, -13, -14)."""
    group = table.group(me, space)
    if group & me.towned:
        me.towned |= group
    elif qualifies(me, group):
        yield from found_town(table, me, group, space)


def look_everywhere(table: Table, me: AoiPlayer) -> Rules:
    """Palace 8 lowers what all groups need; the owner chooses the order (AOI-PALACE-48, AOI-TOWN-15)."""
    while True:
        ready = [group for group in groups(table, me) if not group & me.towned and qualifies(me, group)]
        if not ready:
            return
        first = yield ask(me, TOWN_SITE, [(group & -group).bit_length() - 1 for group in ready])
        yield from found_town(table, me, next(group for group in ready if group >> first & 1), first)


def found_town(table: Table, me: AoiPlayer, group: int, at: int) -> Rules:
    """The tile lies at the building that completed the town, or on the river (AOI-TOWN-05, AOI-PALACE-94)."""
    me.towned |= group
    if table.log:
        table.log.tell("founded", me, space=at)
    yield from take_town_tile(table, me, at)
    for effect in table.factions[me.faction].whenever.get(FOUND_TOWN, ()):
        yield from carry_out_for(effect, table, me, FROM_FACTION)


def take_town_tile(table: Table, me: AoiPlayer, at: int) -> Rules:
    """Points, round scoring, benefit, key (AOI-TOWN-06..08, -17; without tiles nothing: AOI-Q-25)."""
    kinds = [kind for kind in range(len(table.towns)) if table.towns[kind]]
    if not kinds:
        return
    kind = yield ask(me, TOWN, kinds)
    table.towns[kind] -= 1
    me.tiles.append(town_at(kind, at))
    me.keys += 1
    tile = table.box.towns[kind]
    table.score(me, tile.points, FROM_TOWNS)
    if table.log:
        table.log.tell("took-town", me, town=kind, amount=tile.points)
    deed(table, me, TOWN_TILE)
    assert tile.once is not None
    yield from carry_out_for(tile.once, table, me, FROM_TOWNS)
    for effect in table.factions[me.faction].whenever.get(TOWN_TILE, ()):
        yield from carry_out_for(effect, table, me, FROM_FACTION)


# ------------------------------------------------------------------------------------------------ towns over a river


def river_groups(table: Table, me: AoiPlayer, river: int) -> int:
    """All own groups without a town that have a building beside this river space (AOI-PALACE-114)."""
    found = 0
    for group in groups(table, me, table.around[river] & me.occupied & ~me.towned):
        if not group & me.towned:
            found |= group
    return found


def river_town_sites(table: Table, me: AoiPlayer) -> list[int]:
    if me.palace != RIVER_TOWNS:
        return []
    taken = {town_space(tile) for player in table.players for tile in player.tiles}
    return [
        river
        for river in members(table.map.river)
        if river not in taken and qualifies(me, river_groups(table, me, river))
    ]


def found_river_town(table: Table, me: AoiPlayer, river: int) -> Rules:
    """On the owner's own turn, before or after the action (AOI-PALACE-54, -74)."""
    yield from found_town(table, me, river_groups(table, me, river), river)

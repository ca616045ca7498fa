"""Founding towns (chapter TOWN)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ..pieces.codes import ON_PALACE, town_at, town_space
from ..pieces.kinds import FOUND_TOWN, FROM_FACTION, FROM_TOWNS, TOWN_TILE
from ..pieces.prices import TOWN_BUILDINGS, TOWN_BUILDINGS_WITH, TOWN_POWER
from ..table.player import AoiPlayer
from ..table.prompts import TOWN, TOWN_SITE
from ..table.state import Table
from .counts import groups
from .gains import carry_out_for
from .palace import palace_abilities
from .rewards import reward


def qualifies(table: Table, me: AoiPlayer, group: int) -> bool:
    """Enough buildings, one with an annex counting twice, and enough power (AOI-TOWN-16, AOI-COMP-66). With a monument
    or a university, own or neutral, fewer buildings are enough (AOI-INNOV-36, AOI-INNOV-38)."""
    buildings = TOWN_BUILDINGS
    for kind, fewer in TOWN_BUILDINGS_WITH.items():
        if group & me.pieces[kind]:
            buildings = min(buildings, fewer)
    if group.bit_count() + (group & me.annexed).bit_count() < buildings:
        return False
    power = TOWN_POWER
    for ability in palace_abilities(table, me):
        power = ability.town_power(power)
    return me.power_on(group) >= power


def completes_town(table: Table, me: AoiPlayer, space: int) -> bool:
    group = table.group(me, space)
    return not group & me.towned and qualifies(table, me, group)


def look_for_town(table: Table, me: AoiPlayer, space: int) -> Rules:
    """After a change at a building: its group joins a town for good, or founds one without a question
    (AOI-TOWN-01, AOI-TOWN-09, AOI-TOWN-10, AOI-TOWN-13, AOI-TOWN-14, AOI-Q-03, AOI-Q-04)."""
    group = table.group(me, space)
    if group & me.towned:
        me.towned |= group
    elif qualifies(table, me, group):
        yield from found_town(table, me, group, space)


def look_everywhere(table: Table, me: AoiPlayer) -> Rules:
    """All own groups at once; the owner chooses the order (AOI-TOWN-15)."""
    while True:
        ready = [group for group in groups(table, me) if not group & me.towned and qualifies(table, me, group)]
        if not ready:
            return
        first = yield ask(me, TOWN_SITE, [(group & -group).bit_length() - 1 for group in ready])
        yield from found_town(table, me, next(group for group in ready if group >> first & 1), first)


def found_town(table: Table, me: AoiPlayer, group: int, at: int) -> Rules:
    """The tile lies at the building that completed the town, or on the river (AOI-TOWN-05, AOI-PALACE-94)."""
    me.towned |= group
    if table.log:
        table.log.add("founded", me, space=at)
    yield from take_town_tile(table, me, at)
    yield from reward_town(table, me)


def take_free_town_tile(table: Table, me: AoiPlayer) -> Rules:
    """The tile of palace 11. No town is founded on the map, but the faction's reward for a town applies (AOI-PALACE-31,
    AOI-PALACE-51, AOI-PALACE-71, AOI-PALACE-91, AOI-Q-14)."""
    if any(table.towns):
        yield from take_town_tile(table, me, ON_PALACE)
        yield from reward_town(table, me)


def reward_town(table: Table, me: AoiPlayer) -> Rules:
    """The faction's reward for a town (AOI-FACTION-21)."""
    for effect in table.factions[me.faction].whenever.get(FOUND_TOWN, ()):
        yield from carry_out_for(effect, table, me, FROM_FACTION)


def take_town_tile(table: Table, me: AoiPlayer, at: int) -> Rules:
    """Points and round scoring (AOI-TOWN-06), benefit (AOI-TOWN-07), a key that can be used at once (AOI-TOWN-08,
    AOI-TOWN-17); nothing without a tile in the supply (AOI-TOWN-11, AOI-Q-25)."""
    kinds = [kind for kind in range(len(table.towns)) if table.towns[kind]]
    if not kinds:
        return
    kind = yield ask(me, TOWN, kinds)
    table.towns[kind] -= 1
    me.tiles.append(town_at(kind, at))
    me.keys += 1
    tile = table.catalog.towns[kind]
    table.score(me, tile.points, FROM_TOWNS)
    if table.log:
        table.log.add("took-town", me, town=kind, amount=tile.points)
    reward(table, me, TOWN_TILE)
    yield from carry_out_for(tile.benefit, table, me, FROM_TOWNS)
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
    """River spaces without a town tile over which a town can be founded now (AOI-PALACE-114)."""
    if me.palace < 0 or not any(ability.river_towns for ability in palace_abilities(table, me)):
        return []
    taken = {town_space(tile) for player in table.players for tile in player.tiles}
    return [
        river
        for river in table.map.rivers
        if river not in taken and qualifies(table, me, river_groups(table, me, river))
    ]


def found_river_town(table: Table, me: AoiPlayer, river: int) -> Rules:
    """On the owner's own turn, if wanted, before or after the action (AOI-PALACE-74, AOI-Q-15)."""
    yield from found_town(table, me, river_groups(table, me, river), river)

"""How the Automa builds: terraform and build, and upgrades."""

from __future__ import annotations

from typing import Final

from .....kernel.hexes import members
from .....kernel.state import Fact
from ...pieces.automa import (
    ANYWHERE,
    BY_NEARNESS,
    BY_PERSONS_TERRAIN,
    BY_POWER,
    MARKED,
    MARKED_REACHING,
    ORDERS,
    REFERENCES,
    UNMARKED_REACHING,
    terrains_from,
)
from ...pieces.kinds import GUILD, PALACE, SCHOOL, UNIVERSITY, WORKSHOP
from ...table.player import AoiPlayer
from ...table.state import Table
from ..leech import offered
from ..reach import beside
from .cards import support_card, the_automa
from .choice import by_arrow, least, nearest, why

# The highest power value first.
BECOMES: Final[dict[int, tuple[int, ...]]] = {WORKSHOP: (GUILD,), GUILD: (PALACE, SCHOOL), SCHOOL: (UNIVERSITY,)}


def peoples_buildings(table: Table) -> int:
    spaces = 0
    for person in table.people:
        spaces |= person.occupied
    return spaces


def power_for_people(table: Table, space: int) -> int:
    """The power that people could take if the Automa built here (AOI-SOLO-35)."""
    return sum(offered(table, person, space) for person in table.people)


# ------------------------------------------------------------------------------------------------ terraform and build


def reach_of(table: Table, buildings: int) -> int:
    """The land in reach of some of its buildings (AOI-SOLO-42)."""
    reach = table.map.reach(the_automa(table).ship)
    found = beside(table, buildings)
    for space in members(buildings):
        found |= reach[space]
    return found & table.map.land


def sites(table: Table, me: AoiPlayer, anywhere: bool) -> int:
    """Empty land in reach of the buildings that the support card points at (AOI-SOLO-28); with the sign for it, spaces
    that bring marked and unmarked buildings together come first (AOI-SOLO-29)."""
    reference = support_card(table).reference
    marked = me.occupied & the_automa(table).marked
    unmarked = me.occupied & ~marked
    these, those = (marked, unmarked) if reference in (MARKED, MARKED_REACHING) else (unmarked, marked)
    land = table.map.land if anywhere else reach_of(table, these)
    found = land & ~table.built
    if reference in (UNMARKED_REACHING, MARKED_REACHING) and not reach_of(table, unmarked) & marked:
        return found & nearer_than(table, those, these) or found
    return found


def nearer_than(table: Table, spaces: int, others: int) -> int:
    """The spaces nearer to a set of spaces than any of some others."""
    near = 0
    wider = beside(table, spaces)
    while not wider & others and wider != near:
        near, wider = wider, wider | beside(table, wider)
    return near


def settle(table: Table, me: AoiPlayer, order: int) -> None:
    """Choose a space, lay the home terrain, place a workshop, marked like the buildings it was chosen from
    (AOI-SOLO-30, AOI-SOLO-31). Without a workshop it upgrades (AOI-SOLO-32)."""
    if not me.on_board(WORKSHOP):
        upgrade(table, me)
        return
    automa, card = the_automa(table), support_card(table)
    found = sites(table, me, order == ANYWHERE)
    if not found:
        idle(table, me, "settle")
        return
    left = members(best_sites(table, me, found, order))
    space = by_arrow(table, left)
    terrain = table.terrain[space]
    if terrain != me.board:
        table.change_terrain(space, me.board)
    table.put_building(me, WORKSHOP, space)
    automa.tools &= ~(1 << space)
    automa.blighted &= ~(1 << space)
    if card.reference in (MARKED, MARKED_REACHING):
        automa.marked |= 1 << space
    table.offers.append(space)
    if table.log:
        reference = REFERENCES[card.reference]
        facts: dict[str, Fact] = {"space": space, "terrain": terrain, "order": ORDERS[order], "reference": reference}
        table.log.add("automa-settled", me, None, **facts, **why(table, left))


def best_sites(table: Table, me: AoiPlayer, found: int, order: int) -> int:
    """Terrain, then nearness to people (AOI-SOLO-30). Some factions have another first criterion (AOI-SOLO-44,
    AOI-SOLO-48, AOI-SOLO-49)."""
    if order == BY_POWER:
        found = sum(1 << space for space in least(members(found), lambda space: -power_for_people(table, space)))
    people = peoples_buildings(table)
    if order == BY_NEARNESS:
        return first_terrain(table, nearest(table, people, found), table.people[0].board)
    home = table.people[0].board if order == BY_PERSONS_TERRAIN else me.board
    return nearest(table, people, first_terrain(table, found, home))


def first_terrain(table: Table, found: int, home: int) -> int:
    """The spaces of the terrain that comes first in list A or B of a terrain (AOI-SOLO-30)."""
    for terrain in terrains_from(home, support_card(table).priority):
        if found & table.lands[terrain]:
            return found & table.lands[terrain]
    return found


# ------------------------------------------------------------------------------------------------ upgrades


def becomes(me: AoiPlayer, kind: int) -> int:
    """The best building that one of this kind can become now; -1 if none is left (AOI-SOLO-34)."""
    return next((better for better in BECOMES.get(kind, ()) if me.on_board(better)), -1)


def upgrade(table: Table, me: AoiPlayer) -> None:
    """Workshops beside people first, then those that give people the least power (AOI-SOLO-33, AOI-SOLO-34)."""
    beside_people = me.own(WORKSHOP) & beside(table, peoples_buildings(table))
    found = beside_people if me.on_board(GUILD) else 0
    if not found:
        for kind in BECOMES:
            if becomes(me, kind) >= 0:
                found |= me.own(kind)
    if not found:
        idle(table, me, "upgrade")
        return
    left = least(members(found), lambda space: power_for_people(table, space))
    space = by_arrow(table, left)
    old = next(kind for kind in BECOMES if me.own(kind) >> space & 1)
    kind = becomes(me, old)
    power = power_for_people(table, space)
    table.put_building(me, kind, space)
    table.offers.append(space)
    if table.log:
        first = "beside" if beside_people >> space & 1 and kind == GUILD else "any"
        facts: dict[str, Fact] = {"space": space, "building": kind, "first": first, "power": power}
        table.log.add("automa-upgraded", me, None, **facts, **why(table, left))


def idle(table: Table, me: AoiPlayer, what: str) -> None:
    """Log that there is nothing to choose from (AOI-SOLO-22)."""
    if table.log:
        table.log.add("automa-idle", me, what=what)

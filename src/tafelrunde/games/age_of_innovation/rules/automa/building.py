"""Building by the Automa: terraform and build, and upgrades."""

from __future__ import annotations

from typing import Final

from .....kernel.hexes import members
from ...pieces.automa import (
    ANYWHERE,
    BY_NEARNESS,
    BY_PERSONS_TERRAIN,
    BY_POWER,
    MARKED,
    MARKED_REACHING,
    UNMARKED_REACHING,
    terrains_from,
)
from ...pieces.kinds import GUILD, PALACE, SCHOOL, UNIVERSITY, WORKSHOP
from ...table.player import AoiPlayer
from ...table.state import Table
from ..leech import offered
from ..reach import beside
from .cards import support_card, the_automa
from .choice import SPACES, Choice, nearest

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


def sites(table: Table, me: AoiPlayer, order: int) -> Choice:
    """Empty land in reach of the buildings that the support card points at (AOI-SOLO-28), for Wanderers all of it
    (AOI-SOLO-47)."""
    if order == ANYWHERE:
        return Choice(table, me, SPACES, members(table.map.land & ~table.built), "anywhere")
    marked, unmarked = marked_and_unmarked(table, me)
    builds_marked = support_card(table).reference in (MARKED, MARKED_REACHING)
    land = reach_of(table, marked if builds_marked else unmarked) & ~table.built
    from_where = "marked" if builds_marked else "unmarked"
    return Choice(table, me, SPACES, members(land), from_where, ship=the_automa(table).ship)


def marked_and_unmarked(table: Table, me: AoiPlayer) -> tuple[int, int]:
    marked = me.occupied & the_automa(table).marked
    return marked, me.occupied & ~marked


def bring_together(table: Table, me: AoiPlayer, choice: Choice) -> None:
    """With the sign for it, while no marked building is in reach of an unmarked one: spaces that shorten the way
    between them, if there are any (AOI-SOLO-29)."""
    marked, unmarked = marked_and_unmarked(table, me)
    reference = support_card(table).reference
    if reference not in (UNMARKED_REACHING, MARKED_REACHING) or reach_of(table, unmarked) & marked:
        return
    these, those = (marked, unmarked) if reference == MARKED_REACHING else (unmarked, marked)
    nearer = nearer_than(table, those, these)
    if any(nearer >> space & 1 for space in choice.left):
        choice.prefer_spaces("together", lambda spaces: spaces & nearer)


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
        if table.log:
            table.log.add("automa-instead", me, what="upgrade")
        upgrade(table, me)
        return
    choice = sites(table, me, order)
    if not choice.left:
        idle(table, me, "settle")
        return
    if order != ANYWHERE:  # where everything is in reach, nothing has to be brought together
        bring_together(table, me, choice)
    find_best(table, me, choice, order)
    space = choice.by_arrow()
    automa, terrain = the_automa(table), table.terrain[space]
    if terrain != me.board:
        table.change_terrain(space, me.board)
    table.put_building(me, WORKSHOP, space)
    automa.tools &= ~(1 << space)
    automa.blighted &= ~(1 << space)
    marked = support_card(table).reference in (MARKED, MARKED_REACHING)
    if marked:
        automa.marked |= 1 << space
    table.offers.append(space)
    if table.log:
        table.log.add("automa-settled", me, space=space, mark="marked" if marked else "unmarked")


def find_best(table: Table, me: AoiPlayer, choice: Choice, order: int) -> None:
    """Terrain, then nearness to people (AOI-SOLO-30). Some factions have another first criterion (AOI-SOLO-44,
    AOI-SOLO-48, AOI-SOLO-49)."""
    persons_terrain = table.people[0].board
    if order == BY_POWER:
        choice.least("power", lambda space: -power_for_people(table, space))
    if order == BY_NEARNESS:
        find_nearest(table, choice)
        find_first_terrain(table, choice, persons_terrain)
        return
    find_first_terrain(table, choice, persons_terrain if order == BY_PERSONS_TERRAIN else me.board)
    find_nearest(table, choice)


def find_nearest(table: Table, choice: Choice) -> None:
    choice.prefer_spaces("nearest", lambda spaces: nearest(table, peoples_buildings(table), spaces))


def find_first_terrain(table: Table, choice: Choice, home: int) -> None:
    """The terrain that comes first in list A or B of a terrain (AOI-SOLO-30)."""
    priority = support_card(table).priority
    found = {table.terrain[space] for space in choice.left}
    first = next(terrain for terrain in terrains_from(home, priority) if terrain in found)
    choice.prefer_spaces(
        "terrain",
        lambda spaces: spaces & table.lands[first],
        list=priority,
        terrain_home=home,
        terrain=first,
    )


# ------------------------------------------------------------------------------------------------ upgrades


def becomes(me: AoiPlayer, kind: int) -> int:
    """The best building that one of this kind can become now; -1 if none is left (AOI-SOLO-34)."""
    return next((better for better in BECOMES.get(kind, ()) if me.on_board(better)), -1)


def upgrade(table: Table, me: AoiPlayer) -> None:
    """Workshops beside people first, then those that give people the least power (AOI-SOLO-33, AOI-SOLO-34)."""
    found = me.own(WORKSHOP) & beside(table, peoples_buildings(table)) if me.on_board(GUILD) else 0
    first = "beside" if found else "upgradable"
    if not found:
        for kind in BECOMES:
            if becomes(me, kind) >= 0:
                found |= me.own(kind)
    if not found:
        idle(table, me, "upgrade")
        return
    choice = Choice(table, me, SPACES, members(found), first)
    choice.least("little-power", lambda space: power_for_people(table, space))
    space = choice.by_arrow()
    old = next(kind for kind in BECOMES if me.own(kind) >> space & 1)
    kind = becomes(me, old)
    table.put_building(me, kind, space)
    table.offers.append(space)
    if table.log:
        table.log.add("automa-upgraded", me, space=space, building=kind)


def idle(table: Table, me: AoiPlayer, what: str) -> None:
    """Log why an action is left out (AOI-SOLO-22)."""
    if table.log:
        table.log.add("automa-idle", me, what=what)

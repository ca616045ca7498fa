"""Markers that two factions of the Automa lay on empty land: tools of the Symbionts, and blight."""

from __future__ import annotations

from typing import Final

from .....kernel.hexes import members
from ...pieces.kinds import FROM_FACTION, TOOLS, WHEEL
from ...table.player import AoiPlayer
from ...table.state import Table
from ..gains import gain
from ..reach import beside
from .building import first_terrain, idle, peoples_buildings
from .cards import the_automa
from .choice import by_arrow, nearest, why

YOUTH: Final = 1  # steps on the wheel from the home terrain to that of the youth (AOI-SOLO-50)


def lay_tool(table: Table, me: AoiPlayer) -> None:
    """On empty land beside people, by the list of the youth's terrain (AOI-SOLO-50)."""
    automa = the_automa(table)
    found = beside(table, peoples_buildings(table)) & table.map.land & ~table.built & ~automa.tools
    if not found:
        idle(table, me, "tool")
        return
    left = members(first_terrain(table, found, (me.board + YOUTH) % WHEEL))
    space = by_arrow(table, left)
    automa.tools |= 1 << space
    if table.log:
        table.log.add("automa-tool", me, None, space=space, **why(table, left))


def take_tool(table: Table, person: AoiPlayer, space: int) -> None:
    """A person who builds there takes it (AOI-SOLO-50)."""
    automa = the_automa(table)
    if automa.tools >> space & 1:
        automa.tools &= ~(1 << space)
        gain(table, person, TOOLS, 1)


def blight(table: Table, me: AoiPlayer, spaces: int) -> None:
    """Fallow spaces nearest to people, one after the other (AOI-SOLO-51)."""
    automa = the_automa(table)
    for _ in range(spaces):
        fallow = table.map.land & ~table.built & ~automa.blighted
        if not fallow:
            idle(table, me, "blight")
            return
        left = members(nearest(table, peoples_buildings(table), fallow))
        space = by_arrow(table, left)
        automa.blighted |= 1 << space
        if table.log:
            table.log.add("automa-blighted", me, None, space=space, **why(table, left))


def heal(table: Table, person: AoiPlayer, space: int) -> None:
    """A person who builds there loses a point, if they have one, and the land is healed (AOI-SOLO-51)."""
    automa = the_automa(table)
    if automa.blighted >> space & 1:
        automa.blighted &= ~(1 << space)
        points = min(1, person.vp)
        table.score(person, -points, FROM_FACTION)
        if table.log:
            table.log.add("automa-healed", person, space=space, amount=points)

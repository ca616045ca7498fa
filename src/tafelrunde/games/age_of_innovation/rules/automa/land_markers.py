"""Markers of two Automa factions on empty land: tools of the Symbionts, and blight."""

from __future__ import annotations

from .....kernel.decision import Rules, ask
from .....kernel.hexes import members
from ...pieces.kinds import FROM_FACTION, TOOLS, WHEEL
from ...table.player import AoiPlayer
from ...table.prompts import AUTOMA_YOUTH
from ...table.state import Table
from ..gains import gain
from ..reach import beside
from .building import find_first_terrain, find_nearest, idle, peoples_buildings
from .cards import the_automa
from .choice import SPACES, Choice


def choose_youth(table: Table, person: AoiPlayer) -> Rules:
    """The terrain of the youth, which is nobody's home (AOI-SOLO-50)."""
    homes = [player.board for player in table.players]
    automa = the_automa(table)
    automa.youth = yield ask(person, AUTOMA_YOUTH, [terrain for terrain in range(WHEEL) if terrain not in homes])
    if table.log:
        table.log.add("automa-youth", table.players[automa.seat], terrain=automa.youth)


def lay_tool(table: Table, me: AoiPlayer) -> None:
    """On empty land beside people, by the list of the youth's terrain (AOI-SOLO-50)."""
    automa = the_automa(table)
    found = beside(table, peoples_buildings(table)) & table.map.land & ~table.built & ~automa.tools
    if not found:
        idle(table, me, "tool")
        return
    choice = Choice(table, me, SPACES, members(found), "beside-people")
    find_first_terrain(table, choice, automa.youth)
    space = choice.by_arrow()
    automa.tools |= 1 << space
    if table.log:
        table.log.add("automa-tool", me, space=space)


def take_tool(table: Table, person: AoiPlayer, space: int) -> None:
    """Give the tool to a person who builds on its space (AOI-SOLO-50)."""
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
        choice = Choice(table, me, SPACES, members(fallow), "fallow")
        find_nearest(table, choice)
        space = choice.by_arrow()
        automa.blighted |= 1 << space
        if table.log:
            table.log.add("automa-blighted", me, space=space)


def heal(table: Table, person: AoiPlayer, space: int) -> None:
    """A person who builds there loses a point, if they have one, and the land is healed (AOI-SOLO-51)."""
    automa = the_automa(table)
    if automa.blighted >> space & 1:
        automa.blighted &= ~(1 << space)
        points = min(1, person.vp)
        table.score(person, -points, FROM_FACTION)
        if table.log:
            table.log.add("automa-healed", person, space=space, amount=points)

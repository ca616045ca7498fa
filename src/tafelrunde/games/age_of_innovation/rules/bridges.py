"""Bridges (AOI-BRIDGE-01..08, AOI-FACTION-68, -128)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ..pieces.map import SITES, ends_of
from ..pieces.packed import bridge_site
from ..table.player import AoiPlayer
from ..table.prompts import BRIDGE
from ..table.state import Table
from .towns import look_for_town

MOLES_BRIDGE_TOOLS = 1


def bridge_sites(table: Table, me: AoiPlayer, over_land: bool = False) -> list[int]:
    """Free sites with an own building at one end at least (AOI-BRIDGE-02, -03, -05, -08)."""
    if not me.bridges:
        return []
    taken = [bridge_site(bridge) for bridge in table.bridges]
    found = []
    for site in table.map.mole_sites if over_land else table.map.printed_sites:
        upper, lower = ENDS[site]
        if me.occupied & (1 << upper | 1 << lower) and site not in taken:
            found.append(site)
    return found


ENDS = [ends_of(site) for site in range(SITES)]


def build_bridge(table: Table, me: AoiPlayer, site: int) -> Rules:
    """Not a building: no power is offered, but a town may be completed (AOI-BRIDGE-04, -07)."""
    table.put_bridge(me, site)
    if table.log:
        table.log.tell("bridged", me, site=site)
    for space in ENDS[site]:
        if me.occupied >> space & 1:
            yield from look_for_town(table, me, space)
            return


def build_moles_bridge(table: Table, me: AoiPlayer) -> Rules:
    """For 1 tool, also over land; any number of times (AOI-FACTION-68, AOI-Q-12)."""
    me.tools -= MOLES_BRIDGE_TOOLS
    site = yield ask(me, BRIDGE, bridge_sites(table, me, over_land=True))
    yield from build_bridge(table, me, site)

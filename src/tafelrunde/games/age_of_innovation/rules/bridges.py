"""Bridges (AOI-BRIDGE-01..08, AOI-FACTION-68, -128)."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ..components.map import SITES, ends_of
from ..player import AoiPlayer
from ..prompts import BRIDGE
from ..state import Table
from .gains import AoiEffect, Facts, Icons
from .towns import look_for_town

MOLES_BRIDGE_TOOLS = 1


def bridge_sites(table: Table, me: AoiPlayer, over_land: bool = False) -> list[int]:
    """Free sites with an own building at one end at least (AOI-BRIDGE-02, -03, -05, -08)."""
    if not me.bridges:
        return []
    taken = [bridge >> 3 for bridge in table.bridges]
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


class Bridges(AoiEffect):
    """Bridges on printed sites. An action builds its bridge, a gift may be left (AOI-BRIDGE-06, AOI-PALACE-35)."""

    key = "bridges"

    def __init__(self, amount: int, forced: bool = False) -> None:
        self.amount = amount
        self.forced = forced
        self.optional = not forced

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return bool(bridge_sites(table, me))

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        for _ in range(self.amount):
            sites = bridge_sites(table, me)
            if not sites:
                return
            site = yield ask(me, BRIDGE, sites if self.forced else [*sites, NONE])
            if site == NONE:
                return
            yield from build_bridge(table, me, site)

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "bridge"]


def build_moles_bridge(table: Table, me: AoiPlayer) -> Rules:
    """For 1 tool, also over land; any number of times (AOI-FACTION-68, AOI-Q-12)."""
    me.tools -= MOLES_BRIDGE_TOOLS
    site = yield ask(me, BRIDGE, bridge_sites(table, me, over_land=True))
    yield from build_bridge(table, me, site)

"""Bridges: sites, building, and consequences."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ....kernel.hexes import BIT, members
from ..pieces.codes import bridge_site
from ..pieces.map import SITES, ends_of
from ..table.player import AoiPlayer
from ..table.state import Table
from .towns import look_for_town

ENDS: Final = [ends_of(site) for site in range(SITES)]


def bridge_sites(table: Table, me: AoiPlayer) -> list[int]:
    """The printed ones (AOI-BRIDGE-01)."""
    return members(free_sites(table, me, table.map.printed))


def free_sites(table: Table, me: AoiPlayer, among: int) -> int:
    """The sites of a set without a bridge and with an own building at one end at least; the other end does not matter
    (AOI-BRIDGE-02, AOI-BRIDGE-03, AOI-BRIDGE-05, AOI-BRIDGE-08)."""
    if not me.bridges:
        return 0
    found = me.banks & among
    for bridge in table.bridges:
        bit = BIT[bridge_site(bridge)]
        if found & bit:
            found ^= bit
    return found


def build_bridge(table: Table, me: AoiPlayer, site: int) -> Rules:
    """The spaces become adjacent. It is not a building: no power is offered, but a town may be completed
    (AOI-BRIDGE-04, AOI-BRIDGE-07)."""
    table.put_bridge(me, site)
    if table.log:
        table.log.add("bridged", me, site=site)
    for space in ENDS[site]:
        if me.occupied >> space & 1:
            yield from look_for_town(table, me, space)
            return

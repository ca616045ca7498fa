"""Bridges: where one can be built, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from ....kernel.decision import Rules
from ..pieces.map import SITES, ends_of
from ..pieces.packed import bridge_site
from ..table.player import AoiPlayer
from ..table.state import Table
from .towns import look_for_town

ENDS: Final = [ends_of(site) for site in range(SITES)]
# Both ends as a set of spaces; none where the lower one lies beyond the map.
BANKS: Final[list[int]] = [1 << upper | 1 << lower if lower >= 0 else 0 for upper, lower in ENDS]


def bridge_sites(table: Table, me: AoiPlayer, among: Optional[Sequence[int]] = None) -> list[int]:
    """Free sites, printed ones unless others are given, with an own building at one end at least; whatever is at the
    other end (AOI-BRIDGE-01, AOI-BRIDGE-02, AOI-BRIDGE-03, AOI-BRIDGE-05, AOI-BRIDGE-08)."""
    if not me.bridges:
        return []
    taken = [bridge_site(bridge) for bridge in table.bridges]
    found = []
    for site in table.map.printed_sites if among is None else among:
        if me.occupied & BANKS[site] and site not in taken:
            found.append(site)
    return found


def build_bridge(table: Table, me: AoiPlayer, site: int) -> Rules:
    """The spaces become adjacent. It is not a building: no power is offered, but a town may be completed
    (AOI-BRIDGE-04, AOI-BRIDGE-07)."""
    table.put_bridge(me, site)
    if table.log:
        table.log.tell("bridged", me, site=site)
    for space in ENDS[site]:
        if me.occupied >> space & 1:
            yield from look_for_town(table, me, space)
            return

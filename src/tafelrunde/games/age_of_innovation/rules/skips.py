"""Tunnels and flights: ways over spaces with terraform and build (AOI-FACTION-28, AOI-PALACE-29).

Only with T&B in the action phase, once and for one target space, one way or the other (AOI-FACTION-108, AOI-Q-19).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from ....kernel.decision import Decision, ask
from ....kernel.hexes import members
from ..table.player import AoiPlayer
from ..table.state import Table
from ..table.steps import ACTION_PHASE
from .reach import beside

if TYPE_CHECKING:  # ways are abilities, which carry out rules
    from ..effects.ability import Way

NEVER: Final = 99  # more tools than anybody has left: terraforming, or building, is not what it is for


def ways_of(table: Table, me: AoiPlayer) -> tuple[Way, ...]:
    """The ways that faction and palace tile allow."""
    ways = table.factions[me.faction].ways
    return ways + table.catalog.palaces[me.palace].ways if me.palace >= 0 else ways


def skips(table: Table, me: AoiPlayer, spade_tools: int, workshop_tools: int) -> list[int]:
    """The codes of the ways that lead somewhere now if so many tools must be left to terraform or to build there."""
    ways = ways_of(table, me)
    if not ways or table.phase != ACTION_PHASE:
        return []
    return [way.code for way in ways if targets(table, me, way, spade_tools, workshop_tools)]


def targets(table: Table, me: AoiPlayer, way: Way, spade_tools: int, workshop_tools: int) -> int:
    """Where a way may lead."""
    if not way.can_pay(me):
        return 0
    tools = me.tools - way.tools
    found = spaces_beyond(table, me, way.spaces)
    home = found & table.lands[me.board]
    return (found ^ home if tools >= spade_tools else 0) | (home if tools >= workshop_tools else 0)


def spaces_beyond(table: Table, me: AoiPlayer, most: int) -> int:
    """Unbuilt land with 1 to `most` spaces between it and an own building, itself not adjacent; whether it is in reach
    by shipping does not matter (AOI-FACTION-48, AOI-PALACE-49, AOI-PALACE-69)."""
    adjacent = beyond = beside(table, me.occupied)
    found = 0
    for _ in range(most):
        beyond = beside(table, beyond)
        found |= beyond
    return found & table.map.land & ~adjacent & ~table.built


def skip(
    table: Table, me: AoiPlayer, code: int, spade_tools: int, workshop_tools: int
) -> Generator[Decision, int, int]:
    """Choose the target, pay for the way, score it."""
    way = next(way for way in ways_of(table, me) if way.code == code)
    space = yield ask(me, way.site, members(targets(table, me, way, spade_tools, workshop_tools)))
    way.pay(table, me)
    if table.log:
        table.log.tell(way.event, me, space=space)
    return space

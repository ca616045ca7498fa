"""Jumps: tunnels and flights over spaces with terraform and build (AOI-FACTION-28, AOI-PALACE-29).

Only with terraform and build in the action phase, once and for one target space, one jump or the other
(AOI-FACTION-108, AOI-Q-19).
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import Decision, ask
from ....kernel.hexes import members
from ..table.ability import Jump
from ..table.player import AoiPlayer
from ..table.state import Table
from ..table.steps import ACTION_PHASE
from .reach import beside

FORBIDDEN: Final = 99  # tools to leave that nobody has left: the jump is not for terraforming, or not for building


def jumps_of(table: Table, me: AoiPlayer) -> tuple[Jump, ...]:
    """The jumps of faction and palace tile."""
    jumps = table.factions[me.faction].jumps
    return jumps + table.catalog.palaces[me.palace].jumps if me.palace >= 0 else jumps


def possible_jumps(table: Table, me: AoiPlayer, spade_tools: int, workshop_tools: int) -> list[int]:
    """The codes of the jumps that have a target now, if these tools must remain to terraform or to build there."""
    jumps = jumps_of(table, me)
    if not jumps or table.phase != ACTION_PHASE:
        return []
    return [jump.code for jump in jumps if targets(table, me, jump, spade_tools, workshop_tools)]


def targets(table: Table, me: AoiPlayer, jump: Jump, spade_tools: int, workshop_tools: int) -> int:
    """The spaces a jump may lead to."""
    if not jump.can_pay(me):
        return 0
    tools = me.tools - jump.tools
    found = spaces_beyond(table, me, jump.spaces)
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


def jump(
    table: Table, me: AoiPlayer, code: int, spade_tools: int, workshop_tools: int
) -> Generator[Decision, int, int]:
    """Choose the target, pay for the jump, score it."""
    chosen = next(jump for jump in jumps_of(table, me) if jump.code == code)
    space = yield ask(me, chosen.site, members(targets(table, me, chosen, spade_tools, workshop_tools)))
    chosen.pay(table, me)
    if table.log:
        table.log.add(chosen.event, me, space=space)
    return space

"""Terraform and build (AOI-SPADE-01..28, AOI-BUILD-01..05, AOI-FACTION-21, -28, AOI-PALACE-29, AOI-Q-06..09)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import FROM_FACTION, FROM_PALACES, SPADE, WHEEL
from ..table.player import AoiPlayer
from ..table.prompts import BUILD, FLIGHT, FLIGHT_SITE, SPADES, TERRAFORM_SITE, TUNNEL, TUNNEL_SITE, WORKSHOP_SITE
from ..table.state import Table
from ..table.steps import ACTION_PHASE
from .build import WORKSHOP_TOOLS, build_workshop, can_pay_workshop
from .deeds import deed
from .gains import gain_points, return_scholar
from .reach import digs_tunnels, distance, flies, flight_targets, home_sites, spade_sites, tunnel_targets

TUNNEL_TOOLS: Final = 1

FLIGHT_POINTS: Final = 5

DESERT_SPADE: Final = 1  # bits of AoiPlayer.spades

SAVED_SPADES: Final = 2

NEVER: Final = 99  # more tools than anybody has left: terraforming, or building, is not what it is for


def tools_per_spade(table: Table, me: AoiPlayer) -> int:
    return table.box.boards[me.board].tools_per_spade[me.digging]


def dig(table: Table, me: AoiPlayer, space: int, spades: int) -> None:
    """So many steps along the shorter way to home terrain, never past it (AOI-SPADE-08, -09, -15)."""
    steps = (me.board - table.terrain[space]) % WHEEL
    terrain = (table.terrain[space] + (spades if steps <= 3 else -spades)) % WHEEL
    table.change_terrain(space, terrain)
    if table.log:
        table.log.tell("terraformed", me, space=space, terrain=terrain, amount=spades)
    deed(table, me, SPADE, spades)


# ------------------------------------------------------------------------------------------------ tunnels and flights


def skip_targets(table: Table, me: AoiPlayer, way: int, spade_tools: int, workshop_tools: int) -> int:
    """Where a tunnel or flight may lead if so many tools must be left to terraform or to build there."""
    if way == TUNNEL:
        if not digs_tunnels(me) or not me.tools:
            return 0
        tools = me.tools - TUNNEL_TOOLS
        targets = tunnel_targets(table, me)
    else:
        if not flies(me) or not me.scholars:
            return 0
        tools = me.tools
        targets = flight_targets(table, me)
    home = targets & table.lands[me.board]
    return (targets ^ home if tools >= spade_tools else 0) | (home if tools >= workshop_tools else 0)


def skips(table: Table, me: AoiPlayer, spade_tools: int, workshop_tools: int) -> list[int]:
    """The ways there are now: only with T&B in the action phase, one or the other (AOI-Q-19)."""
    if table.phase != ACTION_PHASE or not (digs_tunnels(me) or flies(me)):
        return []
    return [way for way in (TUNNEL, FLIGHT) if skip_targets(table, me, way, spade_tools, workshop_tools)]


def skip(table: Table, me: AoiPlayer, way: int, spade_tools: int, workshop_tools: int) -> Generator[Decision, int, int]:
    """Choose the target, pay for the way, score it (AOI-FACTION-48, AOI-PALACE-29, -109)."""
    targets = members(skip_targets(table, me, way, spade_tools, workshop_tools))
    space = yield ask(me, TUNNEL_SITE if way == TUNNEL else FLIGHT_SITE, targets)
    if way == TUNNEL:
        me.tools -= TUNNEL_TOOLS
        gain_points(table, me, tunnel_points(table), FROM_FACTION)
    else:
        return_scholar(me)
        gain_points(table, me, FLIGHT_POINTS, FROM_PALACES)
    if table.log:
        table.log.tell("tunnelled" if way == TUNNEL else "flew", me, space=space)
    return space


def tunnel_points(table: Table) -> int:
    """AOI-FACTION-48; the balance of 2024 pays by the number of players."""
    return 2 + len(table.players) if table.switches.changed_2024 else 4


# ------------------------------------------------------------------------------------------------ without free spades


def can_terraform(table: Table, me: AoiPlayer) -> bool:
    price = tools_per_spade(table, me)
    if me.tools < price:
        return False
    return spade_sites(table, me) != 0 or bool(skips(table, me, price, NEVER))


def can_build_workshop(table: Table, me: AoiPlayer) -> bool:
    if not can_pay_workshop(me):
        return False
    return home_sites(table, me) != 0 or bool(skips(table, me, NEVER, WORKSHOP_TOOLS))


def settle(table: Table, me: AoiPlayer) -> Rules:
    """Only build, on home terrain (AOI-SPADE-02)."""
    options = members(home_sites(table, me)) + skips(table, me, NEVER, WORKSHOP_TOOLS)
    space = yield ask(me, WORKSHOP_SITE, options)
    if space >= TUNNEL:
        space = yield from skip(table, me, space, NEVER, WORKSHOP_TOOLS)
    yield from build_workshop(table, me, space)


# ------------------------------------------------------------------------------------------------ with free spades


def can_use_spades(table: Table, me: AoiPlayer) -> bool:
    """A spade can be used, or none can and a workshop can be built (AOI-SPADE-26, AOI-TURN-12)."""
    if spade_sites(table, me) or skips(table, me, 0, NEVER):
        return True
    return can_build_workshop(table, me)


def terraform_and_build(table: Table, me: AoiPlayer, free: int, forced: bool = False, building: bool = True) -> Rules:
    """Choose a space, spend spades, the leftover ones elsewhere, then perhaps build on the first space.

    Spades are bought for the first space only (AOI-SPADE-14, -25, -27). Without `building` it is set-up (AOI-SETUP-59).
    """
    price = tools_per_spade(table, me)
    sites = spade_sites(table, me)
    spade_tools, workshop_tools = 0 if free else price, NEVER
    options = members(sites)
    if building and free and not sites and can_pay_workshop(me):  # AOI-SPADE-26
        workshop_tools = WORKSHOP_TOOLS
        options = members(home_sites(table, me))
    options += skips(table, me, spade_tools, workshop_tools)
    if not options:
        return
    space = yield ask(me, TERRAFORM_SITE, options if forced else [*options, NONE], free)
    if space == NONE:
        return
    if space >= TUNNEL:
        space = yield from skip(table, me, space, spade_tools, workshop_tools)
    needed = distance(table, me, space)
    if needed:
        spades = yield ask(me, SPADES, list(range(1, min(needed, free + me.tools // price) + 1)), space)
        me.tools -= price * max(0, spades - free)
        dig(table, me, space, spades)
        if spades < needed:
            return
        left = max(0, free - spades)
        if left and not (yield from spread(table, me, left)):
            return
        if not building or not can_pay_workshop(me) or (yield ask(me, BUILD, [1, NONE], space)) == NONE:
            return
    yield from build_workshop(table, me, space)


def spread(table: Table, me: AoiPlayer, left: int) -> Generator[Decision, int, bool]:
    """Leftover free spades on further spaces in reach, each up to home terrain (AOI-SPADE-16, -17). Says whether none
    is left that could be used, so that a workshop may be built (AOI-SPADE-19, -26)."""
    while left:
        sites = members(spade_sites(table, me))
        if not sites:
            return True
        space = yield ask(me, TERRAFORM_SITE, [*sites, NONE], left)
        if space == NONE:
            return False
        needed = distance(table, me, space)
        spades = yield ask(me, SPADES, list(range(1, min(needed, left) + 1)), space)
        dig(table, me, space, spades)
        left -= spades
        if spades < needed:
            return left == 0
    return True


def use_single_spades(table: Table, me: AoiPlayer, spades: int) -> Rules:
    """One by one on any spaces in reach; nothing is bought, nothing built (AOI-PHASE3-07..10, AOI-Q-08, -09)."""
    for left in range(spades, 0, -1):
        sites = members(spade_sites(table, me))
        if not sites:
            return
        space = yield ask(me, TERRAFORM_SITE, [*sites, NONE], left)
        if space == NONE:
            return
        dig(table, me, space, 1)

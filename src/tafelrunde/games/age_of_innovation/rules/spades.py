"""Terraform and build (T&B): spades on land in reach, then perhaps a workshop."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import SPADE, TOOLS, WHEEL
from ..pieces.map import name_of
from ..pieces.prices import WORKSHOP_TOOLS
from ..table.player import AoiPlayer
from ..table.prompts import BUILD, SPADES, TERRAFORM_SITE, TUNNEL, WORKSHOP_SITE
from ..table.state import Table
from .build import build_workshop, can_pay_workshop
from .gains import spend
from .jumps import FORBIDDEN, jump, possible_jumps
from .reach import distance, home_sites, spade_sites
from .rewards import reward

# Spades of set-up, bits of AoiPlayer.spades: those of the planning board, and of a competency (AOI-SETUP-63).
BOARD_SPADES: Final = 1
SAVED_SPADES: Final = 2


def tools_per_spade(table: Table, me: AoiPlayer) -> int:
    """The rate on the terraforming track (AOI-SPADE-10, AOI-SPADE-11)."""
    return table.catalog.boards[me.board].tools_per_spade[me.digging]


def dig(table: Table, me: AoiPlayer, space: int, spades: int) -> None:
    """Steps along the shorter way to home terrain, never past it; an intermediate terrain may stay
    (AOI-SPADE-08, AOI-SPADE-09, AOI-SPADE-15, AOI-SPADE-20)."""
    steps = (me.board - table.terrain[space]) % WHEEL
    terrain = (table.terrain[space] + (spades if steps <= 3 else -spades)) % WHEEL
    table.change_terrain(space, terrain)
    if table.log:
        table.log.add("terraformed", me, space=space, called=name_of(space), terrain=terrain, amount=spades)
    reward(table, me, SPADE, spades)


# ------------------------------------------------------------------------------------------------ without free spades


def can_terraform(table: Table, me: AoiPlayer) -> bool:
    """At least one spade can be bought and used (AOI-TURN-12)."""
    price = tools_per_spade(table, me)
    if me.tools < price:
        return False
    return spade_sites(table, me) != 0 or bool(possible_jumps(table, me, price, FORBIDDEN))


def can_build_workshop(table: Table, me: AoiPlayer) -> bool:
    """A workshop can be paid for and placed on home terrain."""
    if not can_pay_workshop(me):
        return False
    return home_sites(table, me) != 0 or bool(possible_jumps(table, me, FORBIDDEN, WORKSHOP_TOOLS))


def settle(table: Table, me: AoiPlayer) -> Rules:
    """T&B that only builds, on home terrain (AOI-SPADE-02)."""
    options = members(home_sites(table, me)) + possible_jumps(table, me, FORBIDDEN, WORKSHOP_TOOLS)
    space = yield ask(me, WORKSHOP_SITE, options)
    if space >= TUNNEL:
        space = yield from jump(table, me, space, FORBIDDEN, WORKSHOP_TOOLS)
    yield from build_workshop(table, me, space)


def terraform(table: Table, me: AoiPlayer) -> Rules:
    """T&B with bought spades alone (AOI-SPADE-25)."""
    yield from terraform_and_build(table, me, 0, forced=True)


# ------------------------------------------------------------------------------------------------ with free spades


def can_use_spades(table: Table, me: AoiPlayer) -> bool:
    """A spade can be used, or a workshop can be built (AOI-SPADE-26, AOI-SPADE-29, AOI-TURN-12, AOI-Q-06)."""
    if spade_sites(table, me) or possible_jumps(table, me, 0, FORBIDDEN):
        return True
    return can_build_workshop(table, me)


def may_only_build(table: Table, me: AoiPlayer) -> bool:
    """Free spades may lapse and a workshop be built on home terrain (AOI-SPADE-29). By option, building requires that
    no spade could be used (AOI-SPADE-26)."""
    return table.switches.build_without_spades or not spade_sites(table, me)


def terraform_and_build(table: Table, me: AoiPlayer, free: int, forced: bool = False, building: bool = True) -> Rules:
    """Choose a space, spend spades, the leftover ones elsewhere, then perhaps build on the first space
    (AOI-SPADE-01, AOI-SPADE-03, AOI-SPADE-13, AOI-SPADE-18, AOI-SPADE-24).

    Missing spades are bought for the first space only (AOI-SPADE-14, AOI-SPADE-25, AOI-SPADE-27, AOI-Q-07). What is not
    used lapses (AOI-SPADE-21); each source of spades is used by itself (AOI-SPADE-28). Without `building` it is
    set-up (AOI-SETUP-59).
    """
    price = tools_per_spade(table, me)
    sites = spade_sites(table, me)
    spade_tools, workshop_tools = 0 if free else price, FORBIDDEN
    if building and free and may_only_build(table, me) and can_pay_workshop(me):
        workshop_tools = WORKSHOP_TOOLS
        sites |= home_sites(table, me)
    options = members(sites) + possible_jumps(table, me, spade_tools, workshop_tools)
    if not options:
        return
    space = yield ask(me, TERRAFORM_SITE, options if forced else [*options, NONE], free)
    if space == NONE:
        return
    if space >= TUNNEL:
        space = yield from jump(table, me, space, spade_tools, workshop_tools)
    needed = distance(table, me, space)
    if needed:
        spades = yield ask(me, SPADES, list(range(1, min(needed, free + me.tools // price) + 1)), space)
        spend(table, me, TOOLS, price * max(0, spades - free))
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
    """Leftover free spades on further spaces in reach, each up to home terrain (AOI-SPADE-16, AOI-SPADE-17). Returns
    whether no usable one is left, so that a workshop may be built (AOI-SPADE-19, AOI-SPADE-26)."""
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
    """One by one on any spaces in reach; nothing is bought, saved or built (AOI-PHASE3-07, AOI-PHASE3-08,
    AOI-PHASE3-09, AOI-PHASE3-10, AOI-SPADE-22, AOI-Q-08, AOI-Q-09)."""
    for left in range(spades, 0, -1):
        sites = members(spade_sites(table, me))
        if not sites:
            return
        space = yield ask(me, TERRAFORM_SITE, [*sites, NONE], left)
        if space == NONE:
            return
        dig(table, me, space, 1)

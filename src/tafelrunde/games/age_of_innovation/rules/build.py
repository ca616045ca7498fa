"""Building workshops, upgrading, neutral buildings, and the consequences of a new building (chapters BUILD, UPGRADE,
NEUTRAL)."""

from __future__ import annotations

from collections.abc import Generator

from ....kernel.decision import NONE, Decision, Rules, ask
from ....kernel.hexes import members
from ..pieces.kinds import (
    BUILD_PALACE_OR_UNIVERSITY,
    COINS,
    EDGE_WORKSHOP,
    GUILD,
    PALACE,
    RIVER_WORKSHOP,
    SCHOOL,
    TOOLS,
    UNIVERSITY,
    WORKSHOP,
)
from ..pieces.prices import (
    GUILD_COINS_BESIDE_OTHERS,
    UPGRADE_COINS,
    UPGRADE_FROM,
    UPGRADE_TOOLS,
    WORKSHOP_COINS,
    WORKSHOP_TOOLS,
)
from ..table.player import AoiPlayer
from ..table.prompts import TILE_FIRST, UPGRADE_SITE
from ..table.state import Table
from .automa.hooks import person_built
from .competency import take_competency
from .gains import spend
from .palace import take_palace
from .reach import distance, home_sites, spade_sites
from .rewards import reward
from .towns import completes_town, look_for_town


def finish_building(table: Table, me: AoiPlayer, kind: int, space: int) -> Rules:
    """The consequences of a new building, neutral or exchanged ones included: points, then towns (AOI-BUILD-07,
    AOI-UPGRADE-03, AOI-INNOV-53, AOI-Q-17)."""
    reward_building(table, me, kind, space)
    yield from look_for_town(table, me, space)


def reward_building(table: Table, me: AoiPlayer, kind: int, space: int) -> None:
    """Points for a new building; offers of power wait for the end of the action (AOI-NEUTRAL-09, AOI-LEECH-13)."""
    table.offers.append(space)
    if table.log:
        table.log.add("built", me, building=kind, space=space)
    if table.automa is not None:
        person_built(table, me, space)
    if kind <= UNIVERSITY:
        reward(table, me, min(kind, BUILD_PALACE_OR_UNIVERSITY))
    if kind == WORKSHOP:
        if table.map.edge >> space & 1:
            reward(table, me, EDGE_WORKSHOP)
        if table.map.shore >> space & 1:
            reward(table, me, RIVER_WORKSHOP)


# ------------------------------------------------------------------------------------------------ workshops


def can_pay_workshop(me: AoiPlayer) -> bool:
    """The price, and a piece on the planning board (AOI-BUILD-04, AOI-BUILD-05)."""
    return me.tools >= WORKSHOP_TOOLS and me.coins >= WORKSHOP_COINS and me.on_board(WORKSHOP) > 0


def build_workshop(table: Table, me: AoiPlayer, space: int, free: bool = False) -> Rules:
    """From the planning board, which uncovers income, to the space (AOI-BUILD-06)."""
    if not free:
        spend(table, me, TOOLS, WORKSHOP_TOOLS)
        spend(table, me, COINS, WORKSHOP_COINS)
    table.put_building(me, WORKSHOP, space)
    yield from finish_building(table, me, WORKSHOP, space)


# ------------------------------------------------------------------------------------------------ upgrades


def upgrade_sites(table: Table, me: AoiPlayer, kind: int) -> int:
    """The sites where this upgrade can be made and paid now: at own buildings, never at neutral ones, with a piece left
    (AOI-UPGRADE-02, AOI-UPGRADE-04, AOI-UPGRADE-07, AOI-NEUTRAL-13)."""
    if me.tools < UPGRADE_TOOLS[kind] or not me.on_board(kind):
        return 0
    sites = me.own(UPGRADE_FROM[kind])
    if me.coins >= UPGRADE_COINS[kind]:
        return sites
    if kind != GUILD or me.coins < GUILD_COINS_BESIDE_OTHERS:
        return 0
    cheap = 0
    foreign = table.built & ~me.occupied
    for space in members(sites):
        if table.around[space] & foreign:
            cheap |= 1 << space
    return cheap


def upgrade(table: Table, me: AoiPlayer, kind: int) -> Rules:
    """One building, one step: pay, less beside others (AOI-UPGRADE-09), and exchange the pieces; then as for any
    building, and its tile (AOI-UPGRADE-01, AOI-UPGRADE-05, AOI-UPGRADE-06, AOI-UPGRADE-19)."""
    space = yield ask(me, UPGRADE_SITE, members(upgrade_sites(table, me, kind)), kind)
    spend(table, me, TOOLS, UPGRADE_TOOLS[kind])
    beside_others = table.around[space] & table.built & ~me.occupied
    cheap = kind == GUILD and beside_others
    spend(table, me, COINS, GUILD_COINS_BESIDE_OTHERS if cheap else UPGRADE_COINS[kind])
    table.put_building(me, kind, space)
    reward_building(table, me, kind, space)
    tile_first = yield from takes_tile_first(table, me, kind, space)
    if tile_first:
        yield from take_tile(table, me, kind)
    yield from look_for_town(table, me, space)
    if not tile_first:
        yield from take_tile(table, me, kind)


def takes_tile_first(table: Table, me: AoiPlayer, kind: int, space: int) -> Generator[Decision, int, bool]:
    """A building that has a tile and completes a town: the town first, by option what its owner likes (AOI-Q-17)."""
    if kind == GUILD or not table.switches.tile_or_town_first or not completes_town(table, me, space):
        return False
    return (yield ask(me, TILE_FIRST, [1, NONE], kind)) == 1


def take_tile(table: Table, me: AoiPlayer, kind: int) -> Rules:
    """The tile of a new building (AOI-UPGRADE-11, AOI-UPGRADE-14)."""
    if kind in (SCHOOL, UNIVERSITY):
        yield from take_competency(table, me)
    elif kind == PALACE:
        yield from take_palace(table, me)


# ------------------------------------------------------------------------------------------------ neutral buildings


def neutral_sites(table: Table, me: AoiPlayer) -> list[int]:
    """Unbuilt home terrain in reach, and what tools alone can turn into it; no free spades, no tunnel, no flight
    (AOI-NEUTRAL-04, AOI-NEUTRAL-05, AOI-NEUTRAL-06, AOI-NEUTRAL-17)."""
    payable = me.tools // table.catalog.boards[me.board].tools_per_spade[me.digging]
    near = [space for space in members(spade_sites(table, me)) if distance(table, me, space) <= payable]
    return sorted(members(home_sites(table, me)) + near)

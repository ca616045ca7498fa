"""What the civilizations of Plans & Ploys do in step 1 of an income turn. Spies, Tinkerers and Treasure Hunters have
modules of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.hexes import members
from ..pieces.capitals import GRID
from ..pieces.kinds import (
    ADVISORS,
    BOTTOM,
    INFILTRATORS,
    ISLANDERS,
    RECYCLERS,
    RIVERFOLK,
)
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import INFILTRATE, ISLAND, ISLAND_TILE, TAKE_TECH, TRIM, UPGRADE
from ..table.state import Table
from .advisors import place_token
from .bonus import discard_card
from .civilization import gain_civilization
from .conquer import take_outpost
from .dice import tile_benefit
from .explore import reward
from .gains import gain_any, score
from .invent import take_open, upgradable, upgrade
from .islanders import free_island, lay_on_island
from .ploy_mats import put_token
from .prophecy import TECH_CARD, TERRITORY, foretold

MOST_CARDS: Final = 4  # Advisors
TOKENS_FOR_CIVILIZATION: Final = 3  # Infiltrators


def give_counsel(table: Table, me: TapestryPlayer) -> Rules:
    """Advisors: a point for each card in hand; what is beyond four is discarded, for any 1 resource. On the revised mat
    a token goes to an opponent."""
    if table.switches.revised:
        yield from place_token(table, me)
        return
    score(table, me, me.hand.bit_count())
    surplus = me.hand.bit_count() - MOST_CARDS
    for left in range(surplus, 0, -1):
        discard_card(table, me, (yield ask_secret(me, TRIM, lambda: members(me.hand), left)))
    if surplus > 0:
        yield from gain_any(table, me, 1)


def infiltrate(table: Table, me: TapestryPlayer) -> Rules:
    """An outpost beside the only one of an opponent, who shares the territory from then on; or a token on an opponent's
    start territory, for the outposts that opponent has not placed. The third token there brings a civilization."""
    lone = 0
    for other in table.others(me):
        lone |= other.upright & ~other.huts
    hexes = [hex for hex in members(lone) if table.items[hex] == 1] if me.outposts else []
    hosts = {other.start: other for other in table.others(me) if me.mat[INFILTRATORS] >> 3 * other.seat & 7 < 7}
    options = sorted([*hexes, *hosts])
    hex = (yield ask(me, INFILTRATE, [*options, NONE])) if options else NONE
    if hex == NONE:
        return
    if table.log:
        table.log.tell("infiltrated", me, hex=hex)
    if hex in hosts:
        host = hosts[hex]
        put_token(table, me, host)
        score(table, me, host.outposts)
        if me.mat[INFILTRATORS] >> 3 * host.seat & 7 == TOKENS_FOR_CIVILIZATION:
            yield from gain_civilization(table, me)
        return
    yield from take_outpost(table, me)
    me.upright |= 1 << hex
    table.items[hex] += 1
    yield from foretold(table, me, TERRITORY, me.upright.bit_count())
    yield from tile_benefit(table, me, hex)
    table.source = CIVILIZATION


def settle_island(table: Table, me: TapestryPlayer) -> Rules:
    """Islanders may explore a hex of the mat."""
    free = free_island(table, me)
    tile = (yield ask(me, ISLAND_TILE, [*members(me.tiles), NONE])) if me.tiles and free else NONE
    if tile == NONE:
        return
    hex = yield ask(me, ISLAND, free, tile)
    sides = yield from lay_on_island(table, me, tile, hex)
    yield from reward(table, me, tile, sides)


def work_over(table: Table, me: TapestryPlayer) -> Rules:
    """Recyclers may upgrade a tech card; on the revised mat they may take the top discard before."""
    pile = table.side.pile
    if table.switches.revised and pile and (yield ask(me, TAKE_TECH, [pile[-1], NONE])) != NONE:
        card = pile[-1]
        take_open(table, card)
        me.tech[BOTTOM] |= 1 << card
        if table.log:
            table.log.tell("took-tech", me, tech=card)
        yield from foretold(table, me, TECH_CARD, me.techs.bit_count())
    options = upgradable(table, me)
    card = (yield ask(me, UPGRADE, [*options, NONE])) if options else NONE
    if card != NONE:
        yield from upgrade(table, me, card)


def look_at_wilderness(table: Table, me: TapestryPlayer) -> Rules:
    """Riverfolk lose a point for each impassable plot in sight, in the last income turn."""
    score(table, me, -(me.rough & GRID).bit_count())
    yield from ()


PLOY_ABILITIES: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    ADVISORS: give_counsel,
    INFILTRATORS: infiltrate,
    ISLANDERS: settle_island,
    RECYCLERS: work_over,
    RIVERFOLK: look_at_wilderness,
}

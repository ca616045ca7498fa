"""What the civilizations of Plans & Ploys begin with, and what they say when they are gained later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.hexes import members
from ..pieces.kinds import (
    ADVISORS,
    CULTURE,
    INFILTRATORS,
    ISLANDERS,
    RECYCLERS,
    RIVERFOLK,
)
from ..table.player import CIVILIZATION, START, TapestryPlayer
from ..table.prompts import GIVE_CARD, ISLAND, ISLAND_TILE, OPPONENT, UPGRADE
from ..table.state import Table
from .advisors import place_tokens
from .gains import gain, gain_tiles
from .hand import draw_cards, hand_over, keep_drawn
from .invent import upgradable, upgrade
from .islanders import free_island, lay_on_island
from .prophecy import TECH_CARD, foretold
from .tech_deck import keep_tech

ADVISERS_CARDS: Final = 3
ADVICE_POINTS: Final = 5  # for a card given when the mat is gained later
ISLAND_TILES: Final = 4
TECHS_TO_CHOOSE: Final = 3
RIVER_POINTS: Final = 4  # for a district with at least RIVER_PLOTS impassable plots
REVISED_RIVER_POINTS: Final = 5
RIVER_PLOTS: Final = 2


# ------------------------------------------------------------------------------------------------ at the start


def begin_advisors(table: Table, me: TapestryPlayer) -> Rules:
    draw_cards(table, me, ADVISERS_CARDS)
    keep_drawn(me)
    yield from ()


def begin_infiltrators(table: Table, me: TapestryPlayer) -> Rules:
    """1 culture; on the revised mat a token on each opponent's start territory instead."""
    if table.switches.revised:
        for other in table.others(me):
            put_token(table, me, other)
    else:
        gain(table, me, CULTURE, 1)
    yield from ()


def put_token(table: Table, me: TapestryPlayer, other: TapestryPlayer) -> None:
    """Infiltrators: onto the start territory of an opponent; it controls nothing."""
    me.mat[INFILTRATORS] += 1 << 3 * other.seat
    table.items[other.start] += 1


def begin_islanders(table: Table, me: TapestryPlayer) -> Rules:
    gain_tiles(table, me, ISLAND_TILES)
    yield from ()


def begin_recyclers(table: Table, me: TapestryPlayer) -> Rules:
    """One of three tech cards; also when gained later."""
    if (yield from keep_tech(table, me, TECHS_TO_CHOOSE)) != NONE:
        me.own_side.invented += 1
        yield from foretold(table, me, TECH_CARD, me.techs.bit_count())


def begin_riverfolk(table: Table, me: TapestryPlayer) -> Rules:
    """Points for districts with several impassable plots."""
    districts = table.box.capitals[me.capital].districts
    rivers = sum((me.rough & district).bit_count() >= RIVER_PLOTS for district in districts)
    me.score((REVISED_RIVER_POINTS if table.switches.revised else RIVER_POINTS) * rivers, START)
    yield from ()


def adjust_recyclers(table: Table, me: TapestryPlayer) -> Rules:
    """An upgrade before the game (TAP-CIVADJ-18)."""
    options = upgradable(table, me)
    if options:
        card = yield ask(me, UPGRADE, options)
        yield from upgrade(table, me, card)


PLOY_BEGINNINGS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    ADVISORS: begin_advisors,
    INFILTRATORS: begin_infiltrators,
    ISLANDERS: begin_islanders,
    RECYCLERS: begin_recyclers,
    RIVERFOLK: begin_riverfolk,
}


# ------------------------------------------------------------------------------------------------ in mid-game


def join_advisors(table: Table, me: TapestryPlayer) -> Rules:
    """Three cards, of which any may go to neighbours for points each; on the revised mat two tokens."""
    if table.switches.revised:
        yield from place_tokens(table, me)
        return
    draw_cards(table, me, ADVISERS_CARDS)
    for other in table.neighbours(me):
        while me.drawn and not other.finished:
            card = yield ask_secret(me, GIVE_CARD, lambda: [*members(me.drawn), NONE], other.seat)
            if card == NONE:
                break
            hand_over(table, me, other, card)
            keep_drawn(other)
            me.score(ADVICE_POINTS, CIVILIZATION)
    keep_drawn(me)


def join_infiltrators(table: Table, me: TapestryPlayer) -> Rules:
    """The revised mat: tokens as at the start, and one opponent receives another one."""
    if table.switches.revised and len(table.players) > 1:
        yield from begin_infiltrators(table, me)
        seat = yield ask(me, OPPONENT, sorted(other.seat for other in table.others(me)))
        put_token(table, me, table.players[seat])


def join_islanders(table: Table, me: TapestryPlayer) -> Rules:
    """Up to four own tiles onto the mat, without benefits."""
    for _ in range(ISLAND_TILES):
        tile = (yield ask(me, ISLAND_TILE, [*members(me.tiles), NONE])) if me.tiles else NONE
        if tile == NONE:
            return
        hex = yield ask(me, ISLAND, free_island(table, me), tile)
        yield from lay_on_island(table, me, tile, hex)


PLOY_JOINS: Final[dict[int, Callable[[Table, TapestryPlayer], Rules]]] = {
    ADVISORS: join_advisors,
    INFILTRATORS: join_infiltrators,
    ISLANDERS: join_islanders,
    RECYCLERS: begin_recyclers,
}

# Mats that may be exchanged for another one when they are gained later, by edition.
EXCHANGEABLE: Final = (ISLANDERS, RIVERFOLK)
REVISED_EXCHANGEABLE: Final = (ADVISORS, ISLANDERS, RIVERFOLK)

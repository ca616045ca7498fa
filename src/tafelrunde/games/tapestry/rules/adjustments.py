"""Adjustments of the civilizations, at the start and at the end of income turn 1 (TAP-CIVADJ-*)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.hexes import members
from ..pieces.capitals import PLOT_MASKS
from ..pieces.kinds import (
    ALCHEMISTS,
    ARCHITECTS,
    CULTURE,
    ENTERTAINERS,
    FUTURISTS,
    HERALDS,
    MERRYMAKERS,
    MYSTICS,
    THE_CHOSEN,
)
from ..table.player import START, TapestryPlayer
from ..table.prompts import LOSE, MARK, PLAY, REDRAW
from ..table.state import Table
from .futurists import jump
from .gains import gain_any
from .hand import draw, lay, take_effect

# TAP-CIVADJ-03, -07, -10, -19..21: resources of choice and points before the game.
START_GIFTS: Final = {
    ALCHEMISTS: (1, 10), ENTERTAINERS: (1, 10), MERRYMAKERS: (1, 0), MYSTICS: (1, 0),
}  # fmt: skip
CHOSEN_POINTS: Final = 15  # for each opponent (TAP-CIVADJ-05)


def adjust(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """TAP-CIVADJ-01..25; losses and the Heralds come at the end of income turn 1."""
    resources, points = START_GIFTS.get(civ, (0, 0))
    if civ == THE_CHOSEN:
        points = CHOSEN_POINTS * (len(table.players) - 1)
    me.score(points, START)
    if civ == ARCHITECTS:
        yield from mark_plots(table, me)
    yield from gain_any(table, me, resources)


def mark_plots(table: Table, me: TapestryPlayer) -> Rules:
    """Architects: a token per player makes a plot impassable, each in another district (TAP-CIVADJ-04)."""
    districts = table.box.capitals[me.capital].districts
    outside = ~sum(districts)
    marked = 0
    for _ in table.players:
        free = ~(me.city | marked | outside)
        plots = [plot for plot, place in PLOT_MASKS if free & place]
        if not plots:  # a capital with few districts
            return
        plot = yield ask(me, MARK, plots)
        place = PLOT_MASKS[plot][1]
        me.city |= place
        me.rough |= place
        for district in districts:
            if district & place:
                marked |= district


def after_first_income(table: Table, me: TapestryPlayer) -> Rules:
    """What the adjustments put at the end of income turn 1 (TAP-CIVADJ-02, -09, -12..14)."""
    adjusted = table.switches.revised or not table.switches.no_civ_adjustments
    if FUTURISTS in me.civs and table.switches.revised:
        yield from jump(table, me)
    elif FUTURISTS in me.civs and adjusted:
        yield from lose(table, me, [CULTURE])
        yield from lose(table, me, list(range(len(me.goods))))
    if HERALDS in me.civs:
        if adjusted:
            yield from draw_for_heralds(table, me)
        if me.hand:
            card = yield ask_secret(me, PLAY, lambda: [*heralds_cards(table, me, adjusted), NONE])
            if card != NONE:
                lay(table, me, card)
                if not table.switches.revised:  # where the card is only placed, for a token later
                    yield from take_effect(table, me)


def lose(table: Table, me: TapestryPlayer, kinds: list[int]) -> Rules:
    """One resource of these kinds; what a player does not have is not owed (TAP-CIVADJ-02)."""
    held = [kind for kind in kinds if me.goods[kind]]
    if held:
        kind = yield ask(me, LOSE, held, 1)
        me.goods[kind] -= 1
        if table.log:
            table.log.tell("lost", me, resource=kind, amount=1)


def draw_for_heralds(table: Table, me: TapestryPlayer) -> Rules:
    """Openly, until a card with a WHEN PLAYED ability appears (TAP-CIVADJ-13). Without the arts track one with its
    symbol may be exchanged, as at any draw (TAP-COMP-19)."""
    card = show_until_played(table, me)
    while card >= 0 and table.supply.arts_cards >> card & 1 and (yield ask(me, REDRAW, [card, NONE])) == card:
        me.hand &= ~(1 << card)
        me.shown &= ~(1 << card)
        table.discard |= 1 << card
        card = show_until_played(table, me)


def show_until_played(table: Table, me: TapestryPlayer) -> int:
    """Into the hand; the cards before it are discarded. -1 if there is none."""
    passed = 0
    card = draw(table)
    while card >= 0:
        if table.log:
            table.log.tell("showed", me, card=card)
        if not table.box.cards[card].this_era:
            me.hand |= 1 << card
            me.shown |= 1 << card
            break
        passed |= 1 << card
        card = draw(table)
    table.discard |= passed
    return card


def heralds_cards(table: Table, me: TapestryPlayer, adjusted: bool) -> list[int]:
    """TAP-CIVADJ-13, -14: WHEN PLAYED cards, never Renaissance."""
    cards = members(me.hand)
    if adjusted:
        cards = [card for card in cards if not table.box.cards[card].this_era and card != table.box.renaissance]
    return cards

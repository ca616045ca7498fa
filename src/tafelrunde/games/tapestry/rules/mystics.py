"""Mystics on the revised mat: a deck of their own, and a whole hand given up for rewards."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.hexes import members
from ..pieces.kinds import MYSTICS
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import MEDITATE, REDRAW
from ..table.state import Table
from .gains import under
from .hand import draw, draw_cards, exchange_arts_cards, keep_drawn

OWN_CARDS: Final = 8
START_HAND: Final = 2
FEW: Final = 2  # cards for one reward, of the small ones
SOME: Final = 4  # for two
MANY: Final = 6  # for three, of the large ones


def build_deck(table: Table, me: TapestryPlayer) -> Rules:
    """Eight cards of the common deck, which the player may look at before they are shuffled. Without the arts track
    those with its symbol may be exchanged for others of that deck (TAP-COMP-19)."""
    take_common(table, me, OWN_CARDS)
    while table.supply.arts_cards:
        card = yield ask_secret(me, REDRAW, lambda: [*members(me.drawn & table.supply.arts_cards), NONE])
        if card == NONE:
            break
        me.drawn &= ~(1 << card)
        table.discard |= 1 << card
        take_common(table, me, 1)
    me.own_deck = members(me.drawn)
    me.drawn = 0
    table.rng.shuffle(me.own_deck)


def take_common(table: Table, me: TapestryPlayer, n: int) -> None:
    for _ in range(n):
        card = draw(table)
        if card >= 0:
            me.drawn |= 1 << card


def draw_into_hand(table: Table, me: TapestryPlayer, n: int) -> Rules:
    draw_cards(table, me, n)
    if table.supply.arts_cards:
        yield from exchange_arts_cards(table, me)
    keep_drawn(me)


def meditate(table: Table, me: TapestryPlayer) -> Rules:
    """The top common card joins the hand, the whole hand is discarded for rewards, two new cards are drawn."""
    card = draw(table)
    if card >= 0:
        me.hand |= 1 << card
    given = me.hand.bit_count()
    me.own_discard |= me.hand
    me.hand = me.shown = 0
    table.forget(me)
    small, large = table.mats[MYSTICS].lines
    rewards = large if given >= MANY else small
    chosen: list[int] = []
    for _ in range((given >= FEW) + (given >= SOME) + (given >= MANY)):
        options = [n for n, effect in enumerate(rewards) if n not in chosen and effect.possible(table, me)]
        if not options:
            break
        chosen.append((yield ask(me, MEDITATE, options, int(given >= MANY))))
        yield from under(table, CIVILIZATION, rewards[chosen[-1]], me)
    yield from draw_into_hand(table, me, START_HAND)


def begin_own_deck(table: Table, me: TapestryPlayer) -> Rules:
    yield from build_deck(table, me)
    yield from draw_into_hand(table, me, START_HAND)


def join_with_deck(table: Table, me: TapestryPlayer) -> Rules:
    """Gained later: the deck, one card, and the hand for rewards at once."""
    yield from build_deck(table, me)
    yield from draw_into_hand(table, me, 1)
    yield from meditate(table, me)

"""Tapestry cards: drawing, playing, covering (chapter TAPCARD)."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import NONE, Rules, ask_secret
from ....kernel.hexes import members
from ....kernel.state import listed
from ..pieces.automa import CARD
from ..table.dispatch import AsksInt
from ..table.hooks import Hooks
from ..table.player import CARDS, TapestryPlayer
from ..table.prompts import KEEP_CARD, PLAY, REDRAW
from ..table.state import Table
from ..table.steps import UPGRADE
from .bonus import discard_card, has_own_deck
from .enchant import play_out
from .gains import score
from .in_force import begin, cease
from .offers import take_offered

TYRANNY_POINTS: Final = 5


def draw(table: Table) -> int:
    """The top card of the deck, or -1 if all are in use (TAP-TAPCARD-11, TAP-FAQ-52)."""
    if not table.deck:
        if not table.discard:
            return -1
        table.deck = members(table.discard)
        table.discard = 0
        table.rng.shuffle(table.deck)
    table.reveals += 1
    return table.deck.pop()


def draw_own(table: Table, me: TapestryPlayer) -> int:
    """The card that a player gains, from the common deck or the player's own."""
    if not has_own_deck(table, me):
        return draw(table)
    if not me.own_deck:
        if not me.own_discard:
            return -1
        me.own_deck = members(me.own_discard)
        me.own_discard = 0
        table.rng.shuffle(me.own_deck)
    table.reveals += 1
    return me.own_deck.pop()


def draw_cards(table: Table, me: TapestryPlayer, n: int) -> int:
    """Cards to look at, set aside until it is clear where they go. Returns how many."""
    drawn = []
    for _ in range(n):
        card = draw_own(table, me)
        if card >= 0:
            me.drawn |= 1 << card
            drawn.append(card)
    if table.log and drawn:
        table.log.add("drew", me, {"cards": listed(drawn)}, number=len(drawn))
    return len(drawn)


def keep_drawn(me: TapestryPlayer) -> None:
    me.hand |= me.drawn
    me.drawn = 0


def gain_cards(table: Table, me: TapestryPlayer, n: int) -> Rules:
    """Into the hand; Tyranny lets one of them cover it at once (TAP-TAPCARD-01). A player whose mat
    changes how cards are drawn gains them one by one."""
    replacements = table.moments.of(Hooks.draws_card, me)
    if replacements and n > 1:
        for _ in range(n):
            yield from gain_cards(table, me, 1)
        return
    n -= yield from take_offered_cards(table, me, n)
    if n == 0:
        return
    if replacements:
        gained = yield from replacements[0](table, me)
    else:
        advice = advised(table, me, n)
        gained = draw_cards(table, me, n) if advice is None else (yield from advice)
    if table.supply.arts_cards:
        yield from exchange_arts_cards(table, me)
    for _ in range(gained):
        yield from table.moments.gained_card(table, me)
    yield from table.moments.cards_drawn(table, me)
    if me.drawn and table.moments.play_at_once(table, me):
        card = yield ask_secret(me, PLAY, lambda: [*members(me.drawn), NONE])
        if card != NONE:
            keep_drawn(me)
            score(table, me, TYRANNY_POINTS, CARDS)
            yield from play(table, me, card)
            return
    keep_drawn(me)


def take_offered_cards(table: Table, me: TapestryPlayer, n: int) -> AsksInt:
    """Open cards that the player takes instead of drawing; everybody knows them. Returns how many."""
    taken = 0
    while taken < n:
        card = yield from take_offered(table, me, CARD)
        if card == NONE:
            break
        me.hand |= 1 << card
        me.shown |= 1 << card
        taken += 1
        yield from table.moments.gained_card(table, me)
    return taken


def choose_cards(table: Table, me: TapestryPlayer, n: int) -> Rules:
    """Draw some, keep one, discard the rest."""
    draw_cards(table, me, n + table.moments.extra_choice(table, me))
    if table.supply.arts_cards:
        yield from exchange_arts_cards(table, me)
    if me.drawn.bit_count() > 1:
        chosen = yield ask_secret(me, KEEP_CARD, lambda: members(me.drawn))
        rest = members(me.drawn & ~(1 << chosen))
        keep_drawn(me)
        for card in rest:
            discard_card(table, me, card)
    keep_drawn(me)


def advised(table: Table, me: TapestryPlayer, n: int) -> Optional[AsksInt]:
    """Card gains that a neighbour's mat replaces."""
    for other in table.other_neighbours(me) if table.moments.of_mats(Hooks.neighbour_draws) else ():
        for advise in table.moments.of(Hooks.neighbour_draws, other):
            advice = advise(table, other, me, n)
            if advice is not None:
                return advice
    return None


def hand_over(table: Table, giver: TapestryPlayer, me: TapestryPlayer, card: int) -> None:
    """Face down; the two of them know it, unless everybody does."""
    place = 1 << card
    me.drawn |= place
    me.shown |= giver.shown & place
    giver.hand &= ~place
    giver.drawn &= ~place
    giver.shown &= ~place
    giver.own_side.seen[me.seat] |= place
    table.forget(giver)
    table.reveals += 1
    log_given_card(table, giver, me, card)


def log_given_card(table: Table, giver: TapestryPlayer, me: TapestryPlayer, card: int) -> None:
    """Both know which card it is."""
    if table.log:
        table.log.add("gave-card", giver, {"card": card}, player_other=me.seat)
        table.log.add("got-card", me, {"card": card}, player_other=giver.seat)


def exchange_arts_cards(table: Table, me: TapestryPlayer) -> Rules:
    """Without the arts track, cards with its symbol may be exchanged as they are drawn (TAP-COMP-19). Asked after every
    draw, so that the question reveals nothing."""
    arts = table.supply.arts_cards
    while True:
        card = yield ask_secret(me, REDRAW, lambda: [*members(me.drawn & arts), NONE])
        if card == NONE:
            return
        me.drawn &= ~(1 << card)
        discard_card(table, me, card)
        draw_cards(table, me, 1)


def play(table: Table, me: TapestryPlayer, card: int) -> Rules:
    """From hand onto the space of the current era; only the visible card is active (TAP-TAPCARD-02, TAP-TAPCARD-03,
    TAP-TAPCARD-06)."""
    lay(table, me, card)
    yield from take_effect(table, me)


def lay(table: Table, me: TapestryPlayer, card: int) -> None:
    me.hand &= ~(1 << card)
    me.shown &= ~(1 << card)
    table.forget(me)
    me.stacks[me.slot] += (card,)
    cease(table, me)
    begin(table, me, table.catalog.design_of[card])
    if table.log:
        table.log.add("played", me, card=card)


def lay_face_down(table: Table, me: TapestryPlayer) -> Rules:
    """For lack of a card in hand the top one of the deck marks the era (TAP-INCOME-11); the enchantment on its left
    reacts to it (TAP-ENCHANT-07)."""
    card = draw(table)
    if card >= 0:
        me.stacks[me.slot] += (card,)
        table.face_down |= 1 << card
        cease(table, me)
        if table.log:
            table.log.add("played-face-down", me)
        yield from play_out(table, me)
    table.step = UPGRADE


def take_effect(table: Table, me: TapestryPlayer) -> Rules:
    """Carries out the card that was just laid, with the bonuses of enchantments (TAP-INCOME-15)."""
    for other in table.other_neighbours(me):
        yield from table.moments.neighbour_played(table, other)
    yield from play_out(table, me)


def may_play(table: Table, me: TapestryPlayer) -> bool:
    """With an empty hand nothing is played (TAP-TAPCARD-12); TAP-VARIANT-11 forbids it after era 4 (TAP-TAPCARD-09,
    TAP-FAQ-12, TAP-EX-28)."""
    return me.hand != 0 and not (me.era > 4 and table.switches.no_late_tapestry)

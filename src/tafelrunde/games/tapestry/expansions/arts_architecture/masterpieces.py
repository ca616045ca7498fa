"""Creating and using masterpieces (chapter MASTER)."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import NONE, Rules, ask
from .....kernel.hexes import mask, members
from .....kernel.state import listed
from ...effects.bonus import Bonus
from ...pieces.automa import MASTERPIECE as OFFERED_MASTERPIECE
from ...rules.gains import under
from ...rules.offers import take_offered
from ...table.participant import Participant
from ...table.player import MASTERPIECE, TapestryPlayer
from ...table.prompts import CREATE, FROM_MASTERPIECES, USE_MASTERPIECE
from ...table.state import Table

DISPLAY: Final = 3  # TAP-SETUP-03


# ------------------------------------------------------------------------------------------------ creating


def draw_masterpiece(table: Table) -> int:
    """The top card, or -1 if none is left; the discards are shuffled into a new deck (TAP-MASTER-29)."""
    side = table.own_side
    if not side.masterpiece_deck:
        if not side.masterpiece_discard:
            return -1
        side.masterpiece_deck = members(side.masterpiece_discard)
        side.masterpiece_discard = 0
        table.rng.shuffle(side.masterpiece_deck)
    table.reveals += 1
    return side.masterpiece_deck.pop()


def fill_masterpieces(table: Table) -> None:
    """At once (TAP-MASTER-01)."""
    while len(table.side.masterpieces) < DISPLAY:
        card = draw_masterpiece(table)
        if card < 0:
            return
        table.own_side.masterpieces.append(card)
        if table.log:
            table.log.add("displayed-art", table.participant(table.active), masterpiece=card)


def replace_masterpieces(table: Table, who: Participant) -> None:
    """All face-up ones go, and others come; with nothing to draw they stay."""
    side = table.own_side
    if not side.masterpiece_deck and not side.masterpiece_discard:
        return
    if table.log and side.masterpieces:
        table.log.add("cleared-art-display", who, masterpieces=listed(side.masterpieces))
    side.masterpiece_discard |= mask(side.masterpieces)
    side.masterpieces = []
    fill_masterpieces(table)


def can_create(table: Table) -> bool:
    side = table.side
    return bool(side.masterpieces or side.masterpiece_deck or side.masterpiece_discard)


def create(table: Table, me: TapestryPlayer) -> Rules:
    """One from the display or the top of the deck; it lies face up before its owner (TAP-MASTER-01,
    TAP-MASTER-02)."""
    offered = yield from take_offered(table, me, OFFERED_MASTERPIECE)
    if offered != NONE:
        yield from own_masterpiece(table, me, offered)
        return
    if not can_create(table):
        return
    options = sorted(table.side.masterpieces)
    if table.side.masterpiece_deck or table.side.masterpiece_discard:
        options.append(FROM_MASTERPIECES)
    card = yield ask(me, CREATE, options)
    if card == FROM_MASTERPIECES:
        card = draw_masterpiece(table)
    else:
        table.own_side.masterpieces.remove(card)
        if table.log:
            table.log.add("left-art-display", me, masterpiece=card)
    fill_masterpieces(table)
    yield from own_masterpiece(table, me, card)


def own_masterpiece(table: Table, me: TapestryPlayer, card: int) -> Rules:
    me.own_side.masterpieces |= 1 << card
    if table.log:
        table.log.add("created", me, masterpiece=card)
    yield from table.moments.gained_masterpiece(table, me)


# ------------------------------------------------------------------------------------------------ using


def use_masterpiece(table: Table, me: TapestryPlayer, card: int) -> Rules:
    """Its benefit, or its offer for a price, which may be declined; a one-time one is turned over when it was used
    (TAP-MASTER-06, TAP-MASTER-30, TAP-FAQ-14, TAP-DEC-35). Only step 1 of an income turn and effects that say so lead
    here (TAP-MASTER-05)."""
    masterpiece = table.catalog.masterpieces[card]
    if table.log:
        table.log.add("performed", me, masterpiece=card)
    used = True
    if isinstance(masterpiece.effect, Bonus):
        before = table.source
        table.source = MASTERPIECE
        used = yield from masterpiece.effect.take(table, me)
        table.source = before
    else:
        yield from under(table, MASTERPIECE, masterpiece.effect, me)
    if used and masterpiece.once:
        me.own_side.worn |= 1 << card


def own_masterpieces(table: Table, me: TapestryPlayer) -> list[int]:
    """The player's masterpieces that can do something now; used up ones cannot (TAP-MASTER-06)."""
    return [card for card in members(me.side.masterpieces & ~me.side.worn) if fit_to_use(table, me, card)]


def masterpieces_of_neighbours(table: Table, me: TapestryPlayer) -> list[int]:
    """The neighbours' masterpieces, never the one-time ones (TAP-MASTER-07)."""
    cards = [card for other in table.other_neighbours(me) for card in members(other.side.masterpieces)]
    return sorted(card for card in cards if not table.catalog.masterpieces[card].once and fit_to_use(table, me, card))


def fit_to_use(table: Table, me: TapestryPlayer, card: int) -> bool:
    effect = table.catalog.masterpieces[card].effect
    if isinstance(effect, Bonus):
        return effect.gain.possible(table, me) and (any(me.goods) or table.moments.free_bonuses(table, me))
    return effect.possible(table, me)


def begin_masterpieces(me: TapestryPlayer) -> None:
    """An income turn begins: all face-up ones will be used, and none that comes in this step (TAP-MASTER-03,
    TAP-MASTER-30, TAP-MASTER-31)."""
    me.own_side.waiting = me.side.masterpieces & ~me.side.worn


def use_next_masterpiece(table: Table, me: TapestryPlayer) -> Rules:
    """Step 1 of an income turn begins with them, in any order (TAP-INCOME-08, TAP-MASTER-03)."""
    card = yield ask(me, USE_MASTERPIECE, members(me.side.waiting))
    me.own_side.waiting &= ~(1 << card)
    yield from use_masterpiece(table, me, card)
    me.own_side.waiting &= ~me.side.worn

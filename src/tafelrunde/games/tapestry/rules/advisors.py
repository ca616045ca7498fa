"""Advisors on the revised mat: tokens on eras of others, who hear their counsel when they play a card there.

Their number on the mat has three bits for each seat, for the spaces of eras 2 to 4."""

from __future__ import annotations

from typing import Final, Optional

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.hexes import members
from ..pieces.kinds import ADVISORS
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import ACCEPT, AGREE, COUNSEL, OFFER, PLAY, TAPESTRY_CARDS
from ..table.state import Table
from ..table.steps import PLAYED
from .gains import draw_tiles, gain_any, under
from .hand import gain_cards, lay, lay_face_down
from .invent import invent

FIRST_ERA: Final = 2
LAST_ERA: Final = 4
LATER_TOKENS: Final = 2  # when the mat is gained later
NOBODY: Final = -1


def place_token(table: Table, me: TapestryPlayer) -> Rules:
    """A token onto an era of an opponent that has no card and no token yet."""
    options = [
        5 * other.seat + era
        for other in sorted(table.others(me), key=lambda player: player.seat)
        for era in range(FIRST_ERA, LAST_ERA + 1)
        if era > other.era and not me.mat[ADVISORS] & token(other.seat, era)
    ]
    code = (yield ask(me, COUNSEL, [*options, NONE])) if options else NONE
    if code != NONE:
        me.mat[ADVISORS] |= token(code // 5, code % 5)


def place_tokens(table: Table, me: TapestryPlayer) -> Rules:
    for _ in range(LATER_TOKENS):
        yield from place_token(table, me)


def token(seat: int, era: int) -> int:
    return 1 << 3 * seat + era - FIRST_ERA


def adviser_of(table: Table, me: TapestryPlayer) -> Optional[TapestryPlayer]:
    """Who has a token on the era that this player has just entered."""
    if not table.switches.expansions or not table.switches.revised:
        return None
    for other in table.others(me):
        if ADVISORS in other.civs and not other.finished and other.mat[ADVISORS] & token(me.seat, me.slot):
            return other
    return None


def play_advised(table: Table, me: TapestryPlayer, adviser: TapestryPlayer) -> Rules:
    """The card that is meant is shown. The adviser shares it by agreeing, or offers another one, and is consoled if
    neither comes about."""
    adviser.mat[ADVISORS] &= ~token(me.seat, me.slot)
    card = NONE
    if me.hand:
        card = yield ask_secret(me, PLAY, lambda: members(me.hand))
        me.shown |= 1 << card
        if table.log:
            table.log.tell("showed", me, card=card)
    shared = card != NONE and table.box.cards[card].when_played and (yield ask(adviser, AGREE, [1, NONE], card)) == 1
    if not shared and adviser.hand:
        offered = yield ask_secret(adviser, OFFER, lambda: [*fit(table, adviser), NONE], me.seat)
        if offered != NONE:
            adviser.shown |= 1 << offered
            if table.log:
                table.log.tell("showed", adviser, card=offered)
            shared = (yield ask(me, ACCEPT, [1, NONE], offered)) == 1
            if shared:
                card = hand_on(table, adviser, me, offered)
    if not shared:
        yield from console(table, adviser)
    if card == NONE:
        yield from lay_face_down(table, me)
        return
    table.own_side.counsel = TAPESTRY_CARDS * adviser.seat + card if shared else NOBODY
    lay(table, me, card)
    table.step = PLAYED


def fit(table: Table, me: TapestryPlayer) -> list[int]:
    """Cards in hand with a WHEN PLAYED ability."""
    return [card for card in members(me.hand) if table.box.cards[card].when_played]


def hand_on(table: Table, giver: TapestryPlayer, me: TapestryPlayer, card: int) -> int:
    """Openly."""
    giver.hand &= ~(1 << card)
    giver.shown &= ~(1 << card)
    table.forget(giver)
    me.hand |= 1 << card
    me.shown |= 1 << card
    return card


def console(table: Table, me: TapestryPlayer) -> Rules:
    yield from gain_any(table, me, 1)
    yield from invent(table, me)
    yield from gain_cards(table, me, 1)
    yield from draw_tiles(table, me, 1)


def share_card(table: Table) -> Rules:
    """The adviser gains what the card says, after its player."""
    if table.side.counsel == NOBODY:
        return
    seat, card = divmod(table.side.counsel, TAPESTRY_CARDS)
    table.own_side.counsel = NOBODY
    yield from under(table, CIVILIZATION, table.box.cards[card].effect, table.players[seat])

"""Heralds: tokens on any player's cards repeat their effects. Their number on the mat counts the tokens left on it."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.hexes import members
from ....kernel.state import listed
from ..components.civilizations import EVERY_INCOME, Civilization
from ..pieces.kinds import HERALDS
from ..rules.gains import under
from ..rules.hand import draw, lay, take_effect
from ..table.dispatch import AsksBool
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import COPY, PLAY, REDRAW
from ..table.state import Table

TOKENS: Final = 4


class Heralds(Civilization):
    """They begin without points to lose (TAP-CIVADJ-11)."""

    drawn_as: ClassVar[str] = "tokens"
    begins_when_gained = True

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        me.mat[HERALDS] = TOKENS
        yield from ()

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A token on a visible WHEN PLAYED card of anybody gains what it says (TAP-FAQ-28, TAP-FAQ-50)."""
        cards = [
            card
            for player in table.players
            for card in player.visible
            if not (table.face_down | table.heralded) >> card & 1 and table.catalog.cards[card].when_played
        ]
        if not cards or not me.mat[HERALDS]:
            return
        card = yield ask(me, COPY, [*sorted(cards), NONE])
        if card != NONE:
            me.mat[HERALDS] -= 1
            table.heralded |= 1 << card
            if table.log:
                table.log.add("copied", me, card=card)
            yield from under(table, CIVILIZATION, table.catalog.cards[card].effect, me)


class PrintedHeralds(Heralds):
    def first_income_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """One play on Maker of Fire, which takes effect (TAP-CIVADJ-12, TAP-CIVADJ-13)."""
        if table.switches.adjustments:
            yield from draw_openly(table, me)
        if (yield from play_first(table, me, table.switches.adjustments)):
            yield from take_effect(table, me)


class RevisedHeralds(Heralds):
    def first_income_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """The card is only placed, for a token later."""
        yield from draw_openly(table, me)
        yield from play_first(table, me, True)


def play_first(table: Table, me: TapestryPlayer, adjusted: bool) -> AsksBool:
    """A card from hand onto Maker of Fire, if wished; was it laid?"""
    if not me.hand:
        return False
    card = yield ask_secret(me, PLAY, lambda: [*playable(table, me, adjusted), NONE])
    if card == NONE:
        return False
    lay(table, me, card)
    return True


def playable(table: Table, me: TapestryPlayer, adjusted: bool) -> list[int]:
    """WHEN PLAYED cards, never Renaissance (TAP-CIVADJ-13, TAP-CIVADJ-14)."""
    cards = members(me.hand)
    if adjusted:
        cards = [card for card in cards if not table.catalog.cards[card].this_era and card != table.catalog.renaissance]
    return cards


def draw_openly(table: Table, me: TapestryPlayer) -> Rules:
    """Until a card with a WHEN PLAYED ability appears (TAP-CIVADJ-13). Without the arts track one with its symbol may
    be exchanged, as at any draw (TAP-COMP-19)."""
    card = show_until_played(table, me)
    while card >= 0 and table.supply.arts_cards >> card & 1 and (yield ask(me, REDRAW, [card, NONE])) == card:
        me.hand &= ~(1 << card)
        me.shown &= ~(1 << card)
        table.discard |= 1 << card
        if table.log:
            table.log.add("discarded", me, card=card)
        card = show_until_played(table, me)


def show_until_played(table: Table, me: TapestryPlayer) -> int:
    """Into the hand; the cards before it are discarded. -1 if there is none."""
    passed = 0
    card = draw(table)
    while card >= 0:
        if table.log:
            table.log.add("showed", me, card=card)
        if not table.catalog.cards[card].this_era:
            me.hand |= 1 << card
            me.shown |= 1 << card
            if table.log:
                table.log.add("took-up", me, cards=listed([card]))
            break
        passed |= 1 << card
        card = draw(table)
    table.discard |= passed
    return card


PRINTED: Final[PrintedHeralds] = PrintedHeralds("heralds", EVERY_INCOME)
REVISED: Final[RevisedHeralds] = RevisedHeralds("heralds", EVERY_INCOME)

"""Advisors: they give cards to others. On the printed mat neighbours draw from their hand; on the revised one tokens
are on eras of others, who share a card with them when they play one there.

The number on the revised mat has three bits for each seat, for the spaces of eras 2 to 4; the printed mat has none.
`counsel` on the sideboard of the table holds who shares the card being played, and the card.
"""

from __future__ import annotations

from typing import Final, Optional

from ......kernel.decision import NONE, Rules, ask, ask_secret
from ......kernel.hexes import members
from ....components.civilizations import EVERY_INCOME, Civilization
from ....pieces.codes import era_slot, slot_era, slot_seat
from ....pieces.kinds import ADVISORS, PLANS_PLOYS
from ....rules.bonus import discard_card
from ....rules.gains import draw_tiles, gain_any, score, under
from ....rules.hand import draw_cards, gain_cards, hand_over, keep_drawn, lay, lay_face_down, log_given_card
from ....rules.invent import invent
from ....table.dispatch import AsksBool, AsksInt
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import ACCEPT, ADVISE, AGREE, COUNSEL, GIVE_CARD, OFFER, PLAY, TAPESTRY_CARDS, TRIM
from ....table.state import Table
from ....table.steps import BENEFIT, BONUS, ENTER, PLAYED

START_CARDS: Final = 3
ADVICE_POINTS: Final = 5  # for a card given when the mat is gained later
MOST_CARDS: Final = 4
FIRST_ERA: Final = 2
LAST_ERA: Final = 4
LATER_TOKENS: Final = 2  # when the mat is gained later
NOBODY: Final = -1


class Advisors(Civilization):
    """The rules that both editions share."""

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        draw_cards(table, me, START_CARDS)
        keep_drawn(me)
        yield from ()


class PrintedAdvisors(Advisors):
    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """Cards, of which any may go to neighbours for points each."""
        draw_cards(table, me, START_CARDS)
        for other in table.other_neighbours(me):
            while me.drawn and not other.finished:
                card = yield ask_secret(me, GIVE_CARD, lambda: [*members(me.drawn), NONE], other.seat)
                if card == NONE:
                    break
                hand_over(table, me, other, card)
                keep_drawn(other)
                score(table, me, ADVICE_POINTS, CIVILIZATION)
        keep_drawn(me)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A point for each card in hand; cards beyond four are discarded, for any 1 resource."""
        score(table, me, me.hand.bit_count())
        surplus = me.hand.bit_count() - MOST_CARDS
        for left in range(surplus, 0, -1):
            discard_card(table, me, (yield ask_secret(me, TRIM, lambda: members(me.hand), left)))
        if surplus > 0:
            yield from gain_any(table, me, 1)

    def neighbour_draws(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer, n: int) -> Optional[AsksInt]:
        """They may give a card from their hand instead, in an advance turn."""
        if me.finished or table.step not in (ENTER, BENEFIT, BONUS):
            return None
        return self.advise(table, me, actor, n)

    def advise(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer, n: int) -> AsksInt:
        """For each card they may give one from hand instead, and gain one for it."""
        gained = 0
        for _ in range(n):
            card = NONE
            if me.hand:
                card = yield ask_secret(me, ADVISE, lambda: [*members(me.hand), NONE], actor.seat)
            if card == NONE:
                gained += draw_cards(table, actor, 1)
                continue
            hand_over(table, me, actor, card)
            gained += 1
            yield from gain_cards(table, me, 1)
        return gained


class RevisedAdvisors(Advisors):
    def exchangeable(self, table: Table) -> bool:
        return True

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        for _ in range(LATER_TOKENS):
            yield from place_token(table, me)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A token goes to an opponent."""
        yield from place_token(table, me)

    def other_plays_card(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer) -> AsksBool:
        """The card that is meant is shown. The Advisors share it by agreeing, or offer another one, and are consoled if
        neither comes about."""
        place = token(actor.seat, actor.slot)
        if me.finished or not me.mat[ADVISORS] & place:
            return False
        me.mat[ADVISORS] &= ~place
        card = NONE
        if actor.hand:
            card = yield ask_secret(actor, PLAY, lambda: members(actor.hand))
            actor.shown |= 1 << card
            if table.log:
                table.log.add("showed", actor, card=card)
        shared = card != NONE and table.catalog.cards[card].when_played and (yield ask(me, AGREE, [1, NONE], card)) == 1
        if not shared and me.hand:
            offered = yield ask_secret(me, OFFER, lambda: [*fit(table, me), NONE], actor.seat)
            if offered != NONE:
                me.shown |= 1 << offered
                if table.log:
                    table.log.add("showed", me, card=offered)
                shared = (yield ask(actor, ACCEPT, [1, NONE], offered)) == 1
                if shared:
                    card = hand_on(table, me, actor, offered)
        if not shared:
            yield from console(table, me)
        if card == NONE:
            yield from lay_face_down(table, actor)
            return True
        table.own_side.counsel = TAPESTRY_CARDS * me.seat + card if shared else NOBODY
        lay(table, actor, card)
        table.step = PLAYED
        return True

    def other_played_card(self, table: Table, me: TapestryPlayer, actor: TapestryPlayer) -> Rules:
        """The player who shares the card gains its effect after its player."""
        seat, card = divmod(table.side.counsel, TAPESTRY_CARDS)
        if table.side.counsel == NOBODY or seat != me.seat:
            return
        table.own_side.counsel = NOBODY
        yield from under(table, CIVILIZATION, table.catalog.cards[card].effect, me)


def place_token(table: Table, me: TapestryPlayer) -> Rules:
    """A token onto an era of an opponent that has no card and no token yet."""
    options = [
        era_slot(other.seat, era)
        for other in sorted(table.others(me), key=lambda player: player.seat)
        for era in range(FIRST_ERA, LAST_ERA + 1)
        if era > other.era and not me.mat[ADVISORS] & token(other.seat, era)
    ]
    code = (yield ask(me, COUNSEL, [*options, NONE])) if options else NONE
    if code != NONE:
        me.mat[ADVISORS] |= token(slot_seat(code), slot_era(code))


def token(seat: int, era: int) -> int:
    return 1 << 3 * seat + era - FIRST_ERA


def fit(table: Table, me: TapestryPlayer) -> list[int]:
    """Cards in hand with a WHEN PLAYED ability."""
    return [card for card in members(me.hand) if table.catalog.cards[card].when_played]


def hand_on(table: Table, giver: TapestryPlayer, me: TapestryPlayer, card: int) -> int:
    """Openly."""
    giver.hand &= ~(1 << card)
    giver.shown &= ~(1 << card)
    table.forget(giver)
    me.hand |= 1 << card
    me.shown |= 1 << card
    log_given_card(table, giver, me, card)
    return card


def console(table: Table, me: TapestryPlayer) -> Rules:
    yield from gain_any(table, me, 1)
    yield from invent(table, me)
    yield from gain_cards(table, me, 1)
    yield from draw_tiles(table, me, 1)


PRINTED: Final[PrintedAdvisors] = PrintedAdvisors("advisors", EVERY_INCOME, expansion=PLANS_PLOYS)
REVISED: Final[RevisedAdvisors] = RevisedAdvisors("advisors", (1, 2, 3, 4), expansion=PLANS_PLOYS)

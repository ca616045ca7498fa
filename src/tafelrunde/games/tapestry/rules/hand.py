"""Tapestry cards: drawing, playing, covering (TAP-TAPCARD-*)."""

from __future__ import annotations

from collections.abc import Generator

from ....kernel.decision import NONE, Decision, Rules, ask_secret
from ....kernel.hexes import members
from ..components.kinds import ADVISORS
from ..player import CARDS, TapestryPlayer
from ..prompts import ADVISE, DISCARD, PLAY, REDRAW
from ..state import BENEFIT, BONUS, ENTER, UPGRADE, Table
from .bonus import discard_card, has_own_deck
from .era import GAINED_CARD, PLAY_AT_ONCE, begin, cease, happened
from .gains import Facts, Icons, TapestryEffect, score, under

TYRANNY_POINTS = 5


def draw(table: Table) -> int:
    """The top card of the deck, or -1 if all are in use (TAP-TAPCARD-11)."""
    if not table.deck:
        if not table.discard:
            return -1
        table.deck = members(table.discard)
        table.discard = 0
        table.rng.shuffle(table.deck)
    table.reveals += 1
    return table.deck.pop()


def draw_own(table: Table, me: TapestryPlayer) -> int:
    """The card that a player gains: of the common deck, but Mystics on the revised mat have one of their own."""
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
        table.log.tell("drew", me, {"cards": ",".join(map(str, drawn))}, number=len(drawn))
    return len(drawn)


def keep_drawn(me: TapestryPlayer) -> None:
    me.hand |= me.drawn
    me.drawn = 0


def gain_cards(table: Table, me: TapestryPlayer, n: int) -> Rules:
    """Into the hand; Tyranny lets one of them cover it at once (TAP-TAPCARD-01)."""
    if advised(table, me):
        gained = yield from draw_advised(table, me, n)
    else:
        gained = draw_cards(table, me, n)
    if table.supply.arts_cards:
        yield from exchange_arts_cards(table, me)
    if me.statics >> GAINED_CARD & 1:
        for _ in range(gained):
            yield from happened(table, me, GAINED_CARD)
    if gained and me.statics >> PLAY_AT_ONCE & 1:
        card = yield ask_secret(me, PLAY, lambda: [*members(me.drawn), NONE])
        if card != NONE:
            keep_drawn(me)
            me.score(TYRANNY_POINTS, CARDS)
            yield from play(table, me, card)
            return
    keep_drawn(me)


def advised(table: Table, me: TapestryPlayer) -> bool:
    """Advisors may step in when a neighbour gains cards in an advance turn (printed mat)."""
    return (
        table.switches.expansions > 0
        and not table.switches.revised
        and table.step in (ENTER, BENEFIT, BONUS)
        and any(ADVISORS in other.civs and not other.finished for other in table.neighbours(me))
    )


def draw_advised(table: Table, me: TapestryPlayer, n: int) -> Generator[Decision, int, int]:
    """For each card the Advisors may give one from hand instead, and gain one for it."""
    adviser = next(other for other in table.neighbours(me) if ADVISORS in other.civs)
    gained = 0
    for _ in range(n):
        card = NONE
        if adviser.hand:
            card = yield ask_secret(adviser, ADVISE, lambda: [*members(adviser.hand), NONE], me.seat)
        if card == NONE:
            gained += draw_cards(table, me, 1)
            continue
        hand_over(table, adviser, me, card)
        gained += 1
        yield from gain_cards(table, adviser, 1)
    return gained


def hand_over(table: Table, giver: TapestryPlayer, me: TapestryPlayer, card: int) -> None:
    """Face down; the two of them know it, unless everybody does."""
    place = 1 << card
    me.drawn |= place
    me.shown |= giver.shown & place
    giver.hand &= ~place
    giver.drawn &= ~place
    giver.shown &= ~place
    giver.side.seen[me.seat] |= place
    table.forget(giver)
    table.reveals += 1
    if table.log:
        table.log.tell("gave-card", giver, player_other=me.seat)


def exchange_arts_cards(table: Table, me: TapestryPlayer) -> Rules:
    """Without the arts track, cards with its symbol may be exchanged as they are drawn (TAP-COMP-19). Asked after every
    draw, or the question would tell."""
    arts = table.supply.arts_cards
    while True:
        card = yield ask_secret(me, REDRAW, lambda: [*members(me.drawn & arts), NONE])
        if card == NONE:
            return
        me.drawn &= ~(1 << card)
        discard_card(table, me, card)
        draw_cards(table, me, 1)


def play(table: Table, me: TapestryPlayer, card: int) -> Rules:
    """From hand onto the space of the current era; only the visible card is active (TAP-TAPCARD-02, -03, -06)."""
    lay(table, me, card)
    yield from take_effect(table, me)


def lay(table: Table, me: TapestryPlayer, card: int) -> None:
    me.hand &= ~(1 << card)
    me.shown &= ~(1 << card)
    table.forget(me)
    me.stacks[me.slot] += (card,)
    cease(me)
    begin(table, me, table.box.design_of[card])
    if table.log:
        table.log.tell("played", me, card=card)


def lay_face_down(table: Table, me: TapestryPlayer) -> None:
    """For lack of a card in hand the top one of the deck marks the era (TAP-INCOME-11)."""
    card = draw(table)
    if card >= 0:
        me.stacks[me.slot] += (card,)
        table.face_down |= 1 << card
        cease(me)
        if table.log:
            table.log.tell("played-face-down", me)
    table.step = UPGRADE


def take_effect(table: Table, me: TapestryPlayer) -> Rules:
    """What the card that was just laid says."""
    card = me.stacks[me.slot][-1]
    yield from under(table, CARDS, table.box.cards[card].effect, me)


def may_play(table: Table, me: TapestryPlayer) -> bool:
    """With an empty hand nothing is played (TAP-TAPCARD-12); TAP-VARIANT-11 forbids it after era 4."""
    return me.hand != 0 and not (me.era > 4 and table.switches.no_late_tapestry)


class TapestryCards(TapestryEffect):
    """Tapestry cards into the hand (TAP-ICON-22)."""

    key = "tapestry-cards"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        if has_own_deck(table, me):
            return bool(me.own_deck) or me.own_discard > 0
        return bool(table.deck) or table.discard > 0

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        if me.statics & (1 << GAINED_CARD | 1 << PLAY_AT_ONCE):
            return False
        if table.switches.expansions and (table.supply.arts_cards or advised(table, me)):
            return False
        draw_cards(table, me, self.amount)
        keep_drawn(me)
        return True

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from gain_cards(table, me, self.amount)

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "tapestry-card"]


class PlayOnTop(TapestryEffect):
    """Play a card from hand on the current one (TAP-ICON-23, TAP-TAPCARD-06, -08, -10, -12)."""

    key = "play-on-top"

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return may_play(table, me)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if may_play(table, me):
            card = yield ask_secret(me, PLAY, lambda: members(me.hand))
            yield from play(table, me, card)

    def icons(self) -> Icons:
        return ["play-tapestry"]


class DiscardForPoints(TapestryEffect):
    """Any number of cards from hand, points for each (Democracy)."""

    key = "discard-for-points"

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        while me.hand:
            card = yield ask_secret(me, DISCARD, lambda: [*members(me.hand), NONE])
            if card == NONE:
                return
            discard_card(table, me, card)
            score(table, me, self.points)

    def facts(self) -> Facts:
        return {"amount": self.points}

    def icons(self) -> Icons:
        return ["discard", "tapestry-card", ":", self.points, "vp"]

"""Tapestry cards: gained, chosen, discarded, played on top."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.effects import Facts
from ....kernel.hexes import members
from ..pieces.automa import CARD
from ..rules.bonus import discard_card, has_own_deck
from ..rules.gains import score
from ..rules.hand import advised, choose_cards, draw_cards, gain_cards, keep_drawn, may_play, play
from ..rules.offers import are_offered
from ..table.effect import QuietEffect, TapestryEffect
from ..table.hooks import Hooks
from ..table.player import TapestryPlayer
from ..table.prompts import DISCARD, PLAY, TAKE_CARD
from ..table.state import Table

ASKING: Final = (Hooks.gained_card, Hooks.play_at_once, Hooks.draws_card, Hooks.cards_drawn)  # on gaining cards


class TapestryCards(QuietEffect):
    """Tapestry cards into the hand (TAP-ICON-22)."""

    key = "tapestry-cards"
    icon_row = ("{amount}", "tapestry-card")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        if has_own_deck(table, me):
            return bool(me.own_deck) or me.own_discard > 0
        return bool(table.deck) or table.discard > 0

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        if any(table.moments.implemented(me, hook) for hook in ASKING):
            return False
        if table.supply.arts_cards or advised(table, me, self.amount) is not None or are_offered(table, me, CARD):
            return False
        draw_cards(table, me, self.amount)
        keep_drawn(me)
        return True

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        return gain_cards(table, me, self.amount)


class PlayOnTop(TapestryEffect):
    """Play a card from hand on the current one (TAP-ICON-23, TAP-TAPCARD-06, TAP-TAPCARD-08, TAP-TAPCARD-10,
    TAP-TAPCARD-12)."""

    key = "play-on-top"
    icon_row = ("play-tapestry",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return may_play(table, me)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if may_play(table, me):
            card = yield ask_secret(me, PLAY, lambda: members(me.hand))
            yield from play(table, me, card)


class DiscardForPoints(TapestryEffect):
    """Any number of cards from hand, points for each (Democracy)."""

    key = "discard-for-points"
    icon_row = ("discard", "tapestry-card", ":", "{points}", "vp")

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


class ChooseCard(TapestryEffect):
    """Draw some tapestry cards, keep one (Crystal Oracle)."""

    key = "choose-card"
    icon_row = ("{drawn}", "tapestry-card", "→", 1, "tapestry-card")
    fact_names = ("drawn",)

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        return choose_cards(table, me, self.drawn)


class TakeDiscard(TapestryEffect):
    """Any discarded tapestry card into the hand, where everybody knows it; else a draw (Phoenix Rebirth)."""

    key = "take-discard"
    icon_row = ("discard", "→", "tapestry-card")

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if not table.discard:
            yield from gain_cards(table, me, 1)
            return
        card = yield ask(me, TAKE_CARD, members(table.discard))
        table.discard &= ~(1 << card)
        me.hand |= 1 << card
        me.shown |= 1 << card
        if table.log:
            table.log.add("took-discard", me, card=card)

"""Offerings: the player discards cards, a god helps, the hand is refilled. components/gods.py has the gods' gifts."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ....kernel.effects import carry_out
from ....kernel.state import listed
from ..pieces.amounts import HAND_LIMIT
from ..pieces.kinds import POINTS_OF_VESTA, PURPLE
from ..table.knowledge import EVERYBODY, only
from ..table.player import DeusPlayer
from ..table.prompts import DISCARD, DRAW, GOD, TOP
from ..table.state import Table
from ..table.steps import BLESSING, OFFERING, SCORING
from .piles import draw, refill
from .turn import end_turn


def begin_offering(table: Table, me: DeusPlayer) -> None:
    table.offered = 0
    table.extra = 0
    table.step = OFFERING


def lay_aside(table: Table, me: DeusPlayer) -> Rules:
    """The player lays aside at least one card and at most the whole hand (DEUS-OFFER-01, DEUS-OFFER-02). The number is
    public, the faces are not."""
    done = [NONE] if table.aside else []
    card = yield ask_secret(me, DISCARD, lambda: me.hand + done, len(table.aside))
    if card != NONE:
        me.hand.remove(card)
        table.aside.append(card)
        table.aside.sort()
    if card == NONE or not me.hand:
        table.step = BLESSING


def bless(table: Table, me: DeusPlayer) -> Rules:
    """The god of the top card helps (DEUS-OFFER-05), then the player draws back to 5 and the turn is over: no column
    runs and no piece is placed (DEUS-OFFER-13)."""
    top = table.aside[0] if len(table.aside) == 1 else (yield ask_secret(me, TOP, lambda: table.aside.copy()))
    put_on_discard_pile(table, me, top)
    table.source = POINTS_OF_VESTA  # the only god who gives points
    god = table.catalog.cards[top].colour
    if god == PURPLE:  # DEUS-GOD-13, DEUS-GOD-14: Jupiter stands for one of the other gods
        god = yield ask(me, GOD, list(range(PURPLE)))
    if table.log:
        table.log.add("blessed", me, god=god, number=table.offered)
    yield from carry_out(table.catalog.gods[god].effect, table, me)
    refill(table, me)
    if table.step == SCORING:
        return
    most = min(table.extra, HAND_LIMIT - len(me.hand), len(table.deck) + len(table.discard))
    draw(table, me, (yield ask(me, DRAW, list(range(most + 1)))))  # DEUS-OFFER-10, DEUS-GOD-07, DEUS-GOD-15
    end_turn(table, me)


def put_on_discard_pile(table: Table, me: DeusPlayer, top: int) -> None:
    """The player has chosen the card on top (DEUS-OFFER-03) and knows the cards below; the others see the top card only
    (DEUS-OFFER-04)."""
    table.aside.remove(top)
    table.offered = len(table.aside) + 1
    table.discard += [*table.aside, top]
    table.known_to += [only(me.seat)] * len(table.aside) + [EVERYBODY]
    if table.log:
        table.log.add("offered", me, {"cards": listed([*table.aside, top])}, number=table.offered, card=top)
    table.aside = []

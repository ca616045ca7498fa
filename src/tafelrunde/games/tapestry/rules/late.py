"""Playing on after income turn 5: Elder Ones advance, Merfolk use up their cards (TAP-CIV-06)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask_secret
from ....kernel.hexes import members
from ..pieces.kinds import ELDER_ONES, LAST_INCOME, MERFOLK
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import DISCARD, LATE_DISCARD, LATE_PLAY, PLAY, TRIM
from ..table.state import Table
from .bonus import discard_card
from .hand import play
from .order import end_turn

MOST_CARDS: Final = 5  # that the Merfolk keep
CARD_POINTS: Final = 5


def plays_on(me: TapestryPlayer) -> bool:
    """Also, the THIS ERA card of era 4 goes on for them until it is covered."""
    return me.era == LAST_INCOME and (ELDER_ONES in me.civs or MERFOLK in me.civs)


def prepare_late_turns(table: Table, me: TapestryPlayer) -> Rules:
    """At the end of income turn 5. Landmarks of the Elder Ones count from now on: their number on the mat is 1."""
    if ELDER_ONES in me.civs:
        me.mat[ELDER_ONES] = 1
    if MERFOLK in me.civs:
        for left in range(me.hand.bit_count() - MOST_CARDS, 0, -1):
            discard_card(table, me, (yield ask_secret(me, TRIM, lambda: members(me.hand), left)))


def late_card_actions(table: Table, me: TapestryPlayer) -> list[int]:
    """Merfolk discard cards, or play one with a WHEN PLAYED ability."""
    if MERFOLK not in me.civs or not me.hand:
        return []
    return [LATE_DISCARD, LATE_PLAY] if playable(table, me) else [LATE_DISCARD]


def playable(table: Table, me: TapestryPlayer) -> list[int]:
    return [card for card in members(me.hand) if table.box.cards[card].when_played]


def play_late(table: Table, me: TapestryPlayer) -> Rules:
    """Onto the cards of era 4; what it reserves is used at once."""
    card = yield ask_secret(me, PLAY, lambda: playable(table, me))
    yield from play(table, me, card)
    end_turn(table, me)


def discard_late(table: Table, me: TapestryPlayer) -> Rules:
    """At least one card, for points each."""
    card = yield ask_secret(me, DISCARD, lambda: members(me.hand))
    while card != NONE:
        discard_card(table, me, card)
        me.score(CARD_POINTS, CIVILIZATION)
        card = (yield ask_secret(me, DISCARD, lambda: [*members(me.hand), NONE])) if me.hand else NONE
    end_turn(table, me)

"""Variant: the joker card (DEUS-VJOKER-01..11)."""

from __future__ import annotations

from ....kernel.decision import Rules, ask, ask_secret
from ..pieces.kinds import STANDARD
from ..table.player import DeusPlayer
from ..table.prompts import JOKER_CARD, JOKER_COLUMN
from ..table.state import Table
from ..table.steps import COLUMN
from .place import can_place, place_piece


def joker_columns(table: Table, me: DeusPlayer) -> list[int]:
    """Columns that have a piece, a region and a payable price; never the temples (DEUS-VJOKER-03, -05, -08)."""
    if not table.switches.joker or me.joker >= 0:
        return []
    return [
        colour
        for colour in range(STANDARD)
        if me.board[colour] and me.gold > len(me.columns[colour]) and can_place(table, me, colour)
    ]


def build_joker(table: Table, me: DeusPlayer) -> Rules:
    """Any card face down on a column; 1 gold for each card the column then has (DEUS-VJOKER-01..06, -09)."""
    colour = yield ask(me, JOKER_COLUMN, joker_columns(table, me))
    card = yield ask_secret(me, JOKER_CARD, lambda: me.hand.copy())
    me.hand.remove(card)
    me.joker = card
    me.columns[colour] += (card,)
    table.quiet_rounds = -1
    me.gold -= len(me.columns[colour])
    if table.log:
        table.log.tell("joker", me, {"card": card}, colour=colour, amount=len(me.columns[colour]))
    table.column = colour
    table.next_card = 0
    table.step = COLUMN
    yield from place_piece(table, me, colour)

"""Variant: the joker card, built face down on any column once in a game."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask, ask_secret
from ..pieces.kinds import STANDARD
from ..table.player import DeusPlayer
from ..table.prompts import JOKER_CARD, JOKER_COLUMN
from ..table.state import Table
from ..table.steps import BUILT_THIS_ROUND, COLUMN
from .place import can_place, place_piece


def joker_columns(table: Table, me: DeusPlayer) -> list[int]:
    """Columns that have a piece, a region and a payable price (DEUS-VJOKER-05); never the temples (DEUS-VJOKER-08)."""
    if not table.switches.joker or me.joker != NONE:  # DEUS-VJOKER-01: once in a game
        return []
    return [
        colour
        for colour in range(STANDARD)
        if me.board[colour] and me.gold > len(me.columns[colour]) and can_place(table, me, colour)
    ]


def build_joker(table: Table, me: DeusPlayer) -> Rules:
    """The player lays any card, a temple too, face down on a column of any colour (DEUS-VJOKER-01, DEUS-VJOKER-02,
    DEUS-VJOKER-09). It costs 1 gold for each card the column then has, and nothing else (DEUS-VJOKER-03). A piece of
    the column's type is placed (DEUS-VJOKER-05), and the other cards of the column run (DEUS-VJOKER-06)."""
    colour = yield ask(me, JOKER_COLUMN, joker_columns(table, me))
    card = yield ask_secret(me, JOKER_CARD, lambda: me.hand.copy())
    me.hand.remove(card)
    me.joker = card
    me.columns[colour] += (card,)
    table.quiet_rounds = BUILT_THIS_ROUND
    me.gold -= len(me.columns[colour])
    if table.log:
        table.log.add("joker", me, {"card": card}, colour=colour, amount=len(me.columns[colour]))
    table.column = colour
    table.next_card = 0
    table.step = COLUMN
    yield from place_piece(table, me, colour)

"""Running a column: its cards one after the other, and the atoms of a card."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import All, carry_out
from ..pieces.kinds import PURPLE
from ..table.effect import DeusEffect
from ..table.player import DeusPlayer
from ..table.prompts import GAIN, USE
from ..table.state import Table
from .turn import end_turn


def run_column(table: Table, me: DeusPlayer) -> Rules:
    """The column that just grew and no other, from the lowest card to the newest, each finished before the next
    (DEUS-RUN-01, DEUS-RUN-02, DEUS-RUN-03, DEUS-RUN-06). Each card that can do something is a step of its own."""
    column = () if table.column == PURPLE else me.columns[table.column]  # DEUS-TEMPLE-17
    while table.next_card < len(column):
        card = column[table.next_card]
        table.next_card += 1
        if card != me.joker and table.catalog.cards[card].effect.possible(table, me):  # DEUS-VJOKER-04
            yield from run_card(table, me, card)
            return
    end_turn(table, me)


def run_card(table: Table, me: DeusPlayer, number: int) -> Rules:
    """Atom by atom; each is used or declined as a whole (DEUS-RUN-04, DEUS-ATOM-01). What it counts is counted now,
    with the new piece on the map (DEUS-RUN-07)."""
    card = table.catalog.cards[number]
    booked = table.source
    table.source = card.colour
    if table.log:
        table.log.add("used", me, card=number)
    for effect in atoms(card.effect):
        if not effect.possible(table, me):
            continue
        if effect.optional or (yield ask(me, GAIN if effect.gift else USE, [1, NONE], number)) == 1:
            yield from carry_out(effect, table, me)
    table.source = booked
    table.moved = NONE


def atoms(effect: DeusEffect) -> tuple[DeusEffect, ...]:
    """The effects of a card in the order in which it lists them (DEUS-ATOM-01)."""
    return effect.parts() if isinstance(effect, All) else (effect,)

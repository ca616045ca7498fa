"""Running a column, and the yellow cards that run single cards (DEUS-RUN-01..07, DEUS-YELLOW-05, DEUS-ATOM-01, -21)."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import All, Per, carry_out
from ..components.kinds import COLOURS, PURPLE
from ..prompts import ACTIVATE, GAIN, USE
from ..state import DeusPlayer, Table
from .gains import DeusEffect, Facts, Gain, Icons
from .turn import end_turn


def run_column(table: Table, me: DeusPlayer) -> Rules:
    """From the lowest card to the newest, each finished before the next (DEUS-RUN-01..03). Each card that can do
    something is a step of its own."""
    column = () if table.column == PURPLE else me.columns[table.column]  # DEUS-TEMPLE-17
    while table.next_card < len(column):
        card = column[table.next_card]
        table.next_card += 1
        if card != me.joker and table.box.cards[card].effect.possible(table, me):  # DEUS-VJOKER-04
            yield from run_card(table, me, card)
            return
    end_turn(table, me)


def run_card(table: Table, me: DeusPlayer, number: int) -> Rules:
    """Atom by atom; each is used or declined as a whole (DEUS-RUN-04, DEUS-ATOM-01)."""
    card = table.box.cards[number]
    booked = table.source
    table.source = card.colour
    if table.log:
        table.log.tell("used", me, card=number)
    for effect in atoms(card.effect):
        if not effect.possible(table, me):
            continue
        if effect.optional or (yield ask(me, GAIN if is_gift(effect) else USE, [1, NONE], number)) == 1:
            yield from carry_out(effect, table, me)
    table.source = booked
    table.moved = NONE


def atoms(effect: DeusEffect) -> tuple[DeusEffect, ...]:
    return effect.parts() if isinstance(effect, All) else (effect,)


def is_gift(effect: DeusEffect) -> bool:
    """Gold, points or resources from the supply: nobody is worse off for taking them."""
    return isinstance(effect.part if isinstance(effect, Per) else effect, Gain)


class Activate(DeusEffect):
    """One face-up card of another column carries out its effect once (DEUS-ATOM-21, DEUS-YELLOW-05)."""

    key = "activate"
    optional = True

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def _cards(self, table: Table, me: DeusPlayer) -> list[int]:
        cards = table.box.cards
        return [c for c in me.columns[self.colour] if c != me.joker and cards[c].effect.possible(table, me)]

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return bool(self._cards(table, me))

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        card = yield ask(me, ACTIVATE, [*self._cards(table, me), NONE], self.colour)
        if card != NONE:
            yield from run_card(table, me, card)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return ["activate", 1, f"card-{COLOURS[self.colour]}"]

"""Yellow cards that activate a card of another column."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import COLOURS
from ..rules.column import run_card
from ..rules.movement import activations
from ..table.effect import Activating
from ..table.player import DeusPlayer
from ..table.prompts import ACTIVATE
from ..table.state import Table


class Activate(Activating):
    """One face-up card of another column carries out its effect once; its column does not run (DEUS-ATOM-21,
    DEUS-YELLOW-05). A joker lies face down (DEUS-VJOKER-11)."""

    key = "activate"
    optional = True

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def _cards(self, table: Table, me: DeusPlayer) -> list[int]:
        cards = table.catalog.cards
        return [c for c in me.columns[self.colour] if c != me.joker and cards[c].effect.possible(table, me)]

    def possible(self, table: Table, me: DeusPlayer) -> bool:
        return bool(self._cards(table, me))

    def run(self, table: Table, me: DeusPlayer) -> Rules:
        card = yield ask(me, ACTIVATE, activations(table, me, self._cards(table, me)), self.colour)
        if card != NONE:
            yield from run_card(table, me, card)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return ["activate", 1, f"card-{COLOURS[self.colour]}"]

"""Gamblers: cards are revealed, and one of them is played at once (TAP-CIV-09). They keep nothing on the mat."""

from __future__ import annotations

from typing import Final

from ......kernel.corrections import table_row
from ......kernel.decision import NONE, Rules, ask
from ......kernel.hexes import members
from ......kernel.state import listed
from ....components.civilizations import Civilization, Line
from ....pieces.kinds import ARTS_ARCHITECTURE, GAMBLERS
from ....rules.bonus import discard_card
from ....rules.hand import draw, lay, take_effect
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import GAMBLE, KEEP_REVEALED, USE
from ....table.state import Table

MIDDLE_INCOMES: Final[tuple[int, ...]] = (2, 3, 4)


@table_row
class Gamblers(Civilization):
    """`revealed` is the number of cards."""

    early = ("first_income_closes",)

    def __init__(
        self, id: str, turns: tuple[int, ...] = (), *lines: Line, expansion: int = ARTS_ARCHITECTURE, revealed: int = 3
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.revealed = revealed

    def numbers(self) -> dict[str, int]:
        return {"revealed": self.revealed}

    def first_income_closes(self, table: Table, me: TapestryPlayer) -> Rules:
        """The ability is used after income turn 1 too (TAP-CIV-09)."""
        table.source = CIVILIZATION
        yield from self.income(table, me)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """One with a WHEN PLAYED ability is played and takes effect, the others are discarded. If there is none, one
        goes into the hand (TAP-CIV-10, TAP-CIV-11)."""
        revealed = self.reveal(table, me)
        if not revealed:
            return
        me.drawn |= revealed
        me.shown |= revealed
        if table.log:
            table.log.add("took-up", me, cards=listed(members(revealed)))
        fit = [card for card in members(revealed) if table.catalog.cards[card].when_played]
        card = yield ask(me, GAMBLE, fit) if fit else ask(me, KEEP_REVEALED, members(revealed))
        me.drawn &= ~revealed
        me.hand |= revealed
        for other in members(revealed & ~(1 << card)):
            discard_card(table, me, other)
        if fit:
            lay(table, me, card)
            yield from take_effect(table, me)

    def reveal(self, table: Table, me: TapestryPlayer) -> int:
        revealed = 0
        for _ in range(self.revealed):
            card = draw(table)
            if card >= 0:
                revealed |= 1 << card
                if table.log:
                    table.log.add("showed", me, card=card)
        return revealed


class RevisedGamblers(Gamblers):
    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """It may be used at once."""
        if (yield ask(me, USE, [1, NONE], GAMBLERS)) == 1:
            yield from self.income(table, me)


PRINTED: Final[Gamblers] = Gamblers("gamblers", MIDDLE_INCOMES)
REVISED: Final[RevisedGamblers] = RevisedGamblers("gamblers", MIDDLE_INCOMES, revealed=2)

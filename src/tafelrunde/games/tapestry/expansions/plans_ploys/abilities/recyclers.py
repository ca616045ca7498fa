"""Recyclers: they invent discarded tech cards, and upgrade cards from the top row to the bottom row. They keep nothing
on the mat."""

from __future__ import annotations

from typing import Final

from ......kernel.decision import NONE, Rules, ask
from ....components.civilizations import EVERY_INCOME, Civilization
from ....pieces.kinds import BOTTOM, PLANS_PLOYS, TOP
from ....rules.counts import TECH_CARD, count_changed
from ....rules.gains import score
from ....rules.invent import take_open, upgradable, upgrade
from ....rules.tech_deck import keep_tech
from ....table.player import CIVILIZATION, TapestryPlayer
from ....table.prompts import TAKE_TECH, UPGRADE
from ....table.state import Table

TECHS_TO_CHOOSE: Final = 3
RECYCLED_POINTS: Final = 5


class Recyclers(Civilization):
    begins_when_gained = True

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """One of three tech cards; also when gained later."""
        if (yield from keep_tech(table, me, TECHS_TO_CHOOSE)) != NONE:
            me.own_side.invented += 1

    def adjust(self, table: Table, me: TapestryPlayer) -> Rules:
        """An upgrade before the game (TAP-CIVADJ-18)."""
        options = upgradable(table, me)
        if options:
            card = yield ask(me, UPGRADE, options)
            yield from upgrade(table, me, card)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """A tech card may be upgraded."""
        options = upgradable(table, me)
        card = (yield ask(me, UPGRADE, [*options, NONE])) if options else NONE
        if card != NONE:
            yield from upgrade(table, me, card)

    def discards_to_invent(self, table: Table, me: TapestryPlayer) -> list[int]:
        return table.side.pile

    def top_row_upgraded(self, table: Table, me: TapestryPlayer, card: int) -> Rules:
        """The card goes to the bottom row for points, which is an upgrade (TAP-FAQ-26)."""
        me.tech[TOP] &= ~(1 << card)
        me.tech[BOTTOM] |= 1 << card
        score(table, me, RECYCLED_POINTS, CIVILIZATION)
        if table.log:
            table.log.add("recycled", me, tech=card)
        yield from table.moments.upgraded(table, me)


class RevisedRecyclers(Recyclers):
    def discards_to_invent(self, table: Table, me: TapestryPlayer) -> list[int]:
        """The top one only."""
        return table.side.pile[-1:]

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """Before the upgrade the top discard may be taken."""
        pile = table.side.pile
        if pile and (yield ask(me, TAKE_TECH, [pile[-1], NONE])) != NONE:
            card = pile[-1]
            take_open(table, me, card)
            me.tech[BOTTOM] |= 1 << card
            if table.log:
                table.log.add("took-tech", me, tech=card)
            yield from count_changed(table, me, TECH_CARD, me.tech_count)
        yield from super().income(table, me)


PRINTED: Final[Recyclers] = Recyclers("recyclers", EVERY_INCOME, expansion=PLANS_PLOYS)
REVISED: Final[RevisedRecyclers] = RevisedRecyclers("recyclers", EVERY_INCOME, expansion=PLANS_PLOYS)

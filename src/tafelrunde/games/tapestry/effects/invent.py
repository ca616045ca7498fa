"""Tech cards: inventing, upgrading, repeating benefits, and the prerequisites of the top row."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons, Phrase
from ....kernel.hexes import members
from ..pieces.kinds import ALL_TRACKS, BUILDINGS, FIRST_OF_TIER, LAST_INCOME, MIDDLE, TIER_NAMES, TOP
from ..rules.columns import open_columns
from ..rules.gains import under
from ..rules.invent import invent, upgradable, upgrade
from ..rules.tech_deck import replace_display
from ..table.effect import QuietEffect, TapestryEffect
from ..table.participant import Participant
from ..table.player import TECH, TapestryPlayer
from ..table.prompts import CIRCLE, REPLACE, SQUARE, UPGRADE
from ..table.state import Table


class Prerequisite(Phrase):
    """The prerequisite of the top row, met by the player or, unless `own`, by a neighbour (TAP-UPGRADE-06)."""

    own: bool = False

    def met(self, table: Table, who: Participant) -> bool:
        raise NotImplementedError


class EnchantedCard(Prerequisite):
    """An enchanted card was played on the income mat, covered since or not (TAP-UPGRADE-19), or it is income turn 5
    (TAP-UPGRADE-18, TAP-ICON-71). One card is enough for any number of tech cards (TAP-UPGRADE-20), and cards of
    neighbours do not count (TAP-UPGRADE-21)."""

    key = "enchanted-card"
    icon_row = ("charm",)
    own = True

    def met(self, table: Table, who: Participant) -> bool:
        stacks = who.person.stacks if who.person else ()
        return who.era == LAST_INCOME or any(
            table.catalog.cards[card].enchanted and not table.face_down >> card & 1
            for stack in stacks
            for card in stack
        )


class InTier(Prerequisite):
    """Prerequisite: stand in that tier of a track or higher (TAP-UPGRADE-07, TAP-EX-09)."""

    key = "in-tier"

    def __init__(self, track: int, tier: int) -> None:
        self.track = track
        self.tier = tier

    def met(self, table: Table, who: Participant) -> bool:
        return self.track < len(who.far) and who.far[self.track] >= FIRST_OF_TIER[self.tier]

    def facts(self) -> Facts:
        return {"track": ALL_TRACKS[self.track], "tier": TIER_NAMES[self.tier]}

    def icons(self) -> Icons:
        return [f"track-{ALL_TRACKS[self.track]}", TIER_NAMES[self.tier]]


class Uncovered(Prerequisite):
    """Prerequisite: that column of an income track is uncovered (TAP-UPGRADE-08, TAP-EX-10)."""

    key = "uncovered"

    def __init__(self, kind: int, column: int) -> None:
        self.kind = kind
        self.column = column

    def met(self, table: Table, who: Participant) -> bool:
        """Who has no income mat uncovers nothing (TAP-AUTOMA-90)."""
        me = who.person
        return me is not None and open_columns(table, me, self.kind) >> self.column - 1 & 1 == 1

    def facts(self) -> Facts:
        return {"building": BUILDINGS[self.kind], "column": self.column}

    def icons(self) -> Icons:
        return [BUILDINGS[self.kind], self.column]


# ------------------------------------------------------------------------------------------------ atoms


class Invent(QuietEffect):
    """TAP-ICON-16."""

    key = "invent"
    icon_row = ("invent",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.display or table.tech_deck or table.tech_discard)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from invent(table, me)


class ReplaceDisplay(QuietEffect):
    """All three face-up cards, or none (TAP-INVENT-06, TAP-ICON-17)."""

    key = "replace-display"
    icon_row = ("replace-display",)
    optional = True

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if len(table.tech_deck) + table.tech_discard.bit_count() == 0:
            return
        if (yield ask(me, REPLACE, [1, NONE])) == 1:
            replace_display(table, me)


class Upgrade(TapestryEffect):
    """TAP-ICON-19, TAP-UPGRADE-11."""

    key = "upgrade"
    icon_row = ("upgrade",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(upgradable(table, me))

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        options = upgradable(table, me)
        if options:
            card = yield ask(me, UPGRADE, options)
            yield from upgrade(table, me, card)


class Circle(TapestryEffect):
    """The circle benefit of a card in the middle row (TAP-ICON-72, TAP-FAQ-05, TAP-EX-24)."""

    key = "circle"
    icon_row = ("circle",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.tech[MIDDLE] != 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if me.tech[MIDDLE]:
            card = yield ask(me, CIRCLE, members(me.tech[MIDDLE]))
            yield from under(table, TECH, table.catalog.techs[card].circle, me)


class Square(TapestryEffect):
    """The square benefit of a card in the top row, unless it is turned over (TAP-ICON-73, TAP-UPGRADE-22)."""

    key = "square"
    icon_row = ("square",)

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.tech[TOP] & ~me.side.turned != 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if self.possible(table, me):
            card = yield ask(me, SQUARE, members(me.tech[TOP] & ~me.side.turned))
            yield from under(table, TECH, table.catalog.techs[card].square, me)

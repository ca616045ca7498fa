"""Plain gains: resources and territory tiles."""

from __future__ import annotations

from ....kernel.decision import Rules
from ....kernel.effects import Facts, Icons
from ..pieces.automa import TILE
from ..pieces.kinds import RESOURCES
from ..rules.gains import draw_tiles, gain, gain_any, gain_tiles, tiles_are_left
from ..rules.offers import are_offered
from ..table.effect import QuietEffect
from ..table.hooks import Hooks
from ..table.player import TapestryPlayer
from ..table.state import Table


class Gain(QuietEffect):
    """Resources of one kind (TAP-ICON-13, TAP-ICON-38, TAP-ICON-47, TAP-ICON-58)."""

    key = "gain"

    def __init__(self, resource: int, amount: int = 1) -> None:
        self.resource = resource
        self.amount = amount

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        gain(table, me, self.resource, self.amount)
        return True

    def now_many(self, table: Table, me: TapestryPlayer, n: int) -> bool:
        gain(table, me, self.resource, self.amount * n)
        return True

    def facts(self) -> Facts:
        return {"resource": RESOURCES[self.resource], "amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, RESOURCES[self.resource]]


class AnyResource(QuietEffect):
    """Resources of choice (TAP-ICON-28)."""

    key = "any-resource"
    icon_row = ("{amount}", "any-resource")
    fact_names = ("amount",)

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        return gain_any(table, me, self.amount)

    def many(self, table: Table, me: TapestryPlayer, n: int) -> Rules:
        return gain_any(table, me, self.amount * n)


class Tiles(QuietEffect):
    """Territory tiles into the supply (TAP-ICON-50)."""

    key = "tiles"
    icon_row = ("{amount}", "territory-tile")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return tiles_are_left(table)

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        moments = table.moments
        if moments.implemented(me, Hooks.draws_tiles) or moments.implemented(me, Hooks.tiles_gained):
            return False
        if are_offered(table, me, TILE):
            return False
        gain_tiles(table, me, self.amount)
        return True

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        before = me.tiles
        yield from draw_tiles(table, me, self.amount)
        yield from table.moments.tiles_gained(table, me, me.tiles & ~before)

"""Effects of single tapestry cards of Plans & Ploys."""

from __future__ import annotations

from typing import Final

from .....kernel.decision import NONE, Rules, ask
from .....kernel.effects import Facts
from .....kernel.hexes import members
from ...effects.cards_on_tracks import Card
from ...rules.conquer import conquer, targets
from ...rules.dice import tile_benefit
from ...rules.explore import explore
from ...rules.gains import draw_tiles, score
from ...table.effect import TapestryEffect
from ...table.player import TapestryPlayer
from ...table.prompts import RECALL, TERRITORY
from ...table.state import Table
from ..landmark_cards import choose_further_goal

ENOUGH_POINTS: Final = 3  # of exploring, for the conquest of Cartography


class ManifestDestiny(Card):
    """Conquer next to the start territory, then the benefit of a controlled territory tile may be gained."""

    key = "manifest-destiny"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from conquer(table, me, within=table.map.grid.beside[me.start])
        hexes = [hex for hex in members(me.upright) if table.tiles[hex] >= 0]
        hex = (yield ask(me, TERRITORY, [*hexes, NONE], self.number)) if hexes else NONE
        if hex != NONE:
            yield from tile_benefit(table, me, hex)


class Cartography(Card):
    """Draw a territory tile and explore with it; with at least 3 points for its place it may be conquered."""

    key = "cartography"

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        before = me.tiles
        if not (yield from draw_tiles(table, me, 1)):
            return
        tile = (me.tiles & ~before).bit_length() - 1
        points = yield from explore(table, me, only=tile)
        if points < ENOUGH_POINTS:
            return
        here = 1 << table.tiles.index(tile) if tile in table.tiles else 0
        options = members(targets(table, me, False) & here) if me.outposts else []
        if options and (yield ask(me, TERRITORY, [*options, NONE], self.number)) != NONE:
            yield from conquer(table, me, within=here)


class RoyalCharter(TapestryEffect):
    """A further landmark card, one of two, and points; without a landmark deck more points."""

    key = "royal-charter"
    icon_row = ("landmark-card", "+", "{points}", "vp")

    def __init__(self, drawn: int, points: int, instead: int) -> None:
        self.drawn = drawn
        self.points = points
        self.instead = instead

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        if not table.side.landmark_deck:
            score(table, me, self.instead)
            return
        yield from choose_further_goal(table, me, self.drawn)
        score(table, me, self.points)

    def facts(self) -> Facts:
        return {"drawn": self.drawn, "amount": self.points, "instead": self.instead}


class RecallOutposts(TapestryEffect):
    """Up to `most` toppled outposts of the player go back into supply."""

    key = "recall-outposts"
    fact_names = ("most",)
    icon_row = ("toppled", "→", "outpost")
    optional = True

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.fallen != 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        for _ in range(self.most):
            fallen = members(me.fallen)
            hex = (yield ask(me, RECALL, [*fallen, NONE])) if fallen else NONE
            if hex == NONE:
                return
            me.toppled &= ~(1 << hex)
            me.outposts += 1
            table.items[hex] -= 1
            for other in table.opponents(me):  # it lies toppled no more (TAP-ACHIEVE-08)
                other.felled &= ~(1 << hex)
            if table.log:
                table.log.add("recalled", me, hex=hex)

"""Exploring: territory tiles on the map, space tiles."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ....kernel.effects import Facts, Icons
from ....kernel.hexes import members
from ..pieces.automa import SPACE_TILE as OFFERED_SPACE_TILE
from ..rules.explore import draws_first, explore, has_room, keep_space
from ..rules.gains import draw_tiles, under
from ..rules.offers import are_offered
from ..table.effect import TapestryEffect
from ..table.player import SPACE, TapestryPlayer
from ..table.prompts import SPACE_TILE
from ..table.state import Table


class Explore(TapestryEffect):
    """TAP-ICON-52; without a tile or a hex it is lost (TAP-EXPLORE-09, TAP-EXPLORE-15)."""

    key = "explore"

    def __init__(self, anywhere: bool = False) -> None:
        self.anywhere = anywhere

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        if not me.tiles and not (table.tiles_left and draws_first(table, me)):
            return False
        return has_room(table, me, self.anywhere)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from explore(table, me, self.anywhere)

    def facts(self) -> Facts:
        return {"anywhere": int(self.anywhere)}

    def icons(self) -> Icons:
        return ["explore-anywhere" if self.anywhere else "explore"]


class ExploreDrawn(TapestryEffect):
    """Draw a territory tile and explore with exactly that one (Coal Baron)."""

    key = "explore-drawn"
    icon_row = (1, "territory-tile", "→", "explore")

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.tiles_left)

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        before = me.tiles
        if (yield from draw_tiles(table, me, 1)):
            yield from explore(table, me, only=(me.tiles & ~before).bit_length() - 1)


class SpaceTiles(TapestryEffect):
    """Space tiles into the supply, as many as are left (TAP-ICON-53, TAP-SPACE-04, TAP-SPACE-10); none comes
    back (TAP-SPACE-05)."""

    key = "space-tiles"
    icon_row = ("{amount}", "space-tile")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return bool(table.spaces_left)

    def now(self, table: Table, me: TapestryPlayer) -> bool:
        if table.moments.extra_choice(table, me) or are_offered(table, me, OFFERED_SPACE_TILE):
            return False
        me.fresh = 0
        for _ in range(min(self.amount, len(table.spaces_left))):
            tile = table.spaces_left.pop()
            me.fresh |= 1 << tile
            if table.log:
                table.log.add("drew-space", me, None, **{"space-tile": tile})
        if me.fresh:
            table.reveals += 1
        me.space |= me.fresh
        return True

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        """One of several is kept, each time."""
        fresh = 0
        for _ in range(self.amount):
            fresh |= yield from keep_space(table, me, 1)
        me.fresh = fresh


class ExploreSpace(TapestryEffect):
    """Lay a space tile beside the income mat and gain all it shows; no points for placing (TAP-SPACE-02, TAP-SPACE-03,
    TAP-SPACE-08, TAP-ICON-54, TAP-EX-06)."""

    key = "explore-space"
    icon_row = ("explore-space",)

    def __init__(self, of_those: bool = False) -> None:
        self.of_those = of_those  # only one that was just gained (TAP-TRACK-EXP-11)

    def choice(self, me: TapestryPlayer) -> int:
        return me.space & me.fresh if self.of_those else me.space

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return self.choice(me) != 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        tiles = self.choice(me)
        if not tiles:
            return
        tile = yield ask(me, SPACE_TILE, members(tiles))
        me.space &= ~(1 << tile)
        me.explored |= 1 << tile
        if table.log:
            table.log.add("explored-space", me, None, **{"space-tile": tile})
        yield from under(table, SPACE, table.catalog.space_tiles[tile], me)

    def facts(self) -> Facts:
        return {"of_those": int(self.of_those)}

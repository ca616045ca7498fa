"""Isolationists: tokens make conquered territories safe, and a large land mass scores at the end.

Their number on the mat is the number of tokens left on it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.corrections import table_row
from ....kernel.decision import NONE, Rules, ask
from ..components.civilizations import LastScorer, Line
from ..pieces.kinds import BASE, ISOLATIONISTS, LAST_INCOME
from ..rules.gains import draw_tiles, gain_any, gain_tiles, score
from ..rules.land import largest_land_mass
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.prompts import GUARD
from ..table.state import Table

LAND_MASS_POINTS: Final[tuple[int, ...]] = (0, 5, 10, 16, 23, 31, 40)  # by the territories of the largest land mass


@table_row
class Isolationists(LastScorer):
    drawn_as: ClassVar[str] = "tokens"
    begins_when_gained = True

    def __init__(
        self,
        id: str,
        turns: tuple[int, ...] = (LAST_INCOME,),
        *lines: Line,
        expansion: int = BASE,
        tokens: int = 4,
        tiles: int = 2,
        points: tuple[int, ...] = LAND_MASS_POINTS,
    ) -> None:
        super().__init__(id, turns, *lines, expansion=expansion)
        self.tokens = tokens
        self.tiles = tiles  # territory tiles at the start
        self.points = points

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        me.mat[ISOLATIONISTS] = self.tokens
        yield from ()

    def adjust(self, table: Table, me: TapestryPlayer) -> Rules:
        """TAP-CIVADJ-15."""
        gain_tiles(table, me, self.tiles)
        yield from super().adjust(table, me)

    def last_score(self, table: Table, me: TapestryPlayer) -> None:
        """The largest connected land mass of one terrain among their territories (TAP-FAQ-27)."""
        size = largest_land_mass(table, me)
        score(table, me, self.points[min(size, len(self.points) - 1)], CIVILIZATION)

    def conquered(self, table: Table, me: TapestryPlayer, hex: int, was_empty: bool) -> Rules:
        """A token may be placed on a territory that was empty, which is then safe, for any 1 resource."""
        if not was_empty or not me.mat[ISOLATIONISTS] or table.items[hex] != 1:
            return
        if (yield ask(me, GUARD, [1, NONE], hex)) == 1:
            me.mat[ISOLATIONISTS] -= 1
            me.tokens |= 1 << hex
            table.items[hex] += 1
            if table.log:
                table.log.add("guarded", me, hex=hex)
            yield from gain_any(table, me, 1)

    def numbers(self) -> dict[str, int]:
        return {"most": self.points[-1], "tokens": self.tokens, "more": self.tokens + 1, "tiles": self.tiles}


class RevisedIsolationists(Isolationists):
    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Tiles, and one token more on the large map."""
        yield from draw_tiles(table, me, self.tiles)
        me.mat[ISOLATIONISTS] = self.tokens + table.map.large


PRINTED: Final[Isolationists] = Isolationists("isolationists")
REVISED: Final[RevisedIsolationists] = RevisedIsolationists("isolationists")

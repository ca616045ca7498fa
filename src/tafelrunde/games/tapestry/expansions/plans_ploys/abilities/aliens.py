"""Aliens: a space tile on the mat, which is explored anew in each income turn. Their number on the mat is that of the
tile, from 1; 0 if there is none."""

from __future__ import annotations

from typing import ClassVar, Final

from ......kernel.decision import NONE, Rules, ask
from ......kernel.effects import carry_out
from ......kernel.hexes import members
from ....components.civilizations import EVERY_INCOME, Civilization
from ....effects.explore import SpaceTiles
from ....pieces.kinds import ALIENS, PLANS_PLOYS
from ....rules.gains import gain_any, pay_any, under
from ....table.player import SPACE, TapestryPlayer
from ....table.prompts import VISIT
from ....table.state import Table

START_TILES: Final = 4


def tile_on_mat(state: int) -> int:
    """The space tile, or -1, by the number on the mat."""
    return state - 1


class Aliens(Civilization):
    drawn_as: ClassVar[str] = "things"
    price = 1  # for a tile where another one has left the mat
    begins_when_gained = True

    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        """Four space tiles."""
        yield from carry_out(SpaceTiles(START_TILES), table, me)

    def income(self, table: Table, me: TapestryPlayer) -> Rules:
        """The tile on the mat goes; another one is explored onto it, for a price if one went, or any 1 resource is
        gained."""
        price = self.price if me.mat[ALIENS] else 0
        leave_mat(table, me)
        options = members(me.space) if sum(me.goods) >= price else []
        tile = (yield ask(me, VISIT, [*options, NONE], price)) if options else NONE
        if tile == NONE:
            yield from gain_any(table, me, 1)
            return
        yield from pay_any(table, me, price)
        me.space &= ~(1 << tile)
        me.explored |= 1 << tile
        me.mat[ALIENS] = tile + 1
        if table.log:
            table.log.add("explored-space", me, None, **{"space-tile": tile})
        yield from under(table, SPACE, table.catalog.space_tiles[tile], me)

    def given_up(self, table: Table, me: TapestryPlayer) -> Rules:
        leave_mat(table, me)
        yield from ()

    def things_on(self, state: int) -> list[tuple[str, int]]:
        return [("space-tile", tile_on_mat(state))] if state else []


class RevisedAliens(Aliens):
    price = 0


def leave_mat(table: Table, me: TapestryPlayer) -> None:
    """The tile on the mat is out of the game."""
    tile = tile_on_mat(me.mat[ALIENS])
    if tile >= 0:
        me.mat[ALIENS] = 0
        me.explored &= ~(1 << tile)
        table.spaces_gone |= 1 << tile


PRINTED: Final[Aliens] = Aliens("aliens", EVERY_INCOME, expansion=PLANS_PLOYS)
REVISED: Final[RevisedAliens] = RevisedAliens("aliens", EVERY_INCOME, expansion=PLANS_PLOYS)

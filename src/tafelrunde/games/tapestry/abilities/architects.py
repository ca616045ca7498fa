"""Architects: districts and lines with income buildings of one type are worth more. Their mat holds no tokens."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..components.civilizations import Civilization
from ..pieces.capitals import PLOT_MASKS, plots_in
from ..table.player import TapestryPlayer
from ..table.prompts import MARK, SWAP
from ..table.state import Table

MOST_SWAPS: Final = 3


class Architects(Civilization):
    def adjust(self, table: Table, me: TapestryPlayer) -> Rules:
        """TAP-VARIANT-15 counts the player too."""
        yield from mark_plots(table, me, len(table.opponents(me)) + table.switches.architects_per_person)

    def join(self, table: Table, me: TapestryPlayer) -> Rules:
        """They may swap two income buildings in the capital, up to three times."""
        for _ in range(MOST_SWAPS):
            if sum(houses != 0 for houses in me.houses) < 2:
                return
            built = [plot for plot, place in PLOT_MASKS if any(houses & place for houses in me.houses)]
            one = yield ask(me, SWAP, [*built, NONE])
            if one == NONE:
                return
            other = yield ask(me, SWAP, [plot for plot in built if kind_on(me, plot) != kind_on(me, one)])
            swap(table, me, one, other)

    def district_resources(self, table: Table, me: TapestryPlayer, district: int) -> int:
        return int(one_type(me, district))

    def line_points(self, table: Table, me: TapestryPlayer, lines: list[int]) -> int:
        return sum(one_type(me, line) for line in lines)


class RevisedArchitects(Architects):
    def begin(self, table: Table, me: TapestryPlayer) -> Rules:
        yield from mark_plots(table, me, len(table.opponents(me)))


def one_type(me: TapestryPlayer, area: int) -> bool:
    """All income buildings there are of one type, and there is one."""
    return sum(houses & area != 0 for houses in me.houses) == 1


def mark_plots(table: Table, me: TapestryPlayer, tokens: int) -> Rules:
    """A token for each opponent makes a plot impassable, each in another district (TAP-CIVADJ-04)."""
    districts = table.catalog.capitals[me.capital].districts
    outside = ~sum(districts)
    marked = 0
    for _ in range(tokens):
        free = ~(me.city | marked | outside)
        plots = plots_in(free)
        if not plots:  # a capital with few districts
            return
        plot = yield ask(me, MARK, plots)
        place = PLOT_MASKS[plot][1]
        me.city |= place
        me.rough |= place
        for district in districts:
            if district & place:
                marked |= district


def swap(table: Table, me: TapestryPlayer, one: int, other: int) -> None:
    """The income buildings of two plots; they are of different types."""
    kinds = kind_on(me, one), kind_on(me, other)
    both = PLOT_MASKS[one][1] | PLOT_MASKS[other][1]
    for kind in kinds:
        me.houses[kind] ^= both
    if table.log:
        table.log.add("swapped", me, plot=one, plot_other=other)


def kind_on(me: TapestryPlayer, plot: int) -> int:
    place = PLOT_MASKS[plot][1]
    return next(kind for kind in range(4) if me.houses[kind] & place)


PRINTED: Final[Architects] = Architects("architects")
REVISED: Final[RevisedArchitects] = RevisedArchitects("architects")

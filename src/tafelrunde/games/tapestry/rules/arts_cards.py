"""The tapestry cards of Arts & Architecture that no tree can say."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules
from ....kernel.hexes import members
from ..table.player import TapestryPlayer
from ..table.state import Table

MOST_MOVES: Final = 2  # Migration

MOST_BONUSES: Final = 3  # Status Quo

DRAWN: Final = 2  # civilizations, for Plague


def give_up(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """Buildings on the mat stand beside the capital from now on, stored landmarks are built, cards go back."""
    me.civs = tuple(other for other in me.civs if other != civ)
    me.own_side.lost |= 1 << civ
    table.civs_gone |= 1 << civ
    if table.log:
        table.log.tell("gave-up", me, civilization=civ)
    yield from table.mats[civ].given_up(table, me)
    if not table.mats[civ].stays_on_map:
        me.mat[civ] = 0


def goals(table: Table, me: TapestryPlayer, start: int) -> list[int]:
    """As if the outpost were lifted already."""
    around = table.map.grid.around(me.upright & ~(1 << start))
    return members(around & table.land & ~table.taken)

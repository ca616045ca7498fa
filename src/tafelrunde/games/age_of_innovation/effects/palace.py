"""Abilities of palace tiles: smaller towns (8), flight (9), towns over a river (14)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ....kernel.effects import Facts
from ..pieces.kinds import FROM_PALACES, SCHOLARS
from ..pieces.prices import TOWN_POWER
from ..rules.gains import gain_points, spend
from ..rules.towns import look_everywhere
from ..table.ability import Ability, Jump
from ..table.player import AoiPlayer
from ..table.prompts import FLIGHT, FLIGHT_SITE
from ..table.state import Table


class SmallTowns(Ability):
    """Towns need less power, as many buildings as before; groups that are large enough found theirs at once
    (AOI-PALACE-28, AOI-PALACE-48)."""

    name = "small-towns"

    def facts(self) -> Facts:
        return {**super().facts(), "usual": TOWN_POWER}

    def town_power(self, needed: int) -> int:
        return self.amount

    def on_taken(self, table: Table, me: AoiPlayer) -> Rules:
        yield from look_everywhere(table, me)


class Flight(Jump):
    """For a scholar, who goes back to the supply and is not sent, over 1 or 2 spaces; `amount` points for each flight
    (AOI-PALACE-29, AOI-PALACE-109)."""

    name = "flight"
    code = FLIGHT
    site = FLIGHT_SITE
    event = "flew"
    spaces = 2

    def can_pay(self, me: AoiPlayer) -> bool:
        return me.scholars > 0

    def pay(self, table: Table, me: AoiPlayer) -> None:
        spend(table, me, SCHOLARS, 1)
        gain_points(table, me, self.amount, FROM_PALACES)


class RiverTowns(Ability):
    """One river space may lie between the buildings of a town (AOI-PALACE-54)."""

    name = "river-towns"
    unspoken = frozenset({"amount"})  # it has no number
    river_towns = True

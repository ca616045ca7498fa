"""Illusionists: cheaper power actions, and points for them; fewer points since 2024."""

from __future__ import annotations

from ....kernel.effects import Facts
from ....kernel.game import PUBLIC
from ..components.parts import CHANGED, Start, Tile
from ..effects.knowledge import StepsOf
from ..pieces.kinds import FROM_FACTION
from ..rules.gains import gain_points
from ..table.ability import Ability
from ..table.player import AoiPlayer
from ..table.state import Table


class CheapPowerActions(Ability):
    """Power actions cost 1 less and give `amount` points, 1 more with many players (AOI-FACTION-25, AOI-FACTION-45)."""

    name = "illusionists"
    power_discount = 1
    full_table = 5  # from this number of players on it is a point more

    def on_power_action(self, table: Table, me: AoiPlayer) -> None:
        many = len(table.players) >= self.full_table
        gain_points(table, me, self.at_full_table if many else self.amount, FROM_FACTION)

    @property
    def at_full_table(self) -> int:
        return self.amount + 1

    def facts(self) -> Facts:
        discount, players = self.power_discount, self.full_table
        return {**super().facts(), "discount": discount, "full": self.at_full_table, "players": players}


class CheapPowerActions2024(CheapPowerActions):
    """The version of 2024: fewer points; four players count as many."""

    name = "illusionists-2024"
    full_table = 4


# AOI-FACTION-05: two steps in medicine.
ILLUSIONISTS: Tile = Tile("illusionists", Start(StepsOf(0, 0, 0, 2)), CheapPowerActions(3))
ILLUSIONISTS_2024: Tile = Tile(
    "illusionists-2024", Start(StepsOf(0, 0, 0, 2)), CheapPowerActions2024(1), source=PUBLIC, basis=CHANGED
)

"""The effect that gives a town tile without a town."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..rules.towns import take_free_town_tile
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table


class FreeTownTile(AoiEffect):
    """A town tile for the palace tile (AOI-PALACE-31)."""

    key = "free-town-tile"
    icon_row = (1, "town")

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        yield from take_free_town_tile(table, me)

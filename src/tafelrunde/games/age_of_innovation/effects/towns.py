"""Town tiles without a town."""

from __future__ import annotations

from ....kernel.decision import Rules
from ....kernel.effects import Icons
from ..pieces.packed import ON_PALACE
from ..rules.towns import take_town_tile
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table


class FreeTownTile(AoiEffect):
    """A town tile for the palace tile; no town is founded by it (AOI-PALACE-31, AOI-PALACE-51, AOI-PALACE-91,
    AOI-Q-14)."""

    key = "free-town-tile"

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        yield from take_town_tile(table, me, ON_PALACE)

    def icons(self) -> Icons:
        return [1, "town"]

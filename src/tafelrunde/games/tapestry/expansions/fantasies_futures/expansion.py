"""The hooks of Fantasies & Futures: reserved items."""

from __future__ import annotations

from typing import Final

from ...pieces.kinds import FANTASIES_FUTURES, LAST_INCOME
from ...table.player import TapestryPlayer
from ...table.state import STEPS, Table
from ...table.steps import RESERVED
from ..every_expansion import EveryExpansion
from .reserve import use_reserved


class FantasiesFutures(EveryExpansion):
    expansion = FANTASIES_FUTURES

    def after_abilities(self, table: Table, me: TapestryPlayer) -> None:
        """Reserved items are used in income turn 5 (TAP-INCOME-25)."""
        if me.era == LAST_INCOME and me.side.reserved:
            table.step = RESERVED


STEPS[RESERVED] = use_reserved

EXPANSION: Final = FantasiesFutures()

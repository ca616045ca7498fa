"""What cards can say: actions."""

from __future__ import annotations

from ....kernel.effects import Icons
from ..table.effect import AoiEffect
from ..table.player import (
    AoiPlayer,
)
from ..table.state import Table


class FurtherAction(AoiEffect):
    """Psychics: one further action may follow at once, any action (AOI-FACTION-32, AOI-Q-21)."""

    key = "further-action"

    def now(self, table: Table, me: AoiPlayer) -> bool:
        table.further = True
        return True

    def icons(self) -> Icons:
        return [1, "action"]

"""Psychics: power and an extra action, once per round."""

from __future__ import annotations

from ....kernel.effects import All
from ..components.parts import Special, Start, Tile
from ..effects.gains import Gain
from ..effects.knowledge import StepsOf
from ..pieces.kinds import POWER, TOOLS
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table


class FurtherAction(AoiEffect):
    """One further action may follow at once, any action, exchanges before it (AOI-FACTION-32, AOI-Q-21).
    `Table.further` is set until it is taken or declined."""

    key = "further-action"
    icon_row = (1, "action")

    def now(self, table: Table, me: AoiPlayer) -> bool:
        table.further = True
        return True


# AOI-FACTION-12: a step each in banking and medicine, and a tool.
PSYCHICS: Tile = Tile(
    "psychics",
    Start(All(StepsOf(1, 0, 0, 1), Gain(TOOLS, 1))),
    Special(All(Gain(POWER, 5), FurtherAction())),
)

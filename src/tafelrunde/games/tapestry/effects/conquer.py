"""Conquering a territory, gaining one die or both."""

from __future__ import annotations

from ....kernel.decision import Rules
from ....kernel.effects import Facts, Icons
from ..rules.conquer import DICE_COUNT, ONE, conquer, targets
from ..table.effect import TapestryEffect
from ..table.player import TapestryPlayer
from ..table.state import Table


class Conquer(TapestryEffect):
    """TAP-ICON-61, TAP-ICON-62; without an outpost or a target it is lost (TAP-CONQUER-04, TAP-CONQUER-16)."""

    key = "conquer"

    def __init__(self, anywhere: bool = False, dice: int = ONE) -> None:
        self.anywhere = anywhere
        self.dice = dice

    def possible(self, table: Table, me: TapestryPlayer) -> bool:
        return me.outposts > 0 and targets(table, me, self.anywhere) != 0

    def run(self, table: Table, me: TapestryPlayer) -> Rules:
        return conquer(table, me, self.anywhere, self.dice)

    def facts(self) -> Facts:
        return {"anywhere": int(self.anywhere), "dice": DICE_COUNT[self.dice]}

    def icons(self) -> Icons:
        row: Icons = ["conquer-anywhere" if self.anywhere else "conquer"]
        return row if self.dice == ONE else [*row, f"dice-{DICE_COUNT[self.dice]}"]

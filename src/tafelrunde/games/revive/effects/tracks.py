"""What cards can say: tracks."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import COLOURS
from ..rules.gains import Done
from ..rules.tracks import advance
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import TRACK
from ..table.state import Table


class Advance(ReviveEffect):
    """Steps on a machine track (REV-SYMG-09). `forced`: the steps of a building, which nobody may refuse."""

    key = "advance"

    def __init__(self, colour: int, steps: int = 1, forced: bool = False) -> None:
        self.colour = colour
        self.steps = steps
        self.forced = forced

    def now(self, table: Table, me: RevivePlayer) -> bool:
        advance(table, me, self.colour, self.steps)
        return True

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour], "steps": self.steps}

    def icons(self) -> Icons:
        return [self.steps, f"track-{COLOURS[self.colour]}"]


class AdvanceAny(ReviveEffect):
    """A step on a machine track of choice (REV-SYMG-10)."""

    key = "advance-any"
    optional = True

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        yield from self.use(table, me)

    def use(self, table: Table, me: RevivePlayer) -> Done:
        colour = yield ask(me, TRACK, [0, 1, 2, NONE])
        if colour != NONE:
            advance(table, me, colour, 1)
        return colour != NONE

    def icons(self) -> Icons:
        return [1, "track-any"]

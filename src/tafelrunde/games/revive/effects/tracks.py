"""Steps on machine tracks, and the machine tiles they unlock."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.board import REWARD_FIELDS
from ..pieces.kinds import COLOURS
from ..rules.tracks import advance, refill_machines
from ..table.effect import ReviveEffect
from ..table.hooks import Done
from ..table.player import RevivePlayer
from ..table.prompts import MACHINE_TILE, TRACK
from ..table.state import Table
from .ability import Usable


class Advance(ReviveEffect):
    """Steps on a machine track (REV-START-04, REV-SYMG-09). `forced`: the steps of a building, which cannot be
    declined."""

    key = "advance"
    unspoken = frozenset({"forced"})  # no component forces its steps

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


class AdvanceAny(Usable):
    """Steps on a machine track of choice, all on the same (REV-SYMG-10)."""

    key = "advance-any"
    icon_row = ("{steps}", "track-any")
    fact_names = ("steps",)

    def __init__(self, steps: int = 1) -> None:
        self.steps = steps

    def use(self, table: Table, me: RevivePlayer) -> Done:
        colour = yield ask(me, TRACK, [0, 1, 2, NONE])
        if colour != NONE:
            advance(table, me, colour, self.steps)
        return colour != NONE


class SpecialMachine(ReviveEffect):
    """A machine tile of the colour of the unlocked reward field (REV-TRACK-06, REV-DEC-18); without an open tile the
    field stays empty (REV-TRACK-13)."""

    key = "special-machine"
    forced = True

    def __init__(self, field: int) -> None:
        self.field = field

    @property
    def colour(self) -> int:
        return REWARD_FIELDS[self.field].colour

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(table.machines[self.colour])

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        machine = yield ask(me, MACHINE_TILE, table.machines[self.colour].copy(), self.field)
        table.machines[self.colour].remove(machine)
        me.machines[self.field] = machine
        me.unlocked |= 1 << self.field
        if table.log:
            table.log.add("machine", me, machine=machine, rewardfield=self.field)
        refill_machines(table, self.colour)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return ["machine" if self.colour < 0 else f"machine-{COLOURS[self.colour]}"]

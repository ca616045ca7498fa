"""Effects that give competency tiles and annexes."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..rules.competency import competencies_left, take_competency
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table


class Competency(AoiEffect):
    """A competency tile of choice (AOI-PALACE-25, AOI-INNOV-15, AOI-FACTION-02, AOI-FACTION-47)."""

    key = "competency"
    icon_row = (1, "competency")

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return bool(competencies_left(table, me))

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        yield from take_competency(table, me)


class Annexes(AoiEffect):
    """Annexes to be placed by actions later (AOI-COMP-06)."""

    key = "annexes"
    icon_row = ("{amount}", "annex")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def now(self, table: Table, me: AoiPlayer) -> bool:
        me.annexes += self.amount
        return True

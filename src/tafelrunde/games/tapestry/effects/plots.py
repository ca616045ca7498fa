"""What cards can say: plots."""

from __future__ import annotations

from ....kernel.effects import Facts
from ..table.player import TapestryPlayer
from ..table.state import Table
from .invent import Prerequisite


class NeedsNothing(Prerequisite):
    """No prerequisite."""

    key = "needs-nothing"

    def met(self, table: Table, who: TapestryPlayer) -> bool:
        return True

    def facts(self) -> Facts:
        return {"need": "nothing"}

"""Free bridges, from actions and palace tiles."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts
from ..rules.bridges import bridge_sites, build_bridge, free_sites
from ..table.effect import AoiEffect, yes_or_no
from ..table.player import AoiPlayer
from ..table.prompts import BRIDGE
from ..table.state import Table


class Bridges(AoiEffect):
    """Bridges on printed sites. The bridge of an action is mandatory, a gift may be declined (AOI-BRIDGE-06,
    AOI-PALACE-35)."""

    key = "bridges"
    icon_row = ("{amount}", "bridge")

    def __init__(self, amount: int, forced: bool = False) -> None:
        self.amount = amount
        self.forced = forced
        self.optional = not forced

    def facts(self) -> Facts:
        return {"amount": self.amount, "optional": yes_or_no(self.optional)}

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return free_sites(table, me, table.map.printed) != 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        for _ in range(self.amount):
            sites = bridge_sites(table, me)
            if not sites:
                return
            site = yield ask(me, BRIDGE, sites if self.forced else [*sites, NONE])
            if site == NONE:
                return
            yield from build_bridge(table, me, site)

"""Lizards: a free terraform and build with every town."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.hexes import members
from ..components.parts import Start, Tile, Whenever
from ..effects.knowledge import Steps
from ..pieces.kinds import FOUND_TOWN, TOOLS, WORKSHOP
from ..rules.build import build_workshop
from ..rules.gains import spend
from ..rules.jumps import FORBIDDEN, jump, possible_jumps
from ..rules.reach import distance, home_sites, spade_sites
from ..rules.spades import dig, may_only_build, tools_per_spade
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.prompts import SPADES, TERRAFORM_SITE, TUNNEL, WORKSHOP_SITE
from ..table.state import Table


class LizardSettlement(AoiEffect):
    """Terraform and build with one free spade and a free workshop, if wanted (AOI-FACTION-21, AOI-FACTION-81).

    The workshop may stand on another space (AOI-FACTION-41); otherwise it is built like any other (AOI-FACTION-61).
    """

    key = "lizard-settlement"
    icon_row = (1, "spade", "+", 1, "workshop")
    optional = True

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        price = tools_per_spade(table, me)
        options = members(spade_sites(table, me)) + possible_jumps(table, me, 0, FORBIDDEN)
        target = skipped = NONE
        if options:
            target = yield ask(me, TERRAFORM_SITE, [*options, NONE], 1)
            if target == NONE and not may_only_build(table, me):
                return
            if target >= TUNNEL:
                target = skipped = yield from jump(table, me, target, 0, FORBIDDEN)
            if target != NONE:
                most = min(distance(table, me, target), 1 + me.tools // price)
                spades = yield ask(me, SPADES, list(range(1, most + 1)), target)
                spend(table, me, TOOLS, price * (spades - 1))
                dig(table, me, target, spades)
        yield from self._build(table, me, skipped)

    def _build(self, table: Table, me: AoiPlayer, skipped: int) -> Rules:
        """On home terrain in reach, or where the one tunnel or flight of this T&B leads (AOI-Q-19)."""
        if not me.on_board(WORKSHOP):
            return
        home = table.lands[me.board]
        sites = home_sites(table, me)
        jumps: list[int] = []
        if skipped == NONE:
            jumps = possible_jumps(table, me, FORBIDDEN, 0)
        else:
            sites |= home & 1 << skipped
        if not sites and not jumps:
            return
        space = yield ask(me, WORKSHOP_SITE, [*members(sites), *jumps, NONE])
        if space == NONE:
            return
        if space >= TUNNEL:
            space = yield from jump(table, me, space, FORBIDDEN, 0)
        yield from build_workshop(table, me, space, free=True)


# AOI-FACTION-01: two steps of choice.
LIZARDS: Tile = Tile("lizards", Start(Steps(2)), Whenever(FOUND_TOWN, LizardSettlement()))

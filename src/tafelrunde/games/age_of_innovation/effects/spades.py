"""What cards can say: spades."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ....kernel.hexes import members
from ..pieces.kinds import WORKSHOP
from ..rules.build import build_workshop
from ..rules.reach import distance, home_sites, spade_sites
from ..rules.spades import (
    DESERT_SPADE,
    NEVER,
    SAVED_SPADES,
    can_use_spades,
    dig,
    skip,
    skips,
    terraform_and_build,
    tools_per_spade,
    use_single_spades,
)
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.prompts import SPADES, TERRAFORM_SITE, TUNNEL, WORKSHOP_SITE
from ..table.state import Table


class Spades(AoiEffect):
    """Terraform and build with free spades. An action must use them, a gift may be declined (AOI-TURN-12, -13)."""

    key = "spades"

    def __init__(self, amount: int, forced: bool = False) -> None:
        self.amount = amount
        self.forced = forced
        self.optional = not forced

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return can_use_spades(table, me)

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        if table.round == 0:  # AOI-SETUP-56, -62: used when all start competencies are taken
            me.spades |= SAVED_SPADES
            return
        yield from terraform_and_build(table, me, self.amount, self.forced)

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "spade"]


class SingleSpades(AoiEffect):
    """A spade of the knowledge bonus: used at once on any space in reach (AOI-PHASE3-06..10, AOI-SPADE-22)."""

    key = "single-spade"

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        yield from use_single_spades(table, me, 1)

    def many(self, table: Table, me: AoiPlayer, n: int) -> Rules:
        yield from use_single_spades(table, me, n)

    def icons(self) -> Icons:
        return [1, "spade"]


class DesertSpade(AoiEffect):
    """The spade of the desert board after set-up; none may be bought to it (AOI-BOARD-07, AOI-SETUP-57, AOI-Q-08)."""

    key = "desert-spade"

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return me.spades & DESERT_SPADE != 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        me.spades &= ~DESERT_SPADE
        yield from use_single_spades(table, me, 1)

    def icons(self) -> Icons:
        return [1, "spade"]


class SavedSpades(AoiEffect):
    """The spades of a competency taken in set-up; nothing is built with them (AOI-SETUP-56, -59, -63)."""

    key = "saved-spades"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return me.spades & SAVED_SPADES != 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        me.spades &= ~SAVED_SPADES
        yield from terraform_and_build(table, me, self.amount, building=False)

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "spade"]


class LizardSettlement(AoiEffect):
    """One free spade and a free workshop, which may stand elsewhere (AOI-FACTION-21, -41, -61, -81)."""

    key = "lizard-settlement"
    optional = True

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        price = tools_per_spade(table, me)
        sites = spade_sites(table, me)
        options = members(sites) + skips(table, me, 0, NEVER)
        target = skipped = NONE
        if options:
            target = yield ask(me, TERRAFORM_SITE, [*options, NONE], 1)
            if target == NONE and sites:
                return  # no workshop while a free spade could be used (AOI-SPADE-26)
            if target >= TUNNEL:
                target = skipped = yield from skip(table, me, target, 0, NEVER)
            if target != NONE:
                most = min(distance(table, me, target), 1 + me.tools // price)
                spades = yield ask(me, SPADES, list(range(1, most + 1)), target)
                me.tools -= price * (spades - 1)
                dig(table, me, target, spades)
        yield from self._build(table, me, skipped)

    def _build(self, table: Table, me: AoiPlayer, skipped: int) -> Rules:
        """On home terrain in reach, or where the one tunnel or flight of this T&B leads (AOI-Q-19)."""
        if not me.on_board(WORKSHOP):
            return
        home = table.lands[me.board]
        sites = home_sites(table, me)
        ways: list[int] = []
        if skipped == NONE:
            ways = skips(table, me, NEVER, 0)
        else:
            sites |= home & 1 << skipped
        if not sites and not ways:
            return
        space = yield ask(me, WORKSHOP_SITE, [*members(sites), *ways, NONE])
        if space == NONE:
            return
        if space >= TUNNEL:
            space = yield from skip(table, me, space, NEVER, 0)
        yield from build_workshop(table, me, space, free=True)

    def icons(self) -> Icons:
        return [1, "spade", "+", 1, "workshop"]

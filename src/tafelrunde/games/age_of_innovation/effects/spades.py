"""Free spades: with terraform and build, one by one, after set-up."""

from __future__ import annotations

from ....kernel.decision import Rules
from ....kernel.effects import Facts
from ..rules.spades import BOARD_SPADES, SAVED_SPADES, can_use_spades, terraform_and_build, use_single_spades
from ..table.effect import AoiEffect, yes_or_no
from ..table.player import AoiPlayer
from ..table.state import Table


class Spades(AoiEffect):
    """Terraform and build with free spades (AOI-SPADE-12). As an action they must be used, as a gift they may be
    declined (AOI-TURN-12, AOI-TURN-13)."""

    key = "spades"
    icon_row = ("{amount}", "spade")

    def __init__(self, amount: int, forced: bool = False) -> None:
        self.amount = amount
        self.forced = forced
        self.optional = not forced

    def facts(self) -> Facts:
        return {"amount": self.amount, "optional": yes_or_no(self.optional)}

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return can_use_spades(table, me)

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        if table.round == 0:  # AOI-SETUP-56, AOI-SETUP-62: used when all start competencies are taken
            me.spades |= SAVED_SPADES
            return
        yield from terraform_and_build(table, me, self.amount, self.forced)


class SingleSpades(AoiEffect):
    """A spade of the knowledge bonus: used at once on any space in reach (AOI-PHASE3-06, AOI-SPADE-22)."""

    key = "single-spade"
    icon_row = (1, "spade")

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        yield from use_single_spades(table, me, 1)

    def many(self, table: Table, me: AoiPlayer, n: int) -> Rules:
        yield from use_single_spades(table, me, n)


class BoardSpades(AoiEffect):
    """The spades of the planning board after set-up; no more may be bought (AOI-BOARD-07, AOI-SETUP-57, AOI-Q-08)."""

    key = "board-spades"
    icon_row = ("{amount}", "spade")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return me.spades & BOARD_SPADES != 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        me.spades &= ~BOARD_SPADES
        yield from use_single_spades(table, me, self.amount)


class SavedSpades(AoiEffect):
    """The spades of a competency taken in set-up; nothing is built with them (AOI-SETUP-56, AOI-SETUP-59,
    AOI-SETUP-63)."""

    key = "saved-spades"
    icon_row = ("{amount}", "spade")
    fact_names = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: AoiPlayer) -> bool:
        return me.spades & SAVED_SPADES != 0

    def run(self, table: Table, me: AoiPlayer) -> Rules:
        me.spades &= ~SAVED_SPADES
        yield from terraform_and_build(table, me, self.amount, building=False)

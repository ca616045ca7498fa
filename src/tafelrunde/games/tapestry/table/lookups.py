"""Lookups on the table: neighbours, control of territories, and the pieces on the map."""

from __future__ import annotations

from typing import Optional

from ....kernel.hexes import mask
from ._table_fields import TableFields
from .component_types import Mat
from .hooks import Hooks
from .player import TapestryPlayer


class TableLookups(TableFields):
    """The fields of the table, and what follows from them."""

    __slots__ = ()

    def others(self, me: TapestryPlayer) -> list[TapestryPlayer]:
        """The opponents, clockwise from me."""
        return self.players[me.seat + 1 :] + self.players[: me.seat]

    def neighbours(self, me: TapestryPlayer) -> list[TapestryPlayer]:
        """Left and right; the only one of two players counts once, one player alone has none (TAP-NEIGH-01,
        TAP-NEIGH-02, TAP-NEIGH-03, TAP-NEIGH-04, TAP-NEIGH-05, TAP-ICON-25)."""
        others = self.others(me)
        return others if len(others) < 3 else [others[0], others[-1]]

    def controller(self, hex: int) -> Optional[TapestryPlayer]:
        """TAP-CONQUER-02."""
        for player in self.players:
            if player.upright >> hex & 1:
                return player
        return None

    @property
    def mats(self) -> tuple[Mat, ...]:
        """The civilization mats of the edition in play."""
        return self.moments.mats

    @property
    def taken(self) -> int:
        """Hexes with pieces."""
        return mask([h for h, n in enumerate(self.items) if n])

    @property
    def full(self) -> int:
        """Territories that can be conquered no more: two pieces of any kind (TAP-CONQUER-06, TAP-TRAP-15)."""
        return mask([h for h, n in enumerate(self.items) if n > 1])

    def tokens_on_map(self, me: TapestryPlayer) -> list[tuple[int, int]]:
        """The hexes with tokens of the player's mats, also of lost ones, that control nothing, and how many."""
        return [place for on_map in self.moments.of_mats(Hooks.tokens_on_map).values() for place in on_map(self, me)]

    def floating_capital(self, me: TapestryPlayer) -> int:
        """The hex over which the capital of a player floats, or -1; it took the place of an outpost on the start."""
        return max((over(self, me) for over in self.moments.of_mats(Hooks.capital_on_map).values()), default=-1)

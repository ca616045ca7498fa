"""Lookups on the table: neighbours, control of territories, and the pieces on the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Optional

from ....kernel.hexes import mask
from ._table_fields import TableFields
from .automa import Automa
from .component_types import Mat
from .hooks import Hooks
from .participant import Participant
from .player import TapestryPlayer


class TableLookups(TableFields):
    """The fields of the table, and what follows from them."""

    __slots__ = ()

    def others(self, me: TapestryPlayer) -> list[TapestryPlayer]:
        """The other players, clockwise from me: opponents that can be asked, and own cards and mats."""
        return self.players[me.seat + 1 :] + self.players[: me.seat]

    def other_neighbours(self, me: TapestryPlayer) -> list[TapestryPlayer]:
        """The players left and right; the only one of two players counts once, one player alone has none (TAP-NEIGH-01,
        TAP-NEIGH-02, TAP-NEIGH-03, TAP-NEIGH-04, TAP-NEIGH-05, TAP-ICON-25)."""
        others = self.others(me)
        return others if len(others) < 3 else [others[0], others[-1]]

    # -------------------------------------------------------------------------------------------- all who take part

    @property
    def participants(self) -> Sequence[Participant]:
        """In the order of their seats."""
        return [*self.players, *self.bots] if self.bots else self.players

    def participant(self, seat: int) -> Participant:
        players = len(self.players)
        return self.players[seat] if seat < players else self.bots[seat - players]

    @property
    def turn_takers(self) -> Sequence[Participant]:
        """Those who take turns, clockwise. Opponents that the rules play take them together (TAP-AUTOMA-21)."""
        return [*self.players, *self.bots[:1]] if self.bots else self.players

    def players_after(self, who: Participant) -> Sequence[TapestryPlayer]:
        """The players clockwise from a participant, without that one."""
        return self.players if who.person is None else self.others(who.person)

    @property
    def first_player(self) -> int:
        """The seat of the first player in the turn order."""
        return self.first if self.first < len(self.players) else 0

    @property
    def automa(self) -> Optional[Automa]:
        """The Automa, if it takes part."""
        first = self.bots[0] if self.bots else None
        return first if isinstance(first, Automa) else None

    def opponents(self, me: TapestryPlayer) -> Sequence[Participant]:
        """Everybody else who takes part, clockwise from me: who is compared with, and how many opponents count
        (TAP-AUTOMA-07, TAP-AUTOMA-92, TAP-AUTOMA-93, TAP-AUTOMA-119)."""
        return [*self.others(me), *self.bots] if self.bots else self.others(me)

    def neighbours(self, me: TapestryPlayer) -> Sequence[Participant]:
        """The neighbours among the players, and opponents that the rules play (TAP-AUTOMA-07)."""
        return [*self.other_neighbours(me), *self.bots] if self.bots else self.other_neighbours(me)

    def controller(self, hex: int) -> Optional[Participant]:
        """TAP-CONQUER-02."""
        for who in self.participants:
            if who.upright >> hex & 1:
                return who
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

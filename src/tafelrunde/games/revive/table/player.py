"""A player. The fields are declared in player_fields.py."""

from __future__ import annotations

from ..pieces.cards import card_of
from ._player_fields import PlayerFields


class RevivePlayer(PlayerFields):
    """A player: boards, cards, machines, goods and points."""

    __slots__ = ()

    @property
    def buildings(self) -> int:
        return self.small | self.large

    @property
    def all_energy(self) -> int:
        """Energy on machines and in storage (REV-ARTI-02)."""
        return self.energy + self.loaded.bit_count()

    @property
    def cards_in_slots(self) -> list[int]:
        return [card_of(played) for slot in self.slots for played in slot]

    @property
    def cards(self) -> list[int]:
        """Active area, slots and rest area."""
        return self.active + self.rest + self.cards_in_slots

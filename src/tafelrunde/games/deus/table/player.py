"""A player: regions, cities, buildings. The fields are declared in player_fields.py."""

from __future__ import annotations

from ..pieces.kinds import RED
from ._player_fields import PlayerFields


class DeusPlayer(PlayerFields):
    """A player: pieces, cards, goods and points."""

    __slots__ = ()

    def score(self, points: int, source: int) -> None:
        self.vp += points
        self.tally[source] += points

    @property
    def armies(self) -> int:
        """The regions in which at least one own army stands."""
        return self.pieces[RED]

    def cities(self, size: int) -> int:
        """The regions with at least `size` own buildings, armies, ships and temples included (DEUS-CARD-19,
        DEUS-TEMPLE-11)."""
        two = three = four = five = one = 0
        for layer in self.pieces:
            five |= four & layer
            four |= three & layer
            three |= two & layer
            two |= one & layer
            one |= layer
        return (one, two, three, four, five)[size - 1]

    def buildings_in(self, region: int) -> int:
        return sum(layer >> region & 1 for layer in self.pieces)

    def buildings_among(self, regions: int) -> int:
        return sum((layer & regions).bit_count() for layer in self.pieces)

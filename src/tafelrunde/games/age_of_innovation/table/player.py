"""What lies in front of a player. The fields are declared in fields.py."""

from __future__ import annotations

from ..pieces.kinds import PIECES
from ..pieces.prices import POWER_OF
from .made import PlayerFields


class AoiPlayer(PlayerFields):
    """What lies in front of a player."""

    __slots__ = ()

    def own(self, kind: int) -> int:
        """The spaces of the own coloured buildings of a kind, without neutral ones (AOI-NEUTRAL-01)."""
        return self.pieces[kind] & ~self.neutral

    def on_board(self, kind: int) -> int:
        """How many pieces of a kind are left on the planning board."""
        return PIECES[kind] - (self.pieces[kind] & ~self.neutral).bit_count()

    def power_on(self, spaces: int) -> int:
        """The power values of the own buildings on these spaces (AOI-LEECH-07, AOI-LEECH-08, AOI-NEUTRAL-12,
        AOI-NEUTRAL-15, AOI-COMP-46)."""
        power = (self.annexed & spaces).bit_count()
        for value, own in zip(POWER_OF, self.pieces, strict=True):
            power += value * (own & spaces).bit_count()
        return power

    def owns(self, competency: int) -> bool:
        return self.competencies >> competency & 1 == 1

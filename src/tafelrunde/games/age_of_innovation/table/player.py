"""A player. The fields are declared in player_fields.py."""

from __future__ import annotations

from ..pieces.kinds import PIECES, POINT_SOURCES
from ._player_fields import PlayerFields


class AoiPlayer(PlayerFields):
    """A player: board, tiles, buildings, goods and points."""

    __slots__ = ()

    def own(self, kind: int) -> int:
        """The spaces of the own coloured buildings of a kind, without neutral ones (AOI-NEUTRAL-01)."""
        return self.pieces[kind] & ~self.neutral

    def on_board(self, kind: int) -> int:
        """The number of pieces of a kind left on the planning board."""
        return PIECES[kind] - (self.pieces[kind] & ~self.neutral).bit_count()

    def power_on(self, spaces: int) -> int:
        """The power values of the own buildings on these spaces (AOI-LEECH-07, AOI-LEECH-08, AOI-NEUTRAL-12,
        AOI-NEUTRAL-15, AOI-COMP-46)."""
        workshop, guild, school, palace, university, tower, monument = self.pieces
        return (
            (workshop & spaces).bit_count()
            + 2 * ((guild | school | tower) & spaces).bit_count()
            + 3 * ((palace | university) & spaces).bit_count()
            + 4 * (monument & spaces).bit_count()
            + (self.annexed & spaces).bit_count()
        )

    @property
    def points_by_source(self) -> dict[str, int]:
        return {source: points for source, points in zip(POINT_SOURCES, self.tally, strict=True) if points}

    def owns(self, competency: int) -> bool:
        return self.competencies >> competency & 1 == 1


def power_of(kind: int) -> int:
    """The power value of one building of a kind."""
    player = AoiPlayer(0)
    player.pieces[kind] = 1
    return player.power_on(1)

"""The state that the expansions add to the table and to players. sideboard_fields.py declares the fields.

Sideboards change rarely, so copies of a table share their sideboards until one of them writes (copy on
write): rules read `side` and write on `own_side`. Tables of the base game share one empty sideboard, on which nobody
writes.
"""

from __future__ import annotations

from typing import Final, Optional

from ._sideboard_fields import PlayerSideboardFields, TableSideboardFields


class TableSideboard(TableSideboardFields):
    """The fields that the expansions add to the table."""

    __slots__ = ()


class PlayerSideboard(PlayerSideboardFields):
    """The fields that the expansions add to a player."""

    __slots__ = ()

    def __init__(self, players: int, like: Optional[PlayerSideboard] = None) -> None:
        super().__init__(like)
        if like is None:
            self.seen = [0] * players

    @property
    def marked(self) -> int:
        """Is something noted that counts for one turn only?"""
        return self.built | self.income | self.late_tiers | self.locked | self.fresh

    def unmark(self) -> None:
        self.built = self.income = self.late_tiers = self.locked = self.fresh = 0


EMPTY_TABLE: Final = TableSideboard()
EMPTY_PLAYER: Final = PlayerSideboard(5)
EMPTY_TABLE.shared = EMPTY_PLAYER.shared = True

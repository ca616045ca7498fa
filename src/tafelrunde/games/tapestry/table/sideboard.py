"""What the expansions put on the table and in front of a player. The fields are declared in fields.py.

Most of a game nothing changes here, so copies of a table share their sideboards until one of them writes (copy on
write): rules read `side` and write on `own_side`. Tables of the base game share one empty sideboard, on which nobody
writes.
"""

from __future__ import annotations

from typing import Final, Optional

from ._fields import PlayerSideboardFields, TableSideboardFields


class TableSideboard(TableSideboardFields):
    """Cards of the expansions that lie in the middle."""

    __slots__ = ()


class PlayerSideboard(PlayerSideboardFields):
    """What a player has of the expansions."""

    __slots__ = ()

    def __init__(self, players: int, like: Optional[PlayerSideboard] = None) -> None:
        super().__init__(like)
        if like is None:
            self.seen = [0] * players

    @property
    def marked(self) -> int:
        """Whether something was noted that counts for one turn only."""
        return self.built | self.income | self.late_tiers | self.locked | self.fresh

    def unmark(self) -> None:
        self.built = self.income = self.late_tiers = self.locked = self.fresh = 0


EMPTY_TABLE: Final = TableSideboard()
EMPTY_PLAYER: Final = PlayerSideboard(5)
EMPTY_TABLE.shared = EMPTY_PLAYER.shared = True

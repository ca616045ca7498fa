"""The types of effects and counts, with the attributes by which rules treat effects.

The table holds the catalog and the catalog holds effects, so the type of the table cannot stand here: effects/ name it.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from ....kernel.effects import Count, Effect
from ..pieces.kinds import ANY_TIME, CAPS
from .player import RevivePlayer

NO_OVERFLOW: Final = -1


class BudgetLike(Protocol):
    """The means of a player for an action: resources, range and discount."""

    res: list[int]
    range: int
    discount: int
    unlimited: bool


class ReviveCount(Count[Any, RevivePlayer]):
    counts_cards: bool = False  # cards or flasks, which a free action may change (REV-FREE-02)


class ReviveEffect(Effect[Any, RevivePlayer]):
    """Attributes say whether an effect asks (`optional`), may be declined (`gift`, `forced`), lapses, pays or helps, so
    rules need not know which effects there are."""

    forced: bool = False  # cannot be skipped
    lasting: bool = False  # a technology that holds from the moment it is unlocked (REV-POP-09)
    copyable: bool = True  # by the switch of another player (REV-VUK-16)
    when: int = ANY_TIME  # a machine with this effect may be activated (REV-MACH-10)
    # While it waits, a free action may change what it gives (REV-FREE-02):
    counts_cards: bool = False  # it counts cards or flasks
    lapses: bool = False  # it lapses for want of a card or a resource
    # While it waits or an action is paid (REV-FREE-03, REV-FREE-04):
    pays: bool = False  # it has a cost, so crystals may be exchanged before, in any turn
    spends: bool = False  # it uses up resources, so it makes room on their tracks
    helps: bool = False  # it gives resources or range

    def gives(self, table: Any, me: RevivePlayer) -> list[tuple[int, int]]:
        """The resources it gives directly, kind and amount; one of choice counts as a crystal, which pays for all."""
        return []

    def overflows(self, table: Any, me: RevivePlayer) -> int:
        """The kind of resource of which some would be lost to the cap (REV-RES-04), or NO_OVERFLOW."""
        for kind, amount in self.gives(table, me):
            if me.res[kind] + amount > CAPS[kind]:
                return kind
        return NO_OVERFLOW

    def fill(self, budget: BudgetLike, table: Any, me: RevivePlayer) -> None:
        """Add its possible contribution to an action (REV-TURN-15)."""
        for kind, amount in self.gives(table, me):
            budget.res[kind] += amount

    def lowers(self, table: Any, action: int) -> bool:
        """Whether it lowers the cost or the distance of this kind of action while that is paid"""
        return False

    def stand(self, me: RevivePlayer) -> None:
        """Adds to `standing` while its card is in play (REV-SYMC-04)."""

"""What an effect and a count are in this game: they act on its table and its players, and say how rules treat them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel.effects import Count, Effect
from ..pieces.kinds import ANY_TIME, CAPS
from .player import RevivePlayer
from .state import Table

if TYPE_CHECKING:  # rules know effects, not the other way round
    from ..rules.pay import Purse

NO_OVERFLOW: Final = -1


class ReviveCount(Count[Table, RevivePlayer]):
    counts_cards: bool = False  # cards or flasks, which a free action may change (REV-FREE-02)


class ReviveEffect(Effect[Table, RevivePlayer]):
    """An effect says itself whether it asks (`optional`), may be declined (`gift`, `forced`), lapses, pays or helps, so
    that rules need not know which effects there are."""

    forced: bool = False  # nobody may skip it
    lasting: bool = False  # a technology that holds from the moment it is unlocked (REV-POP-09)
    copyable: bool = True  # by the switch of another player (REV-VUK-16)
    when: int = ANY_TIME  # a machine with this effect may be activated (REV-MACH-10)
    # While it waits, a free action may change what it gives (REV-FREE-02):
    counts_cards: bool = False  # it counts cards or flasks
    lapses: bool = False  # it comes to nothing for want of a card or a resource
    # While it waits or an action is paid (REV-FREE-03, REV-FREE-04):
    pays: bool = False  # something is paid for it, so crystals may be exchanged before, in any turn
    spends: bool = False  # it uses up resources, so it makes room on their tracks
    helps: bool = False  # it gives resources or range

    def gives(self, table: Table, me: RevivePlayer) -> list[tuple[int, int]]:
        """The resources it gives directly, kind and amount; one of choice counts as a crystal, which pays for all."""
        return []

    def overflows(self, table: Table, me: RevivePlayer) -> int:
        """The kind of resource of which some would be lost to the cap (REV-RES-04), or NO_OVERFLOW."""
        for kind, amount in self.gives(table, me):
            if me.res[kind] + amount > CAPS[kind]:
                return kind
        return NO_OVERFLOW

    def fill(self, purse: Purse, table: Table, me: RevivePlayer) -> None:
        """What it would add to the means for an action (REV-TURN-15)."""
        for kind, amount in self.gives(table, me):
            purse.res[kind] += amount

    def lowers(self, table: Table, action: int) -> bool:
        """Does it lower the cost or the distance of this kind of action while that is paid?"""
        return False

    def stand(self, me: RevivePlayer) -> None:
        """What it adds to `standing` while its card is in play (REV-SYMC-04)."""

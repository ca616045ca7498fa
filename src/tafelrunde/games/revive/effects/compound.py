"""The kernel's structures as effects of this game: pay and gain, one of several, once for each thing counted.

Their parts say what they spend and how they help; the whole says it too.
"""

from __future__ import annotations

from ....kernel import effects
from ..table.effect import ReviveCount, ReviveEffect
from ..table.player import RevivePlayer
from ..table.state import Table
from .gains import Gain


class May(effects.May[Table, RevivePlayer], ReviveEffect):
    """Left pays for right, or one leaves it (REV-SYMG-06)."""

    lapses = True
    pays = True

    def __init__(self, pay: ReviveEffect, gain: ReviveEffect) -> None:
        super().__init__(pay, gain)
        self.spends = pay.spends or gain.spends
        self.helps = pay.helps or gain.helps


class UpTo(effects.UpTo[Table, RevivePlayer], ReviveEffect):
    """The same up to so many times, chosen anew each time (REV-SYMG-07, REV-SYMG-08)."""

    lapses = True
    pays = True

    def __init__(self, n: int, pay: ReviveEffect, gain: ReviveEffect) -> None:
        super().__init__(n, pay, gain)
        self.spends = pay.spends or gain.spends
        self.helps = pay.helps or gain.helps


class OneOf(effects.OneOf[Table, RevivePlayer], ReviveEffect):
    """One of several, as slashes show (REV-START-06, REV-DEC-07)."""

    def __init__(self, *parts: ReviveEffect) -> None:
        super().__init__(*parts)
        self.spends = any(part.spends for part in parts)
        self.helps = any(part.helps for part in parts)


class Per(effects.Per[Table, RevivePlayer], ReviveEffect):
    """Once for each thing counted."""

    def __init__(self, count: ReviveCount, part: ReviveEffect) -> None:
        super().__init__(count, part)
        self.counts_cards = count.counts_cards
        self.spends = part.spends
        self.helps = part.helps

    def gives(self, table: Table, me: RevivePlayer) -> list[tuple[int, int]]:
        """Of a printed kind only: what is still to be chosen is not relied on."""
        if not isinstance(self.part, Gain):
            return []
        return [(self.part.kind, self.part.amount * self.count.of(table, me))]

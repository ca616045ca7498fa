"""The kernel's structures as effects of this game: pay and gain, one of several, once for each thing counted.

The whole inherits what its parts spend and how they help.
"""

from __future__ import annotations

from ....kernel import effects
from ....kernel.decision import Rules
from ....kernel.effects import Effect, Facts, Icons
from ..table.effect import ReviveCount, ReviveEffect
from ..table.player import RevivePlayer
from ..table.state import Table
from .gains import Gain


class Structure(ReviveEffect):
    """Wraps a structure of the kernel as an effect of this game."""

    def __init__(self, structure: Effect[Table, RevivePlayer]) -> None:
        self.structure = structure
        self.optional = structure.optional
        self.gift = structure.gift

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return self.structure.possible(table, me)

    def now(self, table: Table, me: RevivePlayer) -> bool:
        return self.structure.now(table, me)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        self.structure.number = self.number
        return self.structure.run(table, me)

    def facts(self) -> Facts:
        return self.structure.facts()

    def icons(self) -> Icons:
        return self.structure.icons()


class Exchange(Structure):
    """Pay the left for the right, or decline (REV-SYMG-06)."""

    lapses = True
    pays = True

    def __init__(self, structure: effects.May[Table, RevivePlayer], pay: ReviveEffect, gain: ReviveEffect) -> None:
        super().__init__(structure)
        self.pay = pay
        self.gain = gain
        self.spends = pay.spends or gain.spends
        self.helps = pay.helps or gain.helps


class May(Exchange):
    """Pay and gain once."""

    key = "may"

    def __init__(self, pay: ReviveEffect, gain: ReviveEffect) -> None:
        super().__init__(effects.May(pay, gain), pay, gain)


class UpTo(Exchange):
    """The same up to a number of times, chosen anew each time (REV-SYMG-07, REV-SYMG-08)."""

    key = "up-to"

    def __init__(self, n: int, pay: ReviveEffect, gain: ReviveEffect) -> None:
        self._times = effects.UpTo(n, pay, gain)
        super().__init__(self._times, pay, gain)

    @property
    def n(self) -> int:
        return self._times.n


class OneOf(Structure):
    """One of several, as slashes show (REV-START-06, REV-DEC-07)."""

    key = "one-of"
    joins = True

    def __init__(self, *parts: ReviveEffect) -> None:
        super().__init__(effects.OneOf(*parts))
        self.spends = any(part.spends for part in parts)
        self.helps = any(part.helps for part in parts)


class Per(Structure):
    """Once for each thing counted."""

    key = "per"

    def __init__(self, count: ReviveCount, part: ReviveEffect) -> None:
        super().__init__(effects.Per(count, part))
        self.count = count
        self.part = part
        self.counts_cards = count.counts_cards
        self.spends = part.spends
        self.helps = part.helps

    def gives(self, table: Table, me: RevivePlayer) -> list[tuple[int, int]]:
        """Of a printed kind only; gains still to be chosen do not count."""
        if not isinstance(self.part, Gain):
            return []
        return [(self.part.kind, self.part.amount * self.count.of(table, me))]

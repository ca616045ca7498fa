"""The atoms of the game: what a card can do. The kernel has the structures around them (OneOf, May, Per, ...)."""

from __future__ import annotations

from tafelrunde.kernel.effects import Count, Effect, Facts, Icons

from .pieces import EFFECTS, GRAIN, TYPES
from .table import Settler, Table


class Gain(Effect[Table, Settler]):
    """Grain or points (DELTA-FX-01)."""

    key = "gain"
    gift = True

    def __init__(self, what: str, amount: int) -> None:
        self.what = what
        self.amount = amount

    def now(self, table: Table, me: Settler) -> bool:
        return self.now_many(table, me, 1)

    def now_many(self, table: Table, me: Settler, n: int) -> bool:
        if self.what == GRAIN:
            me.grain += n * self.amount
        else:
            me.tally[EFFECTS] += n * self.amount
        if table.log:
            table.log.add("gained", me, what=self.what, n=n * self.amount)
        return True

    def facts(self) -> Facts:
        return {"what": self.what, "n": self.amount}

    def icons(self) -> Icons:
        return [self.amount, self.what]


class Pay(Effect[Table, Settler]):
    """Pay grain for what follows."""

    key = "pay"
    icon_row = ("{amount}", GRAIN)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def possible(self, table: Table, me: Settler) -> bool:
        return me.grain >= self.amount

    def now(self, table: Table, me: Settler) -> bool:
        me.grain -= self.amount
        if table.log:
            table.log.add("paid", me, what=GRAIN, n=self.amount)
        return True

    def facts(self) -> Facts:
        return {"n": self.amount}


class Toll(Effect[Table, Settler]):
    """All others give grain, as far as they have it (DELTA-FX-02)."""

    key = "toll"
    icon_row = ("toll", "{amount}", GRAIN)

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def now(self, table: Table, me: Settler) -> bool:
        for other in table.others(me):
            given = min(self.amount, other.grain)
            other.grain -= given
            me.grain += given
            if given and table.log:
                table.log.add("tolled", me, player_paying=other.seat, n=given)
        return True

    def facts(self) -> Facts:
        return {"n": self.amount}


class Built(Count[Table, Settler]):
    """Buildings of a type in the own village (DELTA-FX-03)."""

    key = "built"

    def __init__(self, type: int) -> None:
        self.type = type

    def of(self, table: Table, me: Settler) -> int:
        from .cards import built  # cards are made of these atoms

        return built(me, self.type)

    def facts(self) -> Facts:
        return {"type": TYPES[self.type]}

    def icons(self) -> Icons:
        return [TYPES[self.type]]


class Kinds(Count[Table, Settler]):
    """Types of buildings in the own village (DELTA-FX-03)."""

    key = "kinds"
    icon_row = ("building",)

    def of(self, table: Table, me: Settler) -> int:
        from .cards import built

        return sum(built(me, type) > 0 for type in range(len(TYPES)))

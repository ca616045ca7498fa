"""What cards can say: gains."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ....kernel.hexes import members
from ..pieces.kinds import BASIC, CRYSTAL, RESOURCES
from ..rules.gains import gain, gain_crate, gain_energy, held_kinds, spend
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import BASIC_RESOURCE, ENERGY_BACK, GIVE
from ..table.state import Table


class Gain(ReviveEffect):
    """Resources of a printed kind (REV-START-01, REV-SYMG-01, -03)."""

    key = "gain"

    def __init__(self, kind: int, amount: int = 1) -> None:
        self.kind = kind
        self.amount = amount

    def now(self, table: Table, me: RevivePlayer) -> bool:
        gain(table, me, self.kind, self.amount)
        return True

    def now_many(self, table: Table, me: RevivePlayer, n: int) -> bool:
        gain(table, me, self.kind, self.amount * n)
        return True

    def facts(self) -> Facts:
        return {"what": RESOURCES[self.kind], "amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, RESOURCES[self.kind]]


class AnyBasic(ReviveEffect):
    """Basic resources, each of choice (REV-SYMG-02)."""

    key = "any-basic"

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        yield from self.many(table, me, 1)

    def many(self, table: Table, me: RevivePlayer, n: int) -> Rules:
        for left in range(self.amount * n, 0, -1):
            gain(table, me, (yield ask(me, BASIC_RESOURCE, [0, 1, 2], left)), 1)

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "basic"]


class Energy(ReviveEffect):
    """Energy from the supply into the storage (REV-SYMG-13)."""

    key = "energy"

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def now(self, table: Table, me: RevivePlayer) -> bool:
        gain_energy(table, me, self.amount)
        return True

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "energy"]


class EnergyBack(ReviveEffect):
    """Energy from one own machine back to the storage (REV-SYMG-14)."""

    key = "energy-back"
    optional = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return me.loaded != 0

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        if not me.loaded:
            return
        place = yield ask(me, ENERGY_BACK, [*members(me.loaded), NONE])
        if place != NONE:
            me.loaded &= ~(1 << place)
            me.energy += 1
            if table.log:
                table.log.tell("energy-back", me, machineplace=place)

    def icons(self) -> Icons:
        return ["machine", "→", "energy"]


class Crate(ReviveEffect):
    """A crate from the stack (REV-SYMG-15)."""

    key = "crate"

    def __init__(self, with_crystal: bool = True) -> None:
        self.with_crystal = with_crystal  # REV-VUK-12

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(table.crates)

    def now(self, table: Table, me: RevivePlayer) -> bool:
        gain_crate(table, me, self.with_crystal)
        return True

    def icons(self) -> Icons:
        return ["crate"]


class Pay(ReviveEffect):
    """So much of a resource; crystals stand in for basic ones (REV-SYMG-06, REV-RES-08)."""

    key = "pay"

    def __init__(self, kind: int, amount: int = 1) -> None:
        self.kind = kind
        self.amount = amount

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        held = me.res[self.kind] if self.kind == CRYSTAL else me.res[self.kind] + me.res[CRYSTAL]
        return held >= self.amount

    def now(self, table: Table, me: RevivePlayer) -> bool:
        spend(table, me, self.kind, self.amount)
        return True

    def facts(self) -> Facts:
        return {"what": RESOURCES[self.kind], "amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, RESOURCES[self.kind]]


class PayBasic(ReviveEffect):
    """Basic resources of choice, same or different (REV-MACH-05, REV-HOF-10)."""

    key = "pay-basic"

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return sum(me.res[:BASIC]) >= self.amount

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        for left in range(self.amount, 0, -1):
            spend(table, me, (yield ask(me, GIVE, held_kinds(me), left)), 1)

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "basic"]


class Swap(ReviveEffect):
    """A basic resource for one of another kind, up to so many times (REV-START-02)."""

    key = "swap"
    optional = True

    def __init__(self, times: int) -> None:
        self.times = times

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return any(me.res[:BASIC])

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        for left in range(self.times, 0, -1):
            given = yield ask(me, GIVE, [*held_kinds(me), NONE], left)
            if given == NONE:
                return
            spend(table, me, given, 1)
            gain(table, me, (yield ask(me, BASIC_RESOURCE, [kind for kind in range(BASIC) if kind != given], 1)), 1)

    def facts(self) -> Facts:
        return {"times": self.times}

    def icons(self) -> Icons:
        return ["×", self.times, "basic", "→", "basic"]

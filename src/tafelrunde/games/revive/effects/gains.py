"""Effects that gain, pay and swap resources, points, energy and crates."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ....kernel.hexes import members
from ..pieces.kinds import BASIC, CAPS, CRYSTAL, GEAR, RESOURCES
from ..rules.gains import gain, gain_crate, gain_energy, held_kinds, kinds_with_room, score, spend
from ..table.effect import NO_OVERFLOW, ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import BASIC_RESOURCE, ENERGY_BACK, GIVE, SPARE_CRYSTAL
from ..table.state import Table
from ..table.steps import PRINTED


class Gain(ReviveEffect):
    """Resources of a printed kind (REV-START-01, REV-SYMG-01, REV-SYMG-03)."""

    key = "gain"
    gift = True
    helps = True

    def __init__(self, kind: int, amount: int = 1) -> None:
        self.kind = kind
        self.amount = amount

    def now(self, table: Table, me: RevivePlayer) -> bool:
        gain(table, me, self.kind, self.amount)
        return True

    def now_many(self, table: Table, me: RevivePlayer, n: int) -> bool:
        gain(table, me, self.kind, self.amount * n)
        return True

    def gives(self, table: Table, me: RevivePlayer) -> list[tuple[int, int]]:
        return [(self.kind, self.amount)]

    def facts(self) -> Facts:
        return {"what": RESOURCES[self.kind], "amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, RESOURCES[self.kind]]


class AnyBasic(ReviveEffect):
    """Basic resources, each of choice (REV-SYMG-02)."""

    key = "any-basic"
    icon_row = ("{amount}", "basic")
    fact_names = ("amount",)
    gift = True
    helps = True

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        yield from self.many(table, me, 1)

    def many(self, table: Table, me: RevivePlayer, n: int) -> Rules:
        for left in range(self.amount * n, 0, -1):
            gain(table, me, (yield ask(me, BASIC_RESOURCE, [0, 1, 2], left)), 1)

    def gives(self, table: Table, me: RevivePlayer) -> list[tuple[int, int]]:
        return [(CRYSTAL, self.amount)]

    def overflows(self, table: Table, me: RevivePlayer) -> int:
        """Only if there is too little room on all three tracks together."""
        return GEAR if sum(CAPS[:BASIC]) - sum(me.res[:BASIC]) < self.amount else NO_OVERFLOW


class Energy(ReviveEffect):
    """Energy from the supply into the storage (REV-SYMG-13)."""

    key = "energy"
    icon_row = ("{amount}", "energy")
    fact_names = ("amount",)
    gift = True

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def now(self, table: Table, me: RevivePlayer) -> bool:
        gain_energy(table, me, self.amount)
        return True


class EnergyBack(ReviveEffect):
    """Energy from one own machine back to the storage (REV-SYMG-14)."""

    key = "energy-back"
    icon_row = ("machine", "→", "energy")
    optional = True
    lapses = True

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
                table.log.add("energy-back", me, machineplace=place)


class Crate(ReviveEffect):
    """A crate from the stack (REV-SYMG-15)."""

    key = "crate"
    icon_row = ("crate",)
    gift = True

    def __init__(self, with_crystal: bool = True) -> None:
        self.with_crystal = with_crystal  # REV-VUK-12

    @property
    def variant(self) -> str:
        return "" if self.with_crystal else "-alone"

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(table.crates)

    def now(self, table: Table, me: RevivePlayer) -> bool:
        gain_crate(table, me, alone=not self.with_crystal)
        return True


class Pay(ReviveEffect):
    """Pay an amount of a resource; crystals stand in for basic ones (REV-SYMG-06, REV-RES-08)."""

    key = "pay"
    spends = True

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
    icon_row = ("{amount}", "basic")
    fact_names = ("amount",)
    spends = True

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return sum(me.res[:BASIC]) >= self.amount

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        for left in range(self.amount, 0, -1):
            spend(table, me, (yield ask(me, GIVE, held_kinds(me), left)), 1)


class Swap(ReviveEffect):
    """Swap a basic resource for one of another kind, up to a number of times (REV-START-02)."""

    key = "swap"
    icon_row = ("×", "{times}", "basic", "→", "basic")
    fact_names = ("times",)
    optional = True
    lapses = True

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


class Points(ReviveEffect):
    """Blue points (REV-SYMG-04). `forced`: those of an explored tile, which cannot be declined (REV-EXPL-04)."""

    key = "points"
    icon_row = ("{amount}", "vp")
    fact_names = ("amount",)
    unspoken = frozenset({"source", "forced"})  # where points are booked; the tile that forces them says so

    def __init__(self, amount: int, source: int = PRINTED, forced: bool = False) -> None:
        self.amount = amount
        self.source = source
        self.forced = forced

    def now(self, table: Table, me: RevivePlayer) -> bool:
        score(table, me, self.amount, self.source)
        return True


class SpareCrystal(ReviveEffect):
    """A crystal above the cap, taken as a step on another resource track of choice (REV-CRYS-03, REV-CRYS-04), or not
    (REV-CRYS-05)."""

    key = "spare-crystal"
    icon_row = ("crystal", "→", "basic")
    optional = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(kinds_with_room(me))

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        kind = yield ask(me, SPARE_CRYSTAL, [*kinds_with_room(me), NONE])
        if kind != NONE:
            gain(table, me, kind, 1)

"""Gains and payments: resources, points, energy, crates (REV-RES-*, REV-CRYS-*, REV-PTS-*, REV-START-*, REV-SYMG-*)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final, Union

from ....kernel.decision import NONE, Decision, Prompt, Rules, ask, ask_secret
from ....kernel.effects import Effect, Phrase
from ....kernel.hexes import members
from ..components.board import SCORE_ARTIFACTS, SCORE_CRATES
from ..components.kinds import BASIC, CAPS, CRATES_AND_CRYSTALS, CRYSTAL, RESOURCES
from ..player import PRINTED, RevivePlayer
from ..prompts import BASIC_RESOURCE, ENERGY_BACK, GIVE, SPARE_CRYSTAL
from ..state import Table
from .artifacts import ARTIFACT

ReviveEffect = Effect[Table, RevivePlayer]
Facts = dict[str, Union[int, str, Phrase]]
Icons = list[Union[int, str]]
Answer = Generator[Decision, int, int]  # rules that come to a number
Done = Generator[Decision, int, bool]  # rules that may come to nothing


def asked(me: RevivePlayer, prompt: Prompt, options: Callable[[], list[int]], about: int = 0) -> Decision:
    """A question whose options depend on the closed crates of the player, if there are any."""
    return ask_secret(me, prompt, options, about) if me.closed else ask(me, prompt, options(), about)


def gain(table: Table, me: RevivePlayer, kind: int, amount: int) -> None:
    """Up to the cap, unless an action is being paid; a crystal too many may be another resource (REV-RES-04, -07)."""
    taken = amount if table.paying else min(amount, max(0, CAPS[kind] - me.res[kind]))
    me.res[kind] += taken
    if table.log and taken:
        table.log.tell("gained", me, what=RESOURCES[kind], amount=taken)
    if kind == CRYSTAL and taken < amount:
        table.push(me.seat, [SPARE.number] * (amount - taken))


def spend(table: Table, me: RevivePlayer, kind: int, amount: int) -> None:
    """Crystals pay for what is missing (REV-CRYS-07)."""
    own = min(amount, me.res[kind])
    me.res[kind] -= own
    me.res[CRYSTAL] -= amount - own
    if table.log and amount:
        table.log.tell("paid", me, what=RESOURCES[kind], amount=own)
        if amount > own:
            table.log.tell("paid", me, what=RESOURCES[CRYSTAL], amount=amount - own)


def gain_energy(table: Table, me: RevivePlayer, amount: int) -> None:
    """From the supply, as long as there is any (REV-COMP-25, REV-SYMG-13)."""
    amount = min(amount, table.energy)
    table.energy -= amount
    me.energy += amount
    if table.log and amount:
        table.log.tell("energy", me, amount=amount)


def gain_crate(table: Table, me: RevivePlayer, with_crystal: bool = True) -> None:
    """The top one, closed; its owner looks at it (REV-CRATE-01, -06, REV-VUK-11)."""
    if not table.crates:
        return
    crate = table.crates.pop()
    me.closed.append(crate)
    me.closed.sort()
    table.reveals += 1
    if table.log:
        table.log.tell("crate", me, {"crate": crate})
    if with_crystal and me.skills & CRATES_AND_CRYSTALS:
        gain(table, me, CRYSTAL, 1)


def score(table: Table, me: RevivePlayer, points: int, source: int) -> None:
    """Blue points, with the bonus fields reached or passed in the first lap (REV-PTS-01..03, -06, -07)."""
    before = me.vp
    me.vp += points
    me.tally[source] += points
    if table.log and points:
        table.log.tell("scored", me, amount=points)
    for at in SCORE_CRATES:
        if before < at <= me.vp:
            gain_crate(table, me)
    table.push(me.seat, [ARTIFACT.number for at in SCORE_ARTIFACTS if before < at <= me.vp])


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


class Points(ReviveEffect):
    """Blue points (REV-SYMG-04)."""

    key = "points"

    def __init__(self, amount: int, source: int = PRINTED) -> None:
        self.amount = amount
        self.source = source

    def now(self, table: Table, me: RevivePlayer) -> bool:
        score(table, me, self.amount, self.source)
        return True

    def facts(self) -> Facts:
        return {"amount": self.amount}

    def icons(self) -> Icons:
        return [self.amount, "vp"]


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


def held_kinds(me: RevivePlayer) -> list[int]:
    return [kind for kind in range(BASIC) if me.res[kind]]


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


class SpareCrystal(ReviveEffect):
    """A crystal above the cap, taken as a step on another resource track, or not (REV-CRYS-03..05)."""

    key = "spare-crystal"
    optional = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return any(me.res[kind] < CAPS[kind] for kind in range(BASIC))

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        room = [kind for kind in range(BASIC) if me.res[kind] < CAPS[kind]]
        kind = yield ask(me, SPARE_CRYSTAL, [*room, NONE])
        if kind != NONE:
            gain(table, me, kind, 1)

    def icons(self) -> Icons:
        return ["crystal", "→", "basic"]


SPARE: Final = SpareCrystal()

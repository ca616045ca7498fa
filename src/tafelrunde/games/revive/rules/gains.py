"""Gains and payments: resources, points, energy, crates (REV-RES-*, REV-CRYS-*, REV-PTS-*, REV-START-*, REV-SYMG-*)."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from ....kernel.decision import NONE, Decision, Prompt, Rules, ask, ask_secret
from ....kernel.effects import Facts, Icons
from ..pieces.board import SCORE_ARTIFACTS, SCORE_CRATES
from ..pieces.kinds import BASIC, CAPS, CRATES_AND_CRYSTALS, CRYSTAL, RESOURCES
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import SPARE_CRYSTAL
from ..table.state import Table
from ..table.steps import PRINTED
from .artifacts import ARTIFACT

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


def held_kinds(me: RevivePlayer) -> list[int]:
    return [kind for kind in range(BASIC) if me.res[kind]]


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

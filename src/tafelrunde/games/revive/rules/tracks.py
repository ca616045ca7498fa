"""Machine tracks, reward fields, progress track (REV-TRACK-01..14, REV-PROG-01..07, REV-START-04, REV-SYMG-09, -10)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.board import (
    ALL_OPENED,
    PROGRESS_ARTIFACT,
    PROGRESS_ENERGY,
    REWARD_FIELDS,
    SPECIAL_MACHINE,
    STANDARD_MACHINE,
    TRACK_END,
)
from ..pieces.board import ARTIFACT as ARTIFACT_FIELD
from ..pieces.kinds import COLOURS
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import MACHINE_TILE
from ..table.state import Table
from .artifacts import ARTIFACT
from .gains import gain, gain_energy

OPEN_MACHINES: Final = 3  # of each colour in the display (REV-TRACK-07)


def advance(table: Table, me: RevivePlayer, colour: int, steps: int) -> None:
    """Beyond the end each step gives a resource instead (REV-TRACK-04)."""
    moved = min(steps, TRACK_END - me.tracks[colour])
    me.tracks[colour] += moved
    if table.log:
        table.log.tell("advanced", me, colour=colour, amount=moved)
    if moved:
        table.quiet_rounds = -1
        unlock(table, me)
    if moved < steps:
        gain(table, me, colour, steps - moved)


def unlock(table: Table, me: RevivePlayer) -> None:
    """Reward fields whose markers have all come far enough (REV-TRACK-01..03, -11)."""
    if me.opened == ALL_OPENED:
        return
    grey, green, yellow = me.tracks
    pending: list[int] = []
    for number, field in enumerate(REWARD_FIELDS):
        needs = field.needs
        if me.opened >> number & 1 or grey < needs[0] or green < needs[1] or yellow < needs[2]:
            continue
        me.opened |= 1 << number
        if table.log:
            table.log.tell("unlocked", me, rewardfield=number)
        pending += put_progress_marker(table, me)
        if field.kind == STANDARD_MACHINE:
            me.unlocked |= 1 << number
        elif field.kind == SPECIAL_MACHINE:
            pending.append(SPECIAL[number].number)
        elif field.kind == ARTIFACT_FIELD:
            pending.append(ARTIFACT.number)
    table.push(me.seat, pending)


def put_progress_marker(table: Table, me: RevivePlayer) -> list[int]:
    """On the lowest free field; the effects it brings that ask something (REV-PROG-01..03)."""
    me.progress += 1
    table.quiet_rounds = -1
    if me.progress in PROGRESS_ENERGY:
        gain_energy(table, me, 1)
    return [ARTIFACT.number] if me.progress in PROGRESS_ARTIFACT else []


class SpecialMachine(ReviveEffect):
    """A machine tile of the colour of the unlocked reward field (REV-TRACK-06, -07, -13)."""

    key = "special-machine"

    def __init__(self, field: int) -> None:
        self.field = field
        self.colour = REWARD_FIELDS[field].colour

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(table.machines[self.colour])

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        machine = yield ask(me, MACHINE_TILE, table.machines[self.colour].copy(), self.field)
        table.machines[self.colour].remove(machine)
        me.machines[self.field] = machine
        me.unlocked |= 1 << self.field
        if table.log:
            table.log.tell("machine", me, machine=machine, rewardfield=self.field)
        refill_machines(table, self.colour)

    def facts(self) -> Facts:
        return {"colour": COLOURS[self.colour]}

    def icons(self) -> Icons:
        return [f"machine-{COLOURS[self.colour]}"]


def refill_machines(table: Table, colour: int) -> None:
    pile, row = table.machine_piles[colour], table.machines[colour]
    while pile and len(row) < OPEN_MACHINES:
        row.append(pile.pop())
        table.reveals += 1
    row.sort()


SPECIAL: Final = tuple(SpecialMachine(field) for field in range(9))

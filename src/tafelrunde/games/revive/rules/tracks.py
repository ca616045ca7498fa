"""Machine tracks, reward fields, progress track."""

from __future__ import annotations

from typing import Final

from ....kernel.hexes import members
from ....kernel.state import listed
from ..pieces.board import ALL_OPENED, MACHINE_TRACKS, PROGRESS_TRACK, REWARD_FIELDS, SPECIAL_MACHINE, STANDARD_MACHINE
from ..pieces.board import ARTIFACT as ARTIFACT_FIELD
from ..table.player import RevivePlayer
from ..table.state import Table
from .gains import gain, gain_energy

OPEN_MACHINES: Final = 3  # of each colour in the display (REV-SETUP-06, REV-TRACK-07)


def advance(table: Table, me: RevivePlayer, colour: int, steps: int) -> None:
    """Beyond the end each step gives a resource instead (REV-TRACK-04), as long as there is room for it
    (REV-TRACK-12)."""
    moved = min(steps, MACHINE_TRACKS.fields - me.tracks[colour])
    me.tracks[colour] += moved
    if table.log:
        table.log.add("advanced", me, colour=colour, amount=moved)
    if moved:
        table.quiet_rounds = -1
        unlock(table, me)
    if moved < steps:
        gain(table, me, colour, steps - moved)


def unlock(table: Table, me: RevivePlayer) -> None:
    """Reward fields whose one or two markers have come far enough (REV-TRACK-01, REV-TRACK-02) are unlocked, always
    (REV-TRACK-11). Their progress markers move (REV-PROG-02, REV-TRACK-03)."""
    if me.opened == ALL_OPENED:
        return
    grey, green, yellow = me.tracks
    pending: list[int] = []
    for number in members(ALL_OPENED & ~me.opened):
        field = REWARD_FIELDS[number]
        needs = field.needs
        if grey < needs[0] or green < needs[1] or yellow < needs[2]:
            continue
        me.opened |= 1 << number
        if table.log:
            table.log.add("unlocked", me, rewardfield=number)
        pending += put_progress_marker(table, me)
        if field.kind == STANDARD_MACHINE:
            me.unlocked |= 1 << number  # REV-TRACK-05
        elif field.kind == SPECIAL_MACHINE:
            pending.append(table.catalog.unprinted.special_machines[number].number)  # REV-TRACK-06
        elif field.kind == ARTIFACT_FIELD:
            pending.append(table.catalog.unprinted.artifact.number)  # REV-TRACK-08
    table.push(me.seat, pending)


def put_progress_marker(table: Table, me: RevivePlayer) -> list[int]:
    """On the lowest free field; returns the triggered effects that ask something (REV-PROG-01, REV-PROG-02,
    REV-PROG-03)."""
    me.progress += 1
    table.quiet_rounds = -1
    if me.progress in PROGRESS_TRACK.energy:
        gain_energy(table, me, 1)
    return [table.catalog.unprinted.artifact.number] if me.progress in PROGRESS_TRACK.artifacts else []


def refill_machines(table: Table, colour: int) -> None:
    """After every tile taken (REV-TRACK-07, REV-TURN-13); an empty stack is not filled again (REV-COMP-25)."""
    pile, row = table.machine_piles[colour], table.machines[colour]
    before = len(row)
    while pile and len(row) < OPEN_MACHINES:
        row.append(pile.pop())
        table.reveals += 1
    if table.log and len(row) > before:
        table.log.add("displayed-machines", table.players[table.active], machines=listed(row[before:]))
    row.sort()

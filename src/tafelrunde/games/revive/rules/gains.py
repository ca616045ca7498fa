"""Gains and payments: resources (chapter RES), points (PTS), energy, crates."""

from __future__ import annotations

from collections.abc import Callable, Generator

from ....kernel.decision import Decision, Prompt, ask, ask_secret
from ..pieces.board import SCORE_TRACK
from ..pieces.kinds import BASIC, CAPS, CRYSTAL, RESOURCES
from ..table.hooks import CRATE_GAINED
from ..table.player import RevivePlayer
from ..table.state import Table

Answer = Generator[Decision, int, int]  # rules that return a number


def asked(me: RevivePlayer, prompt: Prompt, options: Callable[[], list[int]], about: int = 0) -> Decision:
    """Asks a question whose options depend on the player's closed crates, if there are any."""
    return ask_secret(me, prompt, options, about) if me.crates_closed else ask(me, prompt, options(), about)


def gain(table: Table, me: RevivePlayer, kind: int, amount: int) -> None:
    """Up to the cap (REV-RES-02, REV-RES-04, REV-RES-05), unless an action is being paid (REV-RES-06, REV-RES-07). A
    crystal too many may be another resource (REV-CRYS-03)."""
    taken = amount if table.paying else min(amount, max(0, CAPS[kind] - me.res[kind]))
    me.res[kind] += taken
    if table.log and taken:
        table.log.add("gained", me, what=RESOURCES[kind], amount=taken)
    if kind == CRYSTAL and taken < amount:
        table.push(me.seat, [table.catalog.unprinted.spare_crystal.number] * (amount - taken))


def gain_out_of_payment(table: Table, owner: RevivePlayer, kind: int, amount: int) -> None:
    """Gain what others pay; the cap applies at once (REV-POP-18)."""
    paying, table.paying = table.paying, False
    gain(table, owner, kind, amount)
    table.paying = paying


def spend(table: Table, me: RevivePlayer, kind: int, amount: int) -> None:
    """Pay the basic resource first (REV-RES-03), then crystals for the missing amount (REV-CRYS-07)."""
    own = min(amount, me.res[kind])
    me.res[kind] -= own
    me.res[CRYSTAL] -= amount - own
    if table.log:
        if own:
            table.log.add("paid", me, what=RESOURCES[kind], amount=own)
        if amount > own:
            table.log.add("paid", me, what=RESOURCES[CRYSTAL], amount=amount - own)


def held_kinds(me: RevivePlayer) -> list[int]:
    """The basic resources of which there is at least one (REV-RES-01, REV-RES-10)."""
    return [kind for kind in range(BASIC) if me.res[kind]]


def kinds_with_room(me: RevivePlayer) -> list[int]:
    """The basic resources that are below their cap."""
    return [kind for kind in range(BASIC) if me.res[kind] < CAPS[kind]]


def gain_energy(table: Table, me: RevivePlayer, amount: int) -> None:
    """From the supply, as long as there is any (REV-COMP-25, REV-SYMG-13)."""
    amount = min(amount, table.energy)
    table.energy -= amount
    me.energy += amount
    if table.log and amount:
        table.log.add("energy", me, amount=amount)


def gain_crate(table: Table, me: RevivePlayer, alone: bool = False) -> None:
    """The top crate, closed; its owner looks at it (REV-CRATE-01, REV-CRATE-06, REV-SYMG-15). `alone`: without the
    tribe's extra gain (REV-VUK-12)."""
    if not table.crates:
        return
    crate = table.crates.pop()
    me.crates_closed.append(crate)
    me.crates_closed.sort()
    table.reveals += 1
    if table.log:
        table.log.add("crate", me, {"crate": crate})
    if not alone:
        for answer in CRATE_GAINED.of(me):
            answer(table, me)


def score(table: Table, me: RevivePlayer, points: int, source: int) -> None:
    """Blue points at once (REV-PTS-01), with the bonus fields that are reached or passed (REV-PTS-02, REV-PTS-03) in
    the first lap (REV-PTS-06, REV-PTS-07)."""
    before = me.vp
    me.vp += points
    me.tally[source] += points
    if table.log and points:
        table.log.add("scored", me, amount=points)
    for at in SCORE_TRACK.crates:
        if before < at <= me.vp:
            gain_crate(table, me)
    artifact = table.catalog.unprinted.artifact.number
    table.push(me.seat, [artifact for at in SCORE_TRACK.artifacts if before < at <= me.vp])

"""Large and small artifacts, and the end they trigger."""

from __future__ import annotations

from ..pieces.artifacts import COLOURS, artifacts_of
from ..pieces.kinds import LARGE_ARTIFACTS
from ..table.player import RevivePlayer
from ..table.prompts import SMALL_ARTIFACT
from ..table.state import Table
from ..table.steps import BY_ARTIFACTS


def choices(table: Table) -> list[int]:
    """One of each colour left in the area, and a small one if there is any (REV-VAR-06, REV-VAR-08)."""
    found = []
    for colour in COLOURS:
        for number in artifacts_of(colour):
            if table.artifacts >> number & 1:
                found.append(number)
                break
    if table.artifacts >> LARGE_ARTIFACTS:
        found.append(SMALL_ARTIFACT)
    return found


def gain_small_artifact(table: Table, me: RevivePlayer) -> None:
    """From a stack that never runs out (REV-COMP-10, REV-SETUP-12, REV-END-07)."""
    me.small_artifacts += 1
    if table.log:
        table.log.add("small-artifact", me)


def leave_area(table: Table, artifact: int) -> None:
    """The last one gives the end tile to the player whose turn it is (REV-COMP-11, REV-END-01, REV-HIB-09), in the
    longer game of four when the small ones are gone too (REV-VAR-05). Not in solo (REV-SOLO-01, REV-SOLO-13)."""
    number = table.artifacts.bit_length() - 1 if artifact == SMALL_ARTIFACT else artifact
    table.artifacts &= ~(1 << number)
    if table.artifacts or table.solo:
        return
    me = table.players[table.active]
    me.end_tile = True
    table.ending = BY_ARTIFACTS
    table.last_turns = len(table.players)
    if table.log:
        table.log.add("end-tile", me)

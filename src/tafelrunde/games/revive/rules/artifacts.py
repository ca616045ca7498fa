"""Large and small artifacts, and the end they trigger (REV-TRACK-08, REV-SYMG-18, REV-END-01..07, REV-VAR-04..08)."""

from __future__ import annotations

from typing import Final, Union

from ....kernel.decision import Rules, ask
from ....kernel.effects import Effect
from ..pieces.kinds import ARTIFACT_COLOURS, LARGE_ARTIFACTS
from ..table.player import RevivePlayer
from ..table.prompts import ARTIFACT as ARTIFACT_PROMPT
from ..table.prompts import REMOVE, SMALL_ARTIFACT
from ..table.state import Table
from ..table.steps import BY_ARTIFACTS

COLOURS: Final = len(ARTIFACT_COLOURS) - 1


def choices(table: Table) -> list[int]:
    """One of each colour that is left in the area, and a small one if any lies there (REV-VAR-06)."""
    found = []
    for colour in range(COLOURS):
        for number in range(colour, LARGE_ARTIFACTS, COLOURS):
            if table.artifacts >> number & 1:
                found.append(number)
                break
    if table.artifacts >> LARGE_ARTIFACTS:
        found.append(SMALL_ARTIFACT)
    return found


def leave_area(table: Table, artifact: int) -> None:
    """The last one gives the end tile to the player whose turn it is; not in solo (REV-END-01, REV-SOLO-13)."""
    number = table.artifacts.bit_length() - 1 if artifact == SMALL_ARTIFACT else artifact
    table.artifacts &= ~(1 << number)
    if table.artifacts or table.solo:
        return
    me = table.players[table.active]
    me.end_tile = True
    table.ending = BY_ARTIFACTS
    table.last_turns = len(table.players)
    if table.log:
        table.log.tell("end-tile", me)


class TakeArtifact(Effect[Table, RevivePlayer]):
    """A large artifact of choice; a small one when no large one is left (REV-SYMG-18, REV-END-05)."""

    key = "artifact"

    def now(self, table: Table, me: RevivePlayer) -> bool:
        if table.artifacts:
            return False
        me.small_artifacts += 1
        if table.log:
            table.log.tell("small-artifact", me)
        return True

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        artifact = yield ask(me, ARTIFACT_PROMPT, choices(table))
        if artifact == SMALL_ARTIFACT:
            me.small_artifacts += 1
            if table.log:
                table.log.tell("small-artifact", me)
        else:
            me.artifacts |= 1 << artifact
            if table.log:
                table.log.tell("took-artifact", me, artifact=artifact)
        leave_area(table, artifact)

    def icons(self) -> list[Union[int, str]]:
        return ["artifact"]


class RemoveArtifact(Effect[Table, RevivePlayer]):
    """On the fourth field of the hibernation track one goes back to the box (REV-HIB-08, -09, -13)."""

    key = "remove-artifact"

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.artifacts != 0

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        artifact = yield ask(me, REMOVE, choices(table))
        if table.log and artifact == SMALL_ARTIFACT:
            table.log.tell("removed-small-artifact", me)
        elif table.log:
            table.log.tell("removed-artifact", me, artifact=artifact)
        leave_area(table, artifact)

    def icons(self) -> list[Union[int, str]]:
        return ["artifact", "→", "box"]


ARTIFACT: Final = TakeArtifact()
REMOVAL: Final = RemoveArtifact()

"""Effects that take or remove artifacts."""

from __future__ import annotations

from ....kernel.decision import Rules, ask
from ..rules.artifacts import choices, gain_small_artifact, leave_area
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import ARTIFACT, REMOVE, SMALL_ARTIFACT
from ..table.state import Table


class TakeArtifact(ReviveEffect):
    """A large artifact of choice (REV-SYMG-18, REV-TRACK-08, REV-DEC-19); a small one when no large one is left
    (REV-END-05)."""

    key = "artifact"
    icon_row = ("artifact",)
    forced = True

    def now(self, table: Table, me: RevivePlayer) -> bool:
        if table.artifacts:
            return False
        gain_small_artifact(table, me)
        return True

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        artifact = yield ask(me, ARTIFACT, choices(table))
        if artifact == SMALL_ARTIFACT:
            gain_small_artifact(table, me)
        else:
            me.artifacts |= 1 << artifact
            if table.log:
                table.log.add("took-artifact", me, artifact=artifact)
        leave_area(table, artifact)


class RemoveArtifact(ReviveEffect):
    """On the fourth field of the hibernation track one leaves the game (REV-HIB-08, REV-DEC-20), if there is any
    (REV-HIB-13)."""

    key = "remove-artifact"
    icon_row = ("artifact", "→", "box")
    forced = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.artifacts != 0

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        artifact = yield ask(me, REMOVE, choices(table))
        if table.log and artifact == SMALL_ARTIFACT:
            table.log.add("removed-small-artifact", me)
        elif table.log:
            table.log.add("removed-artifact", me, artifact=artifact)
        leave_area(table, artifact)

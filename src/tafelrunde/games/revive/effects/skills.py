"""Technologies that hold for the rest of the game (REV-POP-09, REV-TECH-02, REV-TRIBE-08)."""

from __future__ import annotations

from ....kernel.effects import Facts, Icons
from ..pieces.kinds import SKILLS
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.state import Table


class Skill(ReviveEffect):
    """What it allows is carried out where it matters; see the rules of the tribe."""

    key = "skill"

    def __init__(self, skill: int) -> None:
        self.skill = skill

    @property
    def name(self) -> str:
        return SKILLS[self.skill.bit_length() - 1]

    def now(self, table: Table, me: RevivePlayer) -> bool:
        me.skills |= self.skill
        return True

    def facts(self) -> Facts:
        return {"skill": self.name}

    def icons(self) -> Icons:
        return [self.name]


class SwitchUp(ReviveEffect):
    """The switch goes up at once (REV-VUK-09)."""

    key = "switch-up"

    def now(self, table: Table, me: RevivePlayer) -> bool:
        me.switch_used = False
        return True

    def icons(self) -> Icons:
        return ["switch"]

"""Technologies that hold for the rest of the game (REV-POP-09, REV-TRIBE-08)."""

from __future__ import annotations

from ....kernel.effects import Facts
from ..pieces.kinds import skill_name
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.state import Table


class Skill(ReviveEffect):
    """The module of its tribe (abilities/) implements it, as hooks of the base rules."""

    key = "skill"
    icon_row = ("{name}",)
    lasting = True

    def __init__(self, skill: int) -> None:
        self.skill = skill

    @property
    def name(self) -> str:
        return skill_name(self.skill)

    def now(self, table: Table, me: RevivePlayer) -> bool:
        me.skills |= self.skill
        return True

    def facts(self) -> Facts:
        return {"skill": self.name}

"""What cards can say: ability."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import Facts, Icons
from ..pieces.kinds import ACTIONS, ANY_ACTION, BUILD, EXPLORE, POPULATE
from ..rules.ability import EXTRA_ACTIONS, TARGETS, Usable, ability_done, use
from ..rules.gains import Done
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import BOARD_ACTION
from ..table.state import Table


class Ability(ReviveEffect):
    """Activate the tribe ability; if it was carried out, a progress marker moves (REV-ABIL-02..04, -07, -08)."""

    key = "ability"
    optional = False

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return table.box.ability(me).possible(table, me)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        if (yield from use(table, me, table.box.ability(me))):
            ability_done(table, me)

    def icons(self) -> Icons:
        return ["ability"]


class BoardAction(Usable):
    """An explore, populate or build action at once, at its usual cost (REV-SYMG-23, REV-VUK-02, -17)."""

    key = "board-action"

    def __init__(self, action: int, extra_range: int) -> None:
        self.action = action
        self.extra_range = extra_range

    def _actions(self, table: Table, me: RevivePlayer) -> list[int]:
        """Closed crates are hidden, so with them every action is offered that could be; it may come to nothing."""
        kinds = [EXPLORE, POPULATE, BUILD] if self.action == ANY_ACTION else [self.action]
        return [kind for kind in kinds if me.closed or TARGETS[kind](table, me, self.extra_range, False, True)]

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(self._actions(table, me))

    def use(self, table: Table, me: RevivePlayer) -> Done:
        action = self.action
        if action == ANY_ACTION:
            action = yield ask(me, BOARD_ACTION, [*self._actions(table, me), NONE])
            if action == NONE:
                return False
        return (yield from EXTRA_ACTIONS[action](table, me, self.extra_range, True))

    def facts(self) -> Facts:
        return {"action": ACTIONS[self.action], "range": self.extra_range}

    def icons(self) -> Icons:
        return ["any-action" if self.action == ANY_ACTION else ACTIONS[self.action], "range", self.extra_range]

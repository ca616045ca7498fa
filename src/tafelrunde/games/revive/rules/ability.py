"""The tribe ability and extra actions (REV-ABIL-01..08, REV-SYMG-12, -23, REV-NAD-08, REV-VUK-02, -08)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import MAY, May, carry_out
from ..components.board import TRIBE_MARKERS
from ..components.kinds import (
    ABILITY_PLUS,
    ACTIONS,
    ANY_ACTION,
    BOOK,
    BUILD,
    EXPLORE,
    FALCON_RESOURCES,
    POPULATE,
)
from ..player import TRIBE, RevivePlayer
from ..prompts import BOARD_ACTION
from ..state import Table
from .build import build, building_sites
from .explore import explorable_fields, explore
from .gains import Done, Facts, Icons, ReviveEffect, gain, score
from .populate import populable, populate
from .tracks import AdvanceAny, put_progress_marker


class Usable(ReviveEffect):
    """An effect that knows whether it was carried out."""

    optional = True

    def use(self, table: Table, me: RevivePlayer) -> Done:
        raise NotImplementedError

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        yield from self.use(table, me)


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


def use(table: Table, me: RevivePlayer, effect: ReviveEffect) -> Done:
    if not effect.possible(table, me):
        return False
    if isinstance(effect, (Usable, AdvanceAny)):
        return (yield from effect.use(table, me))
    if isinstance(effect, May):
        if (yield ask(me, MAY, [1, NONE], effect.number)) == NONE:
            return False
        yield from carry_out(effect.pay, table, me)
        yield from carry_out(effect.gain, table, me)
        return True
    yield from carry_out(effect, table, me)
    return True


def ability_done(table: Table, me: RevivePlayer) -> None:
    if table.log:
        table.log.tell("ability", me, board=2 * me.tribe + me.side)
    if me.tribe_markers < TRIBE_MARKERS:
        me.tribe_markers += 1
        table.push(me.seat, put_progress_marker(table, me))
    if me.skills & ABILITY_PLUS:
        gain(table, me, BOOK, 1)
        score(table, me, 1, TRIBE)
    if me.skills & FALCON_RESOURCES:
        for colour in range(3):
            if table.of[colour] >> me.falcon & 1:
                gain(table, me, colour, 3)


EXTRA_ACTIONS: Final = (explore, populate, build)
TARGETS: Final = (explorable_fields, populable, building_sites)


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

"""The tribe ability, and explore, populate and build actions that an effect grants."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ....kernel.effects import MAY, Facts, Icons, carry_out
from ..pieces.kinds import ACTIONS, ANY_ACTION, BUILD, EXPLORE, POPULATE
from ..rules.ability import CAN_ACT, EXTRA_ACTIONS, ability_done
from ..table.effect import ReviveEffect
from ..table.hooks import Done
from ..table.player import RevivePlayer
from ..table.prompts import BOARD_ACTION
from ..table.state import Table
from .compound import Exchange, Per


class Usable(ReviveEffect):
    """An effect that reports whether it was carried out."""

    optional = True

    def use(self, table: Table, me: RevivePlayer) -> Done:
        raise NotImplementedError

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        yield from self.use(table, me)


def counts_for_nothing(table: Table, effect: ReviveEffect) -> bool:
    """By option, a free ability that counts 0 things still counts as carried out (REV-ABIL-07)."""
    return table.switches.ability_without_lakes and isinstance(effect, Per)


def use(table: Table, me: RevivePlayer, effect: ReviveEffect) -> Done:
    """True if carried out: costs paid, tile laid, falcon moved, action done, or something due (REV-ABIL-07)."""
    if not effect.possible(table, me):
        return counts_for_nothing(table, effect)
    if isinstance(effect, Usable):
        return (yield from effect.use(table, me))
    if isinstance(effect, Exchange):
        if (yield ask(me, MAY, [1, NONE], effect.number)) == NONE:
            return False
        yield from carry_out(effect.pay, table, me)
        yield from carry_out(effect.gain, table, me)
        return True
    yield from carry_out(effect, table, me)
    return True


class Ability(ReviveEffect):
    """Activate the tribe ability (REV-ABIL-01, REV-START-05, REV-SYMG-12, REV-DEC-29). If it was declined (REV-ABIL-06)
    or could not be carried out (REV-ABIL-03), no progress marker moves."""

    key = "ability"
    icon_row = ("ability",)
    lapses = True
    spends = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        ability = table.catalog.ability(me)
        return ability.possible(table, me) or counts_for_nothing(table, ability)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        if (yield from use(table, me, table.catalog.ability(me))):
            ability_done(table, me)


class BoardAction(Usable):
    """An explore, populate or build action at once, at its usual cost (REV-SYMG-23); it does not count as an action
    (REV-TURN-12)."""

    key = "board-action"

    def __init__(self, action: int, extra_range: int) -> None:
        self.action = action
        self.extra_range = extra_range

    def _actions(self, table: Table, me: RevivePlayer) -> list[int]:
        """Closed crates are hidden, so with them every action that might be possible is offered; it may lapse."""
        kinds = [EXPLORE, POPULATE, BUILD] if self.action == ANY_ACTION else [self.action]
        return [kind for kind in kinds if me.crates_closed or CAN_ACT[kind](table, me, self.extra_range)]

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

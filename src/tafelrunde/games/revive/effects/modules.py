"""The effect that takes a slot module."""

from __future__ import annotations

from ....kernel.decision import NONE, Rules, ask
from ..pieces.board import ACTIVATION, SPACES
from ..rules.modules import fire, refill_modules
from ..table.effect import ReviveEffect
from ..table.player import RevivePlayer
from ..table.prompts import MODULE, MODULE_SPACE
from ..table.state import Table


class TakeModule(ReviveEffect):
    """A module from the display (REV-MOD-07, REV-START-03, REV-SYMG-11, REV-DEC-08) on any module space (REV-MOD-03),
    that of the fifth slot too (REV-MOD-09). A module already there leaves the game (REV-MOD-05), even if there is a
    free space (REV-MOD-14)."""

    key = "module"
    icon_row = ("module",)
    optional = True

    def possible(self, table: Table, me: RevivePlayer) -> bool:
        return bool(table.modules)

    def run(self, table: Table, me: RevivePlayer) -> Rules:
        if not table.modules:
            return
        module = yield ask(me, MODULE, [*table.modules, NONE])
        if module == NONE:
            return
        space = yield ask(me, MODULE_SPACE, list(range(SPACES)), module)
        table.modules.remove(module)
        replaced = me.modules[space]
        me.modules[space] = module
        if table.log:
            table.log.add("module", me, module=module, modulespace=space)
            if replaced != NONE:
                table.log.add("module-gone", me, module=replaced)
        refill_modules(table)
        if replaced != NONE:
            table.modules_out |= 1 << replaced  # REV-MOD-06: the new one is not activated
        elif space in ACTIVATION:
            fire(table, me, module)  # REV-MOD-04, REV-MOD-10

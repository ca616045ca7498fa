"""Slot modules: taking, laying, replacing (REV-MOD-01..14, REV-SYMG-11)."""

from __future__ import annotations

from typing import Final

from ....kernel.decision import NONE, Rules, ask
from ..components.board import ACTIVATION, SPACES
from ..player import RevivePlayer
from ..prompts import MODULE, MODULE_SPACE
from ..state import Table
from .gains import Icons, ReviveEffect

OPEN_MODULES: Final = 5  # REV-SETUP-07


class TakeModule(ReviveEffect):
    """A module from the display on any module space; another one there goes back to the box (REV-MOD-03..07, -14)."""

    key = "module"
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
            table.log.tell("module", me, module=module, modulespace=space)
        refill_modules(table)
        if replaced != NONE:
            table.modules_out |= 1 << replaced  # REV-MOD-06: the new one is not activated
        elif space in ACTIVATION:
            fire(table, me, module)

    def icons(self) -> Icons:
        return ["module"]


def fire(table: Table, me: RevivePlayer, module: int) -> None:
    if table.log:
        table.log.tell("fired", me, module=module)
    table.push(me.seat, list(table.box.modules[module].parts))


def refill_modules(table: Table) -> None:
    while table.module_pile and len(table.modules) < OPEN_MODULES:
        table.modules.append(table.module_pile.pop())
        table.reveals += 1
    table.modules.sort()

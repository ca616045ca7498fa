"""Activating slot modules, and refilling their display."""

from __future__ import annotations

from typing import Final

from ....kernel.state import listed
from ..table.player import RevivePlayer
from ..table.state import Table

OPEN_MODULES: Final = 5  # REV-SETUP-07


def fire(table: Table, me: RevivePlayer, module: int) -> None:
    """Activate a module (REV-MOD-01, REV-MOD-04)."""
    if table.log:
        table.log.add("fired", me, module=module)
    table.push(me.seat, list(table.catalog.modules[module].parts))


def refill_modules(table: Table) -> None:
    """REV-MOD-07, REV-TURN-13; an empty stack is not filled again (REV-COMP-25)."""
    before = len(table.modules)
    while table.module_pile and len(table.modules) < OPEN_MODULES:
        table.modules.append(table.module_pile.pop())
        table.reveals += 1
    if table.log and len(table.modules) > before:
        table.log.add("displayed-modules", table.players[table.active], modules=listed(table.modules[before:]))
    table.modules.sort()

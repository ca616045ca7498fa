"""What effects count (REV-SYMC-01..03, -09, REV-SYMG-24, REV-HOF-01)."""

from __future__ import annotations

from ..table.player import RevivePlayer
from ..table.state import Table


def tile_flasks(table: Table, me: RevivePlayer) -> int:
    flasks = sum(table.box.machines[machine].flasks for machine in me.machines if machine >= 0)
    return flasks + sum(table.box.modules[module].flasks for module in me.modules if module >= 0)


def all_flasks(table: Table, me: RevivePlayer) -> int:
    """At the end: both halves of all cards (REV-ARTI-06, -07, -12)."""
    cards = table.box.cards
    return tile_flasks(table, me) + sum(sum(half.flasks for half in cards[card].halves) for card in me.cards)

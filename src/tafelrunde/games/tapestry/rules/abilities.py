"""What civilizations do in step 1 of an income turn (TAP-INCOME-02, TAP-INCOME-09, TAP-INCOME-29)."""

from __future__ import annotations

from ....kernel.decision import Rules
from ..table.player import CIVILIZATION, TapestryPlayer
from ..table.state import Table


def ready(table: Table, me: TapestryPlayer) -> list[int]:
    """Civilizations whose ability is still to be used in this income turn."""
    return [civ for civ in sorted(me.civs) if me.era in income_turns(table, civ) and not table.acted >> civ & 1]


def income_turns(table: Table, civ: int) -> tuple[int, ...]:
    return table.mats[civ].income_turns(table)


def use_ability(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    table.acted |= 1 << civ
    table.source = CIVILIZATION
    if table.log:
        table.log.add("ability", me, civilization=civ)
    return act(table, me, civ)


def act(table: Table, me: TapestryPlayer, civ: int) -> Rules:
    """The ability of a civilization in this income turn."""
    return table.mats[civ].income(table, me)

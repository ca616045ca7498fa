"""Counts used by effects and scoring (chapters SYMC, ARTI)."""

from __future__ import annotations

from ..pieces.cards import card_of, half_of
from ..pieces.kinds import CITIZENS, LAKE
from ..table.player import RevivePlayer
from ..table.state import Table


def tile_flasks(table: Table, me: RevivePlayer) -> int:
    """On unlocked machines and laid modules; never on tiles of the display (REV-ARTI-12)."""
    flasks = sum(table.catalog.machines[machine].flasks for machine in me.machines if machine >= 0)
    return flasks + sum(table.catalog.modules[module].flasks for module in me.modules if module >= 0)


def visible_flasks(table: Table, me: RevivePlayer) -> int:
    """On machines, modules, active cards (REV-SYMC-02) and the halves in use (REV-SYMC-03, REV-SYMC-09)."""
    cards = table.catalog.cards
    flasks = tile_flasks(table, me)
    for card in me.active:
        flasks += cards[card].halves[0].flasks + cards[card].halves[1].flasks
    for slot in me.slots:
        for played in slot:
            flasks += cards[card_of(played)].halves[half_of(played)].flasks
    return flasks


def all_flasks(table: Table, me: RevivePlayer) -> int:
    """At the end: both halves of all cards (REV-ARTI-06, REV-ARTI-07)."""
    cards = table.catalog.cards
    return tile_flasks(table, me) + sum(sum(half.flasks for half in cards[card].halves) for card in me.cards)


def cards_in_slots(table: Table, me: RevivePlayer, colour: int) -> int:
    """REV-SYMC-01."""
    cards = table.catalog.cards
    return sum(cards[card_of(played)].colour == colour for slot in me.slots for played in slot)


def citizens(me: RevivePlayer) -> list[int]:
    """Cards gained during the game and still owned, start cards excluded (REV-ARTI-08, REV-SYMC-07)."""
    return [card for card in me.cards if card < CITIZENS]


def lakes_gained(table: Table, me: RevivePlayer) -> int:
    """Lakes that gave a reward by a building, by a temple or by both, each once (REV-ARTI-09, REV-HOF-07). Other tribes
    lay no tiles on lakes."""
    return me.lakes | me.tiles & table.of[LAKE]


def modules_laid(me: RevivePlayer) -> int:
    """A replaced module does not count (REV-MOD-12)."""
    return sum(module >= 0 for module in me.modules)

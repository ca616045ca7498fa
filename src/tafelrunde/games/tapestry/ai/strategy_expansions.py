"""Features and weights for the expansions, in addition to those in strategy.py."""

from __future__ import annotations

from typing import Final

from ..pieces.kinds import LAST_INCOME
from ..table.player import TapestryPlayer
from ..table.state import Table

FURTHER_FEATURES: Final = (
    "masterpieces",  # each as often as it will still be used in income turns
    "goals",  # landmark cards still to be reached
    "reserved",  # items that wait for income turn 5
)
FURTHER_WEIGHTS: Final = (4.0, 2.0, 4.0)
ONCE: Final = 1  # how often a masterpiece that is turned over gives anything


def further_features(table: Table, me: TapestryPlayer) -> list[float]:
    side = me.side
    left = LAST_INCOME - me.era
    if left <= 0:
        return [0.0] * len(FURTHER_FEATURES)
    return [used_later(table, side.masterpieces & ~side.worn, left), side.goals.bit_count(), len(side.reserved)]


def used_later(table: Table, cards: int, turns: int) -> int:
    uses = 0
    for number, masterpiece in enumerate(table.catalog.masterpieces if cards else ()):
        if cards >> number & 1:
            uses += min(turns, ONCE) if masterpiece.once else turns
    return uses

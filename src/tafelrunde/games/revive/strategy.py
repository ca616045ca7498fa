"""What a Revive position is worth: a few features a player would name, each with a weight in points.

Things that only pay off later (resources, cards, machines) count by how much of the game is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .components.board import PROGRESS_END
from .components.kinds import CRYSTAL, LARGE_ARTIFACTS
from .components.map import LARGE_LOCATIONS
from .player import RevivePlayer
from .rules.scoring import modules_laid, total
from .state import Table

LONG_GAME: Final = 24  # rounds

FEATURES: Final = (
    "points",  # what would be scored if the game ended now
    "resources",
    "variety",  # kinds of resources held
    "crystals",
    "energy",
    "machines",  # unlocked
    "cards",  # gained
    "ready_cards",  # active, with slots to play them
    "modules",
    "tracks",
    "figures",
    "buildings",
    "large_locations",
    "crates",  # closed
    "technologies",
    "rivals",  # points of the best opponent
)
WEIGHTS: Final = (1.0, 0.45, 0.35, 0.75, 1.0, 0.7, 1.2, 0.4, 0.9, 0.5, 1.4, 1.6, 1.5, 0.8, 0.5, -0.2)


def evaluate(table: Table, me: RevivePlayer, weights: Sequence[float]) -> float:
    return sum(weight * value for weight, value in zip(weights, features(table, me), strict=True))


def features(table: Table, me: RevivePlayer) -> list[float]:
    left = time_left(table)
    free_slots = sum(not slot for slot in me.slots[:4])
    rivals = max((total(table, other) for other in table.others(me)), default=0)
    return [
        total(table, me),
        left * sum(min(held, 5) for held in me.res[:CRYSTAL]),
        left * sum(held > 0 for held in me.res[:CRYSTAL]),
        left * me.res[CRYSTAL],
        left * me.energy,
        left * me.opened.bit_count(),
        left * (len(me.cards) - 6),
        left * min(len(me.active), free_slots),
        left * modules_laid(me),
        left * sum(me.tracks),
        left * me.figures.bit_count(),
        left * (me.small.bit_count() + 1.5 * me.large.bit_count()),
        left * (me.figures & LARGE_LOCATIONS).bit_count(),
        left * len(me.closed),
        left * me.tech.bit_count(),
        rivals,
    ]


def time_left(table: Table) -> float:
    """From 1 at the start to 0 at the end: by artifacts, rounds or the clock, whichever has come furthest."""
    if table.last_turns >= 0:
        return 0.08
    if table.solo:
        return max(0.05, 1 - table.clock / (PROGRESS_END + 1))
    all_of_them = min(LARGE_ARTIFACTS, 3 * (len(table.players) + table.switches.longer))
    return max(0.12, min(table.artifacts.bit_count() / all_of_them + 0.1, 1 - table.round / LONG_GAME))

"""Heuristic evaluation of Tapestry: features that a player would name, each with a weight in points.

Future income counts as often as it will come, so that an income turn is worth nothing by itself: it is
good to take it late, with as much as possible uncovered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..pieces.capitals import GRID
from ..pieces.income import pays
from ..pieces.kinds import BOTTOM, LAST_INCOME, MIDDLE
from ..pieces.landmarks import track_landmark
from ..rules.after_last_income import plays_on
from ..rules.income import income_points
from ..table.player import TapestryPlayer
from ..table.state import Table

FEATURES: Final = (
    "points",
    "goods",  # resources, while they can be spent
    "variety",  # kinds of resources held
    "income",  # resources of the income turns to come
    "income_points",  # points of the income turns to come
    "tracks",  # spaces advanced, those of higher tiers count more
    "leads",  # tracks on which the next landmark is near and still there
    "landmarks",
    "lines",  # how nearly rows and columns are complete
    "districts",  # how nearly districts are complete
    "territories",
    "tiles",  # territory tiles in supply, the first few
    "cards",  # tapestry cards in hand, the first few
    "tech_below",  # tech cards in the bottom row, with both benefits before them
    "tech_middle",
    "space",  # space tiles to explore
    "civilizations",
    "rivals",  # points of the best opponent
)
# Found by playing: each generation the best of small changes, against random play of two players.
# `python research/tune.py tapestry --minutes 3 --jobs 2 --candidates 8 --games 24` from these found none
# better: a margin of 5.2, where equal play gives 8.4 (320 games each).
WEIGHTS: Final = (1.0, 3.8, 1.9, 10.8, 1.3, 1.4, 1.5, 5.6, 4.5, 8.2, 1.6, 1.0, 2.0, 1.5, 2.9, 9.8, 3.1, -0.2)

# What resources and things like them are still good for, by era: little in the last one, nothing after it.
USE_LEFT: Final = (1.0, 1.0, 1.0, 0.95, 0.55, 0.0)
LATE_USE: Final = 0.3  # for those who play on after the last income turn
SPACE_WORTH: Final = (0.0, 1.0, 2.0, 3.0, 4.5, 6.0, 7.5, 9.5, 11.5, 13.5, 16.0, 18.5, 21.0)
MANY: Final = 4  # of a kind; more of it counts no more


def features(table: Table, me: TapestryPlayer) -> list[float]:
    use = LATE_USE if plays_on(table, me) and not me.finished else USE_LEFT[me.era]
    capital = table.catalog.capitals[me.capital]
    return [
        me.vp,
        use * sum(min(amount, 6) for amount in me.goods),
        use * sum(amount > 0 for amount in me.goods),
        max(0, LAST_INCOME - 1 - me.era) * sum(pays(6 - left) for left in me.left),
        (LAST_INCOME - me.era) * income_points(table, me),
        use * sum(SPACE_WORTH[space] for space in me.far),
        use * near_landmarks(table, me),
        me.landmarks.bit_count(),
        use * how_nearly(me.city & GRID, capital.lines),
        use * how_nearly(me.city & GRID, capital.districts),
        use * me.upright.bit_count(),
        use * min(me.tiles.bit_count(), MANY),
        use * min(me.hand.bit_count(), MANY),
        use * min(me.tech[BOTTOM].bit_count(), MANY),
        use * min(me.tech[MIDDLE].bit_count(), MANY),
        use * me.space.bit_count(),
        len(me.civs),
        max((other.vp for other in table.opponents(me)), default=0),
    ]


@lru_cache(maxsize=4096)
def how_nearly(city: int, areas: tuple[int, ...]) -> float:
    """The completeness of each area, from 0 to 1; the last plots count most."""
    total = 0.0
    for area in areas:
        share = (city & area).bit_count() / area.bit_count()
        total += share * share * share
    return total


def near_landmarks(table: Table, me: TapestryPlayer) -> float:
    """Landmarks of the tracks that nobody has yet, by how few spaces are before them."""
    hope = 0.0
    for track, far in enumerate(me.far):
        for tier, first in ((2, 4), (3, 7), (4, 10)):
            if far < first and table.landmarks >> track_landmark(track, tier) & 1:
                hope += 1 / (first - far)
                break
    return hope

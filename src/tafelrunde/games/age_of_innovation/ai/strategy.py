"""Heuristic evaluation of Age of Innovation: a few features that a player would name, each with a weight in points.

Goods and income are scaled by the number of rounds left to use them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Optional

from ....kernel.effects import All, AnyOrder, Per
from ..effects.bridges import Bridges
from ..effects.build import FreeGuild, SchoolToGuild
from ..effects.gains import AnyBook, Gain
from ..effects.knowledge import Steps, StepsInOne
from ..effects.spades import Spades
from ..pieces.kinds import (
    COINS,
    GUILD,
    INCOME_LEVEL,
    PALACE,
    POWER,
    ROUNDS,
    SCHOLARS,
    SCHOOL,
    TOOLS,
    UNIVERSITY,
    VP,
    WHEEL,
    WORKSHOP,
)
from ..pieces.prices import MOST_INNOVATIONS, TOWN_BUILDINGS, TOWN_POWER
from ..rules.counts import groups
from ..rules.innovate import books_for_innovation, stated_books
from ..rules.scoring import area_points, areas, knowledge_points, resource_points
from ..table.effect import AoiEffect
from ..table.player import AoiPlayer
from ..table.state import Table

FEATURES: Final = (
    "points",  # on the track
    "area",  # points of the area scoring if it took place now
    "knowledge",  # points of the disciplines now
    "resources",  # points of the resource scoring now
    "area_size",  # buildings in the largest area
    "levels",  # steps in all disciplines
    "goods",  # goods held, by their use
    "income",  # income of one round, by its use
    "actions",  # special actions to use each round
    "towns",  # how near groups are to a town
    "keys",  # not yet turned over
    "buildings",
    "great",  # palace and university
    "competencies",
    "tracks",  # steps on the two tracks
    "room",  # sites to build or terraform next; near ones count more
    "innovation",  # how near the books are to the next innovation
    "still_in",  # not yet passed: the rewards of passing are still to come
    "rivals",  # points of the best opponent
)
# `python research/tune.py age_of_innovation --minutes 6 --jobs 8`, 22 generations from these, found no better ones:
# a margin of 12.1, where equal play gives 11.6 (320 games each).
WEIGHTS: Final = (1.0, 0.35, 1.2, 0.6, 0.9, 0.3, 0.8, 2.4, 0.35, 5.0, 1.0, 1.0, 4.0, 3.0, 1.0, 0.1, 5.0, 3.0, -0.1)

# Value of one unit that can still be used, in points.
UNIT: Final = {COINS: 0.3, TOOLS: 0.9, SCHOLARS: 1.7, POWER: 0.2, VP: 1.0}
BOOK_UNIT: Final = 1.1
STEP_UNIT: Final = 0.9
SPADE_UNIT: Final = 1.6
BRIDGE_UNIT: Final = 1.2
GUILD_UNIT: Final = 2.5
READY_POWER: Final = 0.5  # a token in bowl III
RISING_POWER: Final = 0.27  # a token in bowl II: two of them are worth more than one that is ready
LOW_POWER: Final = 0.1  # a token in bowl I
SURPLUS: Final = 0.4  # share of the value that surplus coins and tools keep
TYPICAL_COINS: Final = 12
TYPICAL_TOOLS: Final = 7
AFTER_PASSING: Final = 0.7  # value of goods left over on passing


def features(table: Table, me: AoiPlayer) -> list[float]:
    if me.board < 0 or not me.occupied:
        return [0.0] * len(FEATURES)
    sizes = areas(table)
    return measured(table, me, sizes[me.seat], area_points(table, sizes)[me.seat])


def measured(table: Table, me: AoiPlayer, area_size: int, area: float) -> list[float]:
    """The features, given the size and the points of the largest area."""
    rounds = ROUNDS - table.round if table.round else ROUNDS  # still to come after this one
    left = min(1.0, (rounds + 0.6) / 2)  # goods are soon spent ...
    if me.passed:
        left = AFTER_PASSING * min(1.0, rounds / 2)  # ... but goods that could have been used this round are idle
    rivals = max((other.vp for other in table.players if other is not me), default=0)
    return [
        me.vp,
        area,
        knowledge_points(table)[me.seat],
        resource_points(me),
        area_size,
        sum(me.levels),
        left * goods_worth(me),
        rounds * income_worth(table, me),
        rounds * actions_worth(table, me),
        min(1.0, (rounds + 0.5) / 3) * town_hope(table, me),
        left * me.keys,
        rounds / ROUNDS * me.occupied.bit_count(),
        rounds / ROUNDS * (me.own(PALACE).bit_count() + me.own(UNIVERSITY).bit_count()),
        rounds / ROUNDS * me.competencies.bit_count(),
        rounds / ROUNDS * (me.shipping + me.digging),
        left * room(table, me),
        min(1.0, (rounds + 0.5) / 2) * innovation_hope(table, me),
        0.0 if me.passed else 1.0,
        rivals,
    ]


def goods_worth(me: AoiPlayer) -> float:
    coins = min(me.coins, TYPICAL_COINS) + SURPLUS * max(0, me.coins - TYPICAL_COINS)
    tools = min(me.tools, TYPICAL_TOOLS) + SURPLUS * max(0, me.tools - TYPICAL_TOOLS)
    return (
        UNIT[COINS] * coins
        + UNIT[TOOLS] * tools
        + UNIT[SCHOLARS] * me.scholars
        + BOOK_UNIT * sum(me.books)
        + READY_POWER * me.bowl3
        + RISING_POWER * me.bowl2
        + LOW_POWER * me.bowl1
    )


def income_worth(table: Table, me: AoiPlayer) -> float:
    """Value of the income of one round. The round bonus changes hands each round and is left out."""
    board = table.catalog.boards[me.board]
    guilds = me.own(GUILD).bit_count()
    worth = UNIT[TOOLS] * board.workshop_tools[me.own(WORKSHOP).bit_count()]
    worth += effect_worth(board.income) + UNIT[COINS] * sum(board.guild_coins[:guilds])
    worth += UNIT[POWER] * sum(board.guild_power[:guilds])
    worth += UNIT[SCHOLARS] * (me.own(SCHOOL).bit_count() + me.own(UNIVERSITY).bit_count())
    if me.palace >= 0:
        worth += effect_worth(table.catalog.palaces[me.palace].income)
    for tile in me.innovations:
        worth += effect_worth(table.catalog.innovations[tile].income)
    for number, competency in enumerate(table.catalog.competencies):
        if me.owns(number):
            worth += effect_worth(competency.income)
    for discipline in range(4):
        if me.levels[discipline] >= INCOME_LEVEL:
            worth += effect_worth(table.catalog.disciplines[discipline])
    return worth


def actions_worth(table: Table, me: AoiPlayer) -> float:
    catalog = table.catalog
    tiles = [catalog.innovations[tile] for tile in me.innovations]
    tiles += [competency for number, competency in enumerate(catalog.competencies) if me.owns(number)]
    if me.palace >= 0:
        tiles.append(catalog.palaces[me.palace])
    return sum(effect_worth(tile.special) for tile in tiles)


def town_hope(table: Table, me: AoiPlayer) -> float:
    """The two groups nearest to a town; each counts up to 1, more than proportionally to its size."""
    prospects = []
    for group in groups(table, me, ~me.towned):
        if not group & me.towned:
            count = group.bit_count() + (group & me.annexed).bit_count()
            prospect = min(1.0, count / TOWN_BUILDINGS) * min(1.0, me.power_on(group) / TOWN_POWER)
            prospects.append(prospect * prospect)
    return sum(sorted(prospects)[-2:])


def room(table: Table, me: AoiPlayer) -> float:
    """Free spaces in reach: 3 for home terrain, 2 for one spade away, 1 for two; 20 are plenty."""
    free = me.reach & ~table.built
    near = table.lands[(me.board + 1) % WHEEL] | table.lands[(me.board - 1) % WHEEL]
    middle = table.lands[(me.board + 2) % WHEEL] | table.lands[(me.board - 2) % WHEEL]
    at_home = (free & table.lands[me.board]).bit_count()
    return min(20, 3 * at_home + 2 * (free & near).bit_count() + (free & middle).bit_count())


def innovation_hope(table: Table, me: AoiPlayer) -> float:
    """The share of books held for the easiest innovation, more than proportionally."""
    if len(me.innovations) == MOST_INNOVATIONS:
        return 0.0
    needed = books_for_innovation(table, me)
    banking, law, engineering, medicine = me.books
    least = needed
    for stated in {stated_books(table, place) for place, tile in enumerate(table.innovations) if tile >= 0}:
        a, b, c, d = stated
        least = min(least, max(0, a - banking) + max(0, b - law) + max(0, c - engineering) + max(0, d - medicine))
    best = min(needed - least, sum(me.books))
    return (best / needed) * (best / needed)


@lru_cache(maxsize=256)
def effect_worth(effect: Optional[AoiEffect]) -> float:
    """Estimated value of an effect."""
    if isinstance(effect, Gain):
        return UNIT[effect.what] * effect.amount
    if isinstance(effect, (All, AnyOrder)):
        worth = 0.0
        for part in effect.parts():
            worth += effect_worth(part)
        return worth
    if isinstance(effect, Per):
        return 2 * effect_worth(effect.part)
    for kind, unit in OTHER_UNITS:
        if isinstance(effect, kind):
            return unit * int(getattr(effect, "amount", 1))
    return 0.0


OTHER_UNITS: Final[tuple[tuple[type[AoiEffect], float], ...]] = (
    (AnyBook, BOOK_UNIT),
    (Steps, STEP_UNIT),
    (StepsInOne, STEP_UNIT),
    (Spades, SPADE_UNIT),
    (Bridges, BRIDGE_UNIT),
    (FreeGuild, GUILD_UNIT),
    (SchoolToGuild, GUILD_UNIT),
)

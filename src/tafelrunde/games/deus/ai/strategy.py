"""Heuristic evaluation of Deus: a few features that a player would name, each with a weight in points.

Features that pay off later (resources, pieces, columns) are scaled by how much of the game is left.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kernel.effects import Per
from ..effects.column import Activate
from ..effects.gains import AnyPiece, DrawCards, Gain, Harvest, Produce
from ..effects.military import MoveArmies, Plunder, StealFromEach, StealFromOne, StealPerShip
from ..effects.scoring import TEMPLE_CAP, EndScore
from ..effects.trade import Buy, Exchange, Sell
from ..pieces.kinds import GOLD, LAYERS, PURPLE, STANDARD, VP
from ..rules.column import atoms
from ..rules.scoring import majority_points, temple_points
from ..table.effect import DeusEffect
from ..table.player import DeusPlayer
from ..table.state import Table

FEATURES: Final = (
    "points",  # on the table
    "temples",  # points of built temples if scored now
    "majorities",
    "temple_hope",  # points missing to 12 on built temples, while there is time to fill them
    "gold",
    "goods",
    "variety",  # kinds of resources held
    "pieces",  # on the player board; the third of a type does not count
    "types",  # kinds of pieces on the player board
    "hand",
    "regions",
    "cities",  # regions with two buildings or more
    "columns",  # value of one run of each column
    "breadth",  # cards in the shortest column: the gate of the next temple
    "temple_in_hand",  # a temple card for which the gate is open
    "siege",  # village points beside own armies, by how far the village is surrounded
    "rivals",  # points and temples of the best opponent
)
# Found by `python research/tune.py deus --minutes 7 --jobs 16 --candidates 24 --games 36`, 23 generations: against the
# hand-set weights they scored a margin of 37.5; equal play gives 9.9 (320 games each).
WEIGHTS: Final = (
    0.586, 2.3, 0.171, 0.155, 0.103, 0.388, 0.521, 0.518, 0.535, 0.265, 1.05, 0.409, 1.23, 0.963, 1.09, 0.923, -0.314,
)  # fmt: skip

# Value of one unit while a column runs, in points.
UNIT: Final = {GOLD: 0.22, VP: 1.0}
GOODS_UNIT: Final = 0.55
CARD_UNIT: Final = 0.3
PIECE_UNIT: Final = 0.5


def features(table: Table, me: DeusPlayer) -> list[float]:
    left = time_left(table)
    temples = temple_points(table, me)
    rivals = max([other.vp + temple_points(table, other) for other in table.players if other is not me])
    return [
        me.vp,
        temples,
        majority_points(table, me),
        left * (TEMPLE_CAP * len(me.columns[PURPLE]) - temples),
        left * min(me.gold, 15),
        left * sum([min(held, 3) for held in me.goods]),
        left * sum([held > 0 for held in me.goods]),
        left * sum([min(on_board, 2) for on_board in me.board]),
        left * sum([on_board > 0 for on_board in me.board]),
        left * min(len(me.hand), 7),
        left * me.occupied.bit_count(),
        left * me.cities(2).bit_count(),
        left * columns_worth(table, me),
        left * min([len(column) for column in me.columns[:STANDARD]]),
        temple_in_hand(table, me),
        left * siege(table, me),
        rivals,
    ]


def time_left(table: Table) -> float:
    """From 1 at the start to 0 at the end: by temples or villages, whichever has come further."""
    if table.last_round:
        return 0.1 if table.round < table.last_round else 0.02
    villages = len(table.map.villages) - table.attacked.bit_count()
    return 0.1 + 0.9 * min(table.temples, villages) / len(table.map.faces)


def columns_worth(table: Table, me: DeusPlayer) -> float:
    cards = table.catalog.cards
    worth = 0.0
    for column in me.columns[:STANDARD]:
        for card in column:
            if card != me.joker:
                sure, varying = sure_and_varying(cards[card].effect)
                worth += sure
                for effect in varying:
                    worth += run_worth(effect, table, me)
    return worth


@lru_cache(maxsize=256)
def sure_and_varying(effect: DeusEffect) -> tuple[float, tuple[DeusEffect, ...]]:
    """Splits a card into its fixed value and the effects whose value depends on the position."""
    varying = tuple(atom for atom in atoms(effect) if isinstance(atom, (Per, Harvest, Sell)))
    return sum(unit_worth(atom) for atom in atoms(effect) if atom not in varying), varying


def run_worth(effect: DeusEffect, table: Table, me: DeusPlayer) -> float:
    """Value of an effect if it ran now; a little if it is not possible yet."""
    if isinstance(effect, Per):
        return (effect.count.of(table, me) + 0.3) * unit_worth(effect.part)
    if isinstance(effect, Harvest):
        return GOODS_UNIT * tallest(me, table.map.of[effect.terrain])
    if isinstance(effect, Sell):
        each = UNIT[effect.currency] * effect.price - 0.4
        return each * min(me.goods[effect.resource] + 0.5, effect.most)
    return unit_worth(effect)


def tallest(me: DeusPlayer, regions: int) -> int:
    """The most own buildings in one of these regions."""
    most = 0
    while most < LAYERS - 2 and me.cities(most + 1) & regions:
        most += 1
    return most


@lru_cache(maxsize=256)
def unit_worth(effect: DeusEffect) -> float:
    if isinstance(effect, Gain):
        return effect.amount * UNIT.get(effect.what, GOODS_UNIT)
    if isinstance(effect, DrawCards):
        return effect.amount * CARD_UNIT
    if isinstance(effect, AnyPiece):
        return effect.amount * PIECE_UNIT
    for kind, worth in OTHER_UNITS:
        if isinstance(effect, kind):
            return worth
    return 0.0


OTHER_UNITS: Final[tuple[tuple[type[DeusEffect], float], ...]] = (
    (Produce, 0.55),
    (Buy, 1.0),
    (Exchange, 0.4),
    (Activate, 0.8),
    (Plunder, 1.2),
    (StealFromOne, 0.6),
    (StealFromEach, 0.6),
    (StealPerShip, 0.4),
    (MoveArmies, 0.2),
)


def temple_in_hand(table: Table, me: DeusPlayer) -> float:
    """Points now of the best temple card in hand for which the gate is open. Only the next temple counts."""
    if min([len(column) for column in me.columns[:STANDARD]]) < len(me.columns[PURPLE]):
        return 0.0
    best = 0.0
    for card in me.hand:
        effect = table.catalog.cards[card].effect
        if isinstance(effect, EndScore):
            best = max(best, (1 + effect.worth(table, me)) / 6)
    return best


def siege(table: Table, me: DeusPlayer) -> float:
    hope = 0.0
    armies = me.armies
    if not armies:
        return hope
    occupied = table.occupied
    for at, village in enumerate(table.map.villages):
        around = table.map.grid.beside[village]
        if armies & around and not table.attacked >> village & 1:
            hope += table.village_vp[at] * (occupied & around).bit_count() / around.bit_count()
    return hope

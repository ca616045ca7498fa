"""The final scoring: area, knowledge, resources (chapters END, TWOP)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....kernel.decision import Rules
from ....kernel.game import Result
from ....kernel.hexes import members
from ..pieces.kinds import FROM_AREA, FROM_FACTION, FROM_KNOWLEDGE, FROM_RESOURCES, POINT_SOURCES, ROUNDS
from ..table.player import AoiPlayer
from ..table.state import Table
from ..table.steps import OVER
from .automa.hooks import faction_points
from .jumps import jumps_of
from .reach import beside

AREA_POINTS: Final[tuple[int, ...]] = (18, 12, 6)  # AOI-END-07
KNOWLEDGE_POINTS: Final[tuple[int, ...]] = (8, 4, 2)  # AOI-END-09
COINS_PER_POINT: Final = 5  # AOI-END-12


def score(table: Table, me: AoiPlayer) -> Rules:
    """The last step of a game (AOI-END-03, AOI-SCORE-05)."""
    for source, points in (
        (FROM_AREA, area_points(table, areas(table))),
        (FROM_KNOWLEDGE, knowledge_points(table)),
        (FROM_RESOURCES, [resource_points(player) for player in table.players]),
    ):
        for player in table.people if source == FROM_RESOURCES else table.players:  # AOI-SOLO-53
            award(table, player, points[player.seat], source)
    if table.automa is not None:
        automa = table.players[table.automa.seat]
        award(table, automa, faction_points(table, automa), FROM_FACTION)
    table.step = OVER
    if table.log:
        table.log.add("ended", me)
    yield from ()


def award(table: Table, me: AoiPlayer, points: int, source: int) -> None:
    me.vp += points
    me.tally[source] += points
    me.by_round[ROUNDS + 1] += points
    if table.log and points:
        table.log.add("final-scoring", me, source=POINT_SOURCES[source], amount=points)


@lru_cache(maxsize=1 << 14)
def shared(values: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[int, ...]:
    """Tied players share the sum of the prizes of their places, rounded down (AOI-END-08, AOI-END-11,
    AOI-END-15)."""
    points = []
    for value in values:
        place = sum(other > value for other in values)
        tied = values.count(value)
        points.append(sum(prizes[place : place + tied]) // tied)
    return tuple(points)


def largest_area(table: Table, me: AoiPlayer) -> int:
    """The most own buildings of any kind connected by reach: shipping track without a round bonus, bridges, tunnel and
    flight without paying for them (AOI-END-05, AOI-END-06, AOI-END-14, AOI-END-16, AOI-BONUS-41, AOI-FACTION-88,
    AOI-PALACE-89). The Automa has the shipping of its level and no jumps (AOI-SOLO-53)."""
    skipped = 0
    if table.automa is not None and table.is_automa(me.seat):
        ships = table.map.reach(table.automa.ship)
    else:
        ships = table.map.reach(me.shipping + table.catalog.boards[me.board].shipping_start)
        for jump in jumps_of(table, me):
            skipped = max(skipped, jump.spaces)
    left = me.occupied
    best = 0
    while left:
        group = fresh = left & -left
        while fresh:
            linked = 0
            for space in members(fresh):
                near = table.around[space]
                linked |= near | ships[space]
                for _ in range(skipped):
                    near |= beside(table, near)
                linked |= near
            fresh = linked & left & ~group
            group |= fresh
        best = max(best, group.bit_count())
        left &= ~group
    return best


def areas(table: Table) -> list[int]:
    return [largest_area(table, player) for player in table.players]


def area_points(table: Table, sizes: list[int]) -> tuple[int, ...]:
    """With two players the third party takes part with its tile; its share is lost (AOI-TWOP-10, AOI-TWOP-11,
    AOI-TWOP-12, AOI-TWOP-14)."""
    return shared((*sizes, *table.area[:1]), AREA_POINTS)


def knowledge_points(table: Table) -> list[int]:
    """Discipline by discipline; level 0 never scores (AOI-END-10, AOI-TWOP-13)."""
    total = [0] * len(table.players)
    for discipline in range(4):
        levels = [player.levels[discipline] for player in table.players]
        points = shared((*levels, *table.neutral_levels[discipline : discipline + 1]), KNOWLEDGE_POINTS)
        for seat, level in enumerate(levels):
            if level:
                total[seat] += points[seat]
    return total


def resource_points(me: AoiPlayer) -> int:
    """Coins after the best exchange (AOI-END-13, AOI-DEC-48)."""
    coins = me.coins + me.tools + me.scholars + sum(me.books) + me.bowl3 + me.bowl2 // 2
    return coins // COINS_PER_POINT


def final_result(table: Table) -> Result:
    """Most points win; a tie is shared (AOI-END-04), with the Automa too (AOI-SOLO-55)."""
    breakdown = [person.points_by_source for person in table.people]
    scores = [person.vp for person in table.people]
    most = max(player.vp for player in table.players)
    winners = [seat for seat, points in enumerate(scores) if points == most]
    if table.automa is None:
        return Result(scores, winners, breakdown, "rounds")
    rival = table.players[table.automa.seat]
    ending = "automa-won" if not winners else "automa-tied" if rival.vp == most else "automa-beaten"
    return Result(scores, winners, breakdown, ending, rivals=[rival.vp], rival_breakdown=[rival.points_by_source])

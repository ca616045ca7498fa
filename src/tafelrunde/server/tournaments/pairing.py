"""Pairs the entrants of a tournament round (Swiss or round robin), at tables of two to five.

An order of the entrants is split into tables; then entrants of different tables are swapped as long as that lowers the
cost: repeated meetings, and in the Swiss system differences in standing. Round robins at tables of two use the exact
circle method. See docs/develop/decisions/0017-pairing.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import ceil, log
from random import Random
from typing import Final

LEAST_AT_A_TABLE: Final = 2
MEETING_AGAIN: Final = 1000.0  # weighs more than any difference in standing
STARTS: Final = 4  # random orders that are tried in a round robin

Group = list[int]
Cost = Callable[[int, int], float]  # of two at one table


@dataclass(frozen=True)
class Round:
    groups: list[Group]  # in the order of the seats
    sitting_out: list[int]


Steps = Generator[None, None, Round]  # pauses after a few comparisons, since there may be tens of thousands


def sizes(entrants: int, at_a_table: int) -> list[int]:
    """The sizes of the tables, as even as possible. Of an odd number at tables of two, one sits out."""
    if entrants < LEAST_AT_A_TABLE:
        return []
    tables = ceil(entrants / at_a_table)
    while entrants // tables < LEAST_AT_A_TABLE:
        entrants -= 1
        tables = ceil(entrants / at_a_table)
    return [entrants // tables + (table < entrants % tables) for table in range(tables)]


def default_rounds(format: str, entrants: int, at_a_table: int) -> int:
    """Enough rounds for all to meet all, or, in the Swiss system, for one winner."""
    if format == "robin":
        return max(1, ceil((entrants - 1) / (at_a_table - 1)) + (at_a_table == 2 and entrants % 2))
    return max(1, ceil(log(max(2, entrants), at_a_table)) + (at_a_table > 2))


def circle(entrants: Sequence[int], number: int) -> Round:
    """Round `number`, from 1, of a round robin at tables of two (circle method)."""
    places: list[int] = [*entrants, *([-1] if len(entrants) % 2 else [])]
    first, others = places[0], places[1:]
    turned = (number - 1) % len(others)
    ring = [first, *others[turned:], *others[:turned]]
    pairs = [[ring[i], ring[-1 - i]] for i in range(len(ring) // 2)]
    alone = [one for pair in pairs if -1 in pair for one in pair if one != -1]
    return Round([pair for pair in pairs if -1 not in pair], alone)


def spread(entrants: Sequence[int], at_a_table: int, past: Sequence[Group], dice: Random) -> Steps:
    """A round of a round robin at larger tables: all meet all as evenly as possible."""
    met = meetings(past)
    tables = sizes(len(entrants), at_a_table)

    def cost(one: int, other: int) -> float:
        return MEETING_AGAIN * (2 * met[_pair(one, other)] + 1)  # the increase of the sum of squared meetings

    found: list[tuple[float, list[Group], list[int]]] = []
    for _ in range(STARTS):
        order = [*entrants]
        dice.shuffle(order)
        order, alone = order[: sum(tables)], order[sum(tables) :]
        groups = yield from _improved(_split(order, tables), cost)
        found.append((sum(_cost(group, cost) for group in groups), groups, alone))
    _, groups, alone = min(found, key=lambda one: one[0])
    return Round(groups, alone)


def swiss(order: Sequence[int], at_a_table: int, past: Sequence[Group], sat_out: Sequence[int]) -> Steps:
    """A round of a Swiss tournament. `order` is by standing, best first. The last of those with the fewest byes sits
    out."""
    tables, byes = sizes(len(order), at_a_table), Counter(sat_out)
    playing, alone = [*order], list[int]()
    while len(playing) > sum(tables):
        last = min(reversed(playing), key=lambda one: byes[one])
        playing.remove(last)
        alone.append(last)
    met, place = meetings(past), {one: place for place, one in enumerate(playing)}

    def cost(one: int, other: int) -> float:
        return MEETING_AGAIN * met[_pair(one, other)] + abs(place[one] - place[other])

    return Round((yield from _improved(_split(playing, tables), cost)), alone)


def in_seats(group: Group, past: Sequence[Group]) -> Group:
    """The seating of a table: players who often had late seats get early ones."""
    sat = Counter(dict.fromkeys(group, 0))
    for earlier in past:
        for seat, one in enumerate(earlier):
            sat[one] += seat
    return sorted(group, key=lambda one: -sat[one])


def meetings(past: Iterable[Group]) -> Counter[tuple[int, int]]:
    return Counter(_pair(one, other) for group in past for one, other in combinations(group, 2))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _split(order: Sequence[int], tables: Sequence[int]) -> list[Group]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in tables]


def _cost(group: Group, cost: Cost) -> float:
    return sum(cost(one, other) for one, other in combinations(group, 2))


def _improved(groups: list[Group], cost: Cost) -> Generator[None, None, list[Group]]:
    """Swap entrants of different tables until no swap lowers the total cost."""
    helped = True
    while helped:
        helped = False
        for one, other in combinations(groups, 2):
            for i in range(len(one)):
                for j in range(len(other)):
                    helped = _swapped(one, i, other, j, cost) or helped
            yield
    return groups


def _swapped(one: Group, i: int, other: Group, j: int, cost: Cost) -> bool:
    """Swap two entrants if that lowers the cost; returns whether it did."""
    before = _cost(one, cost) + _cost(other, cost)
    one[i], other[j] = other[j], one[i]
    if _cost(one, cost) + _cost(other, cost) < before - 1e-9:
        return True
    one[i], other[j] = other[j], one[i]
    return False

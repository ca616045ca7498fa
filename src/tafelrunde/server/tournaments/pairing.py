"""Who meets whom in a round of a tournament, at tables of two to five (docs/develop/decisions/0017-pairing.md).

A round is cut out of an order of the entrants, table by table; then entrants of different tables change places as long
as that makes it better: nobody should meet the same people again, and in the Swiss system one meets those of about the
same standing. Tables of two where everybody meets everybody follow the circle, which is exact.
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
STARTS: Final = 4  # orders that are tried where there is no standing

Group = list[int]
Cost = Callable[[int, int], float]  # of two at one table


@dataclass(frozen=True)
class Round:
    groups: list[Group]  # in the order of the seats
    sitting_out: list[int]


Steps = Generator[None, None, Round]  # pauses after a few comparisons: of many entrants there are ten thousands


def sizes(entrants: int, at_a_table: int) -> list[int]:
    """Of the tables: as even as can be, none larger. Of an odd number at tables of two, one sits out."""
    if entrants < LEAST_AT_A_TABLE:
        return []
    tables = ceil(entrants / at_a_table)
    while entrants // tables < LEAST_AT_A_TABLE:
        entrants -= 1
        tables = ceil(entrants / at_a_table)
    return [entrants // tables + (table < entrants % tables) for table in range(tables)]


def usual_rounds(format: str, entrants: int, at_a_table: int) -> int:
    """So many that everybody meets everybody, or, in the Swiss system, that one stands out."""
    if format == "robin":
        return max(1, ceil((entrants - 1) / (at_a_table - 1)) + (at_a_table == 2 and entrants % 2))
    return max(1, ceil(log(max(2, entrants), at_a_table)) + (at_a_table > 2))


def circle(entrants: Sequence[int], number: int) -> Round:
    """Round `number`, from 1, in which all meet each other once, two at a table: one stays, the others move on."""
    places: list[int] = [*entrants, *([-1] if len(entrants) % 2 else [])]
    first, others = places[0], places[1:]
    turned = (number - 1) % len(others)
    ring = [first, *others[turned:], *others[:turned]]
    pairs = [[ring[i], ring[-1 - i]] for i in range(len(ring) // 2)]
    alone = [one for pair in pairs if -1 in pair for one in pair if one != -1]
    return Round([pair for pair in pairs if -1 not in pair], alone)


def spread(entrants: Sequence[int], at_a_table: int, past: Sequence[Group], dice: Random) -> Steps:
    """All meet all as evenly as can be, whatever the standing."""
    met = meetings(past)
    tables = sizes(len(entrants), at_a_table)

    def again(one: int, other: int) -> float:
        return MEETING_AGAIN * (2 * met[_pair(one, other)] + 1)  # what a further meeting adds to the squares

    found: list[tuple[float, list[Group], list[int]]] = []
    for _ in range(STARTS):
        order = [*entrants]
        dice.shuffle(order)
        order, alone = order[: sum(tables)], order[sum(tables) :]
        groups = yield from _improved(_cut(order, tables), again)
        found.append((sum(_cost(group, again) for group in groups), groups, alone))
    _, groups, alone = min(found, key=lambda one: one[0])
    return Round(groups, alone)


def swiss(order: Sequence[int], at_a_table: int, past: Sequence[Group], sat_out: Sequence[int]) -> Steps:
    """`order` is by standing, the best first. Who sits out is the last of those who did so least."""
    tables, byes = sizes(len(order), at_a_table), Counter(sat_out)
    playing, alone = [*order], list[int]()
    while len(playing) > sum(tables):
        last = min(reversed(playing), key=lambda one: byes[one])
        playing.remove(last)
        alone.append(last)
    met, place = meetings(past), {one: place for place, one in enumerate(playing)}

    def apart(one: int, other: int) -> float:
        return MEETING_AGAIN * met[_pair(one, other)] + abs(place[one] - place[other])

    return Round((yield from _improved(_cut(playing, tables), apart)), alone)


def in_seats(group: Group, past: Sequence[Group]) -> Group:
    """Whoever has sat behind others sits before them now."""
    sat = Counter(dict.fromkeys(group, 0))
    for earlier in past:
        for seat, one in enumerate(earlier):
            sat[one] += seat
    return sorted(group, key=lambda one: -sat[one])


def meetings(past: Iterable[Group]) -> Counter[tuple[int, int]]:
    return Counter(_pair(one, other) for group in past for one, other in combinations(group, 2))


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _cut(order: Sequence[int], tables: Sequence[int]) -> list[Group]:
    rest = iter(order)
    return [[next(rest) for _ in range(size)] for size in tables]


def _cost(group: Group, cost: Cost) -> float:
    return sum(cost(one, other) for one, other in combinations(group, 2))


def _improved(groups: list[Group], cost: Cost) -> Generator[None, None, list[Group]]:
    """Two of different tables change places as long as it helps. It ends, for each time the sum falls."""
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
    """Whether it helped; else all sit as before."""
    before = _cost(one, cost) + _cost(other, cost)
    one[i], other[j] = other[j], one[i]
    if _cost(one, cost) + _cost(other, cost) < before - 1e-9:
        return True
    one[i], other[j] = other[j], one[i]
    return False

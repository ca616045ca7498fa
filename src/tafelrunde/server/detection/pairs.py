"""Finds pairs of people who meet in rated games so often that they may trade wins, or feed one of them.

Friends who play much look alike, so these are figures for a person to judge: which share of their games the two play
with each other, how evenly and in which order they win, how often one gives up, and what the games brought them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, NamedTuple, Optional

from ..ratings.interface import Strength, newcomer

DAYS: Final = 90
LEAST_GAMES: Final = 6  # together
LEAST_SHARE: Final = 0.5  # of the rated games of one of them
SHOWN: Final = 50
ALTERNATION: Final = 0.75  # of chance: wins alternate in half of the cases
ONE_SIDED: Final = 0.9
GIVEN_UP: Final = 0.4


class RatedSeat(NamedTuple):
    """A person's seat in a finished rated game."""

    n: int
    game: str
    user_id: str
    place: int
    forfeited: bool
    mu: Optional[float]
    sigma: Optional[float]


@dataclass
class Pair:
    people: tuple[str, str]
    wins: list[int] = field(default_factory=lambda: [0, 0])  # games in which the one was placed before the other
    gains: list[int] = field(default_factory=lambda: [0, 0])  # rating points that their games together brought
    forfeits: int = 0
    games: int = 0
    order: list[int] = field(default_factory=list)  # who won, game by game
    shares: tuple[float, float] = (0.0, 0.0)  # of the rated games of each

    @property
    def alternation(self) -> float:
        """How often the winner is another one than in the game before, among decided games."""
        changes = sum(one != other for one, other in zip(self.order, self.order[1:], strict=False))
        return changes / (len(self.order) - 1) if len(self.order) > 1 else 0.0

    @property
    def one_sidedness(self) -> float:
        return max(self.wins) / len(self.order) if self.order else 0.0

    @property
    def is_conspicuous(self) -> bool:
        """Whether the results are unlike those of two people who play for the win."""
        return (
            self.forfeits >= GIVEN_UP * self.games or self.alternation >= ALTERNATION or self.one_sidedness >= ONE_SIDED
        )


def pairs_of(rows: Iterable[RatedSeat]) -> list[Pair]:
    """The pairs that meet most, conspicuous ones first. `rows` in the order of the games."""
    by_game: defaultdict[int, list[RatedSeat]] = defaultdict(list)
    for row in rows:
        by_game[row.n].append(row)
    games = [sorted(by_game[n], key=lambda row: row.user_id) for n in sorted(by_game)]
    played = Counter(row.user_id for seats in games for row in seats)
    met = Counter(_people(two) for seats in games for two in combinations(seats, 2))
    pairs = {people: Pair(people) for people, number in met.items() if number >= LEAST_GAMES}
    known: dict[tuple[str, str], RatedSeat] = {}  # the last game by person and game
    for seats in games:
        for two in combinations(seats, 2):
            if (pair := pairs.get(_people(two))) is not None:
                _add(pair, two, known)
        known.update({(row.user_id, row.game): row for row in seats})
    found = [_with_shares(pair, played) for pair in pairs.values()]
    together = [pair for pair in found if max(pair.shares) >= LEAST_SHARE]
    return sorted(together, key=lambda pair: (not pair.is_conspicuous, -pair.games))[:SHOWN]


def _people(two: tuple[RatedSeat, RatedSeat]) -> tuple[str, str]:
    return two[0].user_id, two[1].user_id


def _add(pair: Pair, two: tuple[RatedSeat, RatedSeat], known: Mapping[tuple[str, str], RatedSeat]) -> None:
    one, other = two
    pair.games += 1
    pair.forfeits += one.forfeited or other.forfeited
    for n, seat in enumerate(two):
        pair.gains[n] += _gain(seat, known.get((seat.user_id, seat.game)))
    if one.place != other.place:
        winner = int(other.place < one.place)
        pair.wins[winner] += 1
        pair.order.append(winner)


def _gain(row: RatedSeat, before: Optional[RatedSeat]) -> int:
    """The change of the rating; people without an earlier game in the period count as newcomers."""
    if row.mu is None or row.sigma is None:
        return 0
    if before is None or before.mu is None or before.sigma is None:
        start = newcomer()
    else:
        start = Strength(before.mu, before.sigma)
    return Strength(row.mu, row.sigma).points - start.points


def _with_shares(pair: Pair, played: Mapping[str, int]) -> Pair:
    one, other = pair.people
    pair.shares = (pair.games / played[one], pair.games / played[other])
    return pair


def games_by_person(rows: Iterable[RatedSeat]) -> dict[str, list[int]]:
    """The numbers of everybody's rated games."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        found[row.user_id].append(row.n)
    return found


def games_among(played: Mapping[str, Sequence[int]], people: Iterable[str]) -> int:
    """Rated games in which several of these people met."""
    met = Counter(n for who in {*people} for n in played.get(who, ()))
    return sum(number > 1 for number in met.values())

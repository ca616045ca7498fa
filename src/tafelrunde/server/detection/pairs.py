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
    pairs: dict[tuple[str, str], Pair] = {}
    played: Counter[str] = Counter()
    known: dict[tuple[str, str], Strength] = {}
    for n in sorted(by_game):
        seats = sorted(by_game[n], key=lambda row: row.user_id)
        played.update(row.user_id for row in seats)
        gains = {row.user_id: _gain(row, known) for row in seats}
        for one, other in combinations(seats, 2):
            people = (one.user_id, other.user_id)
            _add(pairs.setdefault(people, Pair(people)), one, other, gains)
    found = [_with_shares(pair, played) for pair in pairs.values() if pair.games >= LEAST_GAMES]
    together = [pair for pair in found if max(pair.shares) >= LEAST_SHARE]
    return sorted(together, key=lambda pair: (not pair.is_conspicuous, -pair.games))[:SHOWN]


def _gain(row: RatedSeat, known: dict[tuple[str, str], Strength]) -> int:
    """The change of the rating; people without an earlier game in the period count as newcomers."""
    if row.mu is None or row.sigma is None:
        return 0
    key, after = (row.user_id, row.game), Strength(row.mu, row.sigma)
    before = known.get(key, newcomer())
    known[key] = after
    return after.points - before.points


def _add(pair: Pair, one: RatedSeat, other: RatedSeat, gains: Mapping[str, int]) -> None:
    pair.games += 1
    pair.forfeits += one.forfeited or other.forfeited
    for n, seat in enumerate((one, other)):
        pair.gains[n] += gains[seat.user_id]
    if one.place != other.place:
        winner = int(other.place < one.place)
        pair.wins[winner] += 1
        pair.order.append(winner)


def _with_shares(pair: Pair, played: Mapping[str, int]) -> Pair:
    one, other = pair.people
    pair.shares = (pair.games / played[one], pair.games / played[other])
    return pair


def games_among(rows: Sequence[RatedSeat], people: Iterable[str]) -> int:
    """Rated games in which several of these people met."""
    group = {*people}
    met = Counter(row.n for row in rows if row.user_id in group)
    return sum(number > 1 for number in met.values())

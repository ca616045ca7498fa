"""Compares how often people choose what a bot would choose to how often others of their rating do.

The rating decides what to expect: strong players agree with a bot more often than weak ones. Whoever agrees far more
often than their peers may have been helped. The figures need many choices, and are shown to moderators only.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import accumulate
from math import sqrt
from typing import Final, NamedTuple

DAYS: Final = 90
LEAST_CHOICES: Final = 60  # of a person, to be shown or to be somebody's peer
LEAST_PEERS: Final = 3
PEER_POINTS: Final = 200  # difference of the ratings of peers
LEAST_SPREAD: Final = 0.04  # between people of the same rating, however few are known
CONSPICUOUS: Final = 3.0  # standard deviations
SHOWN: Final = 50


class Compared(NamedTuple):
    """The compared choices of a person in a finished game."""

    user_id: str
    game: str
    choices: int
    agreed: int


class Agreement(NamedTuple):
    user_id: str
    game: str
    points: int
    games: int
    choices: int
    rate: float
    expected: float  # the mean of the peers
    peers: int
    deviation: float  # in standard deviations

    @property
    def is_conspicuous(self) -> bool:
        return self.deviation >= CONSPICUOUS


class _Record(NamedTuple):
    user_id: str
    points: int
    games: int
    choices: int
    rate: float


def agreements(compared: Iterable[Compared], points: Mapping[tuple[str, str], int]) -> list[Agreement]:
    """Those who agree with the bot most, measured by their peers. `points` are ratings by person and game."""
    by_game: defaultdict[str, list[_Record]] = defaultdict(list)
    for (user_id, game), some in _grouped(compared).items():
        choices = sum(one.choices for one in some)
        if choices >= LEAST_CHOICES and (user_id, game) in points:
            rate = sum(one.agreed for one in some) / choices
            by_game[game].append(_Record(user_id, points[user_id, game], len(some), choices, rate))
    found = [measured for game, records in by_game.items() for measured in _measured_by_peers(game, records)]
    return sorted(found, key=lambda one: -one.deviation)[:SHOWN]


def _grouped(compared: Iterable[Compared]) -> dict[tuple[str, str], list[Compared]]:
    found: defaultdict[tuple[str, str], list[Compared]] = defaultdict(list)
    for one in compared:
        if one.choices:
            found[one.user_id, one.game].append(one)
    return found


def _measured_by_peers(game: str, records: Iterable[_Record]) -> Iterator[Agreement]:
    """Sums over the sorted ratings give mean and spread of the peers, so everybody costs the same, even in crowds."""
    ordered = sorted(records, key=lambda one: one.points)
    points = [one.points for one in ordered]
    sums = [0.0, *accumulate(one.rate for one in ordered)]
    squares = [0.0, *accumulate(one.rate**2 for one in ordered)]
    for one in ordered:
        first, end = bisect_left(points, one.points - PEER_POINTS), bisect_right(points, one.points + PEER_POINTS)
        peers = end - first - 1  # without oneself
        if peers >= LEAST_PEERS:
            expected = (sums[end] - sums[first] - one.rate) / peers
            variance = (squares[end] - squares[first] - one.rate**2) / peers - expected**2
            yield _measured(game, one, peers, expected, sqrt(max(variance, 0.0)))


def _measured(game: str, one: _Record, peers: int, expected: float, peers_spread: float) -> Agreement:
    expected = min(max(expected, 0.0), 1.0)  # of sums of rounded numbers
    chance = sqrt(expected * (1 - expected) / one.choices)  # of so few choices
    spread = sqrt(max(peers_spread, LEAST_SPREAD) ** 2 + chance**2)
    deviation = (one.rate - expected) / spread
    return Agreement(one.user_id, game, one.points, one.games, one.choices, one.rate, expected, peers, deviation)

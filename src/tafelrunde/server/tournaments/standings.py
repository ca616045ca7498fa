"""Computes the standings of a tournament.

A table gives 1 point to the first place, 0 to the last, and equal steps in between; shared places share their points.
Ties are broken by the points of the opponents met.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Optional, Protocol

SITTING_OUT = {"swiss": 1.0, "robin": 0.0}  # points for a bye; in a round robin all have equally many


class Played(Protocol):
    """A table of a round, or a bye."""

    @property
    def entrants(self) -> Sequence[int]: ...
    @property
    def points(self) -> Optional[Sequence[float]]: ...


class Standing(NamedTuple):
    place: int
    entrant: int
    points: float
    opponents: float  # points of the opponents met
    wins: int
    played: int


def points_of(places: Sequence[int], absent: Collection[int] = ()) -> list[float]:
    """The points of each seat; seats in `absent` rank behind all others."""
    keys = [(seat in absent, place) for seat, place in enumerate(places)]
    last = len(keys) - 1
    points = []
    for key in keys:
        before, equal = sum(other < key for other in keys), keys.count(key)
        points.append(round(sum(last - before - step for step in range(equal)) / equal / last, 4))
    return points


def standings(entrants: Iterable[int], past: Sequence[Played]) -> list[Standing]:
    """Best first; equal entrants share a place."""
    points: defaultdict[int, float] = defaultdict(float)
    wins: defaultdict[int, int] = defaultdict(int)
    played: defaultdict[int, int] = defaultdict(int)
    met: defaultdict[int, list[int]] = defaultdict(list)
    for heat in past:
        if heat.points is None:
            continue
        for one, got in zip(heat.entrants, heat.points, strict=True):
            points[one] += got
            met[one] += [other for other in heat.entrants if other != one]
            if len(heat.entrants) > 1:
                played[one] += 1
                wins[one] += got == max(heat.points)
    opponents = {one: round(sum(points[other] for other in met[one]), 4) for one in entrants}
    keys = {one: (-round(points[one], 4), -opponents[one], -wins[one]) for one in opponents}
    order = sorted(keys, key=lambda one: (keys[one], one))
    places = {one: 1 + sum(key < keys[one] for key in keys.values()) for one in order}
    return [Standing(places[one], one, -keys[one][0], opponents[one], wins[one], played[one]) for one in order]

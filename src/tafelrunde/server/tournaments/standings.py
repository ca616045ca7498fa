"""What a tournament has come to. A table gives points by places: one to the first, none to the last, the others evenly
between them; whoever shares a place shares its points. Equal points are told apart by those of the people one met."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Optional, Protocol

SITTING_OUT = {"swiss": 1.0, "robin": 0.0}  # points; where all meet all, everybody sits out as often


class Played(Protocol):
    """A table of a round, or somebody who sat out."""

    @property
    def entrants(self) -> Sequence[int]: ...

    @property
    def points(self) -> Optional[Sequence[float]]: ...


class Standing(NamedTuple):
    place: int
    entrant: int
    points: float
    opponents: float  # points of those one met
    wins: int
    played: int


def points_of(places: Sequence[int], absent: Collection[int] = ()) -> list[float]:
    """Of each seat. Whose seat is `absent` comes behind all others."""
    keys = [(seat in absent, place) for seat, place in enumerate(places)]
    last = len(keys) - 1
    points = []
    for key in keys:
        before, equal = sum(other < key for other in keys), keys.count(key)
        points.append(round(sum(last - before - step for step in range(equal)) / equal / last, 4))
    return points


def standings(entrants: Iterable[int], past: Sequence[Played]) -> list[Standing]:
    """The best first; equal ones share a place."""
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

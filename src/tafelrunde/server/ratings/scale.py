"""Ratings by OpenSkill (Plackett-Luce). Bots have fixed ratings, so the scale does not drift.

Ratings are shown on a scale like Elo's: 1500 is the bot Medium, and a lead of 400 means winning ten of eleven games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, Optional

from openskill.models import PlackettLuce

from ...games import games
from .schemas import Rating

MIDDLE: Final = 1500  # points of new players and of the bot Medium
POINTS: Final = 25.0  # for a step of OpenSkill's scale, so that a difference means about the same as in Elo
BOT_SIGMA: Final = 1.0  # bots were measured in contests
PROVISIONAL_SIGMA: Final = 5.0  # reached after about ten games; above it a rating is provisional

BASELINE: Final = "greedy"  # the bot of the level medium


class Strength(NamedTuple):
    """Mean and standard deviation of a player's skill in a game."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        return round(MIDDLE + POINTS * (self.mu - _model().mu))

    @property
    def provisional(self) -> bool:
        return self.sigma > PROVISIONAL_SIGMA


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def newcomer() -> Strength:
    return Strength(_model().mu, _model().sigma)


def bot_strength(game: str, bot: str) -> Optional[Strength]:
    """The strength of a bot, from the rating of its level; None if it has none in this game."""
    level = games[game].ai.levels.get("medium" if bot == BASELINE else bot) if game in games else None
    if level is None or level.rating is None:
        return None
    return Strength(_model().mu + (level.rating - MIDDLE) / POINTS, BOT_SIGMA)


def rating(strength: Optional[Strength]) -> Optional[Rating]:
    return None if strength is None else Rating(points=strength.points, provisional=strength.provisional)


def rated(strengths: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The strengths after a game that ended with these places, from 1; equal places are ties."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in strengths]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Strength(team[0].mu, team[0].sigma) for team in after]


def places_of(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Winners first, as the rules of the game decide, the others by points."""
    keys = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < key for other in keys) for key in keys]

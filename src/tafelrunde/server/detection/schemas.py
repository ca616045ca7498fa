"""Schemas of the figures about fair play."""

from __future__ import annotations

from typing import Optional

from ..core.schemas.base import Answer, Moment


class WatchedPerson(Answer):
    id: str
    name: str
    account: Optional[str]
    """Null if it was deleted."""


class PairFigures(Answer):
    """Two people who play most of their rated games with each other. Lists have a value for each of them."""

    people: list[WatchedPerson]
    games: int
    shares: list[float]
    """The share of each one's rated games, from 0 to 1."""
    wins: list[int]
    gains: list[int]
    """The rating points that these games brought."""
    alternation: float
    """How often the winner changes from one game to the next: about 0.5 by chance."""
    forfeits: int
    conspicuous: bool


class AgreementFigures(Answer):
    """How often somebody chose what a bot would have chosen, in rated games."""

    person: WatchedPerson
    game: str
    points: int
    """Their rating."""
    games: int
    choices: int
    """Compared choices."""
    rate: float
    expected: float
    """The mean of people with a similar rating."""
    peers: int
    """The number of these people."""
    deviation: float
    """The difference in standard deviations."""
    conspicuous: bool


class DeviceFigures(Answer):
    """Accounts that were used in the same browser."""

    people: list[WatchedPerson]
    last: Moment
    rated: int
    """Rated games in which several of them met."""


class FairPlay(Answer):
    """Figures for moderators to judge. Nothing is done because of them automatically."""

    days: int
    """How far back they go."""
    bot: str
    """The bot whose choices are compared."""
    pairs: list[PairFigures]
    agreements: list[AgreementFigures]
    """Most conspicuous first."""
    devices: list[DeviceFigures]

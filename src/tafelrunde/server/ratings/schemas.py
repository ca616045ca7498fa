"""Schemas of ratings and leaderboards."""

from __future__ import annotations

from ..core.schemas.base import Answer, Moment


class Leader(Answer):
    place: int
    """Equal points share a place. 0 for provisional ratings."""
    name: str
    mine: bool
    points: int
    games: int
    """Rated games in this season."""
    wins: int


class BotMark(Answer):
    """The fixed rating of a bot."""

    bot: str
    label: str
    points: int


class Leaderboard(Answer):
    game: str
    season: str
    """2026-q4, 2026-11 or 2026."""
    begin: Moment
    end: Moment
    seasons: list[str]
    """All seasons since the first rated game, newest first."""
    leaders: list[Leader]
    provisional: list[Leader]
    """Players whose rating is based on few games."""
    bots: list[BotMark]


class Rating(Answer):
    """A rating: 1500 is the bot Medium; a lead of 400 means winning ten of eleven games."""

    points: int
    provisional: bool
    """It is based on few games."""

"""The best at a game."""

from __future__ import annotations

from ..core.schemas.base import Answer, Moment


class Leader(Answer):
    place: int
    """Equal points share it. 0 for a provisional rating."""
    name: str
    mine: bool
    points: int
    games: int
    """Rated ones, in this season."""
    wins: int


class BotMark(Answer):
    """A bot, as a mark of the scale."""

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
    """In which rated games were finished, and this one; the newest first."""
    leaders: list[Leader]
    provisional: list[Leader]
    """Whose rating rests on few games."""
    bots: list[BotMark]


class Level(Answer):
    """A rating: 1500 is the bot Medium; 400 more are ten of eleven games."""

    points: int
    provisional: bool
    """It rests on few games."""

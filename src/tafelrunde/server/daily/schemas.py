"""Schemas of the daily challenge."""

from __future__ import annotations

from typing import Optional

from ..core.kinds import Status
from ..core.schemas.base import Answer, Moment, Seed


class DailyResult(Answer):
    place: int
    """By points; equal scores share a place."""
    name: str
    mine: bool
    score: int
    won: bool
    table: Optional[str]
    """Null until the day is over, and if the table was deleted."""


class DailyChallenge(Answer):
    day: str
    """In UTC, as 2026-11-16."""
    end: Moment
    """Games finished later do not count."""
    over: bool
    game: str
    players: int
    bot: str
    bot_label: str
    seed: Optional[Seed]
    """Null until the day is over."""
    tried: bool
    """The caller has begun their try."""
    table: Optional[str]
    """The table of the caller's try, if it exists."""
    status: Optional[Status]
    finished: int
    """The number of people who have finished."""
    results: list[DailyResult]
    """Best first. Until the day is over only for callers who have finished."""
    earlier: Optional[str]
    """The last earlier day with a challenge."""


class DailyTable(Answer):
    table: str

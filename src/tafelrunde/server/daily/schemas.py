"""The challenge of a day."""

from __future__ import annotations

from typing import Optional

from ..core.kinds import Status
from ..core.schemas.base import Answer, Moment, Seed


class DailyResult(Answer):
    place: int
    """By points; equal ones share it."""
    name: str
    mine: bool
    score: int
    won: bool
    table: Optional[str]
    """To compare; told when the day is over, if the table is still there."""


class DailyChallenge(Answer):
    day: str
    """In UTC, as 2026-11-16."""
    end: Moment
    """What is finished later does not count."""
    over: bool
    game: str
    players: int
    bot: str
    bot_label: str
    seed: Optional[Seed]
    """Told when the day is over."""
    tried: bool
    """I have begun my one try."""
    table: Optional[str]
    """Of my try, if it is still there."""
    status: Optional[Status]
    finished: int
    """So many have finished."""
    results: list[DailyResult]
    """The best first. While the day lasts, only for who has finished."""
    earlier: Optional[str]
    """The last day before that had a challenge."""


class DailyTable(Answer):
    table: str

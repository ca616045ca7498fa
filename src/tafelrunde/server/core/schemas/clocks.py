"""Schemas of clocks, in requests and responses."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from pydantic import Field, StrictInt, StrictStr

from ..kinds import Policy
from .base import Answer, Moment, QuickAnswer
from .requests import Body

Hour = Annotated[StrictStr, Field(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
DAYS = 60 * 60 * 24


class Night(Body):
    begin: Hour
    end: Hour
    zone: Annotated[StrictStr, Field(max_length=60)]


class ClockPlan(Body):
    bank: Annotated[StrictInt, Field(ge=10, le=60 * DAYS)]
    increment: Annotated[StrictInt, Field(ge=0, le=7 * DAYS)] = 0
    policy: Literal["wait", "bot", "drop"] = "wait"
    night: Optional[Night] = None


class ClockInfo(Answer):
    """The clocks of a table, in seconds."""

    bank: int
    increment: int
    policy: Policy
    night: Optional[str]
    """When no clock runs: hours and time zone."""
    asleep: bool
    """It is night, and no clock runs."""
    running: Optional[int]
    """The seat whose clock runs."""
    waits: bool
    """The clock of the player to move has not started: it starts when they first view the game, or after a day."""
    left: list[float]
    """Seconds left of each seat."""
    out: list[bool]
    """Whether the time of each seat is up."""


class Turn(QuickAnswer):
    seat: Optional[int]
    since: Optional[Moment]

"""Lessons and exercises."""

from __future__ import annotations

from typing import Annotated, Optional

from pydantic import Field, StrictBool, StrictInt

from ..core.schemas.base import Answer
from ..core.schemas.requests import Body
from ..play.schemas import CoachRemark


class LessonInfo(Answer):
    """A lesson that a game offers."""

    name: str
    title: str
    about: str
    minutes: int
    steps: int
    exercise: bool
    goals: list[str]
    """What earns each star of an exercise."""
    table: Optional[str]
    """Where the learner can go on ..."""
    step: Optional[int]
    """... after so many steps."""
    done: bool
    """The learner has been through it."""
    stars: Optional[int]
    """The most that the learner has earned."""


class CoachNote(Answer):
    """What the coach has to say at a table against bots."""

    remark: Optional[CoachRemark]
    """The last thing worth a remark since the seat's last turn; null if there is none."""


class LessonStep(Body):
    step: Optional[Annotated[StrictInt, Field(ge=0, le=1000)]] = None
    """From 0; as many as there are steps when all was read."""
    coach: Optional[StrictBool] = None

"""Schemas of lessons and exercises."""

from __future__ import annotations

from typing import Annotated, Optional

from pydantic import Field, StrictBool, StrictInt

from ..core.schemas.base import Answer
from ..core.schemas.requests import Body
from ..play.schemas import CoachRemark


class LessonInfo(Answer):
    """A lesson of a game, with the caller's progress."""

    name: str
    title: str
    about: str
    minutes: int
    steps: int
    exercise: bool
    goals: list[str]
    """The condition of each star of an exercise."""
    table: Optional[str]
    """The table where the learner can continue ..."""
    step: Optional[int]
    """... and the number of finished steps there."""
    done: bool
    """The learner has finished it."""
    stars: Optional[int]
    """The most stars earned."""


class CoachNote(Answer):
    """The coach's remark at a table against bots."""

    remark: Optional[CoachRemark]
    """On the last notable event since the seat's last turn; null if there is none."""


class LessonStep(Body):
    step: Optional[Annotated[StrictInt, Field(ge=0, le=1000)]] = None
    """From 0; the number of steps after the last one."""
    coach: Optional[StrictBool] = None

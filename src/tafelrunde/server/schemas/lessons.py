"""Guided games and exercises."""

from __future__ import annotations

from typing import Optional

from .base import Answer


class GoalPart(Answer):
    """A part of what a game is about: who one is, how one wins, what a turn is, when it ends."""

    title: str
    text: str


class LessonProgress(Answer):
    """A table that is a lesson, and how far the learner has come."""

    name: str
    title: str
    step: int
    """Steps that are done."""
    steps: int
    exercise: bool
    done: bool
    """The coach has told everything; the game goes on."""
    stars: Optional[int]
    """Of an exercise, once it is judged."""


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


class LaterOption(Answer):
    """An answer that is not taught now, and the step in which it is, from 1."""

    code: int
    step: int


class CoachRemark(Answer):
    """Something that has just happened for the first time."""

    number: int
    title: str
    say: str


class CoachNote(Answer):
    """What the coach has to say at a table against bots."""

    remark: Optional[CoachRemark]
    """The last thing worth a remark since the seat's last turn; null if there is none."""


class ExerciseStar(Answer):
    say: str
    earned: Optional[bool]
    """Null before it is judged."""


class LessonMoment(Answer):
    """What the coach says now."""

    name: str
    title: str
    step: int
    """The step that is shown, from 0; as many as there are steps when all is told."""
    last: int
    """The last step that the game has come to."""
    titles: list[str]
    """Of all steps."""
    heading: str
    say: str
    why: str
    """Why this is a good idea now; empty if the coach says no more."""
    light: list[str]
    """The ids of things on the board, or `part-<name>` for a part of it."""
    taught: list[int]
    """The codes that are taught now; empty if this step is for reading."""
    later: list[LaterOption]
    past: bool
    """The step is done already: the learner looks back."""
    free: bool
    """Any choice will do."""
    coach: bool
    """Whether remarks are wanted."""
    remark: Optional[CoachRemark]
    stars: list[ExerciseStar]
    turns: int
    """In how many turns the goal of an exercise is to be reached."""

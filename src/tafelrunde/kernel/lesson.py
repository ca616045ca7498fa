"""A lesson as data: a guided first game, explained step by step, or an exercise.

It is played at a real table by the real rules. `games/lessons/reading.py` reads it from a file,
`games/lessons/script.py` plays it, `conformance/lessons.py` checks that it does not overload a learner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .state import Fact, Value

Texts = Mapping[str, str]  # by language; empty if there is no text


class Step(NamedTuple):
    """What the coach says at one moment. `choose` has for each question of the step the answers that are taught; a step
    without questions is only read. `others` are the choices of the other seats that follow."""

    title: Texts
    say: Texts
    why: Texts  # why this is a good idea now
    light: tuple[str, ...]  # ids of things on the board, or `part-<name>` for a part of it
    choose: tuple[tuple[int, ...], ...]
    others: tuple[int, ...]
    wrong: Texts  # a kind reply to any other choice ...
    instead: Mapping[int, Texts]  # ... or to this one
    explains: tuple[str, ...]  # terms


class Condition(NamedTuple):
    """Something to wait for. An event happened n `times`, to whom and with which facts; with `same`, n times with one
    value of that fact. Or a summary holds `least` of an icon, or has gained that much. Or the game ended with at least
    a `score`."""

    event: str = ""
    who: str = "me"  # me, others, anybody
    facts: Mapping[str, Fact] = {}
    times: int = 1
    same: str = ""
    summary: str = ""
    least: int = 0
    gained: bool = False
    score: int = 0


class Remark(NamedTuple):
    """What the coach says later, when something first happens in free play."""

    when: Condition
    title: Texts
    say: Texts


class Star(NamedTuple):
    """What earns a star of an exercise; the first one is its goal."""

    when: Condition
    say: Texts


class Lesson(NamedTuple):
    """`begin` are choices before the first step, so that a lesson may start anywhere. A lesson with stars is an
    exercise: after its steps the learner plays freely for n `turns`, and then it is rated."""

    name: str
    title: Texts
    about: Texts
    minutes: int
    order: int  # in the list; equal ones are ordered by name
    rules_version: int
    seed: int
    players: int
    seat: int
    options: Mapping[str, Value]
    begin: tuple[int, ...]
    steps: tuple[Step, ...]
    terms: Mapping[str, Mapping[str, tuple[str, ...]]]  # term -> language -> stems of its words
    remarks: tuple[Remark, ...]
    stars: tuple[Star, ...]
    turns: int
    solution: tuple[int, ...]  # choices of all seats that earn every star of an exercise

    @property
    def is_exercise(self) -> bool:
        return bool(self.stars)

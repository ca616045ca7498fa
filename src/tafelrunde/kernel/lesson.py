"""A lesson as data: a guided first game, explained step by step, or an exercise.

It is played at a real table by the real rules. `games/lessons/reading.py` reads it from a file,
`games/lessons/script.py` plays it, `conformance/lessons.py` checks that it does not overload a learner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .game import Value
from .state import Fact

Said = Mapping[str, str]  # by language; empty if nothing is said


class Step(NamedTuple):
    """What the coach says at one moment. `choose` has for each question of the step the answers that are taught; a step
    without questions is read. `others` are the choices of the other seats that come after it."""

    title: Said
    say: Said
    why: Said  # why this is a good idea now
    light: tuple[str, ...]  # ids of things on the board, or `part-<name>` for a part of it
    choose: tuple[tuple[int, ...], ...]
    others: tuple[int, ...]
    wrong: Said  # a kind answer to whoever chooses something else ...
    instead: Mapping[int, Said]  # ... or just this
    explains: tuple[str, ...]  # terms


class Condition(NamedTuple):
    """Something that has happened or is there. An event was told so many `times`, by whom and with which facts; with
    `same`, so often with one value of that fact. Or a purse holds `least` of an icon, or has gained so much. Or the
    game is over with a `score` of so many points."""

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
    """What the coach says later, when something happens for the first time in free play."""

    when: Condition
    title: Said
    say: Said


class Star(NamedTuple):
    """What earns a star of an exercise; the first one is its goal."""

    when: Condition
    say: Said


class Lesson(NamedTuple):
    """`begin` are choices before the first step, so that it may begin anywhere. One with stars is an exercise: after
    its steps the learner plays freely for so many `turns`, and then it is judged."""

    name: str
    title: Said
    about: Said
    minutes: int
    order: int  # in the list; those of the same go by their names
    rules_version: int
    seed: int
    players: int
    seat: int
    options: Mapping[str, Value]
    begin: tuple[int, ...]
    steps: tuple[Step, ...]
    terms: Mapping[str, Mapping[str, tuple[str, ...]]]  # term -> language -> how its words begin
    remarks: tuple[Remark, ...]
    stars: tuple[Star, ...]
    turns: int
    solution: tuple[int, ...]  # choices of all seats that earn every star of an exercise

    @property
    def is_exercise(self) -> bool:
        return bool(self.stars)

"""What a table tells those who ask: what a thing is, what an option does, and why something is not possible now.

Rules say nothing of it while a game is played; a game answers when somebody asks, so play and search cost nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from .decision import Prompt
from .state import Event, Fact, State

MIDDLE: Final = -1  # of the table: who holds what lies open there for all


class WhyNot(NamedTuple):
    """Why an answer is not offered: the prompt and the code that it would have, the text `why-<text>` and its facts.
    `lacks` is what is missing, by the names of the purse's icons: whoever had so much more could do it."""

    prompt: Prompt
    code: int
    text: str
    facts: Mapping[str, Fact] = {}
    lacks: Mapping[str, int] = {}


class Explained(NamedTuple):
    """A thing of the table for somebody who points at it: one or two sentences, what it means now, and a picture of it
    at reading size (SVG that refers to the sheet of the game; empty if there is nothing more to see)."""

    name: str
    sentence: str
    facts: tuple[str, ...] = ()
    svg: str = ""


class OptionSummary(NamedTuple):
    """What an option does: a few words, and the whole cost and gain by the names of icons, whatever is asked later.
    `places` are ids of things it leads to or leaves to choose from; `row` the effect as tokens of icons."""

    effect: str = ""
    cost: Mapping[str, int] = {}
    gain: Mapping[str, int] = {}
    places: tuple[str, ...] = ()
    row: tuple[int | str, ...] = ()


class Gain(NamedTuple):
    """What a line of the log says that somebody got, or gave where it is below 0."""

    seat: int  # or MIDDLE
    what: str
    amount: int = 1


class Holdings:
    """What the log of a game adds up to: a game that keeps accounts tells every change of what it counts."""

    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        """What each seat has, by name: points as `vp`, goods, each card as `card-7`. Opponents that the rules play may
        be among the seats, and MIDDLE with the cards laid out there."""
        raise NotImplementedError

    def gains(self, event: Event) -> Iterable[Gain]:
        """What an event says that somebody got or gave, by the seats and names of `holdings`."""
        raise NotImplementedError

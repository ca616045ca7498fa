"""Explanations for people: descriptions of things, summaries of options, and reasons why something is not possible now.

A game computes them on request, so play and search cost nothing more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from .decision import Prompt
from .state import Event, Fact, State

MIDDLE: Final = -1  # the holder of what lies open for all


class WhyNot(NamedTuple):
    """The reason why an answer is not offered: its prompt and code, the text `why-<text>` and its facts. `lacks` is
    what is missing, by the names of the summary's icons."""

    prompt: Prompt
    code: int
    text: str
    facts: Mapping[str, Fact] = {}
    lacks: Mapping[str, int] = {}


class Explained(NamedTuple):
    """A thing of the table, explained: one or two sentences, its current meaning, and a picture of it at reading size
    (SVG that refers to the sheet of the game; empty if there is nothing more to see)."""

    name: str
    sentence: str
    facts: tuple[str, ...] = ()
    svg: str = ""


class OptionSummary(NamedTuple):
    """The effect of an option: a few words, and its total cost and gain by the names of icons, including those of later
    questions. `places` are ids of things it leads to or leaves to choose from; `row` is the effect as tokens of
    icons."""

    effect: str = ""
    cost: Mapping[str, int] = {}
    gain: Mapping[str, int] = {}
    places: tuple[str, ...] = ()
    row: tuple[int | str, ...] = ()


class Gain(NamedTuple):
    """The gain of a seat by an event; a loss if negative."""

    seat: int  # or MIDDLE
    what: str
    amount: int = 1


class Holdings:
    """Bookkeeping of a game: its events account for every change of its holdings."""

    def holdings(self, state: State) -> Mapping[int, Mapping[str, int]]:
        """The holdings of each seat, by name: points as `vp`, goods, each card as `card-7`. Opponents that the rules
        play may be among the seats, and MIDDLE with the cards laid out there."""
        raise NotImplementedError

    def gains(self, event: Event) -> Iterable[Gain]:
        """The changes of `holdings` by an event, with the same seats and names."""
        raise NotImplementedError

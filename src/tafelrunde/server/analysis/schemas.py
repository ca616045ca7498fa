"""Schemas of analyses and try-outs."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from pydantic import Field, StrictInt

from ..core.schemas.base import Answer
from ..core.schemas.requests import Body, SeatIn
from ..play.schemas import Picture


class AnalysisMoment(Answer):
    """The forecast for every seat after `ply` choices."""

    ply: int
    round: Optional[int]
    """Null where a game counts no rounds."""
    points: list[float]
    """At the end of the game, by seat."""
    chances: list[Optional[float]]
    """To win, by seat, from 0 to 1; null for who plays alone."""


class ComparedAnswer(Answer):
    code: int
    label: str
    points: float
    """That it costs beside the best answer."""
    chance: Optional[float]
    """Of winning, that it costs."""


class CostlyChoice(Answer):
    ply: int
    """Choices made before it."""
    points: float
    """That it cost: own points, and half of what it gave the best rival."""
    chance: Optional[float]
    """To win, that it cost."""
    question: str
    given: str
    better: str
    text: str
    """What the better answer brings."""
    line: list[str]
    """The better turn, answer by answer."""
    answers: list[ComparedAnswer]
    """The answers that were compared, in no order that tells anything."""


class AnalysedSeat(Answer):
    seat: int
    choices: int
    accuracy: Optional[float]
    """100 for the best answer each time, 0 for answers by the dice."""
    phases: list[Optional[float]]
    """The same in the opening, the middle and the end of the game."""
    luck: float
    """Points that draws and dice gave or took, against the table's average."""
    skill: float
    """The rest of the distance from the table's average."""
    costliest: list[CostlyChoice]


class AnalysisView(Answer):
    status: Literal["none", "running", "done", "failed"]
    progress: int
    """In per cent, while it is running."""
    moments: list[AnalysisMoment]
    seats: list[AnalysedSeat]
    opinion: str
    """Whose opinion it is, and on what it rests."""


class TriedOption(Answer):
    code: int
    label: str
    anchor: Optional[str]


class SeatOutlook(Answer):
    points: float
    chance: Optional[float]


class PublicOutlook(Answer):
    """What every seat may expect, by what a spectator can know."""

    ply: int
    """The number of choices made before it."""
    outlook: list[SeatOutlook]
    opinion: str


class TryoutView(Picture):
    """A private copy of a table with imagined hidden cards, after the answers that were tried."""

    seat: int
    tried: int
    """How many answers were tried."""
    path: list[str]
    """The answers in words."""
    asked: Optional[int]
    """The seat that is asked; null when the game is over."""
    question: Optional[str]
    options: list[TriedOption]
    outlook: list[SeatOutlook]
    """What every seat may expect here."""
    opinion: str


class Asking(Body):
    seat: SeatIn


class Tryout(Body):
    seat: SeatIn
    world: Annotated[StrictInt, Field(ge=0, lt=1 << 30)]
    codes: Annotated[list[StrictInt], Field(max_length=400)] = Field(default_factory=list)
    ply: Optional[Annotated[StrictInt, Field(ge=0, lt=1 << 31)]] = None


class AdvisedAnswer(Answer):
    """One of the best answers to the pending question."""

    code: int
    label: str
    points: float
    """What the seat may expect to have at the end of the game."""
    chance: Optional[float]
    """To win, from 0 to 1; null for who plays alone."""
    ahead: str
    """How far it lies before the second, if it is the best; else behind the best. Empty if there is nothing else."""
    text: str
    """What it brings beside the next best answer, and what it gives up; may be empty."""
    line: list[str]
    """How the bot would go on with the turn, as far as no card or die decides it."""


class Hint(Answer):
    """A bot's opinion, by what the seat can know."""

    code: int
    """Of the best answer ..."""
    label: str
    """... its name ..."""
    text: str
    """... and what speaks for it."""
    answers: list[AdvisedAnswer]
    """The best three, the best first."""
    opinion: str
    """Whose opinion it is, and how much thought went into it."""


class Why(Answer):
    text: str

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
    """Null if the game counts no rounds."""
    points: list[float]
    """At the end of the game, by seat."""
    chances: list[Optional[float]]
    """Winning chances by seat, from 0 to 1; null in solo games."""


class ComparedAnswer(Answer):
    code: int
    label: str
    points: float
    """Loss in points compared with the best answer."""
    chance: Optional[float]
    """Loss in winning chance."""


class CostlyChoice(Answer):
    ply: int
    """The number of choices before it."""
    points: float
    """Its cost: own points, and half of the best rival's gain."""
    chance: Optional[float]
    """Its cost in winning chance."""
    question: str
    given: str
    better: str
    text: str
    """The advantages of the better answer."""
    line: list[str]
    """The better turn, answer by answer."""
    answers: list[ComparedAnswer]
    """The compared answers, in no particular order."""


class AnalysedSeat(Answer):
    seat: int
    choices: int
    accuracy: Optional[float]
    """From 0 (random answers) to 100 (always the best answer)."""
    phases: list[Optional[float]]
    """The accuracy in the opening, the middle game and the endgame."""
    luck: float
    """Points due to draws and dice, relative to the table's average."""
    skill: float
    """The rest of the difference from the table's average."""
    costliest: list[CostlyChoice]


class AnalysisView(Answer):
    status: Literal["none", "running", "done", "failed"]
    progress: int
    """In per cent, while it is running."""
    moments: list[AnalysisMoment]
    seats: list[AnalysedSeat]
    opinion: str
    """Which bot it is by, and its basis."""


class TriedOption(Answer):
    code: int
    label: str
    anchor: Optional[str]


class SeatForecast(Answer):
    points: float
    """Expected points at the end of the game."""
    chance: Optional[float]
    """Winning chance, from 0 to 1; null in solo games."""


class PublicForecast(Answer):
    """The forecast for every seat, from what a spectator can know."""

    ply: int
    """The number of choices before it."""
    forecast: list[SeatForecast]
    """Of each seat."""
    opinion: str


class TryoutView(Picture):
    """A private copy of a table with hidden cards dealt at random, after the answers that were tried."""

    seat: int
    tried: int
    """The number of answers that were tried."""
    path: list[str]
    """The answers in words."""
    asked: Optional[int]
    """The seat that is asked; null when the game is over."""
    question: Optional[str]
    options: list[TriedOption]
    forecast: list[SeatForecast]
    """Of each seat."""
    opinion: str


class HintIn(Body):
    seat: SeatIn


class TryoutIn(Body):
    seat: SeatIn
    world: Annotated[StrictInt, Field(ge=0, lt=1 << 30)]
    codes: Annotated[list[StrictInt], Field(max_length=400)] = Field(default_factory=list)
    ply: Optional[Annotated[StrictInt, Field(ge=0, lt=1 << 31)]] = None


class AdvisedAnswer(Answer):
    """One of the best answers to the pending question."""

    code: int
    label: str
    points: float
    """Expected points of the seat at the end of the game."""
    chance: Optional[float]
    """Winning chance, from 0 to 1; null in solo games."""
    ahead: str
    """The lead of the best answer over the second, of other answers the distance to the best. Empty if there is only
    one answer."""
    text: str
    """Its advantages and disadvantages compared with the next best answer; may be empty."""
    line: list[str]
    """How the bot would continue the turn, until a card or die decides."""


class Hint(Answer):
    """A bot's advice, from what the seat can know."""

    code: int
    """The best answer ..."""
    label: str
    """... its name ..."""
    text: str
    """... and its advantages."""
    answers: list[AdvisedAnswer]
    """The best three, best first."""
    opinion: str
    """Which bot it is by, and its search effort."""


class Why(Answer):
    text: str

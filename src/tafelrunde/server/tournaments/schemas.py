"""Tournaments: who is in them, what is played, and how they stand."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..core.kinds import Absence, Status, TournamentFormat
from ..core.schemas.base import Answer, Moment, OptionValue
from ..core.schemas.clocks import ClockPlan
from ..core.schemas.requests import Body


class TournamentClock(Answer):
    """Of each seat at every table, in seconds; it runs from the deal on."""

    bank: int
    increment: int
    night: Optional[str]
    """When no clock runs: hours and time zone."""


class TournamentInfo(Answer):
    id: str
    title: str
    game: str
    options: dict[str, OptionValue]
    format: TournamentFormat
    group_size: int
    """At a table."""
    rounds: int
    """0 before it begins, if it is to have as many as it takes."""
    round: int
    """That is played; 0 before the first."""
    most: int
    """Entrants."""
    taken: int
    """So many have entered."""
    clock: TournamentClock
    absent: Absence
    """What becomes of who has no time left: a bot stands in, or they have lost the table."""
    public: bool
    status: Status
    created: Moment
    host_name: str
    host: bool
    """Who asks holds it."""
    entered: bool
    """Who asks is in it."""


class EntrantInfo(Answer):
    n: int
    name: str
    """Empty for somebody who has deleted their data."""
    bot: Optional[str]
    mine: bool
    withdrawn: bool


class StandingInfo(Answer):
    place: int
    """Equal ones share it."""
    entrant: int
    points: float
    """One for the first at a table, none for the last, the others evenly between them."""
    opponents: float
    """The points of those they met, which tell equal ones apart."""
    wins: int
    played: int


class HeatInfo(Answer):
    """A table of a round, or somebody who sits out."""

    table: Optional[str]
    """None for who sits out, and where the table is gone."""
    status: Literal["open", "playing", "over"]
    entrants: list[int]
    """In the order of the seats."""
    points: Optional[list[float]]
    """None while it is played."""
    scores: Optional[list[int]]
    turn: Optional[int]
    """The entrant who is to move."""


class RoundInfo(Answer):
    number: int
    heats: list[HeatInfo]


class TournamentState(TournamentInfo):
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    played: list[RoundInfo]
    """The newest first."""


class TournamentPlan(Body):
    title: Annotated[StrictStr, Field(min_length=1, max_length=400)]
    game: Annotated[StrictStr, Field(max_length=80)]
    options: dict[str, Union[StrictBool, StrictInt, StrictStr]] = Field(default_factory=dict, max_length=100)
    format: Literal["robin", "swiss"] = "swiss"
    group_size: Annotated[StrictInt, Field(ge=2, le=5)] = 2
    rounds: Annotated[StrictInt, Field(ge=0, le=20)] = 0
    """0: as many as it takes."""
    most: Annotated[StrictInt, Field(ge=2, le=64)] = 16
    clock: ClockPlan
    """Its policy does not count: `absent` says it."""
    absent: Literal["bot", "forfeit"] = "bot"
    public: StrictBool = False


class EntryIn(Body):
    name: Annotated[StrictStr, Field(max_length=200)] = ""


class BotsIn(Body):
    bot: Annotated[StrictStr, Field(max_length=80)]
    number: Annotated[StrictInt, Field(ge=1, le=64)] = 1

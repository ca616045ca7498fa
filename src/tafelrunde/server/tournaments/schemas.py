"""Schemas of tournaments."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union

from pydantic import Field, StrictBool, StrictInt, StrictStr

from ..core.kinds import Absence, Status, TournamentFormat
from ..core.schemas.base import Answer, Moment, OptionValue
from ..core.schemas.clocks import ClockPlan
from ..core.schemas.requests import Body


class TournamentClock(Answer):
    """The clock of each seat, in seconds; it runs from the deal on."""

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
    """Players at a table."""
    rounds: int
    """0 before it begins, if the number depends on the entrants."""
    round: int
    """The current round; 0 before the first."""
    most: int
    """The maximum number of entrants."""
    taken: int
    """The number of entrants."""
    clock: TournamentClock
    absent: Absence
    """What happens to a player whose time is up: a bot stands in, or they forfeit the table."""
    public: bool
    status: Status
    created: Moment
    host_name: str
    host: bool
    """The caller hosts it."""
    entered: bool
    """The caller has entered."""


class EntrantInfo(Answer):
    n: int
    name: str
    """Empty for somebody who has deleted their data."""
    bot: Optional[str]
    mine: bool
    withdrawn: bool


class StandingInfo(Answer):
    place: int
    """Equal entrants share a place."""
    entrant: int
    points: float
    """1 for the first place at a table, 0 for the last, the others in equal steps."""
    opponents: float
    """The points of all opponents, which break ties."""
    wins: int
    played: int


class HeatInfo(Answer):
    """A table of a round, or a bye."""

    table: Optional[str]
    """Null for a bye, and if the table was deleted."""
    status: Literal["open", "playing", "over"]
    entrants: list[int]
    """In the order of the seats."""
    points: Optional[list[float]]
    """Null until the game is over."""
    scores: Optional[list[int]]
    turn: Optional[int]
    """The entrant to move."""


class RoundInfo(Answer):
    number: int
    heats: list[HeatInfo]


class TournamentState(TournamentInfo):
    entrants: list[EntrantInfo]
    standings: list[StandingInfo]
    played: list[RoundInfo]
    """Newest first."""


class TournamentPlan(Body):
    title: Annotated[StrictStr, Field(min_length=1, max_length=400)]
    game: Annotated[StrictStr, Field(max_length=80)]
    options: dict[str, Union[StrictBool, StrictInt, StrictStr]] = Field(default_factory=dict, max_length=100)
    format: Literal["robin", "swiss"] = "swiss"
    group_size: Annotated[StrictInt, Field(ge=2, le=5)] = 2
    rounds: Annotated[StrictInt, Field(ge=0, le=20)] = 0
    """0 for a number that depends on the entrants."""
    most: Annotated[StrictInt, Field(ge=2, le=64)] = 16
    clock: ClockPlan
    """Its policy is ignored; see `absent`."""
    absent: Literal["bot", "forfeit"] = "bot"
    public: StrictBool = False


class EntryIn(Body):
    name: Annotated[StrictStr, Field(max_length=200)] = ""


class BotsIn(Body):
    bot: Annotated[StrictStr, Field(max_length=80)]
    number: Annotated[StrictInt, Field(ge=1, le=64)] = 1

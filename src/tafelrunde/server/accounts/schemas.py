"""People and what they have played."""

from __future__ import annotations

from typing import Annotated, Any, Optional

from pydantic import Field, StrictStr

from ..core.schemas.base import Answer, Moment, QuickAnswer
from ..core.schemas.requests import Body
from ..ratings.schemas import Level


class Me(Answer):
    id: str
    name: str
    """Empty until a guest gives one."""
    account: Optional[str]
    owner: bool
    """They own the server: they read reports and act on them."""


class RatingPoint(Answer):
    at: Moment
    points: int


class Tally(Answer):
    """Some finished games together."""

    label: str
    games: int
    wins: int
    mean_place: float
    mean_score: float
    best_score: int


class GameTally(Tally):
    game: str
    rating: Optional[Level]
    """None before the first rated game."""
    curve: list[RatingPoint]
    """The rating after each rated game."""
    by_players: list[Tally]
    by_role: list[Tally]
    """By faction, tribe or civilization, where the game has some."""


class PastGame(Answer):
    table: Optional[str]
    """None if it is gone."""
    game: str
    at: Moment
    players: int
    place: int
    score: int
    roles: list[str]
    others: list[str]
    rated: bool
    change: Optional[int]
    """By how much the rating went up or down."""


class Profile(Answer):
    name: str
    account: Optional[str]
    since: Moment
    games: list[GameTally]
    history: list[PastGame]
    """The newest first."""


class OwnData(QuickAnswer):
    """Personal data of somebody, without secrets and what belongs to other people."""

    person: dict[str, Any]
    sessions: list[Moment]
    """When each browser that is still known was first seen."""
    tables: list[dict[str, Any]]
    """That they opened or sit at: with the record of each that is over."""
    seats: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    marks: list[dict[str, Any]]
    call_wishes: list[dict[str, Any]]
    devices: list[dict[str, Any]]
    """Browsers that may be called."""
    passkeys: list[dict[str, Any]]
    recovery: list[dict[str, Any]]
    """The address at which a lost password can be replaced."""
    ties: list[dict[str, Any]]
    """Whom they follow or block."""
    reports: list[dict[str, Any]]
    """What they told the owner of the server."""
    packs: list[dict[str, Any]]
    """What they set right in their boxes."""
    checks: list[dict[str, Any]]
    """What they held beside their boxes."""
    invitations: list[dict[str, Any]]
    """Of others to their tables, and of theirs."""
    measures: list[dict[str, Any]]
    """That an owner of the server took about them."""
    tournaments: list[dict[str, Any]]
    """That they hold."""
    entries: list[dict[str, Any]]
    """In tournaments."""
    tries: list[dict[str, Any]]
    """At challenges of a day."""
    results: list[dict[str, Any]]


class Name(Body):
    name: Annotated[StrictStr, Field(max_length=200)]


class Account(Body):
    name: Annotated[StrictStr, Field(max_length=200)]
    password: Annotated[StrictStr, Field(max_length=1000)]


class NewPassword(Body):
    old: Annotated[StrictStr, Field(max_length=1000)]
    new: Annotated[StrictStr, Field(max_length=1000)]


class Farewell(Body):
    password: Annotated[StrictStr, Field(max_length=1000)] = ""

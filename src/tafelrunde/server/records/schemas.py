"""Finished games as data."""

from __future__ import annotations

from typing import Annotated, Optional

from pydantic import Field, StrictInt, StrictStr

from ..core.schemas.base import Answer, OptionValue, Seed
from ..core.schemas.requests import Body
from ..lobby.schemas import SeatPlan
from ..play.schemas import LogEntry, Picture


class GameRecord(Answer):
    """A whole game, hidden cards included: replays anywhere with the same rules."""

    tafelrunde: int
    """The version of this format."""
    game: str
    rules_version: int
    component_hash: str
    rng: str
    players: int
    options: dict[str, OptionValue]
    seats: list[str]
    seed: Seed
    codes: list[int]
    hashes: list[str]
    """Of the state after every 50 choices."""
    final_hash: str
    pack: str = ""
    """The text of the pack that it was played with; only where there was one."""


class ImportedRecord(Answer):
    id: str
    """Of the table at which it can be watched and continued."""
    plies: int


class ReplayView(Picture):
    """The table after so many choices."""

    ply: int
    plies: int
    log: list[LogEntry]
    question_seat: Optional[int]
    question_text: Optional[str]
    chosen: Optional[str]
    """What was chosen here, for who may know it."""


class OwnNotes(Body):
    notes: Annotated[StrictStr, Field(max_length=4000)]


class Fork(Body):
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
    seat: Optional[Annotated[StrictInt, Field(ge=0, lt=12)]] = None
    seats: Optional[Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]] = None


class Notes(Answer):
    """What somebody noted about a table, for themselves."""

    notes: str

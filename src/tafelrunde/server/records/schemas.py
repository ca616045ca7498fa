"""Schemas of records, replays, forks and notes."""

from __future__ import annotations

from typing import Annotated, Optional

from pydantic import Field, StrictInt, StrictStr

from ..core.schemas.base import Answer, OptionValue, Seed
from ..core.schemas.requests import Body
from ..lobby.schemas import SeatPlan
from ..play.schemas import LogEntry, Picture


class GameRecord(Answer):
    """A complete game, including hidden cards; replays anywhere with the same rules."""

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
    """Hashes of the state after every 50 choices."""
    final_hash: str
    pack: str = ""
    """The text of its pack, if it was played with one."""


class ImportedRecord(Answer):
    id: str
    """The id of the new table."""
    plies: int


class ReplayView(Picture):
    """The table after `ply` choices."""

    ply: int
    plies: int
    log: list[LogEntry]
    question_seat: Optional[int]
    question_text: Optional[str]
    chosen: Optional[str]
    """The next choice in words; null if the viewer may not know it."""


class NotesIn(Body):
    notes: Annotated[StrictStr, Field(max_length=4000)]


class ForkIn(Body):
    ply: Annotated[StrictInt, Field(ge=0, lt=1 << 31)]
    seat: Optional[Annotated[StrictInt, Field(ge=0, lt=12)]] = None
    seats: Optional[Annotated[list[SeatPlan], Field(min_length=1, max_length=12)]] = None


class Notes(Answer):
    """Private notes about a table."""

    notes: str

"""Finished games as data."""

from __future__ import annotations

from typing import Optional

from .base import Answer, OptionValue, Seed
from .play import LogEntry, Picture


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

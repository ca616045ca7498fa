"""Packs: what owners set right in their boxes."""

from __future__ import annotations

from typing import Literal, Optional

from .base import Answer, Moment


class PackInfo(Answer):
    id: str
    """Whoever knows it may read the pack: it is the link."""
    game: str
    name: str
    version: int
    """The newest."""
    changed: Moment
    mine: bool
    """Who asks may change it."""
    server: bool
    """It belongs to the server, not to a person."""


class PackView(PackInfo):
    """A version of a pack."""

    shown: int
    """The version that this is."""
    components: int
    """How many it changes."""
    hash: str
    """Equal for packs that change the same, whatever they are called."""
    component_hash: str
    """Of the whole box with it, as records have it."""
    text: str
    """As the TOML of corrections."""


class PackLine(Answer):
    """Where two packs differ."""

    kind: str
    id: str
    part: str
    mine: Optional[str]
    """What this pack says, as TOML; null if nothing."""
    theirs: Optional[str]
    """What the other says."""
    mine_says: str
    """What the component does in a box of this pack, if that is what the line is about; else nothing."""
    theirs_says: str
    """The same for the other pack."""


class TrialResult(Answer):
    """What came of games of bots with a pack, each beside the same game without it."""

    games: int
    players: int
    ended: int
    """So many came to an end, each position sound."""
    broken: str
    """The first thing that went wrong; empty if nothing did."""
    score: float
    """Of a seat, on average."""
    score_before: float
    """The same without the pack."""
    error: float
    """By so much chance alone may move the one from the other."""
    choices: float
    """In a game, on average."""
    choices_before: float


class PackTrial(Answer):
    state: Literal["none", "running", "failed", "done"]
    percent: int
    found: Optional[TrialResult]


class TablePack(Answer):
    """The pack that a table is played with, as it was when the table was set."""

    name: str
    hash: str
    """Of its text."""
    hand_made: bool
    """What bots learned was made for other components, so the hand-made evaluation plays."""

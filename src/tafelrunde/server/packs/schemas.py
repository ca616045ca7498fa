"""Packs: corrections of components that owners keep."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional

from pydantic import Field, StrictInt, StrictStr

from ...kernel.languages import Language
from ..core.schemas.base import Answer, Moment
from ..core.schemas.requests import VISIBLE_ASCII, Body


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


class NewPackIn(Body):
    name: Annotated[StrictStr, Field(max_length=200)] = ""
    """As in the text, if it is not given."""
    text: Annotated[StrictStr, Field(max_length=200_000)] = ""


class PackIn(Body):
    version: Annotated[StrictInt, Field(ge=1, lt=1_000_000)]
    """The one that was changed."""
    text: Annotated[StrictStr, Field(max_length=200_000)]


class TakenLine(Body):
    kind: Annotated[StrictStr, Field(max_length=60)]
    id: Annotated[StrictStr, Field(max_length=60)]
    part: Annotated[StrictStr, Field(max_length=60)]


class MergeIn(Body):
    version: Annotated[StrictInt, Field(ge=1, lt=1_000_000)]
    other: Annotated[StrictStr, Field(max_length=32, pattern=VISIBLE_ASCII)]
    take: Annotated[list[TakenLine], Field(min_length=1, max_length=2000)]


class FilledForm(Body):
    parts: Annotated[dict[str, Any], Field(max_length=40)]
    """The values of a component by part, as its form has them; those that are left out stay."""


class DraftForm(FilledForm):
    names: dict[Language, Annotated[StrictStr, Field(max_length=200)]] = {}
    """By language; what we call it is not kept."""


class SavedForm(DraftForm):
    version: Annotated[StrictInt, Field(ge=1, lt=1_000_000)]
    """Of the pack that was changed."""
    note: Annotated[StrictStr, Field(max_length=500)] = ""

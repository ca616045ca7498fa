"""Schemas of packs, comparisons and trials."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Optional

from pydantic import Field, StrictInt, StrictStr

from ...kernel.languages import Language
from ..core.schemas.base import Answer, Moment
from ..core.schemas.requests import VISIBLE_ASCII, Body


class PackInfo(Answer):
    id: str
    """Everybody who knows the id may read the pack."""
    game: str
    name: str
    version: int
    """The newest version."""
    changed: Moment
    mine: bool
    """The caller may change it."""
    server: bool
    """It belongs to the server, not to a person."""


class PackView(PackInfo):
    """A version of a pack."""

    shown: int
    """The version shown."""
    components: int
    """The number of changed components."""
    hash: str
    """Equal for packs with equal changes, whatever their names."""
    component_hash: str
    """Of all components with the pack applied, as in records."""
    text: str
    """The corrections as TOML."""


class PackLine(Answer):
    """A difference between two packs."""

    kind: str
    id: str
    part: str
    mine: Optional[str]
    """The value in this pack, as TOML; null if unchanged."""
    theirs: Optional[str]
    """The value in the other pack."""
    mine_says: str
    """The effect of the component in words, if the line changes it; else empty."""
    theirs_says: str
    """The same for the other pack."""


class TrialResult(Answer):
    """The result of bot games with a pack, compared with the same games without it."""

    games: int
    players: int
    ended: int
    """The number of games that ended with all positions valid."""
    broken: str
    """The first error; empty if there was none."""
    score: float
    """Mean score of a seat."""
    score_before: float
    """The same without the pack."""
    error: float
    """Standard error of the difference."""
    choices: float
    """Mean number of choices in a game."""
    choices_before: float
    """The same without the pack."""


class PackTrial(Answer):
    state: Literal["none", "running", "failed", "done"]
    percent: int
    found: Optional[TrialResult]


class TablePack(Answer):
    """The pack of a table, as it was when the table was opened."""

    name: str
    hash: str
    """Of its text."""
    heuristic_bots: bool
    """Bots use the heuristic evaluation, since the learned one was trained with other components."""


class NewPackIn(Body):
    name: Annotated[StrictStr, Field(max_length=200)] = ""
    """By default the name in the text."""
    text: Annotated[StrictStr, Field(max_length=200_000)] = ""


class PackIn(Body):
    version: Annotated[StrictInt, Field(ge=1, lt=1_000_000)]
    """The version that was changed."""
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
    """The values of a component by part, as in its form; parts left out are unchanged."""


class DraftForm(FilledForm):
    names: dict[Language, Annotated[StrictStr, Field(max_length=200)]] = {}
    """By language; default names are not stored."""


class SavedForm(DraftForm):
    version: Annotated[StrictInt, Field(ge=1, lt=1_000_000)]
    """The version that was changed."""
    note: Annotated[StrictStr, Field(max_length=500)] = ""

"""Schemas of the workshop."""

from __future__ import annotations

from typing import Annotated, Any, Optional

from pydantic import Field, StrictBool, StrictInt

from ..core.schemas.base import Answer
from ..core.schemas.requests import Body
from ..packs.schemas import DraftForm
from ..reference.schemas import CheckInfo


class WorkshopEntry(Answer):
    kind: str
    id: str
    name: str
    sentence: str
    source: str
    source_label: str
    basis: str
    icons_svg: str
    copies: int
    changeable: bool
    """It has a form. Other components can only be checked and have a note."""
    changed: bool
    """The applied pack changes it."""
    note: str
    checks: list[CheckInfo]
    """Newest first."""


class KindProgress(Answer):
    """Progress of the checks of one kind of component, counting all copies."""

    kind: str
    checked: int
    of: int
    printed: int
    """The number in the printed game. A pack is playable only if the copies add up to it."""
    reconstructed: int
    """Components with values that we invented and nobody has checked."""


class Workshop(Answer):
    game: str
    pack: Optional[str]
    """The id of the applied pack; null for none."""
    kinds: list[KindProgress]
    entries: list[WorkshopEntry]
    """Components with unchecked invented values come first."""


class WordChoice(Answer):
    word: str
    label: str


class FormField(Answer):
    """A value of a component, or a parameter of a block."""

    name: str
    type: str
    """`number`, `word`, `flag`, `text`, `effect`, `count`, `any`, or the name of a block."""
    many: bool
    keyed: bool
    """A table: `table` of the value holds pairs of key and value."""
    optional: bool
    required: bool
    words: list[WordChoice]
    value: Any
    """The current or default value, as described in `kernel/forms.py`."""


class FormBlock(Answer):
    name: str
    kind: str
    """`effect`, `count` or `part`."""
    label: str
    """The text of an example on a component."""
    fields: list[FormField]


class ComponentForm(Answer):
    kind: str
    id: str
    names: dict[str, str]
    """By language."""
    renameable: bool
    """Its name can be changed."""
    note: str
    parts: list[FormField]
    blocks: list[FormBlock]


class PartPreview(Answer):
    part: str
    sentences: dict[str, str]
    """By language."""
    icons_svg: str


class SummaryChange(Answer):
    icon: str
    label: str
    before: Optional[int]
    after: Optional[int]


class TriedPosition(Answer):
    """An example position in which a component is used, and the result."""

    player: str
    """The player to move."""
    question: str
    choice: str
    lines: list[str]
    """The resulting log lines."""
    changes: list[SummaryChange]
    """Changes in the summary of the seat."""
    players: int
    seed: int
    options: dict[str, Any]
    codes: list[int]
    """The choices before it."""


class ComponentPictures(Answer):
    """Pictures of all components of a kind."""

    pictures: dict[str, str]
    """By id, SVG that refers to the sheet of the game."""


class DraftView(Answer):
    """A filled-in form as a picture and in words."""

    picture: str
    """SVG that refers to the sheet of the game."""
    sentences: dict[str, str]
    """By language; empty if it has no effect."""


class FormPreview(Answer):
    """A preview of a filled-in form."""

    toml: str
    """The lines of the pack; empty if nothing is changed."""
    parts: list[PartPreview]
    """Parts with an effect."""


class PositionIn(Body):
    players: Annotated[StrictInt, Field(ge=1, le=10)]
    seed: Annotated[StrictInt, Field(ge=0, lt=1_000_000)]
    options: Annotated[dict[str, Any], Field(max_length=60)] = {}
    codes: Annotated[list[StrictInt], Field(max_length=1000)]


class DraftTableIn(DraftForm):
    position: PositionIn
    """As returned in `position`."""


class CheckIn(Body):
    checked: StrictBool

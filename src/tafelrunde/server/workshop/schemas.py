"""The workshop: components as forms."""

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
    """There is a form for it; what cannot be changed can be checked and have a note."""
    changed: bool
    """The pack that is shown changes it."""
    note: str
    checks: list[CheckInfo]
    """The newest first."""


class KindProgress(Answer):
    """How far a family is: pieces, all copies counted."""

    kind: str
    checked: int
    of: int
    printed: int
    """How many there are in the box. While the copies do not add up to it, nobody can play with the pack."""
    reconstructed: int
    """Designs that hold something we chose ourselves and nobody checked yet."""


class Workshop(Answer):
    game: str
    pack: Optional[str]
    """The id of the pack that is shown; null for the box as we have it."""
    kinds: list[KindProgress]
    entries: list[WorkshopEntry]
    """What we chose ourselves and nobody checked stands first."""


class WordChoice(Answer):
    word: str
    label: str


class FormPlace(Answer):
    """A value of a component, or a parameter of a block."""

    name: str
    wanted: str
    """`number`, `word`, `flag`, `text`, `effect`, `count`, `any`, or the name of a block."""
    many: bool
    keyed: bool
    """There are several, each with a key: `table` of the value holds pairs."""
    optional: bool
    required: bool
    words: list[WordChoice]
    value: Any
    """What stands there, or what is usual: as `kernel/forms.py` describes it."""


class FormBlock(Answer):
    name: str
    kind: str
    """`effect`, `count` or `part`."""
    label: str
    """What a block of this name says on some component."""
    places: list[FormPlace]


class ComponentForm(Answer):
    kind: str
    id: str
    names: dict[str, str]
    """By language."""
    renameable: bool
    """It has a name of its own."""
    note: str
    parts: list[FormPlace]
    blocks: list[FormBlock]


class PartPreview(Answer):
    part: str
    sentences: dict[str, str]
    """By language."""
    icons_svg: str


class PurseChange(Answer):
    icon: str
    label: str
    before: Optional[int]
    after: Optional[int]


class TriedPosition(Answer):
    """A position in which a component comes up, and what came of it there."""

    player: str
    """Who answers."""
    question: str
    choice: str
    lines: list[str]
    """What the log tells of it."""
    purse: list[PurseChange]
    """What is otherwise then in front of who answered."""
    players: int
    seed: int
    options: dict[str, Any]
    codes: list[int]
    """The choices before it."""


class ComponentPictures(Answer):
    """The components of one kind as they lie on the table."""

    pictures: dict[str, str]
    """By id, SVG that refers to the sheet of the game."""


class DraftView(Answer):
    """A filled-in form as it would lie on the table."""

    picture: str
    """SVG that refers to the sheet of the game."""
    sentences: dict[str, str]
    """By language; empty if there is nothing to say."""


class FormPreview(Answer):
    """What a filled-in form would make of a component."""

    toml: str
    """The lines of the pack; empty if nothing is changed."""
    parts: list[PartPreview]
    """Those that say something."""


class PositionIn(Body):
    players: Annotated[StrictInt, Field(ge=1, le=10)]
    seed: Annotated[StrictInt, Field(ge=0, lt=1_000_000)]
    options: Annotated[dict[str, Any], Field(max_length=60)] = {}
    codes: Annotated[list[StrictInt], Field(max_length=1000)]


class SitDown(DraftForm):
    position: PositionIn
    """As `position` told it."""


class CheckIn(Body):
    checked: StrictBool

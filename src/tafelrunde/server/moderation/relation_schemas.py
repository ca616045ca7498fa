"""Relations between people."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from pydantic import Field, StrictStr

from ..core.kinds import TieKind
from ..core.schemas.base import Answer
from ..core.schemas.requests import Body


class PersonAtTable(Answer):
    seat: int
    """The first one, if they have several."""
    name: str
    tie: Optional[TieKind]


class TiedPerson(Answer):
    id: str
    name: str
    kind: TieKind


class TieIn(Body):
    kind: Optional[Literal["follow", "block"]]
    """Null is neither."""


class ReportIn(Body):
    text: Annotated[StrictStr, Field(min_length=1, max_length=1000)]

"""Schemas of relations, reports, measures and notices."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from pydantic import Field, StrictInt, StrictStr

from ..core.kinds import MeasureKind, TieKind
from ..core.schemas.base import Answer, Moment
from ..core.schemas.requests import VISIBLE_ASCII, Body


class ReportedLine(Answer):
    name: str
    text: str
    at: Moment
    theirs: bool
    """By the reported person."""


class ReportInfo(Answer):
    id: str
    at: Moment
    by: str
    person: str
    """The id of the reported person."""
    name: str
    """Their name at the table."""
    table: str
    text: str
    lines: list[ReportedLine]
    """The last chat lines before the report."""
    measures: int
    """The number of earlier measures about them."""
    silenced: Optional[Moment]
    """When the silence ends."""
    banned: Optional[Moment]
    """When the ban ends."""


class MeasureInfo(Answer):
    at: Moment
    by: str
    person: str
    name: str
    kind: MeasureKind
    until: Optional[Moment]
    text: str
    read: bool
    """The person has read it."""


class Moderation(Answer):
    reports: list[ReportInfo]
    """Oldest first."""
    log: list[MeasureInfo]
    """Newest first."""


class Notice(Answer):
    """A message of a server owner to the caller."""

    kind: MeasureKind
    at: Moment
    until: Optional[Moment]
    text: str


class PersonAtTable(Answer):
    seat: int
    """The first one, if they have several."""
    name: str
    relation: Optional[TieKind]
    """Whether the caller follows or blocks them."""


class RelatedPerson(Answer):
    id: str
    name: str
    kind: TieKind


class MeasureIn(Body):
    kind: Literal["warn", "silence", "ban", "lift"]
    days: Annotated[StrictInt, Field(ge=1, le=36_500)] = 7
    """For `silence` and `ban`."""
    text: Annotated[StrictStr, Field(max_length=1000)] = ""
    """Shown to the person."""
    report: Optional[Annotated[StrictStr, Field(max_length=16, pattern=VISIBLE_ASCII)]] = None
    """The report that it answers, which is closed."""


class RelationIn(Body):
    kind: Optional[Literal["follow", "block"]]
    """Null removes the relation."""


class ReportIn(Body):
    text: Annotated[StrictStr, Field(min_length=1, max_length=1000)]

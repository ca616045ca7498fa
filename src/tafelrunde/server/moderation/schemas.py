"""Reports, measures and notices."""

from __future__ import annotations

from typing import Annotated, Literal, Optional

from pydantic import Field, StrictInt, StrictStr

from ..core.kinds import MeasureKind
from ..core.schemas.base import Answer, Moment
from ..core.schemas.requests import VISIBLE_ASCII, Body


class ReportedLine(Answer):
    name: str
    text: str
    at: Moment
    theirs: bool
    """The one who is reported said it."""


class ReportInfo(Answer):
    id: str
    at: Moment
    by: str
    person: str
    """The id of who is reported."""
    name: str
    """That they had at the table."""
    table: str
    text: str
    lines: list[ReportedLine]
    """The last ones of the chat at that moment."""
    measures: int
    """That were taken about them before."""
    silenced: Optional[Moment]
    """Until then."""
    banned: Optional[Moment]


class MeasureInfo(Answer):
    at: Moment
    by: str
    person: str
    name: str
    kind: MeasureKind
    until: Optional[Moment]
    text: str
    read: bool
    """They have seen it."""


class Moderation(Answer):
    reports: list[ReportInfo]
    """The oldest first."""
    log: list[MeasureInfo]
    """The newest first."""


class Notice(Answer):
    """Something that an owner of the server has to say to me."""

    kind: MeasureKind
    at: Moment
    until: Optional[Moment]
    text: str


class MeasureIn(Body):
    kind: Literal["warn", "silence", "ban", "lift"]
    days: Annotated[StrictInt, Field(ge=1, le=36_500)] = 7
    """For `silence` and `ban`."""
    text: Annotated[StrictStr, Field(max_length=1000)] = ""
    """For them to read."""
    report: Optional[Annotated[StrictStr, Field(max_length=16, pattern=VISIBLE_ASCII)]] = None
    """That it answers, and which goes off the list."""

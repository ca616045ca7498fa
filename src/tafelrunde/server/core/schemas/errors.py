"""The error schema of the API."""

from __future__ import annotations

from typing import Optional, Union

from ..errors import ErrorCode
from .base import Answer


class Problem(Answer):
    """An error: a message in the caller's language, a code for programs, and the facts of the message; fields that do
    not apply are left out."""

    error: str
    code: ErrorCode
    ply: Optional[int] = None
    """The number of choices that the server knows of."""
    sent: Optional[int] = None
    """The number of choices that the request knew of."""
    plies: Optional[int] = None
    name: Optional[str] = None
    """The name of the person whom the error is about, if it is not the caller."""
    seat: Optional[int] = None
    seats: Optional[int] = None
    players: Optional[int] = None
    bot: Optional[str] = None
    offered: Optional[str] = None
    game: Optional[str] = None
    theirs: Optional[int] = None
    """The rules version of a table."""
    ours: Optional[int] = None
    """The rules version of this server."""
    step: Optional[int] = None
    steps: Optional[int] = None
    """The last step that a lesson has reached."""
    zone: Optional[str] = None
    least: Optional[int] = None
    most: Optional[int] = None
    what: Optional[str] = None
    """The rate limit that was exceeded."""
    retry: Optional[int] = None
    """Seconds until a retry is allowed."""
    minutes: Optional[int] = None
    """The same in minutes, for long waits."""
    reason: Optional[str] = None
    version: Optional[int] = None
    """The newest version of a pack."""
    place: Optional[str] = None
    """The place of an error in a pack: game, kind, id, part, and a path within it."""
    part: Optional[str] = None
    """The invalid field of a form, such as `effect.parts[1].amount`."""
    line: Optional[str] = None
    """The requested line of a pack."""


REFUSALS: dict[Union[int, str], dict[str, object]] = {
    "4XX": {"model": Problem, "description": "Refused: the request cannot be carried out as it is."},
    "5XX": {"model": Problem, "description": "Failed: nothing was written."},
}

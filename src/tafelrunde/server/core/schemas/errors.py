"""Errors of the API."""

from __future__ import annotations

from typing import Optional, Union

from ..errors import ErrorCode
from .base import Answer


class Problem(Answer):
    """Why a request was refused: a line for people, in their language, and a code for programs. The facts of the line
    stand beside it; those that do not belong to it are left out."""

    error: str
    code: ErrorCode
    ply: Optional[int] = None
    """The number of choices that the server knows of."""
    sent: Optional[int] = None
    """The number of choices that the request knew of."""
    plies: Optional[int] = None
    seat: Optional[int] = None
    seats: Optional[int] = None
    players: Optional[int] = None
    bot: Optional[str] = None
    offered: Optional[str] = None
    game: Optional[str] = None
    theirs: Optional[int] = None
    """The rules version that a table was begun with."""
    ours: Optional[int] = None
    """The rules version of this server."""
    step: Optional[int] = None
    steps: Optional[int] = None
    """The step that a lesson has come to."""
    zone: Optional[str] = None
    least: Optional[int] = None
    most: Optional[int] = None
    what: Optional[str] = None
    """Which rate limit was reached."""
    retry: Optional[int] = None
    """Seconds after which one may try again."""
    reason: Optional[str] = None
    version: Optional[int] = None
    """The newest version of a pack."""
    place: Optional[str] = None
    """Where a pack is wrong: game, kind, id, part, and what is in it."""
    part: Optional[str] = None
    """The field of a form that is filled in wrongly, such as `effect.parts[1].amount`."""
    line: Optional[str] = None
    """The line of a pack that was asked for."""


REFUSALS: dict[Union[int, str], dict[str, object]] = {
    "4XX": {"model": Problem, "description": "Refused: the request cannot be carried out as it is."},
    "5XX": {"model": Problem, "description": "Failed: nothing was written."},
}

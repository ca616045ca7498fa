"""The lobby: my tables, and those at which anybody may sit down."""

from __future__ import annotations

from typing import Annotated, Optional

from pydantic import Field, StrictBool, StrictStr

from ..core.schemas.base import Answer
from ..core.schemas.requests import VISIBLE_ASCII, Body
from ..ratings.schemas import Level
from .schemas import TableInfo


class TableInvitation(Answer):
    by: str
    path: str
    """To a free seat, within the app. What is behind the # never reaches a server by itself."""


class LobbyTable(TableInfo):
    host_name: str
    """Empty if they have none."""
    archived: bool
    """Who asks has put it away."""
    unread: int
    """Lines of the chat that who asks has not read."""
    levels: list[Optional[Level]]
    """Of each seat; null for a free one and for who has played no rated game."""
    followed: bool
    """Who asks follows the host."""
    invitation: Optional[TableInvitation]
    """Who asks was invited by name."""
    removable: bool
    """Who asks may remove it: the host, where no other person sits."""


class Lobby(Answer):
    mine: list[LobbyTable]
    """Where I sit or which I opened; those that are not over first, then the newest."""
    open: list[LobbyTable]
    """Where anybody may sit down: at first those one was invited to, then those of people one follows, then the
    newest."""


class Glance(Answer):
    """A table at a glance, as who asks may see it."""

    plies: int
    round: Optional[int]
    scores: list[Optional[int]]
    """Of each seat; null where they are hidden or nobody counts."""


class InviteIn(Body):
    person: Annotated[StrictStr, Field(max_length=32, pattern=VISIBLE_ASCII)]


class Archived(Body):
    archived: StrictBool

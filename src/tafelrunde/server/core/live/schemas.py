"""Events of a table, as sockets, streams and webhooks carry them."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union

from pydantic import Field, RootModel

from ..kinds import EventKind
from ..schemas.base import Answer


class TableEvent(Answer):
    """Something has changed at the table: look again. Events are numbered without gaps."""

    kind: EventKind
    n: int
    version: int
    """The same number, as the table's state names it."""


class PingEvent(Answer):
    """Nothing has happened for a while. Who has heard less than `n` has missed something. A page answers it."""

    kind: Literal["ping"]
    n: int


class RestartEvent(Answer):
    """The server stops and closes with 1012: connect again, with the same `since`."""

    kind: Literal["restart"]
    n: int


LiveEvent = Union[TableEvent, PingEvent, RestartEvent]


class LiveMessage(RootModel[Annotated[LiveEvent, Field(discriminator="kind")]]):
    """A message of the socket `/api/tables/{table_id}/live`, or a line of `/api/tables/{table_id}/events`."""


class LobbyEvent(Answer):
    """Tables of one's own, or those that anybody may sit down at, have changed: look again."""

    kind: Literal["lobby"]
    n: int
    """Counted from 1 for each line; the first comes at once."""


LobbyNews = Union[LobbyEvent, PingEvent, RestartEvent]


class LobbyMessage(RootModel[Annotated[LobbyNews, Field(discriminator="kind")]]):
    """A message of the socket `/api/lobby/live`."""


class PongMessage(Answer):
    """What a page says to a ping."""

    kind: Literal["pong"]


class WebhookMessage(Answer):
    """What is posted to the webhook of a table: somebody is to move, somebody's time is up, or the game is over."""

    event: Literal["turn", "time", "over"]
    text: str
    """The same as a line for people, in English, with a link if the server knows its public address."""
    table: str
    title: str
    game: str
    seat: Optional[int]
    """Who is to move."""
    player: Optional[str]
    version: int
    path: str
    """Of the page of the table, at this server."""
    over: bool

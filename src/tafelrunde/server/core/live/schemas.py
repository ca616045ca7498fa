"""Schemas of live events and webhook messages."""

from __future__ import annotations

from typing import Annotated, Literal, Optional, Union

from pydantic import Field, RootModel

from ..kinds import EventKind
from ..schemas.base import Answer


class TableEvent(Answer):
    """The table has changed: reload it. Events are numbered without gaps."""

    kind: EventKind
    n: int
    version: int
    """The same number, as in the table's state."""


class PingEvent(Answer):
    """Heartbeat; `n` is the number of the last event. Clients answer with a PongMessage."""

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
    """The subscribed tables have changed: reload them."""

    kind: Literal["lobby"]
    n: int
    """Counted from 1 for each connection; the first event is sent at once."""


LobbyNews = Union[LobbyEvent, PingEvent, RestartEvent]


class LobbyMessage(RootModel[Annotated[LobbyNews, Field(discriminator="kind")]]):
    """A message of the socket `/api/lobby/live`."""


class PongMessage(Answer):
    """The client's answer to a ping."""

    kind: Literal["pong"]


class WebhookMessage(Answer):
    """A message to the webhook of a table: somebody is to move, somebody's time is up, or the game is over."""

    event: Literal["turn", "time", "over"]
    text: str
    """The same for people, in English, with a link if the server has a public address."""
    table: str
    title: str
    game: str
    seat: Optional[int]
    """The seat to move."""
    player: Optional[str]
    version: int
    path: str
    """Of the table's page on this server."""
    over: bool

"""What every move asks, read from the request by hand: FastAPI takes longer to find a route and to read its parameters
than a table to be looked up.

Only requests are taken that are just as the page sends them. All others go the usual way, through the same functions;
there it is also said what is wrong with them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Optional
from urllib.parse import parse_qsl

from fastapi import Request, Response
from pydantic import ValidationError
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.state import SPECTATOR
from ..presenting.reader import Screen
from ..services import Services
from ..storage.models import User
from .bodies import Body, ChoiceIn, Step
from .dependencies import LINES, LONGEST_HAS, LONGEST_MARK, person, read_screen, visitor
from .request_scope import address_of
from .routes import play, tables

PATH: Final = re.compile(r"/api/tables/([!-.0-~]{1,32})(?:/(state|choices|undo|reset|end))?")
NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
LANGUAGES: Final = ("en", "de", "xx")
LONGEST_PLAN: Final = 20
ASKED: Final = "tafelrunde.lean"  # the key under which the scope keeps what was read; None if it goes the usual way


class Asked(NamedTuple):
    table_id: str
    screen: Screen
    seat: int


Look = Callable[[Asked, Services, Optional[User]], Awaitable[Response]]
Act = Callable[[str, Any, Services, User, Screen], Awaitable[Response]]

LOOKS: Final[dict[Optional[str], Look]] = {
    None: lambda asked, services, user: tables.table(asked.table_id, services, user, asked.screen),
    "state": lambda asked, services, user: play.state(asked.table_id, services, user, asked.screen, asked.seat),
}
ACTS: Final[dict[Optional[str], tuple[type[Body], Act]]] = {
    "choices": (ChoiceIn, play.choose),
    "undo": (Step, play.undo),
    "reset": (Step, play.reset),
    "end": (Step, play.end),
}
TAKEN: Final = {*(("GET", what) for what in LOOKS), *(("POST", what) for what in ACTS)}


class LeanRoute(BaseRoute):
    """The first route: what it does not take, the others do. `usual` is the way that they are found."""

    def __init__(self, usual: ASGIApp) -> None:
        self._usual = usual

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or ASKED in scope:
            return Match.NONE, {}
        found = PATH.fullmatch(scope["path"])
        if found is None or (scope["method"], found[2]) not in TAKEN:
            return Match.NONE, {}
        asked = _asked(found[1], scope["query_string"], with_seat=found[2] == "state")
        if asked is None:
            return Match.NONE, {}
        return Match.FULL, {ASKED: asked, "path_params": {"table_id": found[1]}, "route": self}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        what = scope["path"].rpartition("/")[2]
        if scope["method"] == "GET":
            response = await self._look(scope, LOOKS["state" if what == "state" else None])
        else:
            kind, act = ACTS[what]
            body = await _body(receive)
            given = None if body is None else _given(kind, body)
            if body is None or given is None:
                await self._other_way(scope, body, receive, send)
                return
            response = await self._act(scope, act, given)
        await response(scope, receive, send)

    async def _look(self, scope: Scope, look: Look) -> Response:
        services: Services = scope["app"].state.services
        return await look(scope[ASKED], services, await visitor(Request(scope), services))

    async def _act(self, scope: Scope, act: Act, given: Body) -> Response:
        services: Services = scope["app"].state.services
        user = await visitor(Request(scope), services)
        services.rate_limits.take("choices", address_of(scope), user.id if user else "")
        asked: Asked = scope[ASKED]
        return await act(asked.table_id, given, services, await person(user), asked.screen)

    async def _other_way(self, scope: Scope, body: Optional[bytes], receive: Receive, send: Send) -> None:
        """With the body that was read already; None if it never came."""
        first: list[Message] = (
            [{"type": "http.disconnect"}]
            if body is None
            else [{"type": "http.request", "body": body, "more_body": False}]
        )

        async def once_more() -> Message:
            return first.pop() if first else await receive()

        scope[ASKED] = None
        del scope["route"]
        await self._usual(scope, once_more, send)


def _asked(table_id: str, query: bytes, with_seat: bool) -> Optional[Asked]:
    """None if something is unusual."""
    given = parse_qsl(query.decode("latin-1"), keep_blank_values=True)
    named = {"lang": "en", "width": "1000", "height": "0", "plan": "", "has": "", "lines": "", "board": ""}
    if with_seat:
        named["seat"] = str(SPECTATOR)
    if len(dict(given)) != len(given) or not named.keys() >= dict(given).keys():
        return None
    named.update(given)
    seat = named.get("seat", "0")
    if not all(NUMBER.fullmatch(named[name]) for name in ("width", "height")) or not NUMBER.fullmatch(seat):
        return None
    width, height = int(named["width"]), int(named["height"])
    usual = (
        320 <= width <= 4000
        and 0 <= height <= 4000
        and -2 <= int(seat) <= 20
        and named["lang"] in LANGUAGES
        and len(named["plan"]) <= LONGEST_PLAN
        and len(named["has"]) <= LONGEST_HAS
        and re.fullmatch(LINES, named["lines"])
        and len(named["board"]) <= LONGEST_MARK
    )
    if not usual:
        return None
    screen = read_screen(named["lang"], width, height, named["plan"], named["has"], named["lines"], named["board"])
    return Asked(table_id, screen, int(seat))


async def _body(receive: Receive) -> Optional[bytes]:
    """None if whoever sent it has gone, or was cut off."""
    read: bytes = b""
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return None
        read += bytes(message.get("body", b""))
        if not message.get("more_body", False):
            return read


def _given(kind: type[Body], body: bytes) -> Optional[Body]:
    try:
        return kind.model_validate(json.loads(body))
    except (ValueError, RecursionError, ValidationError):
        return None

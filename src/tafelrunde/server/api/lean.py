"""What every move asks, read from the request by hand: FastAPI takes longer to find a route and to read its parameters
than a table to be looked up.

Only requests are taken that are just as the page sends them. All others go the usual way, through the same functions;
there it is also said what is wrong with them, and what went wrong here.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, Optional

from fastapi import Request, Response
from pydantic import ValidationError
from starlette.routing import BaseRoute, Match
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...kernel.languages import LANGUAGES, PSEUDO
from ...kernel.state import SPECTATOR
from ..presenting.reader import Screen
from ..services import Services
from ..storage.models import User
from .bodies import Body, ChoiceIn, Step
from .compression import send_compressed
from .dependencies import LINES, LONGEST_HAS, LONGEST_MARK, person, read_screen, visitor
from .request_scope import address_of
from .routes import play, tables

PATH: Final = re.compile(r"/api/tables/([!-.0-~]{1,32})(?:/(state|choices|undo|reset|end))?")
NUMBER: Final = re.compile(r"-?[0-9]{1,4}")
TEXT_LANGUAGES: Final = (*LANGUAGES, PSEUDO)
LONGEST_PLAN: Final = 20
WRONG: Final = "tafelrunde.wrong"  # the key under which the scope keeps what went wrong


class Asked(NamedTuple):
    table_id: str
    screen: Screen
    seat: int
    given: Optional[Body] = None


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


class Lean:
    """Answers what it can itself (middleware), before all that the others pass on their way to a route."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" else None
        if found is None or (scope["method"], found[2]) not in TAKEN:
            await self._app(scope, receive, send)
            return
        asked, body = _asked(found[1], scope["query_string"], with_seat=found[2] == "state"), None
        if asked is not None and scope["method"] == "POST":
            body, receive = await _body(receive)
            asked = None if body is None else asked._replace(given=_given(ACTS[found[2]][0], body))
        if asked is None or (body is not None and asked.given is None):
            await self._app(scope, receive, send)
            return
        scope["route"], scope["path_params"] = PATH, {"table_id": found[1]}  # for the metrics
        try:
            answer = await _answer(scope, found[2], asked)
        except Exception as wrong:
            scope[WRONG] = wrong
            await self._app(scope, receive, send)
            return
        await send_compressed(scope, send, answer)


class WentWrong(BaseRoute):
    """The first route: what went wrong here is told as what went wrong at any other."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.FULL if WRONG in scope else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        raise scope[WRONG]


async def _answer(scope: Scope, what: Optional[str], asked: Asked) -> Response:
    services: Services = scope["app"].state.services
    user = await visitor(Request(scope), services)
    if asked.given is None:
        return await LOOKS[what](asked, services, user)
    services.rate_limits.take("choices", address_of(scope), user.id if user else "")
    return await ACTS[what][1](asked.table_id, asked.given, services, await person(user), asked.screen)


def _asked(table_id: str, query: bytes, with_seat: bool) -> Optional[Asked]:
    """None if something is unusual."""
    query = query.replace(b"%2C", b",")  # browsers write commas so
    pairs = [pair.partition("=") for pair in query.decode("latin-1").split("&")] if query else []
    given = {name: value for name, _, value in pairs}
    named = {"lang": "en", "width": "1000", "height": "0", "plan": "", "has": "", "lines": "", "board": ""}
    if with_seat:
        named["seat"] = str(SPECTATOR)
    if b"%" in query or b"+" in query or len(given) != len(pairs) or not named.keys() >= given.keys():
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
        and named["lang"] in TEXT_LANGUAGES
        and len(named["plan"]) <= LONGEST_PLAN
        and len(named["has"]) <= LONGEST_HAS
        and re.fullmatch(LINES, named["lines"])
        and len(named["board"]) <= LONGEST_MARK
    )
    if not usual:
        return None
    screen = read_screen(named["lang"], width, height, named["plan"], named["has"], named["lines"], named["board"])
    return Asked(table_id, screen, int(seat))


async def _body(receive: Receive) -> tuple[Optional[bytes], Receive]:
    """None if whoever sent it has gone, or was cut off. And how somebody else may read the same once more."""
    messages: list[Message] = []
    while not messages or (messages[-1]["type"] == "http.request" and messages[-1].get("more_body", False)):
        messages.append(await receive())
    whole = messages[-1]["type"] == "http.request"
    body = b"".join(message.get("body", b"") for message in messages) if whole else None

    async def once_more() -> Message:
        return messages.pop(0) if messages else await receive()

    return body, once_more


def _given(kind: type[Body], body: bytes) -> Optional[Body]:
    try:
        return kind.model_validate_json(body)
    except ValidationError:
        return None

"""Load-shedding middleware: limits concurrent requests, queues others, and answers 503 to those that wait too long."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refused
from ..settings import Settings
from .refusals import refuse
from .request_queue import RequestQueue, WaitedTooLong
from .request_scope import ARRIVED, REFUSED
from .security_headers import with_security_headers

# Requests that wait for workers, threads or events have their own limits and do not occupy the event loop.
OWN_LIMITS: Final = ("/events", "/hint", "/why", "/records", "/health")
# Uploads wait for a worker; eight costly ones would block all other writes for seconds.
UPLOADS: Final = re.compile(r"/api/(games/[^/]+/packs|packs/.*|workshop/.*)")
ACCOUNTS: Final = "/api/account/"
LOOKS: Final = ("GET", "HEAD")
# Players at a table have priority over lists, profiles and guides.
PLAYS: Final = re.compile(r"/api/tables/[^/]+(/(state|choices|undo|reset|end|chat))?")
RETRY_SECONDS: Final = (1, 3)  # random, so that retries are spread


class LoadShedding:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._turnstile = RequestQueue(settings.requests_at_once, settings.queue_seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _is_counted(scope["path"]):
            await self._app(scope, receive, send)
            return
        looks = scope["method"] in LOOKS
        try:
            await self._turnstile.enter(looks, PLAYS.fullmatch(scope["path"]) is not None, scope.get(ARRIVED))
        except WaitedTooLong:
            await _come_again(scope, send)
            return
        except asyncio.CancelledError:  # the server stops
            await _come_again(scope, send)
            raise
        working = True

        def done() -> None:
            nonlocal working
            if working:
                working = False
                self._turnstile.leave(looks)

        async def sending(message: Message) -> None:
            done()  # the response is ready; a slow reader must not occupy a slot
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            done()


async def _come_again(scope: Scope, send: Send) -> None:
    scope[REFUSED] = Refused(503, "busy", retry=random.randint(*RETRY_SECONDS))
    await refuse(scope, with_security_headers(scope, send), scope[REFUSED])


def _is_counted(path: str) -> bool:
    if not path.startswith("/api/") or path.startswith(ACCOUNTS) or path.endswith(OWN_LIMITS):
        return False
    return UPLOADS.fullmatch(path) is None

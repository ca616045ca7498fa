"""Load shedding (middleware, before everything that costs something): a limited number of requests is worked on, the
others wait in a queue, and a request that waits too long is answered 503. When more is asked than one process can do,
those who are served stay fast."""

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

# What waits for workers, threads or news has limits of its own and takes nothing from the others meanwhile.
OWN_LIMITS: Final = ("/events", "/hint", "/why", "/records", "/health")
# What parses an upload waits for a worker; eight costly ones would keep all others from writing for seconds.
UPLOADS: Final = re.compile(r"/api/(games/[^/]+/packs|packs/.*|workshop/.*)")
ACCOUNTS: Final = "/api/account/"
LOOKS: Final = ("GET", "HEAD")
# Who sits at a table goes before lists, profiles and guides: they are in the middle of something.
PLAYS: Final = re.compile(r"/api/tables/[^/]+(/(state|choices|undo|reset|end|chat))?")
RETRY_SECONDS: Final = (1, 3)  # not all come again in the same moment


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
        except asyncio.CancelledError:  # the server stops and has waited long enough
            await _come_again(scope, send)
            raise
        working = True

        def done() -> None:
            nonlocal working
            if working:
                working = False
                self._turnstile.leave(looks)

        async def sending(message: Message) -> None:
            done()  # the answer is made; how fast somebody reads it is their own affair
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

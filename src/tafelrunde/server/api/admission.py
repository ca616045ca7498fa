"""Admission (middleware): so many requests are worked on at once, the others wait in line, and who has waited too long
is told to come again. When more is asked than one process can do, those who are served stay fast, and nobody waits for
seconds to be served late."""

from __future__ import annotations

import asyncio
import random
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refused
from ..settings import Settings

# What waits for workers, threads or news has limits of its own and takes nothing from the others meanwhile.
OWN_LIMITS: Final = ("/events", "/hint", "/why", "/records", "/health")
ACCOUNTS: Final = "/api/account/"
LOOKS: Final = ("GET", "HEAD")
RETRY_SECONDS: Final = (1, 3)  # not all come again in the same moment


class Admission:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._patience = settings.queue_seconds
        # Who writes may wait for the disk or for another program; who looks must not wait for that.
        self._lines = {looks: asyncio.Semaphore(settings.requests_at_once) for looks in (True, False)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not _is_counted(scope["path"]):
            await self._app(scope, receive, send)
            return
        line = self._lines[scope["method"] in LOOKS]
        try:
            async with asyncio.timeout(self._patience):
                await line.acquire()
        except TimeoutError:
            raise Refused(503, "busy", retry=random.randint(*RETRY_SECONDS)) from None
        working = True

        def done() -> None:
            nonlocal working
            if working:
                working = False
                line.release()

        async def sending(message: Message) -> None:
            done()  # the answer is made; how fast somebody reads it is their own affair
            await send(message)

        try:
            await asyncio.sleep(0)  # a request may run through without a pause: who came meanwhile gets in line first
            await self._app(scope, receive, sending)
        finally:
            done()


def _is_counted(path: str) -> bool:
    return path.startswith("/api/") and not path.startswith(ACCOUNTS) and not path.endswith(OWN_LIMITS)

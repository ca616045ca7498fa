"""Webhooks: an address that the host of a table gave is told whose turn it is, when time is up and when it is over.

The server sends them in the background, with a few retries, and never to addresses of its own network, unless it is set
up to. It sends what anybody at the table may know.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import logging
import socket
import ssl
from collections.abc import Set as AbstractSet
from contextlib import suppress
from ipaddress import ip_address
from typing import Final, NamedTuple, Optional
from urllib.parse import SplitResult, urlsplit

from ..errors import illegal
from ..settings import Settings
from ..storage.models import OVER, EventKind, Seat, Table

TIMEOUT: Final = 5.0  # seconds
RETRY_WAITS: Final = (1.0, 5.0, 25.0)  # seconds before each retry
MOST_WAITING: Final = 1_000
AT_ONCE: Final = 4
LONGEST_URL: Final = 500

log = logging.getLogger(__name__)


class WebhookCall(NamedTuple):
    url: str
    body: dict[str, object]


class NotAllowed(OSError):
    """The server may not call this address."""


def read_url(url: str) -> str:
    """An address that may be called, as far as one can see it; what it leads to is looked at when it is called."""
    try:
        parts = urlsplit(url)
        wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.port == 0
    except ValueError:
        wrong = True
    if wrong or len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url:
        raise illegal("bad-request", "bad-webhook")
    return url


class Webhooks:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._calls: asyncio.Queue[WebhookCall] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [asyncio.create_task(self._call_forever()) for _ in range(AT_ONCE)]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def tell(self, table: Table, seats: list[Seat], events: AbstractSet[EventKind]) -> None:
        """Tell of a table that has changed like this, except when a bot is to move."""
        what = next((kind for kind in ("over", "time", "changed") if kind in events), None)
        if table.webhook is None or what is None:
            return
        seat = seats[table.turn_seat] if table.turn_seat is not None else None
        if what == "changed" and (seat is None or seat.bot):
            return
        body: dict[str, object] = {
            "event": {"changed": "turn"}.get(what, what),
            "table": table.id,
            "title": table.title,
            "game": table.game,
            "seat": seat.seat if seat else None,
            "player": seat.name if seat else None,
            "version": table.version,
            "path": f"{self._settings.root_path}/table/{table.id}",
            "over": table.status == OVER,
        }
        try:
            self._calls.put_nowait(WebhookCall(table.webhook, body))
        except asyncio.QueueFull:
            log.warning("table %s: its webhook is not called; too many wait", table.id)

    async def _call_forever(self) -> None:
        while True:
            call = await self._calls.get()
            await self._call(call)

    async def _call(self, call: WebhookCall) -> None:
        for wait in (0.0, *RETRY_WAITS):
            await asyncio.sleep(wait)
            try:
                status = await asyncio.to_thread(post, call, self._settings.private_webhooks)
            except NotAllowed as wrong:
                log.warning("table %s: its webhook is not called: %s", call.body["table"], wrong)
                return
            except (OSError, http.client.HTTPException) as wrong:
                log.info("table %s: its webhook failed: %s", call.body["table"], type(wrong).__name__)
                continue
            if status < 500 and status != 429:
                return
        log.warning("table %s: its webhook was given up", call.body["table"])


# ------------------------------------------------------------------------------------------------ in a thread


def post(call: WebhookCall, private: bool) -> int:
    """Returns the status of the answer. Redirects are not followed, and the answer is not read."""
    parts = urlsplit(call.url)
    connection = _CheckedConnection(parts, private)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json", "User-Agent": "tafelrunde"}
        connection.request("POST", path, json.dumps(call.body), headers)
        return connection.getresponse().status
    finally:
        with suppress(OSError):
            connection.close()


class _CheckedConnection(http.client.HTTPConnection):
    """Connects to the address that was checked, whatever its name leads to a moment later."""

    def __init__(self, parts: SplitResult, private: bool) -> None:
        self._secure = parts.scheme == "https"
        super().__init__(parts.hostname or "", parts.port or (443 if self._secure else 80), timeout=TIMEOUT)
        self.default_port = 443 if self._secure else 80
        self._private = private

    def connect(self) -> None:
        self.sock = socket.create_connection((self._address(), self.port), TIMEOUT)
        if self._secure:
            self.sock = ssl.create_default_context().wrap_socket(self.sock, server_hostname=self.host)

    def _address(self) -> str:
        found: Optional[str] = None
        for *_, address in socket.getaddrinfo(self.host, self.port, type=socket.SOCK_STREAM):
            found = found or str(address[0])
            if not self._private and not ip_address(str(address[0]).partition("%")[0]).is_global:
                raise NotAllowed(f"{self.host} is an address of a private network")
        if found is None:
            raise NotAllowed(f"{self.host} has no address")
        return found

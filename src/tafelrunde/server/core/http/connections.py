"""Limits connections: a deadline for request headers, and a maximum number for each address.

Protects against clients that send nothing, or a byte a minute (Slowloris). `request_checks.py` and `core/limits/` limit
requests.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final, Optional

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ..settings import Settings
from .request_scope import ARRIVED, address_of

CONNECTIONS_OF_AN_ADDRESS: Final = 250  # a browser has six; a club behind one address has some dozens

# Bytes of headers after which the connection is aborted; shorter ones get a response (`request_checks.py`).
MOST_OF_HEADERS: Final = 256_000


class Connections:
    """Counts the connections of each address, except for this machine and trusted proxies."""

    def __init__(self, trusted: object) -> None:
        self._trusted: Any = trusted
        self._open: Counter[str] = Counter()

    def open(self, client: Optional[tuple[str, int]]) -> bool:
        """Count a connection; returns whether the address is within the limit."""
        address = self._counted(client)
        if address:
            self._open[address] += 1
        return self._open[address] <= CONNECTIONS_OF_AN_ADDRESS

    def close(self, client: Optional[tuple[str, int]]) -> None:
        address = self._counted(client)
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]

    def _counted(self, client: Optional[tuple[str, int]]) -> str:
        return "" if client is None or client[0] in self._trusted else address_of({"client": client})


def punctual_protocol(settings: Settings, trusted_proxies: list[str] | str) -> type[HttpToolsProtocol]:
    """uvicorn's HTTP protocol class with a deadline for headers and a limit of connections."""
    connections = Connections(ProxyHeadersMiddleware(_nothing, trusted_proxies).trusted_hosts)

    class Punctual(HttpToolsProtocol):
        _deadline: Optional[asyncio.TimerHandle] = None
        _awaits_headers = False  # of a request that has begun
        _of_headers = 0  # bytes of unfinished headers
        _counted = False

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._counted = True
            if connections.open(self.client):
                self._expect_headers()
            else:
                transport.abort()

        def connection_lost(self, exc: Optional[Exception]) -> None:
            self._stop_expecting()
            self._uncount()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self._awaits_headers:
                self._of_headers += len(data)
                if self._of_headers > MOST_OF_HEADERS:
                    self.transport.abort()
                elif self._deadline is None:  # usually all headers arrive at once
                    self._expect_headers()

        def on_message_begin(self) -> None:
            self._awaits_headers = True
            self._of_headers = 0
            super().on_message_begin()
            self.scope[ARRIVED] = self.loop.time()  # type: ignore[typeddict-unknown-key]

        def on_headers_complete(self) -> None:
            self._awaits_headers = False
            self._stop_expecting()
            super().on_headers_complete()

        def handle_websocket_upgrade(self) -> None:
            self._stop_expecting()
            self._uncount()  # WebSockets are counted by the rate limits
            super().handle_websocket_upgrade()

        def _expect_headers(self) -> None:
            self._deadline = self.loop.call_later(settings.header_seconds, self.transport.abort)

        def _stop_expecting(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _uncount(self) -> None:
            if self._counted:
                self._counted = False
                connections.close(self.client)

    return Punctual


async def _nothing(*_: object) -> None:
    """A dummy application for `ProxyHeadersMiddleware`, of which only `trusted_hosts` is used."""

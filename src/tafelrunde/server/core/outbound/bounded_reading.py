"""An httpcore backend that limits the number of bytes read from a connection.

A malicious server could otherwise send informational responses (`100 Continue`) without end, and parsing them would
block the event loop until the deadline.
"""

from __future__ import annotations

import ssl
from collections.abc import Iterable
from typing import Any, Final, Optional

import httpcore

MOST_READ: Final = 16_384  # bytes of a response; only its status is needed

SocketOption = Any  # httpcore does not export the type


class BoundedBackend(httpcore.AsyncNetworkBackend):
    def __init__(self) -> None:
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: Optional[float] = None,
        local_address: Optional[str] = None,
        socket_options: Optional[Iterable[SocketOption]] = None,
    ) -> httpcore.AsyncNetworkStream:
        return _Bounded(await self._backend.connect_tcp(host, port, timeout, local_address, socket_options))

    async def sleep(self, seconds: float) -> None:
        await self._backend.sleep(seconds)


class _Bounded(httpcore.AsyncNetworkStream):
    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = MOST_READ

    async def read(self, max_bytes: int, timeout: Optional[float] = None) -> bytes:
        if not self._left:
            raise httpcore.ReadError(f"the answer is larger than {MOST_READ} bytes")
        found = await self._stream.read(min(max_bytes, self._left), timeout)
        self._left -= len(found)
        return found

    async def write(self, buffer: bytes, timeout: Optional[float] = None) -> None:
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: Optional[str] = None, timeout: Optional[float] = None
    ) -> httpcore.AsyncNetworkStream:
        return _Bounded(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)

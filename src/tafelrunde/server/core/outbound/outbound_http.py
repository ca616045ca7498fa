"""Sends HTTP requests to addresses that people gave (webhooks, push services), in the background and with retries.

Addresses of private networks are refused unless configured. Each call has a deadline, and `fair_queue.py` chooses the
next delivery, so that slow addresses delay only their owner.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import time
from typing import Final, Optional

import httpcore
import httpx

from ..background import Background
from .addresses import Names, NotAllowed
from .bounded_reading import BoundedBackend
from .fair_queue import CALLS_AT_ONCE, Call, Delivery, FairQueue, Result

DEADLINE: Final = 5.0  # seconds for a call as a whole
QUICK_SECONDS: Final = 1.0  # slower calls cost their owner the reserved slots

FAILURES: Final = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException)

log = logging.getLogger(__name__)


class OutboundHttp:
    """`private` allows addresses of private networks."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._names = Names(CALLS_AT_ONCE)
        self._queue = FairQueue()
        self._background = Background()  # a task for each call
        self._open = False
        self._certificates: Optional[ssl.SSLContext] = None
        self._client: Optional[httpcore.AsyncConnectionPool] = None

    def open(self) -> None:
        logging.getLogger("httpcore").setLevel(logging.WARNING)  # it would log addresses, which may hold keys
        self._open = True

    async def _client_now(self) -> httpcore.AsyncConnectionPool:
        """Created for the first delivery, since loading the certificates is slow."""
        if self._certificates is None:
            self._certificates = await asyncio.to_thread(httpx.create_ssl_context, trust_env=False)
        if self._client is None:
            self._client = httpcore.AsyncConnectionPool(  # no proxy, since it would resolve names itself
                self._certificates,
                max_connections=CALLS_AT_ONCE,
                max_keepalive_connections=0,
                network_backend=BoundedBackend(),
            )
        return self._client

    async def close(self) -> None:
        self._open = False
        client, self._client = self._client, None
        await self._background.close()
        if client is not None:
            await client.aclose()
        self._names.close()

    def __len__(self) -> int:
        """The number of deliveries that wait."""
        return len(self._queue)

    def send(self, delivery: Delivery) -> None:
        if self._open:
            self._queue.add(delivery)
            self._start_calls()

    def _start_calls(self) -> None:
        while self._open and (call := self._queue.take()) is not None:
            self._background.begin(self._deliver(call))

    async def _deliver(self, call: Call) -> None:
        wait = self._queue.done(call, await self._call(await self._client_now(), call.delivery))
        if wait is not None:
            asyncio.get_running_loop().call_later(wait, self._resume, call.delivery)
        self._start_calls()

    def _resume(self, delivery: Delivery) -> None:
        self._queue.resume(delivery)
        self._start_calls()

    async def _call(self, client: httpcore.AsyncConnectionPool, delivery: Delivery) -> Result:
        begun = time.monotonic()
        try:
            status = await self._post(client, delivery)
            if delivery.on_status is not None:
                delivery.on_status(status)
        except NotAllowed as wrong:
            log.warning("%s is not called: %s", delivery.about, wrong)
            return "refused"
        except (OSError, TimeoutError, *FAILURES, UnicodeError) as wrong:
            log.info("%s failed: %s", delivery.about, type(wrong).__name__)
            return "failed"
        except Exception:
            log.exception("%s failed", delivery.about)
            return "refused"
        if status >= 500 or status == 429:
            return "failed"
        return "delivered" if time.monotonic() - begun < QUICK_SECONDS else "slow"

    async def _post(self, client: httpcore.AsyncConnectionPool, delivery: Delivery) -> int:
        """Returns the status of the response. Redirects are not followed, and the body is not read. Connects to the
        address that was checked, so a later change of the name has no effect.

        A name lookup cannot be cancelled, so a slow one keeps its slot; there are as many lookup threads as slots."""
        until = asyncio.get_running_loop().time() + DEADLINE
        url = httpx.URL(delivery.url)
        port = url.port or (443 if url.scheme == "https" else 80)
        address = await self._names.address_of(url.host, port, self._private)
        headers = {**delivery.headers(), "host": url.netloc.decode("ascii"), "user-agent": "tafelrunde"}
        posted = client.stream(
            "POST",
            httpcore.URL(scheme=url.raw_scheme, host=address.encode(), port=port, target=url.raw_path),
            content=delivery.body,
            headers=[*headers.items()],
            extensions={"sni_hostname": url.host},
        )
        async with asyncio.timeout_at(until), posted as answer:
            return answer.status

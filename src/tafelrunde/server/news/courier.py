"""The courier brings letters to addresses that people gave: webhooks, services that push to browsers.

It works in the background, with a few retries, and never calls addresses of the server's own network, unless it is set
up to. Each host is called once at a time and each call has a deadline, so whoever is slow makes nobody wait but
themselves.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Optional
from urllib.parse import urlsplit

import httpx

from ..background import Background
from .addresses import Names, NotAllowed

DEADLINE: Final = 5.0  # seconds for a call as a whole
RETRY_WAITS: Final = (1.0, 5.0, 25.0)  # seconds before each retry
MOST_WAITING: Final = 1_000
HOSTS_AT_ONCE: Final = 50

log = logging.getLogger(__name__)


class Letter(NamedTuple):
    about: str  # for the log, which must not have the address: it may hold keys
    url: str
    body: bytes
    headers: Callable[[], Mapping[str, str]]  # asked for each time it is sent: some hold the time
    answered: Optional[Callable[[int], None]] = None  # is told the status of the last answer
    tries: int = 0


class Courier:
    """`private` allows addresses of private networks."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._names = Names()
        self._queues: dict[str, deque[Letter]] = {}  # of hosts that have something to be told
        self._background = Background()  # a task for each of them
        self._lines = asyncio.Semaphore(HOSTS_AT_ONCE)
        self._waiting = 0  # letters, retries included
        self._open = False
        self._certificates: Optional[ssl.SSLContext] = None
        self._client: Optional[httpx.AsyncClient] = None

    def open(self) -> None:
        logging.getLogger("httpx").setLevel(logging.WARNING)  # addresses may hold keys, and it would write them down
        self._open = True

    async def _client_now(self) -> httpx.AsyncClient:
        """Made for the first letter, for it reads the certificates of the whole world."""
        if self._certificates is None:
            self._certificates = await asyncio.to_thread(httpx.create_ssl_context, trust_env=False)
        if self._client is None:
            self._client = httpx.AsyncClient(
                headers={"user-agent": "tafelrunde"},
                verify=self._certificates,
                timeout=DEADLINE,
                limits=httpx.Limits(max_keepalive_connections=0),
                trust_env=False,  # a proxy would look names up itself, and lead anywhere
            )
        return self._client

    async def close(self) -> None:
        self._open = False
        client, self._client = self._client, None
        await self._background.close()
        if client is not None:
            await client.aclose()
        self._names.close()

    def send(self, letter: Letter) -> None:
        if self._waiting >= MOST_WAITING:
            log.warning("%s is not called; too many wait", letter.about)
            return
        self._waiting += 1
        self._put(letter)

    def _put(self, letter: Letter) -> None:
        host = urlsplit(letter.url).hostname or ""
        if host in self._queues:
            self._queues[host].append(letter)
        elif self._open:
            self._queues[host] = deque([letter])
            self._background.begin(self._call_host(self._client_now(), host))

    async def _call_host(self, client: httpx.AsyncClient, host: str) -> None:
        """One call after the other, until there is nothing more to tell this host."""
        queue = self._queues[host]
        while queue:
            async with self._lines:
                again = await self._call(client, letter := queue.popleft())
            if not again:
                self._waiting -= 1
            elif letter.tries < len(RETRY_WAITS):
                later = letter._replace(tries=letter.tries + 1)
                asyncio.get_running_loop().call_later(RETRY_WAITS[letter.tries], self._put, later)
            else:
                self._waiting -= 1
                log.warning("%s was given up", letter.about)
        del self._queues[host]

    async def _call(self, client: httpx.AsyncClient, letter: Letter) -> bool:
        """Whether it must be tried again."""
        try:
            async with asyncio.timeout(DEADLINE):
                status = await self._post(client, letter)
        except NotAllowed as wrong:
            log.warning("%s is not called: %s", letter.about, wrong)
            return False
        except (OSError, TimeoutError, httpx.HTTPError, UnicodeError) as wrong:
            log.info("%s failed: %s", letter.about, type(wrong).__name__)
            return True
        except Exception:
            log.exception("%s failed", letter.about)
            return False
        if letter.answered is not None:
            letter.answered(status)
        return status >= 500 or status == 429

    async def _post(self, client: httpx.AsyncClient, letter: Letter) -> int:
        """Returns the status of the answer. Redirects are not followed, and the answer is not read. We connect to the
        address that was checked, whatever the name leads to a moment later."""
        url = httpx.URL(letter.url)
        port = url.port or (443 if url.scheme == "https" else 80)
        address = await self._names.address_of(url.host, port, self._private)
        headers = {**letter.headers(), "host": url.netloc.decode("ascii")}
        posted = client.stream(
            "POST",
            url.copy_with(host=address),
            content=letter.body,
            headers=headers,
            extensions={"sni_hostname": url.host},
        )
        async with posted as answer:
            return answer.status_code

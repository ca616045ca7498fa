"""Webhooks: an address that the host of a table gave is told whose turn it is, when time is up and when it is over.

The server sends them in the background, signed as Standard Webhooks says, with a few retries, and never to addresses of
its own network, unless it is set up to. It sends what anybody at the table may know. Each host is called once at a time
and each call has a deadline, so whoever is slow makes nobody wait but themselves.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from base64 import b64decode, b64encode
from collections import deque
from collections.abc import Set as AbstractSet
from hashlib import sha256
from typing import Final, NamedTuple, Optional
from urllib.parse import urlsplit

import httpx

from ..schemas.events import WebhookMessage
from ..settings import Settings
from ..storage.models import OVER, EventKind, Seat, Table
from .addresses import Names, NotAllowed, read_url

DEADLINE: Final = 5.0  # seconds for a call as a whole
RETRY_WAITS: Final = (1.0, 5.0, 25.0)  # seconds before each retry
MOST_WAITING: Final = 1_000
HOSTS_AT_ONCE: Final = 50
SECRET_PREFIX: Final = "whsec_"

log = logging.getLogger(__name__)


class Webhook(NamedTuple):
    """`secret` is None for one from before webhooks were signed."""

    url: str
    secret: Optional[str]


def new_webhook(url: str, settings: Settings) -> Webhook:
    secret = b64encode(secrets.token_bytes(24)).decode()
    return Webhook(read_url(url, settings.private_webhooks), f"{SECRET_PREFIX}{secret}")


def webhook_of(table: Table) -> Optional[Webhook]:
    return None if table.webhook is None else Webhook(table.webhook, table.webhook_secret)


class WebhookCall(NamedTuple):
    table_id: str
    webhook: Webhook
    id: str  # the same when it is sent again
    body: bytes
    tries: int = 0

    def headers(self) -> dict[str, str]:
        """As Standard Webhooks says: what was sent, when, and a signature of both and the body."""
        now = str(int(time.time()))
        headers = {"content-type": "application/json", "webhook-id": self.id, "webhook-timestamp": now}
        if self.webhook.secret is not None:
            key = b64decode(self.webhook.secret.removeprefix(SECRET_PREFIX))
            digest = hmac.new(key, f"{self.id}.{now}.".encode() + self.body, sha256).digest()
            headers["webhook-signature"] = f"v1,{b64encode(digest).decode()}"
        return headers


class Webhooks:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._names = Names()
        self._queues: dict[str, deque[WebhookCall]] = {}  # of hosts that have something to be told
        self._tasks: set[asyncio.Task[None]] = set()  # one for each of them
        self._lines = asyncio.Semaphore(HOSTS_AT_ONCE)
        self._waiting = 0  # calls, retries included
        self._client: Optional[httpx.AsyncClient] = None

    def open(self) -> None:
        logging.getLogger("httpx").setLevel(logging.WARNING)  # addresses may hold keys, and it would write them down
        self._client = httpx.AsyncClient(
            headers={"user-agent": "tafelrunde"},
            timeout=DEADLINE,
            limits=httpx.Limits(max_keepalive_connections=0),
            trust_env=False,  # a proxy would look names up itself, and lead anywhere
        )

    async def close(self) -> None:
        client, self._client = self._client, None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if client is not None:
            await client.aclose()
        self._names.close()

    def tell(self, table: Table, seats: list[Seat], events: AbstractSet[EventKind]) -> None:
        """Tell of a table that has changed like this, except when a bot is to move."""
        webhook = webhook_of(table)
        seat = seats[table.turn_seat] if table.turn_seat is not None else None
        persons_turn = "changed" in events and seat is not None and not seat.bot
        if webhook is None or not (persons_turn or events & {"over", "time"}):
            return
        if self._waiting >= MOST_WAITING:
            log.warning("table %s: its webhook is not called; too many wait", table.id)
            return
        message = WebhookMessage(
            event="over" if "over" in events else "time" if "time" in events else "turn",
            table=table.id,
            title=table.title,
            game=table.game,
            seat=seat.seat if seat else None,
            player=seat.name if seat else None,
            version=table.version,
            path=f"{self._settings.root_path}/table/{table.id}",
            over=table.status == OVER,
        )
        self._waiting += 1
        self._put(WebhookCall(table.id, webhook, f"msg_{secrets.token_hex(12)}", message.model_dump_json().encode()))

    # -------------------------------------------------------------------------------------------- calling

    def _put(self, call: WebhookCall) -> None:
        host = urlsplit(call.webhook.url).hostname or ""
        if host in self._queues:
            self._queues[host].append(call)
        elif self._client is not None:
            self._queues[host] = deque([call])
            task = asyncio.create_task(self._call_host(self._client, host))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _call_host(self, client: httpx.AsyncClient, host: str) -> None:
        """One call after the other, until there is nothing more to tell this host."""
        queue = self._queues[host]
        while queue:
            async with self._lines:
                again = await self._call(client, call := queue.popleft())
            if not again:
                self._waiting -= 1
            elif call.tries < len(RETRY_WAITS):
                later = call._replace(tries=call.tries + 1)
                asyncio.get_running_loop().call_later(RETRY_WAITS[call.tries], self._put, later)
            else:
                self._waiting -= 1
                log.warning("table %s: its webhook was given up", call.table_id)
        del self._queues[host]

    async def _call(self, client: httpx.AsyncClient, call: WebhookCall) -> bool:
        """Whether it must be tried again."""
        try:
            async with asyncio.timeout(DEADLINE):
                status = await self._post(client, call)
        except NotAllowed as wrong:
            log.warning("table %s: its webhook is not called: %s", call.table_id, wrong)
            return False
        except (OSError, TimeoutError, httpx.HTTPError, UnicodeError) as wrong:
            log.info("table %s: its webhook failed: %s", call.table_id, type(wrong).__name__)
            return True
        except Exception:
            log.exception("table %s: its webhook failed", call.table_id)
            return False
        return status >= 500 or status == 429

    async def _post(self, client: httpx.AsyncClient, call: WebhookCall) -> int:
        """Returns the status of the answer. Redirects are not followed, and the answer is not read. We connect to the
        address that was checked, whatever the name leads to a moment later."""
        url = httpx.URL(call.webhook.url)
        port = url.port or (443 if url.scheme == "https" else 80)
        address = await self._names.address_of(url.host, port, self._settings.private_webhooks)
        headers = {**call.headers(), "host": url.netloc.decode("ascii")}
        posted = client.stream(
            "POST",
            url.copy_with(host=address),
            content=call.body,
            headers=headers,
            extensions={"sni_hostname": url.host},
        )
        async with posted as answer:
            return answer.status_code

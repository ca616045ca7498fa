"""Webhooks of tables: they announce turns, timeouts and the end of the game at the URL given by the host.

Messages are signed (Standard Webhooks) and contain only public facts. Discord and Telegram get their own formats.
"""

from __future__ import annotations

import hmac
import secrets
import time
from base64 import b64decode, b64encode
from collections.abc import Set as AbstractSet
from functools import partial
from hashlib import sha256
from typing import Literal, Optional

from ...games import games
from ...kernel.languages import DEFAULT_LANGUAGE
from ...words import words_of
from ..core.kinds import OVER, EventKind
from ..core.live.schemas import WebhookMessage
from ..core.outbound.fair_queue import Delivery
from ..core.outbound.outbound_http import OutboundHttp
from ..core.settings import Settings
from ..core.storage.models import Seat, Table
from ..core.tables.setup import Webhook
from ..core.tables.webhook import SECRET_PREFIX, webhook_of
from ..core.texts import server_texts
from .chat_services import body_for, service_of


def table_name(table: Table, lang: str) -> str:
    """The title of the table, or that of its game."""
    return table.title or words_of(games[table.game], lang).text("game-title")


class Webhooks:
    def __init__(self, settings: Settings, outbound_http: OutboundHttp) -> None:
        self._settings = settings
        self._outbound_http = outbound_http

    def announce(self, table: Table, seats: list[Seat], events: AbstractSet[EventKind]) -> None:
        """Queue a message about these events, except when a bot is to move."""
        webhook = webhook_of(table)
        seat = seats[table.turn_seat] if table.turn_seat is not None else None
        persons_turn = "changed" in events and seat is not None and not seat.bot
        if webhook is None or not (persons_turn or events & {"over", "time"}):
            return
        message = self._message(table, seat, "over" if "over" in events else "time" if "time" in events else "turn")
        plain = service_of(webhook.url) == "plain"
        body = message.model_dump_json().encode() if plain else body_for(webhook.url, message.text)
        headers = partial(signed_headers, webhook, f"msg_{secrets.token_hex(12)}", body)
        about = f"table {table.id}: its webhook"
        self._outbound_http.send(Delivery(about, table.host_id, webhook.url, body, headers, topic=table.id))

    def _message(self, table: Table, seat: Optional[Seat], event: Literal["turn", "time", "over"]) -> WebhookMessage:
        """The text is English, since readers of a channel may have different languages."""
        path = f"{self._settings.root_path}/table/{table.id}"
        facts = {"table": table_name(table, DEFAULT_LANGUAGE), "player": seat.name if seat else ""}
        text = server_texts(DEFAULT_LANGUAGE).text(f"webhook-{event}", **facts)
        return WebhookMessage(
            event=event,
            text=f"{text} {self._settings.public_url}{path}" if self._settings.public_url else text,
            table=table.id,
            title=table.title,
            game=table.game,
            seat=seat.seat if seat else None,
            player=seat.name if seat else None,
            version=table.version,
            path=path,
            over=table.status == OVER,
        )


def signed_headers(webhook: Webhook, id: str, body: bytes) -> dict[str, str]:
    """Headers of Standard Webhooks: id, time and signature. The id is the same for retries."""
    now = str(int(time.time()))
    headers = {"content-type": "application/json", "webhook-id": id, "webhook-timestamp": now}
    if webhook.secret is not None:
        key = b64decode(webhook.secret.removeprefix(SECRET_PREFIX))
        digest = hmac.new(key, f"{id}.{now}.".encode() + body, sha256).digest()
        headers["webhook-signature"] = f"v1,{b64encode(digest).decode()}"
    return headers

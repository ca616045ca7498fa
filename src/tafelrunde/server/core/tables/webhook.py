"""The webhook of a table: its address and the secret that signs its messages."""

from __future__ import annotations

import secrets
from base64 import b64encode
from typing import Final, Optional

from ..outbound.addresses import read_url
from ..settings import Settings
from ..storage.models import Table
from .setup import Webhook

SECRET_PREFIX: Final = "whsec_"


def new_webhook(url: str, settings: Settings) -> Webhook:
    secret = b64encode(secrets.token_bytes(24)).decode()
    return Webhook(read_url(url, settings.private_webhooks), f"{SECRET_PREFIX}{secret}")


def webhook_of(table: Table) -> Optional[Webhook]:
    return None if table.webhook is None else Webhook(table.webhook, table.webhook_secret)

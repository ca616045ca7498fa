"""Message formats of chat services (Discord, Telegram, plain JSON), chosen by the URL."""

from __future__ import annotations

import json
from typing import Final, Literal
from urllib.parse import parse_qs, urlsplit

DISCORD_HOSTS: Final = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")
TELEGRAM_HOST: Final = "api.telegram.org"
LONGEST_LINE: Final = 1_900  # characters; Discord takes 2,000
NO_PREVIEWS: Final = 1 << 2  # a flag of Discord's messages

Service = Literal["discord", "telegram", "plain"]


def service_of(url: str) -> Service:
    """`plain` for bridges of Matrix, Mattermost and others, which read the field `text` of JSON."""
    parts = urlsplit(url)
    if parts.hostname in DISCORD_HOSTS and parts.path.startswith("/api/webhooks/"):
        return "discord"
    if parts.hostname == TELEGRAM_HOST and parts.path.endswith("/sendMessage"):
        return "telegram"
    return "plain"


def body_for(url: str, text: str) -> bytes:
    """The request body. Mentions and link previews are disabled, since names of people and tables may contain them."""
    line, service = text[:LONGEST_LINE], service_of(url)
    if service == "discord":
        body: dict[str, object] = {"content": line, "allowed_mentions": {"parse": []}, "flags": NO_PREVIEWS}
    elif service == "telegram":
        [chat, *_] = parse_qs(urlsplit(url).query).get("chat_id", [""])
        body = {"chat_id": chat, "text": line, "link_preview_options": {"is_disabled": True}}
    else:
        body = {"text": line}
    return json.dumps(body).encode()

"""The formats of chat services: a line of text, each in its own form. The address says which service it is."""

from __future__ import annotations

import json
from typing import Final, Literal
from urllib.parse import parse_qs, urlsplit

DISCORD_HOSTS: Final = ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com")
TELEGRAM_HOST: Final = "api.telegram.org"
LONGEST_LINE: Final = 1_900  # letters; Discord takes 2,000

Service = Literal["discord", "telegram", "plain"]


def service_of(url: str) -> Service:
    """Bridges of Matrix, Mattermost and others read the field `text` of plain JSON."""
    parts = urlsplit(url)
    if parts.hostname in DISCORD_HOSTS and parts.path.startswith("/api/webhooks/"):
        return "discord"
    if parts.hostname == TELEGRAM_HOST and parts.path.endswith("/sendMessage"):
        return "telegram"
    return "plain"


def body_for(url: str, text: str) -> bytes:
    """Nobody is mentioned, and no preview of a link is fetched: names of people and tables are only words."""
    line, service = text[:LONGEST_LINE], service_of(url)
    if service == "discord":
        said: dict[str, object] = {"content": line, "allowed_mentions": {"parse": []}, "flags": NO_PREVIEWS}
    elif service == "telegram":
        [chat, *_] = parse_qs(urlsplit(url).query).get("chat_id", [""])
        said = {"chat_id": chat, "text": line, "link_preview_options": {"is_disabled": True}}
    else:
        said = {"text": line}
    return json.dumps(said).encode()


NO_PREVIEWS: Final = 1 << 2  # a flag of Discord's messages

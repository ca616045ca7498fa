"""Names of bots. A text that is missing or broken costs a label, never the page that shows it."""

from __future__ import annotations

import logging
from functools import cache

from ....words.ftl import BrokenText, MissingText
from ..texts import server_texts

log = logging.getLogger(__name__)


def bot_label(lang: str, name: str) -> str:
    return _text(lang, f"bot-{name}") or name.capitalize()


def bot_hint(lang: str, name: str) -> str:
    """How it plays; empty if no text says it."""
    return _text(lang, f"bot-{name}-hint")


@cache  # so that the log says it once
def _text(lang: str, id: str) -> str:
    try:
        return server_texts(lang).text(id)
    except (MissingText, BrokenText) as wrong:
        log.error("a bot has no proper text: %s", wrong)
        return ""

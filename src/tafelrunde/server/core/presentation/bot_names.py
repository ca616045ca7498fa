"""Names and descriptions of bots. A missing or broken text only costs a label, not the response."""

from __future__ import annotations

import logging
from functools import cache

from ....words.ftl import BrokenText, MissingText
from ..texts import server_texts

log = logging.getLogger(__name__)


def bot_label(lang: str, name: str) -> str:
    return _text(lang, f"bot-{name}") or name.capitalize()


def bot_hint(lang: str, name: str) -> str:
    """A description of how it plays; may be empty."""
    return _text(lang, f"bot-{name}-hint")


@cache  # logs each error once
def _text(lang: str, id: str) -> str:
    try:
        return server_texts(lang).text(id)
    except (MissingText, BrokenText) as wrong:
        log.error("a bot has no proper text: %s", wrong)
        return ""

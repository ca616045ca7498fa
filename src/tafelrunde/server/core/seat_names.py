"""Names of seats that nobody has named."""

from __future__ import annotations

from .texts import server_texts


def nameless(number: int, lang: str) -> str:
    """Who has no name is called by the number of the seat."""
    return server_texts(lang).text("player-here", number=number + 1)

"""Default names of seats."""

from __future__ import annotations

from .texts import server_texts


def nameless(number: int, lang: str) -> str:
    """The name of a player without a name, from the number of the seat."""
    return server_texts(lang).text("player-here", number=number + 1)

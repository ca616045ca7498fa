"""The viewer of an answer: seat, language, screen."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import NamedTuple

from ....kernel.languages import LANGUAGES
from ....words import Words
from ..seat_names import nameless


@dataclass(frozen=True)
class Screen:
    """The language, the room for the board in pixels, the plan that the reader chose for it, and what the page still
    has: the board that it shows and pictures by their marks, and lines of the log by their numbers."""

    lang: str = "en"
    width: int = 1000
    height: int = 0
    plan: str = ""
    cached: frozenset[str] = frozenset()
    lines: range = range(0)
    board: str = ""


@dataclass(frozen=True)
class Viewer:
    """A seat (or SPECTATOR, EVERYTHING) before a screen, and the words of the game it is told in."""

    key: ViewerKey
    mine: bool  # who reads may act for the seat
    screen: Screen
    names: tuple[str, ...]  # of the players
    words: Words  # of the game
    server_texts: Words

    @property
    def seat(self) -> int:
        return self.key.seat


@lru_cache(maxsize=4096)
def names_in(names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """The players' names. Who has none is called by the number of the seat, in the language of the reader, whatever
    language the table was opened in."""
    return tuple(
        nameless(seat, lang) if name in {nameless(seat, other) for other in LANGUAGES} else name
        for seat, name in enumerate(names)
    )


def moment(seconds: float) -> str:
    """A point in time as text: ISO 8601, UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


class ViewerKey(NamedTuple):
    """Who was sent pictures. Only these are named to them: nobody learns by a guessed mark what others look at."""

    table: str
    seat: int

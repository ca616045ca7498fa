"""Who reads what is sent: from which seat, in which language, on what screen."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache

from ...kernel.game import Game
from ...kernel.languages import LANGUAGES
from ...words import Words, words_of
from ..tables.opening import nameless
from ..tables.session import TableSession
from ..texts import server_texts
from .edits import Viewer


@dataclass(frozen=True)
class Screen:
    """The language, the room for the board in pixels, the plan that the reader chose for it, and what the page still
    has: the board that it shows and pictures by their marks, and lines of the log by their numbers."""

    lang: str = "en"
    width: int = 1000
    height: int = 0
    plan: str = ""
    has: frozenset[str] = frozenset()
    lines: range = range(0)
    board: str = ""


@dataclass(frozen=True)
class Reader:
    """A seat (or SPECTATOR, EVERYTHING) before a screen, and the words of the game it is told in."""

    viewer: Viewer
    mine: bool  # who reads may act for the seat
    screen: Screen
    names: tuple[str, ...]  # of the players
    words: Words  # of the game
    server_texts: Words

    @property
    def seat(self) -> int:
        return self.viewer.seat


def reader_at(session: TableSession, game: Game, seat: int, screen: Screen) -> Reader:
    mine = seat >= 0 and session.is_mine(seat)
    names = names_at(session, screen.lang)
    return Reader(
        Viewer(session.table.id, seat), mine, screen, names, words_of(game, screen.lang), server_texts(screen.lang)
    )


def names_at(session: TableSession, lang: str) -> tuple[str, ...]:
    return _called(session.names, lang)


@lru_cache(maxsize=4096)
def _called(names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """The players' names. Who has none is called by the number of the seat, in the language of the reader, whatever
    language the table was opened in."""
    return tuple(
        nameless(seat, lang) if name in {nameless(seat, other) for other in LANGUAGES} else name
        for seat, name in enumerate(names)
    )


def moment(seconds: float) -> str:
    """A point in time as text: ISO 8601, UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")

"""The viewer of a response: seat, language, screen, and what the page has cached."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import NamedTuple

from ....kernel.game import Game
from ....kernel.languages import LANGUAGES
from ....words import Words, words_of
from ..matches.table_protocols import SessionView
from ..seat_names import nameless
from ..texts import server_texts


@dataclass(frozen=True)
class Screen:
    """The language, the room for the board in pixels, and what the page has cached."""

    lang: str = "en"
    width: int = 1000
    height: int = 0
    plan: str = ""  # the chosen layout of the board
    cached: frozenset[str] = frozenset()  # marks of pictures
    lines: range = range(0)  # numbers of log entries
    board: str = ""  # the mark of the displayed board


class ViewerKey(NamedTuple):
    """Key of the pictures sent to a viewer. Caches are separate, so that nobody can find out by guessing marks what
    others see."""

    table: str
    seat: int


@dataclass(frozen=True)
class Viewer:
    """A seat (or SPECTATOR, EVERYTHING) with its screen and the texts of its language."""

    key: ViewerKey
    mine: bool  # the reader may act for the seat
    screen: Screen
    names: tuple[str, ...]  # of the players
    words: Words  # of the game
    server_texts: Words

    @property
    def seat(self) -> int:
        return self.key.seat


@lru_cache(maxsize=4096)
def names_in(names: tuple[str, ...], lang: str) -> tuple[str, ...]:
    """The players' names, with default names translated into the reader's language."""
    return tuple(
        nameless(seat, lang) if name in {nameless(seat, other) for other in LANGUAGES} else name
        for seat, name in enumerate(names)
    )


def moment(seconds: float) -> str:
    """A timestamp as text: ISO 8601, UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def viewer_at(session: SessionView, game: Game, seat: int, screen: Screen) -> Viewer:
    mine = seat >= 0 and session.is_mine(seat)
    names = names_at(session, screen.lang)
    return Viewer(
        ViewerKey(session.table.id, seat), mine, screen, names, words_of(game, screen.lang), server_texts(screen.lang)
    )


def names_at(session: SessionView, lang: str) -> tuple[str, ...]:
    return names_in(session.names, lang)

"""The viewer of a table: what a session says about the person who looks."""

from __future__ import annotations

from ....kernel.game import Game
from ....words import words_of
from ..matches.table_protocols import SessionView
from ..texts import server_texts
from .viewer import Screen, Viewer, ViewerKey, names_in


def viewer_at(session: SessionView, game: Game, seat: int, screen: Screen) -> Viewer:
    mine = seat >= 0 and session.is_mine(seat)
    names = names_at(session, screen.lang)
    return Viewer(
        ViewerKey(session.table.id, seat), mine, screen, names, words_of(game, screen.lang), server_texts(screen.lang)
    )


def names_at(session: SessionView, lang: str) -> tuple[str, ...]:
    return names_in(session.names, lang)

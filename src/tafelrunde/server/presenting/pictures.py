"""The board of a table by parts, and the numbers in front of each seat."""

from __future__ import annotations

from functools import lru_cache

from ...kernel.board import Place
from ...kernel.game import Game, View
from ...kernel.match import Match
from ...words import labels
from ..schemas.play import BoardPictures, BoardPlace, PartPicture, Picture
from .reader import Reader, Screen


def picture(reader: Reader, match: Match, view: View) -> Picture:
    game, w = match.game, reader.words
    purses = [game.purse(view, seat) for seat in range(match.players)]
    return Picture(
        board=board_of(game, {**view, "names": reader.names}, reader.screen),
        purses=purses,
        icons={icon: labels.icon_name(w, icon) for icon in dict.fromkeys(icon for purse in purses for icon in purse)},
        round=view.get("round"),
    )


def board_of(game: Game, view: View, screen: Screen) -> BoardPictures:
    """A part that the page has already is sent without its picture."""
    board = game.board(view, screen.lang, screen.width, screen.height, screen.plan)
    return BoardPictures(
        plan=board.plan,
        plans=list(board.plans),
        places=_place(board.places),
        parts=[
            _unsent(part.name, part.title, part.width, part.height, part.mark)
            if part.mark in screen.has
            else PartPicture(
                name=part.name,
                title=part.title,
                width=part.width,
                height=round(part.height, 1),
                mark=part.mark,
                svg=part.svg,
            )
            for part in board.parts
        ],
    )


# The same few are sent again and again; to make them each time takes a twentieth of a choice.


@lru_cache(maxsize=8192)
def _unsent(name: str, title: str, width: float, height: float, mark: str) -> PartPicture:
    return PartPicture(name=name, title=title, width=width, height=round(height, 1), mark=mark, svg=None)


@lru_cache(maxsize=1024)
def _place(place: Place) -> BoardPlace:
    held = [_place(one) for one in place.holds]
    return BoardPlace(kind=place.kind, width=place.width, name=place.name, holds=held)  # type: ignore[arg-type]

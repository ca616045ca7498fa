"""The board of a table by parts, and the numbers in front of each seat."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Optional

from ...kernel.board import Picture as Part
from ...kernel.board import Place
from ...kernel.game import Game, View
from ...kernel.match import Match
from ...words import labels
from ..core.presentation.viewer import Screen, Viewer, ViewerKey
from ..core.time_slice import in_slices
from .picture_edits import base_for, edits_for, known
from .schemas import BoardPictures, BoardPlace, PartPicture, Picture, PictureEdits


async def picture(viewer: Viewer, match: Match, view: View) -> Picture:
    """Follows from the view: the match may go on while it is drawn."""
    game, w = match.game, viewer.words
    purses = [game.summary(view, seat) for seat in range(match.players)]
    return Picture(
        board=await board_of(game, {**view, "names": viewer.names}, viewer.screen, viewer.key),
        purses=purses,
        icons={icon: labels.icon_name(w, icon) for icon in dict.fromkeys(icon for purse in purses for icon in purse)},
        round=view.get("round"),
    )


async def board_of(game: Game, view: View, screen: Screen, viewer: Optional[ViewerKey] = None) -> BoardPictures:
    """Of the board that the page shows, by its mark, only what is different. A part that the page has is sent without
    its picture; one that has changed as edits of the last picture that this viewer was sent."""
    board = await in_slices(game.board_steps(view, screen.lang, screen.width, screen.height, screen.plan))
    now = known(board)
    base = viewer and base_for(viewer, now, screen.board)
    return BoardPictures(
        mark=now.mark,
        base=base.mark if base else None,
        plan=board.plan,
        plans=list(board.plans),
        places=None if base and base.places == board.places else _place(board.places),
        parts=[
            _unsent(part.name, part.title, part.width, part.height, part.mark)
            if part.mark in screen.cached
            else _sent(part, viewer and edits_for(viewer, part, screen.cached))
            for part in board.parts
            if not base or (part.name, part.mark) not in base.parts
        ],
    )


def _sent(part: Part, edits: Optional[PictureEdits]) -> PartPicture:
    return PartPicture(
        name=part.name,
        title=part.title,
        width=part.width,
        height=round(part.height, 1),
        mark=part.mark,
        svg=None if edits else part.svg,
        edits=edits,
    )


def having(screen: Screen, board: BoardPictures) -> Screen:
    """The screen when this board has come, before the next one of the same answer."""
    return replace(screen, cached=screen.cached.union(part.mark for part in board.parts))


# The same few are sent again and again; to make them each time takes a twentieth of a choice.


@lru_cache(maxsize=8192)
def _unsent(name: str, title: str, width: float, height: float, mark: str) -> PartPicture:
    return PartPicture(name=name, title=title, width=width, height=round(height, 1), mark=mark, svg=None, edits=None)


@lru_cache(maxsize=1024)
def _place(place: Place) -> BoardPlace:
    held = [_place(one) for one in place.holds]
    return BoardPlace(kind=place.kind, width=place.width, name=place.name, holds=held)  # type: ignore[arg-type]

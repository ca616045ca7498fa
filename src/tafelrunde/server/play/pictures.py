"""Draws the board of a table in parts, and the summary of each seat; sends only what the page lacks."""

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
from .picture_edits import base_for, edits_for, sent_board
from .schemas import BoardPictures, BoardPlace, PartPicture, Picture, PictureEdits


async def picture(viewer: Viewer, match: Match, view: View) -> Picture:
    """Depends only on the view, so others may choose while it is drawn."""
    game, w = match.game, viewer.words
    summaries = [game.show.summary(view, seat) for seat in range(match.players)]
    return Picture(
        board=await board_of(game, {**view, "names": viewer.names}, viewer.screen, viewer.key),
        summaries=summaries,
        icons={icon: labels.icon_name(w, icon) for icon in dict.fromkeys(icon for one in summaries for icon in one)},
        round=view.get("round"),
    )


async def board_of(game: Game, view: View, screen: Screen, viewer: Optional[ViewerKey] = None) -> BoardPictures:
    """The parts that differ from the board that the page shows. Pictures that the page has are left out, and changed
    ones are sent as edits if possible."""
    board = await in_slices(game.show.board_steps(view, screen.lang, screen.width, screen.height, screen.plan))
    now = sent_board(board)
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


def with_cached(screen: Screen, board: BoardPictures) -> Screen:
    """The screen after it has received this board, for the next board of the same response."""
    return replace(screen, cached=screen.cached.union(part.mark for part in board.parts))


# Cached, since the same few objects are sent again and again; creating them takes 5 % of a choice.


@lru_cache(maxsize=8192)
def _unsent(name: str, title: str, width: float, height: float, mark: str) -> PartPicture:
    return PartPicture(name=name, title=title, width=width, height=round(height, 1), mark=mark, svg=None, edits=None)


@lru_cache(maxsize=1024)
def _place(place: Place) -> BoardPlace:
    holds = [_place(one) for one in place.holds]
    return BoardPlace(kind=place.kind, width=place.width, name=place.name, holds=holds)  # type: ignore[arg-type]

"""Builds the view of a game after any of its choices."""

from __future__ import annotations

from typing import Optional

from ...kernel.game import View
from ...kernel.match import Match
from ...kernel.state import EVERYTHING
from ...words import labels
from ..core.matches.table_protocols import SessionView
from ..core.presentation.table_calls import table_call
from ..core.presentation.viewer import Screen, Viewer, viewer_at
from ..core.tables.positions import match_at
from ..play.interface import GameLog, picture
from .schemas import ReplayView


@table_call("replay")
async def replay(session: SessionView, seat: int, ply: int, screen: Screen) -> ReplayView:
    match = await match_at(session, ply)
    viewer = viewer_at(session, match.game, seat, screen)
    view = match.view(seat)
    notes = [note for note in session.notes if note.ply <= ply]
    committed = session.require_match()
    codes = committed.match.codes
    asked = match.decision
    return ReplayView(
        ply=ply,
        plies=len(codes),
        log=await GameLog(viewer, match, view, notes, committed.movers[:ply]).after(0),
        question_seat=None if asked is None else asked.seat,
        question_text=None if asked is None else labels.question(viewer.words, match.game, view, asked, viewer.names),
        chosen=_chosen(viewer, match, view, codes[ply]) if ply < len(codes) else None,
        **dict(await picture(viewer, match, view)),
    )


def _chosen(viewer: Viewer, match: Match, view: View, code: int) -> Optional[str]:
    """The next choice in words, if the viewer may know it."""
    asked = match.decision
    if asked is None or viewer.seat not in (asked.seat, EVERYTHING):
        return None
    return labels.option_label(viewer.words, match.game, view, asked, code, viewer.names)

"""A game after any of its choices, for who steps through it."""

from __future__ import annotations

from typing import Optional

from ...kernel.game import View
from ...kernel.match import Match
from ...kernel.state import EVERYTHING
from ...words import labels
from ..tables.records import match_at
from ..tables.session import TableSession
from .log_book import LogBook
from .pictures import picture
from .reader import Json, Reader, Screen, reader_at


def replay(session: TableSession, seat: int, ply: int, screen: Screen) -> Json:
    match = match_at(session, ply)
    reader = reader_at(session, match.game, seat, screen)
    view = match.view(seat)
    notes = [note for note in session.notes if note.ply <= ply]
    committed = session.require_match()
    codes = committed.match.codes
    return {
        "ply": ply,
        "plies": len(codes),
        **picture(reader, match, view),
        "log": LogBook(reader, match, view, notes, committed.movers[:ply]).after(0),
        **_question(reader, match, view, codes[ply] if ply < len(codes) else None),
    }


def _question(reader: Reader, match: Match, view: View, chosen: Optional[int]) -> Json:
    """What was asked here, and, for who may know it, what was chosen."""
    decision, game = match.decision, match.game
    if decision is None:
        return {"question_seat": None, "question_text": None, "chosen": None}
    w, answer = reader.words, None
    if chosen is not None and reader.seat in (decision.seat, EVERYTHING):
        answer = labels.option_label(w, game, view, decision, chosen, reader.names)
    return {
        "question_seat": decision.seat,
        "question_text": labels.question(w, game, view, decision, reader.names),
        "chosen": answer,
    }

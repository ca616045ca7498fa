"""The table as a seat sees it: its own tentative turn included, of others only what is confirmed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Optional

from ..kernel.decision import Decision
from ..kernel.game import View
from ..kernel.match import Match
from ..kernel.state import SPECTATOR
from .matches import Draft
from .previews import Preview, previews
from .storage.models import OPEN, Seat
from .tables import Opened
from .texts import Json, LogBook, Reader, question, sight

LOG_SHOWN: Final = 40
FACE_DOWN: Final = "face-down"  # the text of an option that ends what a seat is asked early


class Position:
    """What a seat has before it: the committed game, and its own draft beyond."""

    def __init__(
        self,
        match: Match,
        movers: Sequence[int],
        asked: Sequence[Decision] = (),
        codes: Sequence[int] = (),
        finished: bool = False,
        early: bool = False,
        ply: int = -1,
    ) -> None:
        self.match = match
        self.movers = movers  # of the committed choices
        self.asked = asked  # what was asked and chosen in the tentative turn
        self.codes = codes
        self.finished = finished
        self.early = early  # the seat answers before its turn what all are asked together
        self.ply = ply if ply >= 0 else len(match.codes)  # choices that the seat knows of


async def position(opened: Opened, seat: int) -> Position:
    draft = await opened.draft(seat) if seat >= 0 and opened.mine(seat) else None
    return after(opened, draft)


def after(opened: Opened, draft: Optional[Draft]) -> Position:
    """The position when this request is done: the draft's, or, if the draft was committed, one without a draft."""
    play = opened.game()
    if draft is not None and opened.fresh:
        return Position(draft.match, play.movers + opened.fresh_movers)
    if draft is None or not (draft.codes or draft.early):
        return Position(play.match, play.movers)
    if draft.early and draft.finished:  # face down: nothing is seen that comes after it
        return Position(play.match, play.movers, draft.asked, draft.codes, ply=draft.base + len(draft.codes))
    return Position(draft.match, play.movers, draft.asked, draft.codes, draft.finished, draft.early)


def waiting_table(opened: Opened, reader: Reader) -> Json:
    """A table at which the game has not begun: nothing lies on it."""
    free = [seat for seat in opened.seats if seat.user_id is None and seat.bot is None]
    waiting = {"seat": free[0].seat, "text": reader.say.text("waiting-seats", n=len(free))} if free else None
    return {
        **_heading(opened, reader),
        "ply": 0,
        "svg": "",
        "purses": [],
        "icons": {},
        "round": None,
        "question": None,
        "waiting": waiting,
        **_buttons(False, False),
        "log": [],
        "since": [],
        "hotseat": None,
    }


async def state(opened: Opened, reader: Reader) -> Json:
    if opened.table.status == OPEN:
        return waiting_table(opened, reader)
    return state_at(opened, reader, await position(opened, reader.seat))


def state_at(opened: Opened, reader: Reader, position: Position) -> Json:
    match, seat = position.match, reader.seat
    view = match.view(seat)  # once: it takes time
    book = LogBook(reader, match, view, opened.notes, position.movers)
    asked = opened.table.turn_seat == seat
    return {
        **_heading(opened, reader),
        "ply": position.ply,
        **sight(reader, match, view),
        "question": _question(opened, reader, position, view),
        "waiting": None if asked else _waiting(opened, reader),
        **_buttons(bool(position.codes), position.finished),
        "log": book.last(LOG_SHOWN),
        "since": book.since_last_turn(asked) if seat >= 0 else [],
        "hotseat": _hotseat(opened, seat),
    }


def _heading(opened: Opened, reader: Reader) -> Json:
    table = opened.table
    wishes = opened.seats[reader.seat] if reader.seat >= 0 and opened.mine(reader.seat) else None
    return {
        "version": table.version,
        "event": table.version,
        "committed": table.plies,
        "seat": reader.seat,
        "status": table.status,
        "preferences": wishes and {"auto_end": wishes.auto_end, "ask_everything": wishes.ask_everything},
    }


def _buttons(draft: bool, finished: bool) -> Json:
    return {"canUndo": draft, "canReset": draft, "canEnd": finished, "mustEnd": finished}


def _question(opened: Opened, reader: Reader, position: Position, view: View) -> Optional[Json]:
    decision = position.match.decision
    if decision is None or decision.seat != reader.seat or not opened.mine(reader.seat):
        return None
    wishes, settings = opened.seats[reader.seat], opened.house.settings
    tried = previews(
        position.match, view, wishes.auto_end, wishes.ask_everything, settings.preview_options, settings.preview_seconds
    )
    if position.early:
        tried = [Preview(one.changes, FACE_DOWN if one.note else "") for one in tried]
    return question(reader, position.match, view, position.asked, position.codes, tried)


def _waiting(opened: Opened, reader: Reader) -> Optional[Json]:
    """Whom all wait for."""
    if opened.table.turn_seat is None:
        return None
    asked: Seat = opened.seats[opened.table.turn_seat]
    kind = "bot" if asked.bot else "person" if asked.user_id else "nobody"
    return {"seat": asked.seat, "text": reader.say.text(f"waiting-{kind}", player=asked.name)}


def _hotseat(opened: Opened, seat: int) -> Optional[Json]:
    """Who plays next on this device, if it is somebody else than who looks."""
    asked = opened.table.turn_seat
    if asked is None or asked == seat or seat == SPECTATOR or not opened.mine(asked):
        return None
    return {"seat": asked, "name": opened.seats[asked].name}

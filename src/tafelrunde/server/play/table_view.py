"""Builds the view of a table for a seat, including its own tentative turn but not those of others."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Optional

from ...kernel.match import Match
from ...kernel.state import SPECTATOR
from ...words import Words
from ..core.kinds import OPEN
from ..core.matches.table_protocols import SeatRow, SessionView
from ..core.presentation.clocks import clock_info, turn_info
from ..core.presentation.table_calls import table_call
from ..core.presentation.viewer import Screen, Viewer, viewer_at
from ..core.tables.positions import Position, position_of
from ..core.texts import server_texts
from .game_log import GameLog, begin_of_last_turn, end_of_last_turn
from .pictures import picture
from .questions import question
from .schemas import HotSeat, LessonView, LogEntry, SeatPreferences, SeenTable, TableView, Waiting

LOG_SHOWN: Final = 40


@dataclass(frozen=True)
class LessonViewOf:
    """Hook: the lesson view of a position, implemented by the feature `lessons`. Arguments: position, language, and the
    number of the choice after which events are new."""

    view: Callable[[Position, str, int], Optional[LessonView]]


@table_call("state")
async def state(session: SessionView, seat: int, screen: Screen) -> TableView:
    if session.table.status == OPEN:
        return _state_before_game(session, seat, server_texts(screen.lang))
    return await state_at(await position_of(session, seat), screen)


@table_call("view")
async def seen_table(session: SessionView, seat: int) -> SeenTable:
    """The table as plain data, for programs."""
    table = session.table
    position = None if table.status == OPEN else await position_of(session, seat)
    finished = position is not None and position.finished
    view = None if position is None else position.match.view(seat)
    if view is not None and finished:
        view["pending"] = None
    return SeenTable(
        game=table.game,
        rules_version=table.rules_version,
        status=table.status,
        seat=seat,
        ply=0 if position is None else position.ply,
        must_end=finished,
        view=view,
    )


async def state_at(position: Position, screen: Screen) -> TableView:
    """Reads the session first, since others may choose while log entries and pictures are made."""
    session, match, seat = position.session, position.match, position.seat
    viewer = viewer_at(session, match.game, seat, screen)
    view = match.view(seat)
    asked = session.table.turn_seat == seat
    heading = _heading(session, seat, viewer.mine)
    waiting = None if asked else _waiting(session, viewer)
    hotseat = _hotseat(session, seat, viewer.names)
    pending = question(viewer, position, view)
    log = GameLog(viewer, match, view, session.notes, position.movers)
    turns = _turns(position)
    last = log.last_numbers(LOG_SHOWN, screen.lines)
    since = log.numbers_since(_last_turn(match, turns, seat)) if seat >= 0 else []
    return TableView(
        **heading,
        ply=position.ply,
        waiting=waiting,
        can_undo=bool(position.codes),
        can_reset=bool(position.codes),
        can_end=position.finished,
        must_end=position.finished,
        hotseat=hotseat,
        question=pending,
        lesson=_lesson(position, screen.lang, begin_of_last_turn(*turns, seat)),
        since_cached=[n for n in since if n in screen.lines],
        log=await log.entries(last),
        since=await log.entries(n for n in since if n not in screen.lines),
        **vars(await picture(viewer, match, view)),
    )


def _lesson(position: Position, lang: str, since: int) -> Optional[LessonView]:
    session = position.session
    return session.services[LessonViewOf].view(position, lang, since) if session.table.lesson else None


def _last_turn(match: Match, turns: tuple[Sequence[int], int], seat: int) -> int:
    """The number of the last choice in the seat's last finished turn. In solo games all committed turns are
    finished."""
    return len(turns[0]) if match.players == 1 else end_of_last_turn(*turns, seat)


def remarked_since(position: Position) -> int:
    """The number of the choice after which the coach may remark on events; includes the seat's last turn."""
    return begin_of_last_turn(*_turns(position), position.seat)


def _turns(position: Position) -> tuple[Sequence[int], int]:
    """The seat in whose turn each known choice was made, and the seat whose turn it is."""
    committed, known = position.session.require_match(), len(position.movers)
    turns = committed.turns
    now = turns[known] if known < len(turns) else committed.match.game.rules.turn_of(committed.match.state)
    return turns[:known], now


def _state_before_game(session: SessionView, seat: int, texts: Words) -> TableView:
    """The view of a table that waits for players."""
    free = [seat for seat in session.seats if seat.user_id is None and seat.bot is None]
    return TableView(
        **_heading(session, seat, seat >= 0 and session.is_mine(seat)),
        ply=0,
        waiting=Waiting(seat=free[0].seat, text=texts.text("waiting-seats", n=len(free))) if free else None,
        can_undo=False,
        can_reset=False,
        can_end=False,
        must_end=False,
        hotseat=None,
        board=None,
        summaries=[],
        icons={},
        round=None,
        question=None,
        log=[],
        since=[],
        since_cached=[],
        lesson=None,
    )


def _heading(session: SessionView, seat: int, mine: bool) -> dict[str, Any]:
    table = session.table
    return {
        "version": table.version,
        "event": table.version,
        "committed": table.plies,
        "seat": seat,
        "status": table.status,
        "turn": turn_info(table),
        "clock": clock_info(session),
        "preferences": preferences(session.seats[seat]) if mine else None,
    }


def preferences(seat: SeatRow) -> SeatPreferences:
    return SeatPreferences(auto_end=seat.auto_end, ask_everything=seat.ask_everything, orders=seat.orders)


def _waiting(session: SessionView, viewer: Viewer) -> Optional[Waiting]:
    """The player whom all wait for."""
    if session.table.turn_seat is None:
        return None
    asked = session.seats[session.table.turn_seat]
    kind = "bot" if asked.bot else "person" if asked.user_id else "nobody"
    return Waiting(seat=asked.seat, text=viewer.server_texts.text(f"waiting-{kind}", player=viewer.names[asked.seat]))


def _hotseat(session: SessionView, seat: int, names: Sequence[str]) -> Optional[HotSeat]:
    """The player to move on this device, if that is another seat."""
    asked = session.table.turn_seat
    if asked is None or asked == seat or seat == SPECTATOR or not session.is_mine(asked):
        return None
    return HotSeat(seat=asked, name=names[asked])


@table_call("log")
async def log_after(session: SessionView, seat: int, since: int, screen: Screen) -> Awaitable[list[LogEntry]]:
    """The entries after number `since`; they are worded after the transaction."""
    position = await position_of(session, seat)
    match = position.match
    viewer = viewer_at(session, match.game, seat, screen)
    return GameLog(viewer, match, match.view(seat), session.notes, position.movers).after(since)

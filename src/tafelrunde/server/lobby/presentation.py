"""Converts lobby entries into responses."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.game import Game, View
from ...kernel.state import SPECTATOR
from ..core.matches.results import POINTS
from ..core.presentation.viewer import Screen
from ..core.tables.session import TableSession
from ..core.time_slice import TimeSlice
from ..ratings.interface import rating
from .lists import LobbyEntry
from .schemas import Glance, LobbyTable, TableInvitation
from .table_flags import is_removable
from .table_info import table_info


async def lobby_tables(entries: Sequence[LobbyEntry], screen: Screen) -> list[LobbyTable]:
    time_slice, found = TimeSlice(), list[LobbyTable]()
    for entry in entries:
        found.append(_lobby_table(entry, screen))
        await time_slice.share()
    return found


def _lobby_table(entry: LobbyEntry, screen: Screen) -> LobbyTable:
    return LobbyTable(
        **dict(table_info(entry.session, screen)),
        host_name=entry.host_name,
        archived=entry.archived,
        unread=entry.unread,
        ratings=[rating(strength) for strength in entry.strengths],
        followed=entry.followed,
        invitation=TableInvitation(**entry.invitation._asdict()) if entry.invitation else None,
        removable=is_removable(entry.session),
    )


def glance(session: TableSession) -> Glance:
    """From the caller's seat; callers with several seats or none see what spectators see."""
    mine = session.my_seats()
    seat = session.require_view(mine[0] if len(mine) == 1 else SPECTATOR)
    match = session.require_match().match
    view = match.view(seat)
    scores = [match.game.summary(view, one).get(POINTS) for one in range(match.players)]
    return Glance(plies=session.table.plies, round=view.get("round"), scores=scores)


def small_picture(session: TableSession) -> tuple[Game, View]:
    """The game and the public view, for a thumbnail."""
    seat = session.require_view(SPECTATOR)
    match = session.require_match().match
    return match.game, {**match.view(seat), "names": session.names}

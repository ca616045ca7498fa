"""A running game at a glance, for lists of tables: round, scores, and a thumbnail."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from ...kernel.state import SPECTATOR
from ..core.matches.results import POINTS
from ..core.matches.table_protocols import SessionView
from ..core.presentation.table_calls import table_call
from .schemas import Glance


@table_call("glance")
async def glance(session: SessionView, seat: int) -> Glance:
    match = session.require_match().match
    view = match.view(seat)
    scores = [match.game.show.summary(view, one).get(POINTS) for one in range(match.players)]
    return Glance(plies=session.table.plies, round=view.get("round"), scores=scores)


@table_call("thumbnail")
async def thumbnail(session: SessionView, lang: str) -> Awaitable[str]:
    """The public board as SVG; empty if the game draws none. Others play while it is drawn."""
    match = session.require_match().match
    view = {**match.view(SPECTATOR), "names": session.names}
    return asyncio.to_thread(match.game.show.thumbnail, view, lang)

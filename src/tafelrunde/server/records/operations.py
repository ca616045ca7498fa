"""What the page asks of a game step by step; called by every transport."""

from __future__ import annotations

from typing import Optional

from ..core.presentation.viewer import Screen
from ..core.tables.tables import Tables
from . import replay_view
from .schemas import ReplayView


async def replay(tables: Tables, table_id: str, ply: Optional[int], seat: int, screen: Screen) -> ReplayView:
    """The table after `ply` choices, by default after the last one."""
    async with tables.reading(table_id) as session:
        seen = session.require_view(seat)
        return await replay_view.replay(session, seen, session.table.plies if ply is None else ply, screen)

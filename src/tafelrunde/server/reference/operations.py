"""Explanations of components and places, in the state of a table; called by every transport."""

from __future__ import annotations

from typing import Optional

from ...kernel.game import Game
from ..core.presentation.viewer import Screen
from ..core.tables.positions import position_of
from ..core.tables.tables import Tables
from .reference import explain as explained
from .schemas import Explanation


async def explain(
    tables: Tables, game: Game, kind: str, number: int, table: Optional[str], seat: int, screen: Screen
) -> Explanation:
    if table is None:
        return explained(game, kind, number, screen.lang, None)
    async with tables.reading(table) as session:
        if session.table.game != game.name:
            return explained(game, kind, number, screen.lang, None)
        match = (await position_of(session, session.require_view(seat))).match
        return explained(match.game, kind, number, screen.lang, match.view(seat), session.names)

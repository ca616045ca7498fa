"""Try-outs, called by every transport."""

from __future__ import annotations

from ..core.presentation.viewer import Screen
from ..core.tables.tables import Tables
from .schemas import TryoutIn, TryoutView
from .tryouts import tryout


async def try_out(tables: Tables, table_id: str, body: TryoutIn, screen: Screen) -> TryoutView:
    async with tables.reading(table_id) as session:
        return await tryout(session, body.seat, body.world, body.codes, body.ply, screen)

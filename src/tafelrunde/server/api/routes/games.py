"""The games of this server, and what there is to read about them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Optional

from fastapi import APIRouter, Path, Query

from ....kernel.state import SPECTATOR
from ...presenting import reference as books
from ...presenting.games import game_list
from ...presenting.reader import Json
from ...tables.session import reading
from ..bodies import VISIBLE_ASCII
from ..dependencies import CurrentServices, ScreenQuery, SeatQuery, Visitor, known_game

router = APIRouter(tags=["games"])


@router.get("/games")
async def list_games(screen: ScreenQuery) -> list[Json]:
    return game_list(screen.lang)


@router.get("/reference/{game}")
async def reference(game: str, screen: ScreenQuery) -> Json:
    """Every component with its sentence and where its values come from; the rules by chapter."""
    return await asyncio.to_thread(books.reference, known_game(game), screen.lang)  # others play meanwhile


@router.get("/explain/{game}/{kind}/{number}")
async def explain(
    game: str,
    kind: Annotated[str, Path(max_length=40)],
    number: Annotated[int, Path(ge=0, le=1_000_000)],
    services: CurrentServices,
    user: Visitor,
    screen: ScreenQuery,
    table: Annotated[Optional[str], Query(max_length=32, pattern=VISIBLE_ASCII)] = None,
    seat: SeatQuery = SPECTATOR,
) -> Json:
    """What a thing on the picture is; at a table, as it lies there."""
    known = known_game(game)
    if table is None:
        return books.explain(known, kind, number, screen.lang, None)
    async with reading(services, table, user) as session:
        same = session.table.game == game
        view = session.require_match().match.view(session.require_view(seat)) if same else None
        return books.explain(known, kind, number, screen.lang, view)

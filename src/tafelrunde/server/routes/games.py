"""The games on the shelf, and what there is to read about them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Optional

from fastapi import APIRouter, Path, Query

from ...kernel.state import SPECTATOR
from .. import reference as books
from ..tables import reading
from .needs import PLAIN, Here, Json, OnScreen, SeatQuery, Visitor

router = APIRouter(tags=["games"])


@router.get("/games")
async def list_games(screen: OnScreen) -> list[Json]:
    return books.shelf(screen.lang)


@router.get("/reference/{game}")
async def reference(game: str, screen: OnScreen) -> Json:
    """Every component with its sentence and where its values come from; the rules by chapter."""
    return await asyncio.to_thread(books.reference, books.box_of(game), screen.lang)  # others play meanwhile


@router.get("/explain/{game}/{kind}/{number}")
async def explain(
    game: str,
    kind: Annotated[str, Path(max_length=40)],
    number: Annotated[int, Path(ge=0, le=1_000_000)],
    house: Here,
    user: Visitor,
    screen: OnScreen,
    table: Annotated[Optional[str], Query(max_length=32, pattern=PLAIN)] = None,
    seat: SeatQuery = SPECTATOR,
) -> Json:
    """What a thing on the picture is; at a table, as it lies there."""
    box = books.box_of(game)
    if table is None:
        return books.explain(box, kind, number, screen.lang, None)
    async with reading(house, table, user) as opened:
        view = opened.game().match.view(opened.may_see(seat)) if opened.table.game == game else None
        return books.explain(box, kind, number, screen.lang, view)

"""Routes of games, guides and references."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final, Optional

from fastapi import Path as PathPart
from fastapi import Query

from ...games import DEFAULT_COVER
from ...kernel.state import SPECTATOR
from ..core.http.dependencies import AnyTables, CurrentServices, ScreenQuery, SeatQuery, Visitor, known_game
from ..core.http.router import api_router
from ..core.http.svg import Svg, SvgFile
from ..core.schemas.requests import VISIBLE_ASCII
from ..packs.parsing import forms_of
from . import guides, operations
from . import reference as books
from .component_checks import checks_of, shown_checks, with_checks
from .games import game_list
from .schemas import Explanation, GameInfo, Guide, IconLegend, Reference

router = api_router("games")

AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
A_DAY: Final = {"Cache-Control": "public, max-age=86400"}


@router.get("/games")
async def list_games(services: CurrentServices, screen: ScreenQuery) -> list[GameInfo]:
    """The games of this server, with their options and bots."""
    return await asyncio.to_thread(game_list, screen.lang, services.settings.offered_bots)


@router.get("/games/{game}/cover.svg", response_class=SvgFile)
async def cover(game: str) -> SvgFile:
    """The cover picture of a game."""
    return SvgFile(known_game(game).show.cover or DEFAULT_COVER, headers=A_DAY)


@router.get("/games/{game}/sheet.svg", response_class=Svg)
async def sheet(game: str) -> Svg:
    """The styles, patterns and icons that the pictures of a game refer to; a page includes it once."""
    return Svg(await asyncio.to_thread(known_game(game).show.sheet), headers=AN_HOUR)


@router.get("/games/{game}/guide")
async def guide(game: str, screen: ScreenQuery) -> Guide:
    """The short rules: chapters of paragraphs and pictures; each paragraph lists the numbered rules that it covers."""
    return await asyncio.to_thread(guides.guide, known_game(game), screen.lang)


@router.get("/games/{game}/aid")
async def aid(game: str, screen: ScreenQuery) -> Guide:
    """The player aid: one sheet to print."""
    return await asyncio.to_thread(guides.aid, known_game(game), screen.lang)


@router.get("/games/{game}/icons")
async def icons(game: str, screen: ScreenQuery) -> IconLegend:
    """The meaning of every icon of the game."""
    return await asyncio.to_thread(guides.icon_legend, known_game(game), screen.lang)


@router.get("/reference/{game}")
async def reference(game: str, services: CurrentServices, user: Visitor, screen: ScreenQuery) -> Reference:
    """Every component with its effect, the source of its values, and checks by people; the rules by chapter."""
    book = await asyncio.to_thread(books.reference, known_game(game), screen.lang)
    checks = await checks_of(services, game)
    if not checks:
        return book
    return await asyncio.to_thread(lambda: with_checks(book, shown_checks(forms_of(game), checks, user)))


@router.get("/explain/{game}/{kind}/{number}")
async def explain(
    game: str,
    kind: Annotated[str, PathPart(max_length=40)],
    number: Annotated[int, PathPart(ge=0, le=1_000_000)],
    tables: AnyTables,
    screen: ScreenQuery,
    table: Annotated[Optional[str], Query(max_length=32, pattern=VISIBLE_ASCII)] = None,
    seat: SeatQuery = SPECTATOR,
) -> Explanation:
    """Explain a component or place of a picture; at a table, in its current state."""
    return await operations.explain(tables, known_game(game), kind, number, table, seat, screen)

"""Try-outs: a private copy of the table on which somebody tries a line of play, with hidden cards dealt at random.

Nothing is stored: each request has the number of the world and all answers so far. A world depends only on its number
and on what the seat sees (`Match.imagine`), so responses reveal no hidden cards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Optional

from ...bots.forecast import forecast
from ...kernel.match import LAST, Match
from ...words import labels
from ..core.errors import conflict, illegal
from ..core.kinds import OVER
from ..core.matches.clicks import anchor_of
from ..core.matches.rules_timeout import rules_timeout
from ..core.matches.table_protocols import SessionView
from ..core.presentation.table_calls import table_call
from ..core.presentation.viewer import Screen, Viewer, viewer_at
from ..core.tables.positions import match_at, position_of
from ..core.texts import server_texts
from ..play.interface import picture
from .schemas import SeatForecast, TriedOption, TryoutView


@table_call("tryout")
async def tryout(
    session: SessionView, seat: int, world: int, codes: Sequence[int], ply: Optional[int], screen: Screen
) -> TryoutView:
    start = await _start(session, seat, ply)
    tried = start.imagine(seat, world, LAST)
    viewer = viewer_at(session, tried.game, seat, screen)
    path = [_answered(viewer, tried, code) for code in codes]
    forecasts = await asyncio.to_thread(forecast, tried)  # the first call loads the learned weights
    view = tried.view(seat)
    asked = tried.decision
    options = [] if asked is None else [_option(viewer, tried, code) for code in asked.options]
    return TryoutView(
        seat=seat,
        tried=len(codes),
        path=path,
        asked=None if asked is None else asked.seat,
        question=None if asked is None else labels.question(viewer.words, tried.game, view, asked, viewer.names),
        options=options,
        forecast=[
            SeatForecast(points=round(one.points, 1), chance=None if one.chance is None else round(one.chance, 3))
            for one in forecasts
        ],
        opinion=server_texts(screen.lang).text("tryout-opinion"),
        **dict(await picture(viewer, tried, view)),
    )


async def _start(session: SessionView, seat: int, ply: Optional[int]) -> Match:
    """The position where the line begins: any position of a finished game; in a running game the pending question of
    one's own turn."""
    if session.table.status == OVER:
        return await match_at(session, session.table.plies if ply is None else ply)
    match = (await position_of(session, seat)).match
    if match.decision is None or match.decision.seat != seat:
        raise conflict("not-your-turn", "nothing-asked")
    return match


def _answered(viewer: Viewer, match: Match, code: int) -> str:
    """Give an answer for any seat; returns it in words."""
    decision = match.decision
    if decision is None or code not in decision.options:
        raise illegal("illegal", reason=str(code))
    label = _label(viewer, match, code)
    with rules_timeout():
        match.choose(code)
    return label


def _label(viewer: Viewer, match: Match, code: int) -> str:
    """Names everything: the cards of an imagined world are no secret."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    return labels.option_label(viewer.words, match.game, view, decision, code, viewer.names)


def _option(viewer: Viewer, match: Match, code: int) -> TriedOption:
    assert match.decision is not None
    return TriedOption(
        code=code, label=_label(viewer, match, code), anchor=anchor_of(match.game, match.decision.prompt, code)
    )

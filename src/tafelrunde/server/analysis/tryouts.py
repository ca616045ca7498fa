"""Lines that somebody tries out: a private copy of the table in which hidden cards are imagined.

Nothing of it is kept. The page sends which world it is in and what was answered there; the world depends on what the
seat sees and on its number, and on nothing else (`Match.imagine`), so no answer tells what others hold.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Optional

from ...bots.forecast import forecast
from ...kernel.match import LAST, Match
from ...words import labels
from ..core.errors import conflict, forbidden, illegal
from ..core.kinds import OVER
from ..core.matches.clicks import anchor_of
from ..core.matches.rules_timeout import rules_timeout
from ..core.matches.table_protocols import SessionView
from ..core.presentation.table_viewer import viewer_at
from ..core.presentation.viewer import Screen, Viewer
from ..core.tables.positions import match_at, position_of
from ..core.texts import server_texts
from ..play.interface import picture
from .permission import may_try_out
from .schemas import SeatOutlook, TriedOption, TryoutView


async def tryout(
    session: SessionView, seat: int, world: int, codes: Sequence[int], ply: Optional[int], screen: Screen
) -> TryoutView:  # fmt: skip
    start = await _start(session, seat, ply)
    tried = start.imagine(seat, world, LAST)
    viewer = viewer_at(session, tried.game, seat, screen)
    path = [_answered(viewer, tried, code) for code in codes]
    hopes = await asyncio.to_thread(forecast, tried)  # loads what was learned when it is first asked
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
        outlook=[
            SeatOutlook(points=round(hope.points, 1), chance=None if hope.chance is None else round(hope.chance, 3))
            for hope in hopes
        ],
        opinion=server_texts(screen.lang).text("tryout-opinion"),
        **dict(await picture(viewer, tried, view)),
    )


async def _start(session: SessionView, seat: int, ply: Optional[int]) -> Match:
    """Where the line begins: after any choice of a finished game; in a running game, in one's own turn, if the table
    allows it."""
    if session.table.status == OVER:
        session.require_view(seat)
        if not 0 <= seat < len(session.seats):
            raise illegal("no-such-seat", seat=seat)
        return await match_at(session, session.table.plies if ply is None else ply)
    session.require_own_seat(seat)
    if not may_try_out(session):
        raise forbidden("forbidden", "no-tryouts")
    match = (await position_of(session, seat)).match
    if match.decision is None or match.decision.seat != seat:
        raise conflict("not-your-turn", "nothing-asked")
    return match


def _answered(viewer: Viewer, match: Match, code: int) -> str:
    """Give an answer, for oneself or guessing for another; returns it in words."""
    decision = match.decision
    if decision is None or code not in decision.options:
        raise illegal("illegal", reason=str(code))
    label = _label(viewer, match, code)
    with rules_timeout():
        match.choose(code)
    return label


def _label(viewer: Viewer, match: Match, code: int) -> str:
    """In this world everything may be named: nothing in it is a secret of anybody."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    return labels.option_label(viewer.words, match.game, view, decision, code, viewer.names)


def _option(viewer: Viewer, match: Match, code: int) -> TriedOption:
    assert match.decision is not None
    return TriedOption(
        code=code, label=_label(viewer, match, code), anchor=anchor_of(match.game, match.decision.prompt, code)
    )

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
from ..errors import conflict, forbidden, illegal
from ..matches.clicks import anchor_of
from ..matches.rules_timeout import rules_timeout
from ..schemas.analysis import SeatOutlook, TriedOption, TryoutView
from ..storage.models import OVER
from ..tables.positions import position_of
from ..tables.records import match_at
from ..tables.session import TableSession
from ..tables.tryouts import may_try_out
from ..texts import server_texts
from .pictures import picture
from .reader import Reader, Screen, reader_at


async def tryout(
    session: TableSession, seat: int, world: int, codes: Sequence[int], ply: Optional[int], screen: Screen
) -> TryoutView:  # fmt: skip
    start = await _start(session, seat, ply)
    tried = start.imagine(seat, world, LAST)
    reader = reader_at(session, tried.game, seat, screen)
    path = [_answered(reader, tried, code) for code in codes]
    hopes = await asyncio.to_thread(forecast, tried)  # loads what was learned when it is first asked
    view = tried.view(seat)
    asked = tried.decision
    options = [] if asked is None else [_option(reader, tried, code) for code in asked.options]
    return TryoutView(
        seat=seat,
        tried=len(codes),
        path=path,
        asked=None if asked is None else asked.seat,
        question=None if asked is None else labels.question(reader.words, tried.game, view, asked, reader.names),
        options=options,
        outlook=[
            SeatOutlook(points=round(hope.points, 1), chance=None if hope.chance is None else round(hope.chance, 3))
            for hope in hopes
        ],
        opinion=server_texts(screen.lang).text("tryout-opinion"),
        **dict(await picture(reader, tried, view)),
    )


async def _start(session: TableSession, seat: int, ply: Optional[int]) -> Match:
    """Where the line begins: after any choice of a finished game; in one that goes on, in one's own turn, if the table
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


def _answered(reader: Reader, match: Match, code: int) -> str:
    """Give an answer, for oneself or guessing for another; returns it in words."""
    decision = match.decision
    if decision is None or code not in decision.options:
        raise illegal("illegal", reason=str(code))
    label = _label(reader, match, code)
    with rules_timeout():
        match.choose(code)
    return label


def _label(reader: Reader, match: Match, code: int) -> str:
    """In this world everything may be named: nothing in it is a secret of anybody."""
    decision = match.decision
    assert decision is not None
    view = match.view(decision.seat)
    return labels.option_label(reader.words, match.game, view, decision, code, reader.names)


def _option(reader: Reader, match: Match, code: int) -> TriedOption:
    assert match.decision is not None
    return TriedOption(
        code=code, label=_label(reader, match, code), anchor=anchor_of(match.game, match.decision.prompt, code)
    )

"""The board after a possible answer; the page draws what is new there as a ghost."""

from __future__ import annotations

from typing import Optional

from ...kernel.decision import default_answer
from ...kernel.match import NOTHING, Match
from ..core.errors import conflict
from ..core.matches.clicks import MOST_STEPS, anchor_of, imagined
from ..core.presentation.table_viewer import viewer_at
from ..core.presentation.viewer import Screen
from ..core.tables.positions import Position
from .pictures import board_of
from .schemas import Ghost


async def ghost(position: Position, code: int, place: str, screen: Screen) -> Ghost:
    """After this answer, and after those that follow from it alone; with a `place`, also after the answer that stands
    for it. Nothing is shown of what would be revealed on the way."""
    match, seat = position.match, position.seat
    decision = match.decision
    if decision is None or decision.seat != seat or code not in decision.options:
        raise conflict("stale", "overtaken", ply=position.ply)
    world = imagined(match, seat)
    if world is None:
        return Ghost(board=None)
    future = world.clone(NOTHING)
    reveals = future.state.reveals
    future.choose(code)
    _go_on(future, seat, place if anchor_of(match.game, decision.prompt, code) != place else "")
    if future.decision is None or future.state.reveals != reveals:
        return Ghost(board=None)
    viewer = viewer_at(position.session, match.game, seat, screen)
    return Ghost(board=await board_of(match.game, {**future.view(seat), "names": viewer.names}, screen))


def _go_on(future: Match, seat: int, place: str) -> None:
    for _ in range(MOST_STEPS):
        decision = future.decision
        if decision is None or decision.seat != seat:
            return
        there = [one for one in decision.options if place and anchor_of(future.game, decision.prompt, one) == place]
        if there:
            future.choose(there[0])
            place = ""
            continue
        usual: Optional[int] = default_answer(decision)
        if usual is None and len(decision.options) == 1:
            usual = decision.options[0]
        if usual is None:
            return
        future.choose(usual)

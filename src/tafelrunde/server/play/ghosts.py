"""Previews the board after a possible answer, which the page shows as a translucent overlay ("ghost")."""

from __future__ import annotations

from ...kernel.decision import default_answer
from ...kernel.match import NOTHING, Match
from ..core.errors import conflict
from ..core.matches.clicks import MOST_STEPS, anchor_of, imagined
from ..core.matches.table_protocols import SessionView
from ..core.presentation.table_calls import table_call
from ..core.presentation.viewer import Screen, viewer_at
from ..core.tables.positions import Position, position_of
from .pictures import board_of
from .schemas import Ghost


@table_call("ghost")
async def ghost(session: SessionView, seat: int, code: int, place: str, screen: Screen) -> Ghost:
    """At the position of a seat (`ghost_at`)."""
    return await ghost_at(await position_of(session, seat), code, place, screen)


async def ghost_at(position: Position, code: int, place: str, screen: Screen) -> Ghost:
    """The board after this answer and forced answers to the next questions; with a `place`, also after the answer with
    that anchor. Empty if that would reveal something."""
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
    _answer_follow_ups(future, seat, place if anchor_of(match.game, decision.prompt, code) != place else "")
    if future.decision is None or future.state.reveals != reveals:
        return Ghost(board=None)
    viewer = viewer_at(position.session, match.game, seat, screen)
    return Ghost(board=await board_of(match.game, {**future.view(seat), "names": viewer.names}, screen))


def _answer_follow_ups(future: Match, seat: int, place: str) -> None:
    for _ in range(MOST_STEPS):
        decision = future.decision
        if decision is None or decision.seat != seat:
            return
        there = [one for one in decision.options if place and anchor_of(future.game, decision.prompt, one) == place]
        if there:
            future.choose(there[0])
            place = ""
            continue
        answer = default_answer(decision)
        if answer is None and len(decision.options) == 1:
            answer = decision.options[0]
        if answer is None:
            return
        future.choose(answer)

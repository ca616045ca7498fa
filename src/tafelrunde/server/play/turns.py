"""Choose, undo, reset, end a turn, and set preferences. A turn is tentative until it reveals something or is ended.

Each operation returns the position of the seat. Words and pictures are made after the transaction, since other writers
wait for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...games import games
from ...kernel.decision import NONE
from ...kernel.game import Game
from ...kernel.match import IllegalChoice
from ..core.errors import conflict, illegal
from ..core.matches.clicks import Click
from ..core.matches.table_protocols import SeatRow
from ..core.matches.tentative import TentativeTurn
from ..core.tables.play_session import PlaySession
from ..core.tables.positions import Position, position_after, position_of
from ..core.tables.tables import Tables


async def choose(tables: Tables, table_id: str, number: int, ply: int, click: Click, key: str) -> Position:
    """Apply a click of a seat. `key` is its idempotency key: a retry with the same key changes nothing. In the scripted
    part of a lesson a click gives one answer only."""
    async with tables.changing(table_id) as session:
        seat = session.require_own_seat(number)
        if await session.stored.is_key_used(number, key):
            return await position_of(session, number)
        if seat.bot is not None:
            await session.come_back(seat)
        turn = await session.require_turn(number, ply)
        if turn.finished:
            raise conflict("not-your-turn" if turn.early else "must-end")
        if session.coach is not None:
            session.coach.require_taught(turn, click.code)
        guided = session.is_guided(ply)
        try:
            revealed = turn.answer(Click(click.code) if guided else click, seat.ask_everything and not guided)
        except IllegalChoice as wrong:
            raise illegal("illegal", reason=str(wrong)) from None
        if revealed or (turn.finished and (seat.auto_end or guided) and not turn.early):
            await session.commit(turn)
        else:
            await session.stored.keep_draft(number, turn.base, turn.clicks)
        if session.coach is not None:
            session.coach.advance(turn)
        await session.stored.keep_key(number, key)
        return position_after(session, number, turn)


async def undo(tables: Tables, table_id: str, number: int, ply: int) -> Position:
    """Undo one click: all its answers, and the default answers after them."""
    async with tables.changing(table_id) as session:
        session.require_own_seat(number)
        turn = await session.require_turn(number, ply)
        if not turn.clicks:
            raise conflict("nothing-to-undo")
        return await _back_to(session, turn, turn.clicks[:-1])


async def reset(tables: Tables, table_id: str, number: int, ply: int) -> Position:
    """Undo all tentative choices."""
    async with tables.changing(table_id) as session:
        session.require_own_seat(number)
        return await _back_to(session, await session.require_turn(number, ply), [])


async def end(tables: Tables, table_id: str, number: int, ply: int) -> Position:
    """Commit a turn whose choices are all made."""
    async with tables.changing(table_id) as session:
        session.require_own_seat(number)
        turn = await session.require_turn(number, ply)
        if turn.early or not turn.finished:
            raise conflict("not-finished")
        await session.commit(turn)
        if session.coach is not None:
            session.coach.advance(turn)
        return position_after(session, number, turn)


async def _back_to(session: PlaySession, turn: TentativeTurn, clicks: list[list[int]]) -> Position:
    await session.stored.keep_draft(turn.seat, turn.base, clicks)
    await session.stored.drop_older_keys(turn.seat)  # else they would pile up without a commit
    back = session.require_match().back_to(turn, clicks)
    if session.coach is not None:
        session.coach.step_back(back)
    return position_after(session, turn.seat, back)


async def set_preferences(tables: Tables, table_id: str, number: int, values: Mapping[str, Any]) -> SeatRow:
    """`values` may contain `auto_end`, `ask_everything` and `orders` (standing orders by prompt)."""
    async with tables.changing(table_id) as session:
        seat = session.require_own_seat(number)
        _check_orders(games[session.table.game], values.get("orders", {}))
        for name, value in values.items():
            setattr(seat, name, value)
        return seat


def _check_orders(game: Game, orders: Mapping[str, int]) -> None:
    known = {prompt.name: prompt.standing_limit for prompt in game.prompts if prompt.standing_limit}
    for name, most in orders.items():
        if not NONE <= most <= known.get(name, NONE - 1):
            raise illegal("no-such-order")

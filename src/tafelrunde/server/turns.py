"""Choosing, taking back, confirming. A turn is tentative until it reveals something or is ended.

A choice is written first and answered then: while one is written all others wait, and a picture takes its time.
"""

from __future__ import annotations

from ..kernel.match import IllegalChoice
from .absent import come_back
from .errors import conflict, illegal
from .house import House
from .matches import Draft, usual_answer
from .sealed import asked_early, lie_open
from .states import after, state, state_at
from .storage.models import PLAYING, Seat, User
from .storage.queries import answered, keep_answer, keep_draft
from .tables import Opened, changing
from .texts import Json, Screen


async def choose(
    house: House, user: User, table_id: str, seat: int, ply: int, code: int, key: str, screen: Screen
) -> Json:
    """A choice of a seat, applied once however often it is sent."""
    async with changing(house, table_id, user) as opened:
        wishes = opened.own_seat(seat)
        reader = opened.reader(seat, screen)
        if await answered(opened.db, table_id, seat, key):
            return await state(opened, reader)
        draft = await _turn(opened, seat, ply)
        await come_back(opened, wishes)
        if draft.finished:
            raise conflict("not-your-turn" if draft.early else "must-end")
        if _answer(draft, wishes, code):
            await opened.commit(draft.match, draft.codes, draft.movers)
        else:
            await keep_draft(opened.db, opened.table, seat, draft.base, draft.codes)
        await keep_answer(opened.db, table_id, seat, key)
        seen = after(opened, draft)
    return state_at(opened, reader, seen)


async def undo(house: House, user: User, table_id: str, seat: int, ply: int, screen: Screen) -> Json:
    """One question back; what the table answered unasked goes with it."""
    async with changing(house, table_id, user) as opened:
        wishes = opened.own_seat(seat)
        draft = await _turn(opened, seat, ply)
        if not draft.codes:
            raise conflict("nothing-to-undo")
        codes = draft.codes[:-1]
        while codes and not wishes.ask_everything and usual_answer(draft.asked[len(codes)]) is not None:
            codes = codes[:-1]
        return await _back_to(opened, draft, codes, screen)


async def reset(house: House, user: User, table_id: str, seat: int, ply: int, screen: Screen) -> Json:
    """Back to where the tentative turn began."""
    async with changing(house, table_id, user) as opened:
        opened.own_seat(seat)
        return await _back_to(opened, await _turn(opened, seat, ply), [], screen)


async def end(house: House, user: User, table_id: str, seat: int, ply: int, screen: Screen) -> Json:
    """Confirm a turn whose choices are all made."""
    async with changing(house, table_id, user) as opened:
        opened.own_seat(seat)
        draft = await _turn(opened, seat, ply)
        if draft.early or not draft.finished:
            raise conflict("not-finished")
        await opened.commit(draft.match, draft.codes, draft.movers)
        seen = after(opened, draft)
    return state_at(opened, opened.reader(seat, screen), seen)


async def _turn(opened: Opened, seat: int, ply: int) -> Draft:
    """The tentative turn of a seat that is asked, if the client knows all of it."""
    play = opened.game()
    if opened.table.status != PLAYING:
        raise conflict("over")
    draft = await opened.draft(seat)
    current = draft.base + len(draft.codes)
    if ply != current:
        raise conflict("stale", ply=current, sent=ply)
    if not draft.early and (play.match.decision is None or play.match.decision.seat != seat):
        raise conflict("not-your-turn", ply=current)
    return draft


def _answer(draft: Draft, wishes: Seat, code: int) -> bool:
    """Choose, and answer what goes without asking. True if that cannot be taken back or ends the turn for good."""
    reveals = draft.match.state.reveals
    try:
        draft.choose(code)
    except IllegalChoice as wrong:
        raise illegal("illegal", reason=str(wrong)) from None
    while not wishes.ask_everything and not draft.finished:
        usual = usual_answer(draft.match.decision)
        if usual is None:
            break
        draft.choose(usual)
    if draft.early:
        return False
    revealed = draft.match.over or draft.match.state.reveals != reveals
    revealed = revealed or lie_open(draft.asked[-1], draft.match.decision)
    return revealed or (draft.finished and wishes.auto_end)


async def _back_to(opened: Opened, draft: Draft, codes: list[int], screen: Screen) -> Json:
    await keep_draft(opened.db, opened.table, draft.seat, draft.base, codes)
    play = opened.game()
    again = play.drafted(draft.seat, codes, asked_early(play.match, draft.seat))
    return state_at(opened, opened.reader(draft.seat, screen), after(opened, again))

"""Choosing, taking back, confirming. A turn is tentative until it reveals something or is ended."""

from __future__ import annotations

import json
import zlib

from ..kernel.match import IllegalChoice
from .absent import come_back
from .errors import conflict, illegal
from .house import House
from .matches import Draft, usual_answer
from .states import after, state_at
from .storage.models import PLAYING, Answer, Seat, User
from .storage.queries import keep_answer, keep_draft
from .tables import Opened, changing
from .texts import Json, Screen


async def choose(
    house: House, user: User, table_id: str, seat: int, ply: int, code: int, key: str, screen: Screen
) -> Json:
    """A choice of a seat, applied once however often it is sent."""
    async with changing(house, table_id, user) as opened:
        wishes = opened.own_seat(seat)
        stored = await opened.db.get(Answer, (table_id, seat, key))
        if stored is not None:
            answered: Json = json.loads(zlib.decompress(stored.body))
            return answered
        draft = await _turn(opened, seat, ply)
        await come_back(opened, wishes)
        if draft.finished:
            raise conflict("must-end")
        if _answer(draft, wishes, code):
            await opened.commit(draft.match, draft.codes, draft.movers)
        else:
            await keep_draft(opened.db, opened.table, seat, draft.codes)
        body = state_at(opened, opened.reader(seat, screen), after(opened, draft))
        packed = zlib.compress(json.dumps(body).encode(), 1)
        await keep_answer(opened.db, table_id, seat, key, packed)
        return body


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
        return await _back_to(opened, seat, codes, screen)


async def reset(house: House, user: User, table_id: str, seat: int, ply: int, screen: Screen) -> Json:
    """Back to where the tentative turn began."""
    async with changing(house, table_id, user) as opened:
        opened.own_seat(seat)
        await _turn(opened, seat, ply)
        return await _back_to(opened, seat, [], screen)


async def end(house: House, user: User, table_id: str, seat: int, ply: int, screen: Screen) -> Json:
    """Confirm a turn whose choices are all made."""
    async with changing(house, table_id, user) as opened:
        opened.own_seat(seat)
        draft = await _turn(opened, seat, ply)
        if not draft.finished:
            raise conflict("not-finished")
        await opened.commit(draft.match, draft.codes, draft.movers)
        return state_at(opened, opened.reader(seat, screen), after(opened, draft))


async def _turn(opened: Opened, seat: int, ply: int) -> Draft:
    """The tentative turn of the seat that is asked, if the client knows all of it."""
    play = opened.game()
    if opened.table.status != PLAYING:
        raise conflict("over")
    draft = await opened.draft(seat)
    current = len(draft.match.codes)
    if ply != current:
        raise conflict("stale", ply=current, sent=ply)
    if play.match.decision is None or play.match.decision.seat != seat:
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
    revealed = draft.match.over or draft.match.state.reveals != reveals
    return revealed or (draft.finished and wishes.auto_end)


async def _back_to(opened: Opened, seat: int, codes: list[int], screen: Screen) -> Json:
    await keep_draft(opened.db, opened.table, seat, codes)
    return state_at(opened, opened.reader(seat, screen), after(opened, opened.game().drafted(seat, codes)))

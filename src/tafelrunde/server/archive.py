"""Games as records: replayed at any choice, taken away, brought along, continued from somewhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from ..games import games
from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.state import EVERYTHING
from ..words import labels
from .errors import Refused, forbidden, illegal
from .house import House
from .lobby import Place, Plan, against_bots, new_table, open_table
from .people import LONGEST_NAME, plain
from .storage.models import Seat, User
from .storage.queries import add_choices
from .tables import OVER, Opened, reading
from .texts import Json, LogBook, Reader, Screen, option, sight


def match_at(opened: Opened, ply: int) -> Match:
    """The committed game as it was after so many choices."""
    whole = opened.game().match
    if not 0 <= ply <= len(whole.codes):
        raise illegal(f"This game has {len(whole.codes)} choices; there is no position {ply}.", "no-such-ply")
    match = Match(whole.game, whole.players, whole.seed, whole.options)
    for code in whole.codes[:ply]:
        match.choose(code)
    return match


def replay(opened: Opened, reader: Reader, ply: int) -> Json:
    match = match_at(opened, ply)
    notes = [note for note in opened.notes if note.ply <= ply]
    codes = opened.game().match.codes
    return {
        "ply": ply,
        "plies": len(codes),
        **sight(reader, match),
        "log": LogBook(reader, match, notes, ply).after(0),
        **_question(reader, match, codes[ply] if ply < len(codes) else None),
    }


def _question(reader: Reader, match: Match, chosen: Optional[int]) -> Json:
    """What was asked here, and, for who may know it, what was chosen."""
    decision, view = match.decision, match.view(reader.seat)
    if decision is None:
        return {"question_seat": None, "question_text": None, "chosen": None}
    text = labels.question(reader.words(match.game), match.game, view, decision, reader.names)
    knows = chosen is not None and reader.seat in (decision.seat, EVERYTHING)
    return {
        "question_seat": decision.seat,
        "question_text": text,
        "chosen": option(reader, match.game, view, decision, chosen) if knows and chosen is not None else None,
    }


def record_of(opened: Opened) -> dict[str, Any]:
    """Everything, the seed and all hands included: only when the game is over."""
    if opened.table.status != OVER:
        raise forbidden("The record can be had when the game is over.", "not-over")
    record = opened.game().match.record()
    record.seats = list(opened.names)
    return record.to_json()


async def bring(house: House, user: User, text: str) -> Json:
    """A record that somebody brings becomes a table to be watched; nobody plays on it."""
    checked = await house.workers.check(text, house.settings.replay_seconds)
    if checked.wrong:
        raise illegal(f"This record cannot be replayed: {checked.reason}", "bad-record")
    record = Record.from_text(text)
    game = games[record.game]
    names = record.seats or [f"{seat + 1}" for seat in range(record.players)]
    plan = Plan(game, record.options, [Place("open") for _ in names], seed=record.seed)
    table = new_table(game, game.read_options(record.options), user, plan)
    table.status, table.result = OVER, checked.result
    async with house.storage.changing() as db:
        db.add(table)
        await db.flush()
        db.add_all(_watched(table.id, names))
        await add_choices(db, table, record.codes)
    return {"id": table.id, "plies": table.plies}


def _watched(table_id: str, names: Sequence[str]) -> list[Seat]:
    return [
        Seat(
            table_id=table_id,
            seat=number,
            kind="open",
            name=plain(name, LONGEST_NAME) or f"{number + 1}",
            bot=None,
            user_id=None,
            invite_serial=0,
            invite_hash=None,
            auto_end=False,
            ask_everything=False,
        )
        for number, name in enumerate(names)
    ]


async def fork(
    house: House, user: User, table_id: str, ply: int, places: Optional[Sequence[Place]], screen: Screen
) -> Json:
    """A new table that goes on from a choice of a finished game. Who asks takes the seat to move, bots the others."""
    async with reading(house, table_id, user) as opened:
        opened.may_see(-1)
        if opened.table.status != OVER:
            raise forbidden("A game can be continued from elsewhere when it is over.", "not-over")
        match = match_at(opened, ply)
        if match.decision is None:
            raise Refused(422, "no-such-ply", "The game is over there; choose an earlier position.")
        if places and len(places) != match.players:
            raise illegal(f"{match.players} play this game, but {len(places)} seats are named.", "bad-request")
        usual = against_bots(match.players, match.decision.seat)
        plan = Plan(match.game, match.options, places or usual, opened.table.title, match.seed, codes=match.codes)
    return await open_table(house, user, plan, screen)

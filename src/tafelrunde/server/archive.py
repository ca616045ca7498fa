"""Games as records: replayed at any choice, taken away, brought along, continued from somewhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Optional

from ..kernel.game import View
from ..kernel.match import Match
from ..kernel.record import Record
from ..kernel.state import EVERYTHING
from ..words import labels
from .errors import forbidden, illegal
from .house import House
from .lobby import Place, Plan, against_bots, new_table, open_table
from .people import LONGEST_NAME, plain
from .storage.models import OVER, Seat, User
from .storage.queries import add_choices, codes_of
from .tables import Opened, reading
from .texts import Json, LogBook, Reader, Screen, option, sight


def match_at(opened: Opened, ply: int) -> Match:
    """The committed game as it was after so many choices."""
    whole = opened.game().match
    if not 0 <= ply <= len(whole.codes):
        raise illegal("no-such-ply", ply=ply, plies=len(whole.codes))
    match = Match(whole.game, whole.players, whole.seed, whole.options)
    for code in whole.codes[:ply]:
        match.choose(code)
    return match


def choice_at(opened: Opened, ply: int) -> tuple[Match, int]:
    """The position in which choice number `ply` was made, and the choice."""
    codes = opened.game().match.codes
    if not 1 <= ply <= len(codes):
        raise illegal("no-such-ply", ply=ply, plies=len(codes))
    return match_at(opened, ply - 1), codes[ply - 1]


def replay(opened: Opened, reader: Reader, ply: int) -> Json:
    match = match_at(opened, ply)
    view = match.view(reader.seat)
    notes = [note for note in opened.notes if note.ply <= ply]
    play = opened.game()
    codes = play.match.codes
    return {
        "ply": ply,
        "plies": len(codes),
        **sight(reader, match, view),
        "log": LogBook(reader, match, view, notes, play.movers[:ply]).after(0),
        **_question(reader, match, view, codes[ply] if ply < len(codes) else None),
    }


def _question(reader: Reader, match: Match, view: View, chosen: Optional[int]) -> Json:
    """What was asked here, and, for who may know it, what was chosen."""
    decision = match.decision
    if decision is None:
        return {"question_seat": None, "question_text": None, "chosen": None}
    text = labels.question(reader.words(match.game), match.game, view, decision, reader.names)
    knows = chosen is not None and reader.seat in (decision.seat, EVERYTHING)
    return {
        "question_seat": decision.seat,
        "question_text": text,
        "chosen": option(reader, match.game, view, decision, chosen) if knows and chosen is not None else None,
    }


async def record_of(opened: Opened) -> dict[str, Any]:
    """Everything, the seed and all hands included: only when the game is over. It is to be had also where its rules are
    not kept any more, and replays where they are."""
    table = opened.table
    if table.status != OVER or table.seed is None:
        raise forbidden("not-over", "no-record-yet")
    ended = table.result or {}
    record = Record(
        game=table.game,
        rules_version=table.rules_version,
        component_hash=table.component_hash,
        players=table.players,
        options=table.options,
        seats=list(opened.names),
        seed=table.seed,
        codes=await codes_of(opened.db, table),
        hashes=ended.get("hashes", []),
        final_hash=ended.get("final_hash", ""),
    )
    return record.to_json()


async def bring(house: House, user: User, text: str) -> Json:
    """A record that somebody brings becomes a table to be watched; nobody plays on it."""
    checked = await house.workers.check(text, house.settings.replay_seconds)
    if checked.wrong:
        raise illegal("bad-record", reason=checked.reason)
    record = Record.from_text(text)
    game = record.game_of()
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
            raise forbidden("not-over", "no-fork-yet")
        match = match_at(opened, ply)
        if match.decision is None:
            raise illegal("no-such-ply", "no-fork-there")
        if places and len(places) != match.players:
            raise illegal("bad-request", "seats-differ", players=match.players, seats=len(places))
        usual = against_bots(match.players, match.decision.seat)
        plan = Plan(match.game, match.options, places or usual, opened.table.title, match.seed, codes=match.codes)
    return await open_table(house, user, plan, screen)

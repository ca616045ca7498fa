"""Exports and imports records of games, forks finished games, and stores private notes about them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final, Optional

from sqlalchemy import text

from ...kernel.languages import DEFAULT_LANGUAGE
from ...kernel.record import Record, RecordError
from ...kernel.state import SPECTATOR
from ..core.errors import forbidden, illegal
from ..core.kinds import OVER
from ..core.matches.pack_texts import play_with_pack
from ..core.matches.packed import pack_text
from ..core.plain_text import LONGEST_NAME, plain_line
from ..core.seat_names import nameless
from ..core.services import Services
from ..core.storage.models import Table, TableMark, User
from ..core.storage.queries import add_choices, codes_of
from ..core.tables.embargo import is_embargoed
from ..core.tables.opening import new_seat, new_table, open_table
from ..core.tables.positions import match_at
from ..core.tables.session import TableSession, changing, reading
from ..core.tables.setup import SeatSetup, TableSetup, against_bots
from .parsing import check_record

_WRITE_NOTES: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO marks (user_id, table_id, notes) VALUES (:user_id, :table_id, :notes) "
    "ON CONFLICT (user_id, table_id) DO UPDATE SET notes = excluded.notes"
)


async def export_record(session: TableSession) -> Record:
    """The record of a finished game, with the seed and so all hidden cards. Works even if the server no longer has the
    rules."""
    table = session.table
    if table.status != OVER or table.seed is None:
        raise forbidden("not-over", "no-record-yet")
    if is_embargoed(table):
        raise forbidden("not-over", "sealed")
    result = table.result or {}
    return Record(
        game=table.game,
        rules_version=table.rules_version,
        component_hash=table.component_hash,
        players=table.players,
        options=table.options,
        seats=list(session.names),
        seed=table.seed,
        codes=await codes_of(session.db, table),
        hashes=result.get("hashes", []),
        final_hash=result.get("final_hash", ""),
        pack=pack_text(table),
    )


async def import_record(services: Services, user: User, text: str) -> Table:
    """Turn an uploaded record into a finished table that can be watched and forked."""
    try:
        checked = await services.uploads.run(user.id, check_record, text)
    except RecordError as wrong:
        raise illegal("bad-record", reason=str(wrong)) from None
    record = checked.record
    game = await asyncio.to_thread(record.game_of)  # safe, since the worker has normalized the pack
    names = record.seats or [""] * record.players
    setup = TableSetup(game, record.options, [SeatSetup("open") for _ in names], seed=record.seed)
    table = new_table(game, game.read_options(record.options), user, setup)
    table.status, table.result = OVER, checked.result
    async with services.storage.changing() as db:
        await play_with_pack(db, table, game)
        db.add(table)
        await db.flush()
        db.add_all(
            new_seat(table.id, number, "open", plain_line(name, LONGEST_NAME) or nameless(number, DEFAULT_LANGUAGE))
            for number, name in enumerate(names)
        )
        await add_choices(db, table, record.codes)
    return table


async def fork_game(
    services: Services,
    user: User,
    table_id: str,
    ply: int,
    seats: Sequence[SeatSetup],
    lang: str,
    mine: Optional[int] = None,
) -> TableSession:
    """Open a table that continues a finished game from choice `ply`. The user takes the seat `mine`, by default the
    seat to move; bots take the others."""
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        if session.table.status != OVER:
            raise forbidden("not-over", "no-fork-yet")
        if is_embargoed(session.table):
            raise forbidden("not-over", "sealed")
        match = await match_at(session, ply)
        if match.decision is None:
            raise illegal("no-such-ply", "no-fork-there")
        if seats and len(seats) != match.players:
            raise illegal("bad-request", "seats-differ", players=match.players, seats=len(seats))
        if mine is not None:
            session.require_seat(mine)
        seated = seats or against_bots(match.players, match.decision.seat if mine is None else mine)
        setup = TableSetup(match.game, match.options, seated, session.table.title, match.seed, codes=match.codes)
    return await open_table(services, user, setup, lang)


async def notes_of(services: Services, user: User, table_id: str) -> str:
    async with reading(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        mark = await session.db.get(TableMark, (user.id, table_id))
        return "" if mark is None else mark.notes


async def write_notes(services: Services, user: User, table_id: str, notes: str) -> None:
    async with changing(services, table_id, user) as session:
        session.require_view(SPECTATOR)
        await session.db.execute(_WRITE_NOTES, {"user_id": user.id, "table_id": table_id, "notes": notes})

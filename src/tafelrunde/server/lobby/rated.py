"""Opens rated tables, and aborts rated games that have hardly begun.

Whoever aborts has seen a hand, so aborting has limits, after the example of lila's play bans: each abort beyond a few
within a day bans from rated tables for a while, and soon no more are possible.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from ..core.errors import conflict, forbidden, illegal
from ..core.hours import length_of
from ..core.kinds import PLAYING
from ..core.services import Services
from ..core.storage.models import Abort, User
from ..core.tables.fair_play import is_rated_game, may_abort
from ..core.tables.removal import take_away
from ..core.tables.session import TableSession, changing
from ..core.tables.setup import TableSetup
from ..ratings.interface import is_known_bot

A_DAY: Final = 24 * 60 * 60.0
MOST_ABORTS: Final = 5  # of a person within a day
FREE_ABORTS: Final = 2  # without a ban
LONGEST_NIGHT: Final = 12 * 60  # minutes without a clock at a rated table
BAN_SECONDS: Final = 600.0  # after the first abort that is not free; doubled by each further one


def require_ratable(setup: TableSetup, has_own_pack: bool) -> None:
    """Refuse a rated table whose deal could be known, whose host chooses who begins, whose clock hardly runs, or at
    which people or bots without a rating would play."""
    options = setup.game.read_options(setup.options)
    for option in setup.game.options:
        if option.favours_a_seat and options[option.name] != option.default:
            raise illegal("bad-request", "option-not-ratable", part=option.name)
    if setup.clock is not None and setup.clock.night and length_of(setup.clock.night) > LONGEST_NIGHT:
        raise illegal("bad-request", "long-night", most=LONGEST_NIGHT // 60)
    kinds = [seat.kind for seat in setup.seats]
    is_shared = "device" in kinds or kinds.count("me") > 1
    if setup.seed is not None or setup.tryouts or has_own_pack or is_shared or len(kinds) < 2:
        raise illegal("bad-request", "not-ratable")
    for seat in setup.seats:
        if seat.kind == "bot":
            require_rated_bot(setup.game.name, seat.bot)


def require_rated_bot(game: str, bot: str) -> None:
    if not is_known_bot(game, bot):
        raise illegal("bad-request", "bot-without-rating", bot=bot[:40])


async def require_rated_player(db: AsyncSession, user: User) -> None:
    """Refuse guests, who could throw away a lost rating, and people who have aborted too often."""
    if user.account is None:
        raise forbidden("no-account", "rated-needs-account")
    wait = await _ban_left(db, user.id)
    if wait > 0:
        raise forbidden("refused", "play-ban", retry=ceil(wait), minutes=ceil(wait / 60))


async def require_no_ban(session: TableSession) -> None:
    """Refuse to fill a rated table at which somebody waits who has aborted too often since they sat down."""
    for seat in session.seats:
        wait = await _ban_left(session.db, seat.user_id) if seat.user_id is not None else 0.0
        if wait > 0:
            raise forbidden("refused", "banned-player", retry=ceil(wait), minutes=ceil(wait / 60), name=seat.name)


async def _ban_left(db: AsyncSession, user_id: str) -> float:
    """Seconds until this person may play rated games again."""
    return banned_until(await _last_aborts(db, user_id)) - time.time()


def banned_until(aborts: Sequence[float]) -> float:
    """When somebody with these aborts of the last day may play rated games again; in the past if they may now."""
    too_many = len(aborts) - FREE_ABORTS
    return max(aborts) + BAN_SECONDS * 2 ** (too_many - 1) if too_many > 0 else 0.0


async def _last_aborts(db: AsyncSession, user_id: str) -> list[float]:
    query = select(Abort.at).where(Abort.user_id == user_id, Abort.at > time.time() - A_DAY)
    return list(await db.scalars(query))


# ------------------------------------------------------------------------------------------------ aborting


async def abort(services: Services, user: User, table_id: str) -> None:
    """End a rated game without a result, and delete its table."""
    async with changing(services, table_id, user) as session:
        _require_abortable(session)
        await session.db.execute(select(User.id).where(User.id == user.id).with_for_update())  # one abort at a time
        aborts = await _last_aborts(session.db, user.id)
        if len(aborts) >= MOST_ABORTS:
            raise conflict("refused", "many-aborts", most=MOST_ABORTS)
        session.db.add(Abort(user_id=user.id, table_id=table_id, at=time.time()))
        keys = await take_away(session)
    services.matches.forget(table_id)
    services.listeners.wake(*keys)


def _require_abortable(session: TableSession) -> None:
    if not session.my_seats():
        raise forbidden("not-seated", "not-at-this-table")
    if session.table.status != PLAYING:
        raise conflict("over" if session.table.result else "not-started")
    if session.table.contest is not None or not is_rated_game(session.table):
        raise conflict("refused", "no-abort-here")
    if not may_abort(session):
        raise conflict("refused", "too-late-to-abort")

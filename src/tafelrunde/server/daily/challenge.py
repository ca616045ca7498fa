"""The daily challenge: the same game, deal and bot for everybody, one try each.

The seed is derived from the server's secret and the day, and published after the day. Only games finished by then
count, played without help; afterwards all games can be compared. They are not rated.
"""

from __future__ import annotations

import hmac
import time
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final, NamedTuple, Optional

from sqlalchemy import func, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from ...games import games
from ...kernel.rng import KEY_DIGITS
from ..core.errors import not_found
from ..core.services import Services
from ..core.storage.models import Challenge, SeatResult, Table, Try, User
from ..core.tables.embargo import DAILY, day_of
from ..core.tables.opening import add_table, begin_if_full
from ..core.tables.setup import DEFAULT_BOT, SeatSetup, TableSetup

PLAYERS: Final = 2
SHOWN: Final = 200

_NEW: Final = text(  # for SQLite and PostgreSQL
    "INSERT INTO challenges (day, game, players, bot, seed) VALUES (:day, :game, :players, :bot, :seed) "
    "ON CONFLICT (day) DO NOTHING"
)


class Finished(NamedTuple):
    """A try finished in time."""

    user_id: str
    name: str
    table_id: str
    score: int
    won: bool


class Day(NamedTuple):
    challenge: Challenge
    finished: list[Finished]  # best first
    my_table: Optional[Table]  # None if the user has not begun, or the table was deleted
    tried: bool  # the user has begun


def ends_at(day: str) -> float:
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (begin + timedelta(days=1)).timestamp()


def seed_of(secret: bytes, day: str) -> str:
    """128 bits that nobody can compute without the secret."""
    return hmac.new(secret, f"challenge of {day}".encode(), sha256).hexdigest()[:KEY_DIGITS]


def _game_of(day: str) -> str:
    """The games take turns."""
    playable = sorted(name for name, game in games.items() if PLAYERS in game.players)
    return playable[date.fromisoformat(day).toordinal() % len(playable)]


async def todays_challenge(services: Services) -> Challenge:
    """Today's challenge, created by the first request."""
    day = day_of(time.time())
    async with services.storage.reading() as db:
        found = await db.get(Challenge, day)
    if found is None:
        seed = seed_of(services.secret, day)
        values = {"day": day, "game": _game_of(day), "players": PLAYERS, "bot": DEFAULT_BOT, "seed": seed}
        async with services.storage.changing() as db:
            await db.execute(_NEW, values)
            found = await db.get(Challenge, day)
    assert found is not None
    return found


async def load_day(services: Services, user: Optional[User], day: Optional[str] = None) -> Day:
    """The challenge of a day, by default today's, with its results."""
    challenge = await todays_challenge(services) if day in (None, day_of(time.time())) else None
    async with services.storage.reading() as db:
        challenge = challenge or await db.get(Challenge, day)
        if challenge is None or challenge.game not in games:
            raise not_found("no-challenge")
        mine = await db.get(Try, (challenge.day, user.id)) if user is not None else None
        table = await db.get(Table, mine.table_id) if mine is not None else None
        return Day(challenge, await _finished(db, challenge), table, mine is not None)


async def earlier_day(services: Services, day: str) -> Optional[str]:
    """The last earlier day with a challenge."""
    async with services.storage.reading() as db:
        return (await db.execute(select(func.max(Challenge.day)).where(Challenge.day < day))).scalar()


async def _finished(db: AsyncSession, challenge: Challenge) -> list[Finished]:
    result = (SeatResult.table_id == Try.table_id) & (SeatResult.user_id == Try.user_id)
    in_time = SeatResult.at < ends_at(challenge.day)
    query = (
        select(User.id, User.name, Try.table_id, SeatResult.score, SeatResult.place)
        .join(User, User.id == Try.user_id)
        .join(SeatResult, result)
        .where(Try.day == challenge.day, ~Try.by_guest, SeatResult.score.is_not(None), in_time)
        .order_by(SeatResult.score.desc(), SeatResult.at)
        .limit(SHOWN)
    )
    rows = await db.execute(query)
    return [Finished(who, name, table, score or 0, place == 1) for who, name, table, score, place in rows]


async def play(services: Services, user: User, lang: str) -> str:
    """The table of the user's try, opened by the first call."""
    challenge = await todays_challenge(services)
    setup = TableSetup(
        games[challenge.game],
        {},
        [SeatSetup("me"), *[SeatSetup("bot", bot=challenge.bot)] * (challenge.players - 1)],
        seed=challenge.seed,
        spectators=False,
        contest=f"{DAILY}{challenge.day}",
    )
    try:
        async with services.storage.changing() as db:
            mine = await db.get(Try, (challenge.day, user.id))
            if mine is None:
                table_id = await add_table(services, db, user, setup, lang)
                db.add(Try(day=challenge.day, user_id=user.id, table_id=table_id))
            else:
                table_id = mine.table_id
    except IntegrityError:  # concurrent calls in two processes
        async with services.storage.reading() as db:
            table_id = (await db.get_one(Try, (challenge.day, user.id))).table_id
    await begin_if_full(services, table_id, user)
    return table_id

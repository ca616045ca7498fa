"""The ledger of finished games: the result of each seat and the rating after it.

A game is entered in the transaction that ends it, or in which forfeits decide it. A person's rating is that of their
last rated row; recomputing all rows in order gives the same ratings (`replayed`).

Only accounts are rated, and whether a game is rated is decided at the deal. Guests were rated before that rule; a guest
who logs into an account takes such games along, but not their rating: otherwise people would log in only after wins,
and all later ratings would have to be recomputed.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, Optional, Union

from sqlalchemy import Row, case, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session, aliased

from ..core.storage.models import SeatResult, User, person_in
from ..core.tables.embargo import challenge_day
from ..core.tables.session import TableSession
from .scale import Strength, bot_strength, newcomer, places_of, rated

LOCK_ID: Final = 7_436_134  # of the advisory lock in PostgreSQL under which games are entered; arbitrary

Ratings = dict[tuple[str, str], Strength]  # by person and game


async def enter(session: TableSession, roles: Sequence[list[str]]) -> None:
    """Hook within the transaction that ends or decides a game: enter its result, except for lessons and games without
    people."""
    db, table, seats, scores = session.db, session.table, session.seats, _scores(session)
    people = [person_in(seat) for seat in seats]
    if table.lesson is not None or not any(people):
        return
    await _lock(db)
    last = (await db.execute(select(func.max(SeatResult.n)))).scalar() or 0
    rows = [
        SeatResult(
            table_id=table.id,
            seat=seat.seat,
            n=last + 1,
            at=time.time(),
            game=table.game,
            players=table.players,
            user_id=who,
            bot=None if who else seat.bot,
            name=seat.name,
            place=place,
            score=score,
            roles=roles[seat.seat],
            rated=table.rated,
            forfeited=table.rated and seat.forfeited,
            mu=None,
            sigma=None,
        )
        for seat, who, place, score in zip(seats, people, _places(session), scores, strict=True)
    ]
    if rows[0].rated:
        known = await strengths_of(db, {who for who in people if who}, {table.game})
        for row, after in zip(rows, _after(rows, known), strict=True):
            if row.user_id is not None:
                row.mu, row.sigma = after
    db.add_all(rows)
    await db.flush()


def _scores(session: TableSession) -> list[Optional[int]]:
    """Unknown if forfeits decide the game before its end."""
    result = session.table.result
    return [None] * len(session.seats) if result is None else list(result["scores"])


def _places(session: TableSession) -> list[int]:
    """In a rated game those who forfeited share the last place; otherwise the rules of the game decide."""
    result, seats = session.table.result, session.seats
    places = [1] * len(seats) if result is None else places_of(result["scores"], result["winners"])
    if not session.table.rated:
        return places
    keys = [(True, 0) if seat.forfeited else (False, place) for seat, place in zip(seats, places, strict=True)]
    return [1 + sum(other < key for other in keys) for key in keys]


async def is_ratable(session: TableSession) -> bool:
    """Hook at the deal: whether the game can be rated. It needs a new deal, at least two seats, people with accounts,
    each at one seat and playing themselves, and bots of known strength."""
    table, seats = session.table, session.seats
    people = [who for seat in seats if (who := person_in(seat))]
    return (
        len(seats) > 1
        and not table.chosen_seed
        and not table.tryouts
        and table.lesson is None
        and challenge_day(table) is None  # the same deal may be known
        and len({*people}) == len(people) > 0
        and all(seat.kind not in ("device", "program") for seat in seats)
        and all(is_known_bot(table.game, seat.bot) for seat in seats if not person_in(seat))
        and await _have_accounts(session.db, people)
    )


def is_known_bot(game: str, bot: Optional[str]) -> bool:
    return bot is not None and bot_strength(game, bot) is not None


async def _have_accounts(db: AsyncSession, people: Sequence[str]) -> bool:
    query = select(func.count()).select_from(User).where(User.id.in_(people), User.account.is_not(None))
    return (await db.execute(query)).scalar_one() == len(people)


def _after(rows: Sequence[SeatResult], known: Ratings) -> list[Strength]:
    """The strengths after a game."""
    return rated([_before(row, known) for row in rows], [row.place for row in rows])


def _before(row: SeatResult, known: Ratings) -> Strength:
    if row.user_id is not None:
        return known.get(_rating_key(row, row.user_id)) or newcomer()
    # A seat whose owner has deleted their account is played by a bot that may have no rating in this game.
    return bot_strength(row.game, row.bot or "") or newcomer()


def _rating_key(row: SeatResult, user_id: str) -> tuple[str, str]:
    return row.rated_as or user_id, row.game


def moves_rating(row: Union[SeatResult, Row[Any]]) -> bool:
    """Whether the game changed the rating of the person in whose history it is."""
    return bool(row.rated) and row.rated_as is None


async def strengths_of(db: AsyncSession, people: Iterable[str], games: Iterable[str]) -> Ratings:
    """The current rating of each person in each game."""
    theirs = (SeatResult.user_id.in_([*people]), SeatResult.rated_as.is_(None))
    wanted = (*theirs, SeatResult.game.in_([*games]), SeatResult.rated)
    last = select(func.max(SeatResult.n)).where(*wanted).group_by(SeatResult.user_id, SeatResult.game)
    # One person's last game may be an earlier game of another, who then has several rows: the last one counts.
    query = select(SeatResult).where(*wanted, SeatResult.n.in_(last)).order_by(SeatResult.n)
    return {
        (row.user_id, row.game): Strength(row.mu, row.sigma)
        for row in (await db.execute(query)).scalars()
        if row.user_id is not None and row.mu is not None and row.sigma is not None
    }


def past_games(db: Session, user_id: str) -> list[Row[Any]]:
    """A person's seat in each finished game, newest first; the first one if they had several. Returns plain rows, since
    creating thousands of ORM objects takes several times as long."""
    mine = select(*SeatResult.__table__.columns).where(SeatResult.user_id == user_id)
    first: dict[int, Row[Any]] = {}
    for row in db.execute(mine.order_by(SeatResult.n.desc(), SeatResult.seat)):
        first.setdefault(row.n, row)
    return list(first.values())


def seats_of_games(db: Session, games: Sequence[int]) -> dict[int, list[SeatResult]]:
    """All seats of these finished games, by game number."""
    found: defaultdict[int, list[SeatResult]] = defaultdict(list)
    for row in db.scalars(select(SeatResult).where(SeatResult.n.in_(games)).order_by(SeatResult.seat)):
        found[row.n].append(row)
    return found


async def merge_guest_results(db: AsyncSession, guest_id: str, user_id: str) -> None:
    """Move the games of a guest into the history of an account, except those in which both had a seat."""
    own = aliased(SeatResult)
    both = select(own.table_id).where(own.user_id == user_id)
    moved = update(SeatResult).where(SeatResult.user_id == guest_id, SeatResult.table_id.not_in(both))
    rated_as = case((SeatResult.rated, SeatResult.user_id))
    await db.execute(moved.values(user_id=user_id, rated_as=rated_as).execution_options(synchronize_session=False))


def replayed(rows: Iterable[SeatResult]) -> Ratings:
    """The ratings recomputed from all rated games."""
    by_game: defaultdict[int, list[SeatResult]] = defaultdict(list)
    for row in rows:
        if row.rated:
            by_game[row.n].append(row)
    known: Ratings = {}
    for n in sorted(by_game):
        seats = sorted(by_game[n], key=lambda row: row.seat)
        for row, after in zip(seats, _after(seats, known), strict=True):
            if row.user_id is not None:
                known[_rating_key(row, row.user_id)] = after
    return known


async def _lock(db: AsyncSession) -> None:
    """Serialize entries, or two games that end at once would start from the same ratings. SQLite has one writer at a
    time anyway."""
    if db.get_bind().dialect.name == "postgresql":
        await db.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": LOCK_ID})

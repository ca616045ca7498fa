"""The ledger of finished games: what came of each for every seat, and the ratings after it.

A game is entered in the transaction that ends it. The rating of somebody is that of their last rated row; counting all
rows again in their order gives the same ratings (`replayed`).

A guest who logs into an account takes their games along, but not their rating: whoever could choose which games count
would only log in after wins, and all ratings since would have to be counted again.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, Optional, Union

from sqlalchemy import Row, case, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session, aliased

from ..core.storage.models import Seat, SeatResult, Table
from .scale import Strength, bot_strength, newcomer, places_of, rated

ONE_AT_A_TIME: Final = 7_436_134  # the number of the lock under which games are entered; any number would do

Ratings = dict[tuple[str, str], Strength]  # by person and game


async def enter(db: AsyncSession, table: Table, seats: Sequence[Seat], roles: Sequence[list[str]]) -> None:
    """Lessons are no games, and a game in which no person had a seat is nobody's."""
    result = table.result
    people = [_person(seat) for seat in seats]
    if result is None or table.lesson is not None or not any(people):
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
            rated=is_rated(table, seats),
            mu=None,
            sigma=None,
        )
        for seat, who, place, score in zip(
            seats, people, places_of(result["scores"], result["winners"]), result["scores"], strict=True
        )
    ]
    if rows[0].rated:
        known = await strengths_of(db, {who for who in people if who}, {table.game})
        for row, after in zip(rows, _after(rows, known), strict=True):
            if row.user_id is not None:
                row.mu, row.sigma = after
    db.add_all(rows)
    await db.flush()


def is_rated(table: Table, seats: Sequence[Seat]) -> bool:
    """Where at least two who can be told apart played with new cards: each person at one seat, by their own hand, and
    bots whose strength is known. A bot that stood in counts for whose seat it is."""
    people = [who for seat in seats if (who := _person(seat))]
    bots = [seat for seat in seats if not _person(seat)]
    return (
        len(seats) > 1
        and not table.chosen_seed
        and not (table.contest or "").startswith("daily.")  # the same deal may be known
        and len({*people}) == len(people)
        and all(seat.kind not in ("device", "program") for seat in seats)
        and all(seat.bot is not None and bot_strength(table.game, seat.bot) is not None for seat in bots)
    )


def _person(seat: Seat) -> Optional[str]:
    return seat.holder_id or seat.user_id


def _after(rows: Sequence[SeatResult], known: Ratings) -> list[Strength]:
    """What a game makes of those who played it."""
    return rated([_before(row, known) for row in rows], [row.place for row in rows])


def _before(row: SeatResult, known: Ratings) -> Strength:
    if row.user_id is not None:
        return known.get(_rating_key(row, row.user_id)) or newcomer()
    found = bot_strength(row.game, row.bot or "")
    assert found is not None, "a game with a bot of unknown strength is not rated"
    return found


def _rating_key(row: SeatResult, user_id: str) -> tuple[str, str]:
    return row.rated_as or user_id, row.game


def moves_rating(row: Union[SeatResult, Row[Any]]) -> bool:
    """Whether the game moved the rating of the person in whose history it is."""
    return bool(row.rated) and row.rated_as is None


async def strengths_of(db: AsyncSession, people: Iterable[str], games: Iterable[str]) -> Ratings:
    """The last rating of each at each game."""
    theirs = (SeatResult.user_id.in_([*people]), SeatResult.rated_as.is_(None))
    wanted = (*theirs, SeatResult.game.in_([*games]), SeatResult.rated)
    last = select(func.max(SeatResult.n)).where(*wanted).group_by(SeatResult.user_id, SeatResult.game)
    # The last game of one may be an earlier one of another, who then has several rows: the last of them counts.
    query = select(SeatResult).where(*wanted, SeatResult.n.in_(last)).order_by(SeatResult.n)
    return {
        (row.user_id, row.game): Strength(row.mu, row.sigma)
        for row in (await db.execute(query)).scalars()
        if row.user_id is not None and row.mu is not None and row.sigma is not None
    }


def past_games(db: Session, user_id: str) -> list[Row[Any]]:
    """The seat of somebody in each finished game, the newest first; the first one, if they had several. Plain rows:
    there may be thousands, and objects take several times as long to make."""
    mine = select(*SeatResult.__table__.columns).where(SeatResult.user_id == user_id)
    first: dict[int, Row[Any]] = {}
    for row in db.execute(mine.order_by(SeatResult.n.desc(), SeatResult.seat)):
        first.setdefault(row.n, row)
    return list(first.values())


def seats_of_games(db: Session, games: Sequence[int]) -> dict[int, list[SeatResult]]:
    """All seats of these finished games, by number of the game."""
    found: defaultdict[int, list[SeatResult]] = defaultdict(list)
    for row in db.scalars(select(SeatResult).where(SeatResult.n.in_(games)).order_by(SeatResult.seat)):
        found[row.n].append(row)
    return found


async def hand_over(db: AsyncSession, guest_id: str, user_id: str) -> None:
    """Moves the games of a guest into the history of an account, except those in which both had a seat."""
    own = aliased(SeatResult)
    both = select(own.table_id).where(own.user_id == user_id)
    moved = update(SeatResult).where(SeatResult.user_id == guest_id, SeatResult.table_id.not_in(both))
    rated_as = case((SeatResult.rated, SeatResult.user_id))
    await db.execute(moved.values(user_id=user_id, rated_as=rated_as).execution_options(synchronize_session=False))


def replayed(rows: Iterable[SeatResult]) -> Ratings:
    """The ratings that follow from all rated games, counted again from the first."""
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
    """One game after the other, or two that end at once would count from the same ratings. SQLite lets one write at a
    time anyway."""
    if db.get_bind().dialect.name == "postgresql":
        await db.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})

"""Compares the choices of finished rated games to a bot's, one game after the other, when workers have time."""

from __future__ import annotations

import time
from typing import Final, NamedTuple, Optional

from sqlalchemy import exists, select, text
from sqlalchemy.orm import Session

from ..core.background import Background
from ..core.bots.jobs import AgreementJob
from ..core.errors import Refused
from ..core.services import Services
from ..core.storage.models import BotAgreement, SeatResult, Table, User
from ..core.tables.bot_choices import turn_job
from ..core.tables.session import reading
from .agreement import DAYS

BOT: Final = "hard"  # quick, and good enough that people who cheat would follow a bot like it
MOST_CHOICES: Final = 30  # of each seat in a game
SECONDS: Final = 60.0  # between two progress reports
CLAIM: Final = "fair play"  # the owner of this work among the users of the workers
A_DAY: Final = 24 * 60 * 60.0

_ADD: Final = text(  # for SQLite and PostgreSQL; several processes may compare the same game
    "INSERT INTO bot_agreements (table_id, seat, user_id, game, at, choices, agreed) "
    "VALUES (:table_id, :seat, :user_id, :game, :at, :choices, :agreed) ON CONFLICT (table_id, seat) DO NOTHING"
)


class RatedGame(NamedTuple):
    table_id: str
    game: str
    people: dict[int, str]  # by seat


class Inspector:
    def __init__(self, services: Services) -> None:
        self._services = services
        self._background = Background()

    def open(self) -> None:
        settings = self._services.settings
        if settings.inspect_seconds and settings.bot_workers:
            self._background.repeat(settings.inspect_seconds, self._inspect_next, "games could not be compared")

    async def close(self) -> None:
        await self._background.close()

    async def _inspect_next(self) -> None:
        await self.inspect_one()

    async def inspect_one(self) -> bool:
        """Compare the oldest game that was not compared yet; False if there is none."""
        rated = await self._services.storage.read_in_thread(_next_game)
        if rated is None:
            return False
        compared = await self._compared(rated)
        async with self._services.storage.changing() as db:
            known = {*await db.scalars(select(User.id).where(User.id.in_(rated.people.values())))}
            for seat, user_id in rated.people.items():
                if user_id not in known:
                    continue  # deleted meanwhile
                choices, agreed = compared.get(seat, (0, 0))
                values = {"table_id": rated.table_id, "seat": seat, "user_id": user_id, "game": rated.game}
                await db.execute(_ADD, {**values, "at": time.time(), "choices": choices, "agreed": agreed})
        return True

    async def _compared(self, rated: RatedGame) -> dict[int, tuple[int, int]]:
        """Choices compared and agreed by seat; empty if the game cannot be played any more."""
        try:
            async with reading(self._services, rated.table_id, None, looks=False) as session:
                turn = turn_job(session.require_match().match, BOT, dice=0)
        except Refused:
            return {}
        job = AgreementJob(turn, sorted(rated.people), MOST_CHOICES)
        thought = await self._services.workers.run(job, SECONDS, CLAIM, lambda percent: None)
        found = {} if thought.wrong else thought.result or {}
        return {int(seat): (choices, agreed) for seat, (choices, agreed) in found.items()}


def _next_game(db: Session) -> Optional[RatedGame]:
    """Games that forfeits decided say little, and have no score."""
    done = exists().where(BotAgreement.table_id == SeatResult.table_id)
    there = exists().where(Table.id == SeatResult.table_id)
    played = (SeatResult.rated, SeatResult.score.is_not(None), ~SeatResult.forfeited, SeatResult.user_id.is_not(None))
    still_there = exists().where(User.id == SeatResult.user_id)
    recent = SeatResult.at > time.time() - DAYS * A_DAY
    oldest = (
        select(SeatResult.table_id).where(*played, recent, there, still_there, ~done).order_by(SeatResult.n).limit(1)
    )
    table_id = db.scalar(oldest)
    if table_id is None:
        return None
    rows = list(db.scalars(select(SeatResult).where(SeatResult.table_id == table_id, *played)))
    return RatedGame(table_id, rows[0].game, {row.seat: row.user_id for row in rows if row.user_id is not None})

"""Bots at tables: whoever is to move and is a bot thinks in a worker, and its choices are written like anybody's."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Optional

from sqlalchemy import select

from ..kernel.match import IllegalChoice, Match
from .errors import Refused
from .matches import Draft, usual_answer
from .storage.models import Seat, Table
from .storage.queries import add_note
from .tables import PLAYING, Opened, changing, reading
from .workers import FAILED, Thought, Turn

if TYPE_CHECKING:
    from .house import House

PATIENCE = 5.0  # seconds for bots to finish when the server stops
ADVISER = "hard"  # whom to ask for a hint
OPPONENT = "medium"  # who sits at a table that was set up without a word

log = logging.getLogger(__name__)


class BotPlayers:
    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def look(self, table: Table, seats: Sequence[Seat]) -> None:
        """If a bot is to move at this table and is not thinking yet, let it think."""
        if table.status != PLAYING or table.turn_seat is None or not seats[table.turn_seat].bot:
            return
        self._start(table.id)

    def resume(self) -> None:
        """Tables at which a bot was thinking when the server last stopped."""
        self._tasks["resume"] = asyncio.create_task(self._resume())

    async def close(self) -> None:
        """Thoughts are cut short and lost; what is being written is written."""
        self._closed = True
        self._house.workers.close()
        tasks = list(self._tasks.values())
        if tasks:
            await asyncio.wait(tasks, timeout=PATIENCE)

    def _start(self, table_id: str) -> None:
        if table_id not in self._tasks and not self._closed:
            self._tasks[table_id] = asyncio.create_task(self._play(table_id))

    async def _resume(self) -> None:
        async with self._house.storage.reading() as db:
            query = (
                select(Table.id)
                .join(Seat, (Seat.table_id == Table.id) & (Seat.seat == Table.turn_seat))
                .where(Table.status == PLAYING, Seat.bot.is_not(None))
            )
            waiting = list((await db.execute(query)).scalars())
        for table_id in waiting:
            self._start(table_id)
            while (
                not self._closed and len(self._tasks) > self._house.settings.bot_workers + 1
            ):  # one by one, others want to play too
                await asyncio.sleep(0.2)
        self._tasks.pop("resume", None)

    async def _play(self, table_id: str) -> None:
        """Until somebody who is no bot is to move."""
        try:
            while (job := await self._job(table_id)) is not None and not self._closed:
                thought = await self._house.workers.turn(job, self._house.settings.bot_seconds)
                if self._closed:
                    return
                async with changing(self._house, table_id, None) as opened:
                    if opened.table.status == PLAYING and opened.table.plies == len(job.codes):
                        await _write(opened, job, thought)
        except Refused as wrong:
            log.warning("table %s: its bots stopped: %s", table_id, wrong)
        except Exception:
            log.exception("table %s: its bots stopped", table_id)
        finally:
            self._tasks.pop(table_id, None)

    async def _job(self, table_id: str) -> Optional[Turn]:
        async with reading(self._house, table_id, None) as opened:
            decision = opened.play.match.decision if opened.play is not None else None
            bot = opened.seats[decision.seat].bot if decision is not None else None
            return turn_of(opened.game().match, bot) if bot else None


def turn_of(match: Match, bot: str, most: int = 60) -> Turn:
    """The bot's dice follow from the game so far, so that a game is played the same way again."""
    assert match.seed is not None
    dice = blake2b(f"{match.seed}/{len(match.codes)}".encode(), digest_size=6).digest()
    return Turn(
        match.game.name, match.players, match.seed, match.options, match.codes.copy(), bot,
        int.from_bytes(dice, "big"), most,
    )  # fmt: skip


async def _write(opened: Opened, job: Turn, thought: Thought) -> None:
    """The choices as far as they are legal; where the bot failed, a choice in its place and a note in the log."""
    decision = opened.game().match.decision
    assert decision is not None
    seat = opened.seats[decision.seat]
    draft = Draft(opened.game(), seat.seat)
    wrong, reason = thought.wrong, thought.reason
    try:
        for code in thought.codes:
            draft.choose(code)
    except IllegalChoice as illegal:
        wrong, reason = FAILED, str(illegal)
    if wrong or not draft.codes:
        log.warning("table %s: bot %s of seat %d %s: %s", opened.table.id, job.bot, seat.seat, wrong, reason)
        if not draft.finished and draft.match.decision is not None:
            draft.choose(instead(draft.match))
    await opened.commit(draft.match, draft.codes, draft.movers)
    if wrong:
        await add_note(opened.db, opened.table, seat, f"bot-{wrong}")


def instead(match: Match) -> int:
    """A legal choice for a bot that made none."""
    assert match.decision is not None
    usual = usual_answer(match.decision)
    return random.choice(match.decision.options) if usual is None else usual

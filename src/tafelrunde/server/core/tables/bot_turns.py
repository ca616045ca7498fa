"""Plays bot turns: a worker computes the choices, which are then committed like those of people."""

from __future__ import annotations

import logging
from hashlib import blake2b
from typing import Final, Optional

from ....games import games
from ....kernel.match import Match
from ....kernel.rng import Seed
from ..bots.jobs import MOST_CHOICES, Thought, TurnJob
from ..bots.lanes import Claim
from ..bots.scheduler import CutShort, bot_asked, bot_to_move, has_person, is_quick
from ..errors import conflict
from ..services import Services
from ..storage.queries import add_note
from .session import TableSession, changing, reading

DEFAULT_BOT: Final = "medium"

log = logging.getLogger(__name__)


async def play_turn(services: Services, table_id: str) -> bool:
    """Play one turn of the bot to move at a table; False if there is none."""
    found = await _job(services, table_id)
    if found is None:
        return False
    job, claim = found
    quick = is_quick(games[job.game], job.bot)
    thought = await services.workers.turn(job, services.settings.bot_seconds, claim, quick)
    if services.workers.closed:
        raise CutShort
    async with changing(services, table_id, None) as session:
        still = bot_asked(session.table, session.seats) == job.bot  # false if the player has returned
        if still and session.table.plies == len(job.codes):
            await _write(session, job, thought)
    return True


async def _job(services: Services, table_id: str) -> Optional[tuple[TurnJob, Claim]]:
    async with reading(services, table_id, None, looks=False) as session:
        bot = bot_to_move(session.table, session.seats)
        if bot is None:
            return None
        claim = Claim(session.table.host_id, waited_for=has_person(session.seats))
        return table_job(session, bot), claim


def turn_job(match: Match, bot: str, most: int = MOST_CHOICES, dice: Optional[int] = None) -> TurnJob:
    """By default the random seed is derived from the game so far, so that bots are reproducible. Hints pass `dice`,
    since they must not depend on the secret seed of the game."""
    assert match.seed is not None
    if dice is None:
        dice = _dice(match.seed, len(match.codes))
    game = match.game
    return TurnJob(
        game.name, game.rules_version, game.hash_of(match.options), match.players, match.seed, match.options,
        match.codes.copy(), bot, dice, most, game.pack,
    )  # fmt: skip


def _dice(seed: Seed, plies: int) -> int:
    return int.from_bytes(blake2b(f"{seed}/{plies}".encode(), digest_size=6).digest(), "big")


def table_job(session: TableSession, bot: str, dice: Optional[int] = None) -> TurnJob:
    """A job at the position of a table; at a table of older rules its engine does it."""
    if session.engine is None:
        return turn_job(session.require_match().match, bot, dice=dice)
    table, codes = session.table, session.engine.codes
    assert table.seed is not None
    return TurnJob(
        table.game, table.rules_version, table.component_hash, table.players, table.seed, table.options, codes.copy(),
        bot, _dice(table.seed, len(codes)) if dice is None else dice, pack=session.engine.pack,
        engine=session.engine.name,
    )  # fmt: skip


async def reasons(services: Services, job: TurnJob, code: int, person: str) -> Optional[dict[str, float]]:
    """The bot's reasons for this choice (`Bot.reasons`)."""
    thought = await services.workers.reasons(job, code, services.settings.bot_seconds, person)
    if thought.wrong:
        raise conflict("no-hint")
    return thought.changes


async def _write(session: TableSession, job: TurnJob, thought: Thought) -> None:
    """Commit the legal choices; if the bot failed, a replacement choice and a note in the log."""
    turn, wrong, reason = await session.require_rules().bot_turn(thought.codes, thought.wrong, thought.reason)
    seat = session.seats[turn.seat]
    if wrong or not thought.codes:
        log.warning("table %s: bot %s of seat %d %s: %s", session.table.id, job.bot, seat.seat, wrong, reason)
    await session.commit(turn)
    if wrong:
        await add_note(session.db, session.table, seat, f"bot-{wrong}")
